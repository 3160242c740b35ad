// What the command line says about itself, at most 80 columns wide, and which command somebody may have meant.
import type { Command } from './command.ts';

const COLUMNS = 80;

/** Words in lines of at most 80 columns; lines after the first begin with `indent`. Longer words stand alone. */
export function wrapped(first: string, words: readonly string[], indent: string): readonly string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of words) {
    const longer = line.trim() === '' || line.endsWith(' ') ? line + word : `${line} ${word}`;
    if (longer.length <= COLUMNS || line.trim() === '') line = longer;
    else {
      lines.push(line.trimEnd());
      line = indent + word;
    }
  }
  return [...lines, line.trimEnd()];
}

/** The words of a usage: an option in brackets is one of them, and so is one with its value. */
const partsOf = (usage: string): readonly string[] => usage.match(/\[[^\]]*\];?|--\S+ [^-[\s]\S*|\S+/g) ?? [];

/** How a command is called and what it does. */
export const helpOn = ({ usage, about }: Command): readonly string[] => [
  ...wrapped('usage: ', partsOf(usage), '    '),
  '',
  ...wrapped('', about.split(/\s+/), ''),
];

/** The commands, each with what it does. */
export function listOf(commands: Readonly<Record<string, Command | undefined>>): readonly string[] {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const told = Object.entries(commands).flatMap(([name, command]) =>
    command ? wrapped(`  ${name.padEnd(width)}  `, command.about.split(/\s+/), ' '.repeat(width + 4)) : [],
  );
  return [
    'usage: npm run -s cli -- COMMAND ...',
    '',
    ...told,
    '',
    '`COMMAND --help` tells how one is called, `--version` which program this is.',
  ];
}

/** How many letters must be put in, left out or changed to come from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The one of some names that was probably meant; undefined if none is near. */
export function likeliest(word: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, far: distance(word, name) }))
    .filter(({ far, name }) => far <= 2 && far < name.length)
    .sort((a, b) => a.far - b.far);
  return best?.name;
}
