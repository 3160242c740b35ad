// What `--seats` may say: four ids of players, or commands of foreign ones, with commas between.
import { UsageError } from '../../../src/cli/command.ts';

/** A built-in player by id, or a program with its arguments; `name` is what the report calls it. */
export type SeatChoice =
  | { readonly kind: 'player'; readonly name: string }
  | { readonly kind: 'command'; readonly name: string; readonly words: readonly string[] };

const COMMAND = 'cmd:';

/** Reads `verein,zufall,cmd:"python3 bot.py",...`; commas in double quotes do not separate. Throws UsageError. */
export function seatChoices(text: string): readonly SeatChoice[] {
  if ((text.match(/"/g) ?? []).length % 2 === 1) throw new UsageError(`--seats ${text}: a quote is not closed`);
  const parts = [...text.matchAll(/(?:^|,)((?:"[^"]*"|[^,"])*)/g)].map(([, part = '']) => part.trim());
  return parts.map((part) => (part.startsWith(COMMAND) ? commandIn(part) : { kind: 'player', name: part }));
}

function commandIn(part: string): SeatChoice {
  const text = part
    .slice(COMMAND.length)
    .replace(/^"([^"]*)"$/, '$1')
    .trim();
  const words = [...text.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) =>
    word.replace(/'([^']*)'|"([^"]*)"/g, (_, single?: string, double?: string) => single ?? double ?? ''),
  );
  if (words.length === 0) throw new UsageError(`--seats ${part}: no command`);
  return { kind: 'command', name: `${COMMAND}${text}`, words };
}
