// The documents name what exists: reason ids in the rules, files, links, decisions, commands with their options.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/cli/commands.ts';
import { PROGRAMS } from '../src/cli/fit/programs.ts';
import { REASON_IDS } from '../src/engine/base/reasons.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test('docs/RULES.md has a heading for every reason id, and none for an id that does not exist', () => {
  const headings = [...read('docs/RULES.md').matchAll(/^### ([RA]\.[A-Z_]+)$/gm)].map(([, id]) => id);
  expect(headings.sort()).toEqual([...REASON_IDS].sort());
});

/** Every file of the project, with a slash before its path. */
const FILES = ['src', 'tests', 'build', 'docs'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${folder}/${name.replaceAll(path.sep, '/')}`,
  ),
);

/** The names that `a/{b,c}.ts` stands for. */
const expanded = (name: string): readonly string[] => {
  const [, before = '', inside, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return inside === undefined ? [name] : inside.split(',').map((each) => before + each + after);
};

/** Every document. */
const DOCUMENTS = [
  ...['README.md', '.github/CONTRIBUTING.md', '.github/PULL_REQUEST_TEMPLATE.md', '.github/SECURITY.md'],
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).flatMap((name) => (name.endsWith('.md') ? `${folder}/${name}` : [])),
  ),
];

/** What a pattern finds in a document: its first group. */
const found = (file: string, pattern: RegExp): readonly string[] =>
  [...read(file).matchAll(pattern)].map(([, text]) => text ?? '');

/** Files that the program writes, or wrote, and that lie in no folder of the project. */
const WRITTEN = ['settings.v1.json', 'schafkopf-stube-VERSION.cdx.json'];

const SCRIPTS = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

const commandsIn = (file: string): readonly string[] => found(file, /npm run -s cli -- ([^`\n]+)/g);

/** What is wrong with a line of arguments for the command line; undefined if nothing is. */
function objectionTo(line: string): string | undefined {
  const [name = '', second = ''] = line.split(' ');
  const program = name === 'fit' ? PROGRAMS.find((each) => each.name === second) : undefined;
  if (name === 'help' || (name === 'fit' && /^[^a-z]?$/.test(second))) return undefined;
  const known = program
    ? [...Object.keys(program.arguments).map((each) => `--${each}`), '--help']
    : (COMMANDS[name]?.usage.match(/--[a-z-]+/g) ?? []);
  if (name === 'fit' ? !program : !COMMANDS[name]) return `${line}: no such command`;
  const strange = (line.match(/ --[a-z-]+/g) ?? []).map((each) => each.trim()).filter((each) => !known.includes(each));
  return strange.length > 0 ? `${line}: ${strange.join(' ')}` : undefined;
}

describe.each(DOCUMENTS)('%s', (file) => {
  test('links lead to files that exist', () => {
    const links = found(file, /\]\((?!https?:|#|mailto:)([^)#]+)/g);
    expect(links.filter((link) => !existsSync(path.resolve(ROOT, path.dirname(file), link)))).toEqual([]);
  });

  test('paths under src, tests, docs and build exist', () => {
    const paths = found(file, /[` ]((?:src|tests|docs|build)\/[\w./{},-]+\w)[` ]/g).flatMap(expanded);
    expect(paths.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
  });

  test('names only files that there are', () => {
    const named = found(file, /`([\w./{},-]+\.(?:ts|svelte|mjs|css|json|md|txt|perft))`/g).flatMap(expanded);
    const missing = named.filter((name) => !FILES.some((each) => each.endsWith(`/${name}`)));
    expect(missing.filter((name) => !WRITTEN.includes(name) && !existsSync(path.join(ROOT, name)))).toEqual([]);
  });

  test('scripts of npm are those of package.json', () => {
    expect(found(file, /npm run (?:-s )?([\w:]+)/g).filter((name) => !SCRIPTS.includes(name))).toEqual([]);
  });

  test('commands of the command line exist, with their options', () => {
    expect(commandsIn(file).flatMap((line) => objectionTo(line) ?? [])).toEqual([]);
  });
});

test('the checks of commands can fail', () => {
  expect(DOCUMENTS.flatMap(commandsIn).length).toBeGreaterThan(30);
  expect(objectionTo('compare FILE --games 275')).toBeUndefined();
  expect(objectionTo('compare FILE --rounds 275')).toContain('--rounds');
  expect(objectionTo('fit nothing')).toContain('no such command');
  expect(objectionTo('fit hands --paws 4')).toContain('--paws');
});

test('decisions are numbered without a gap', () => {
  const numbers = readdirSync(path.join(ROOT, 'docs/decisions')).map((name) => Number(name.slice(0, 4)));
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
});
