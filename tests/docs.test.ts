// The documents name what exists: reason ids in the rules, files, links, decisions, commands with their options.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../lab/commands.ts';
import { PROGRAMS } from '../lab/fit/programs.ts';
import { MeasuredSchema, textOf } from '../lab/measure/figures/measured.ts';
import { fileText, knownRows, withFound } from '../lab/measure/figures/note.ts';
import {
  filled,
  objectionsTo,
  objectionToCommand,
  readFigures,
  readPages,
  withoutFigures,
} from '../lab/measure/figures/pages.ts';
import { REASON_IDS } from '../src/engine/base/reasons.ts';
import { QUARRELS, reasonLinkOf } from '../src/words/glossary/reason-links.ts';
import { OPTIONS } from '../src/engine/options/options.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test('where a quarrel says that a refusal comes from is what docs/RULES.md cites there', () => {
  for (const id of QUARRELS) {
    const [paragraph = ''] = (read('docs/RULES.md').split(`### ${id}\n`)[1] ?? '').split('\n\n');
    const numbers = [...paragraph.matchAll(/(?:SPEC|RELATIVES) (\d+(?:\.\d+)?)/g)].map(([, number]) => number);
    const decided = [...paragraph.matchAll(/\b(?:Q\d\d|VI1)\b/g)].map(([cite]) => cite);
    expect(reasonLinkOf(id).source, id).toBe([...numbers, ...decided].join(' '));
  }
});

test('docs/RULES.md has a heading for every reason id, and none for an id that does not exist', () => {
  const headings = [...read('docs/RULES.md').matchAll(/^### ([RA]\.[A-Z_]+)$/gm)].map(([, id]) => id);
  expect(headings.sort()).toEqual([...REASON_IDS].sort());
});

/** Every file of the project, with a slash before its path. */
const FILES = ['src', 'lab', 'tests', 'build', 'docs'].flatMap((folder) =>
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
  ...['docs', 'docs/decisions', 'docs/rules'].flatMap((folder) =>
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

  test('paths under src, lab, tests, docs and build exist', () => {
    const paths = found(file, /[` ]((?:src|lab|tests|docs|build)\/[\w./{},-]+\w)[` ]/g).flatMap(expanded);
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
  expect(DOCUMENTS.flatMap(commandsIn).length).toBeGreaterThan(20);
  expect(objectionTo('compare FILE --games 275')).toBeUndefined();
  expect(objectionTo('compare FILE --rounds 275')).toContain('--rounds');
  expect(objectionTo('fit nothing')).toContain('no such command');
  expect(objectionTo('fit hands --paws 4')).toContain('--paws');
});

test('decisions are numbered without a gap', () => {
  const numbers = readdirSync(path.join(ROOT, 'docs/decisions')).map((name) => Number(name.slice(0, 4)));
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
});

describe('what comments cite', () => {
  const sources = read('docs/rules/SOURCES.md');
  const listed = new Set([...sources.matchAll(/`([A-Z]{0,2}[\d.]+)`/g)].map(([, id]) => id));
  const texts = [
    ...FILES.filter((file) => /\.(ts|svelte)$/.test(file)).map((file) => file.slice(1)),
    ...['docs/RULES.md', 'docs/ADDING-A-GAME.md', 'docs/ADDING-RULES.md'],
  ].map((file) => ({ file, text: read(file) }));

  /** The numbers cited after SPEC or RELATIVES ("SPEC 2.8, 4.1", "SPEC 3.5 - 3.7"), questions and decisions in comments and pages. */
  const citedIn = (text: string): readonly string[] => [
    ...[...text.matchAll(/\b(?:SPEC|RELATIVES) (\d[\d.]*\d|\d)((?:,? (?:- )?\d[\d.]*\d|, \d)*)/g)].flatMap(
      ([, first = '', others = '']) => [first, ...(others.match(/\d[\d.]*/g) ?? [])],
    ),
    ...[...text.matchAll(/(?:\(|, |\/\/.* )((?:Q\d\d)|(?:OF|VI|DX|SH|HI)\d)\b/g)].map(([, id = '']) => id),
  ];

  test('stands in docs/rules/SOURCES.md', () => {
    const missing = texts.flatMap(({ file, text }) =>
      citedIn(text)
        .filter((id) => !listed.has(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(missing).toEqual([]);
    expect(citedIn('(SPEC 2.8, 4.1 and Q38; RELATIVES 9.2, VI1)')).toEqual(['2.8', '4.1', '9.2', 'VI1']);
    expect(texts.flatMap(({ text }) => citedIn(text)).length).toBeGreaterThan(400);
  });

  test('of OPTIONS is an option', () => {
    const cited = texts.flatMap(({ text }) =>
      [...text.matchAll(/\bOPTIONS ([a-z]\w*\.\w+)/g)].map(([, id = '']) => id),
    );
    expect(cited.filter((id) => !(id in OPTIONS))).toEqual([]);
    expect(cited.length).toBeGreaterThan(5);
  });
});

describe('sizes', () => {
  const KB = 1024;
  /** What a page may hold where it is not the usual 16 KB. */
  const LIMITS: Readonly<Record<string, number>> = {
    'docs/RULES.md': 45,
    'docs/ARCHITECTURE.md': 14,
    ...Object.fromEntries(['TUTOR', 'STRENGTH', 'SCREEN'].map((name) => [`docs/${name}.md`, 12])),
  };
  const BOTS = path.join(import.meta.dirname, '../docs/bots');
  const sizes = [...readPages()].map(([page, text]) => [page, Buffer.byteLength(text)] as const);

  test('no page is longer than can be read in ten minutes', () => {
    expect(sizes.filter(([page, size]) => size > (LIMITS[page] ?? 16) * KB)).toEqual([]);
  });

  test('all of them and the programs beside them hold 170 KB at most', () => {
    const beside = readdirSync(BOTS).map((name) => statSync(path.join(BOTS, name)).size);
    expect([...sizes.map(([, size]) => size), ...beside].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
      170 * KB,
    );
  });
});

describe('figures', () => {
  const figures = readFigures();
  const pages = readPages();

  test('have a command that exists, and stand once', () => {
    expect(objectionsTo(pages, figures)).toEqual([]);
    const lines = [...figures.values()].flatMap(({ command }) => /npm run -s cli -- (.+)$/.exec(command)?.[1] ?? []);
    expect(lines.flatMap((line) => objectionTo(line) ?? [])).toEqual([]);
  });

  test('are in the pages what docs/measured says (`npm run -s figures` writes them)', () => {
    expect([...pages].filter(([, text]) => filled(text, figures) !== text).map(([page]) => page)).toEqual([]);
  });

  test('with an error stand nowhere else', () => {
    expect([...pages].filter(([, text]) => withoutFigures(text).includes('±')).map(([page]) => page)).toEqual([]);
  });

  const TABLE = MeasuredSchema.parse({
    ...{ command: 'npm run -s cli -- arena', n: 'deals', error: 'none' },
    columns: [{ title: 'player' }, { title: 'cents', digits: 1 }],
    rows: [
      { measured: '2026-11 unknown', cells: ['a', [1.2, 0.5]] },
      { measured: '2026-12-01 58f11b6d', cells: ['b', -3] },
    ],
  });

  test('are written with their errors, command and days', () => {
    expect(textOf(TABLE).split('\n')).toEqual([
      '| player | cents |',
      '|---|---|',
      '| a | 1.2 ± 0.5 |',
      '| b | −3.0 |',
      '',
      '`npm run -s cli -- arena`; n: deals; error: none; measured 2026-11 to 2026-12-01.',
    ]);
  });

  test('the checks of figures can fail', () => {
    expect(objectionToCommand('node build/run-ts.mjs lab/measure/nothing.ts 5')).toContain('lab/measure/nothing.ts');
    expect(objectionToCommand('npm run -s nothing')).toContain('nothing');
    expect(objectionToCommand('node build/test.mjs app nothing.spec.ts')).toContain('tests/app/nothing.spec.ts');
    expect(objectionToCommand('a throw-away program')).toContain('no command');
    const nowhere = new Map([['figure', TABLE]]);
    const page = (text: string): ReadonlyMap<string, string> => new Map([['page', text]]);
    expect(objectionsTo(page(''), nowhere)).toEqual(['docs/measured/figure.json stands in 0 places of the pages']);
    const place = '<!-- measured: other -->\n<!-- /measured -->';
    expect(objectionsTo(page(place), new Map())).toEqual(['page: no docs/measured/other.json']);
    expect(MeasuredSchema.safeParse({ ...TABLE, command: '' }).success).toBe(false);
    expect(MeasuredSchema.safeParse({ ...TABLE, rows: [{ measured: '2026-11 unknown', cells: ['a'] }] }).success).toBe(
      false,
    );
  });

  test('a program that measures replaces its own rows and leaves the others', () => {
    const found = { ...TABLE, n: 'unknown', rows: [['b', 4] as const, ['c', 5] as const] };
    const now = withFound(TABLE, found, '2026-12-02 58f11b6d');
    expect(now.n).toBe('deals');
    expect(knownRows(TABLE, found).rows).toEqual([['b', 4]]);
    expect(now.rows.map(({ measured, cells }) => [measured.slice(0, 10), ...cells])).toEqual([
      ['2026-11 un', 'a', [1.2, 0.5]],
      ['2026-12-02', 'b', 4],
      ['2026-12-02', 'c', 5],
    ]);
    expect(MeasuredSchema.parse(JSON.parse(fileText(now)))).toEqual(now);
    const others = withFound(
      TABLE,
      { ...found, columns: [{ title: 'player' }, { title: 'points' }] },
      '2026-12-02 unknown',
    );
    expect(others.rows).toHaveLength(2);
    expect(others.n).toBe('unknown');
  });
});
