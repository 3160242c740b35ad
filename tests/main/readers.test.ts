// Everything that reads a file of somebody else: a megabyte of the worst that its own grammar allows costs no more than time in proportion.
import { Linter } from 'eslint';
import * as regexp from 'eslint-plugin-regexp';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parser } from 'typescript-eslint';
import { isCollectionText, roundsInText } from '../../src/main/library/collection.ts';
import { roundsOfOthers, sourceOf } from '../../src/main/import/import.ts';
import { checkRound } from '../../src/main/rounds/check-round.ts';
import { checkRules } from '../../src/main/rules/rules-file.ts';
import { MAX_FILE_BYTES } from '../../src/shared/border/limits.ts';
import { IMPORT_SOURCES } from '../../src/shared/border/problems.ts';

const SRC = path.resolve(import.meta.dirname, '../../src');

/** Patterns that take more than time in proportion to a text, as a linter finds them. */
function superLinear(code: string): readonly string[] {
  const found = new Linter().verify(code, [
    {
      languageOptions: { parser },
      plugins: { regexp },
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false, ignorePartial: false }],
      },
    },
  ] as Linter.Config[]);
  return found.map(({ line, message }) => `${line}: ${message}`);
}

describe('no pattern of main process or border takes longer than in proportion', () => {
  const files = ['main', 'shared'].flatMap((folder) =>
    readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter((file) => file.endsWith('.ts')),
  );

  /** Whether there may be a pattern at all, for which no linter is needed: a slash that begins no comment and no path. */
  const mayHold = (code: string): boolean =>
    /RegExp|(?:^|[^/*<])\/(?![/*\s])/m.test(code.replaceAll(/\/\/[^\n]*|\/\*[^]*?\*\/|from '[^'\n]*'/g, ''));

  test('in all files', () => {
    expect(files.length).toBeGreaterThan(200);
    const read = files.map((file) => ({ file, code: readFileSync(path.join(SRC, file), 'utf8') }));
    const looked = read.filter(({ code }) => mayHold(code));
    expect(looked.length).toBeGreaterThan(20);
    expect(looked.flatMap(({ file, code }) => superLinear(code).map((each) => `${file}:${each}`))).toEqual([]);
  });

  test('and the linter finds such as there were', () => {
    for (const pattern of [
      String.raw`/^\s*(\S.*?) hat: (.+)$/gm`,
      String.raw`/<h1[^>]*>\s*([^<]+?) von ([^<]+?)\s*<\/h1>/`,
      String.raw`/topbar-username-mobile">\s*([^<]+?)\s*</`,
      String.raw`/\d+ mal\s+(?:aufgedoppelt|gespritzt)/`,
    ])
      expect(superLinear(`export const FOUND = ${pattern};`), pattern).not.toEqual([]);
  });
});

/** Beginnings that make a reader take a text for one of its files, each with what is then repeated. */
const WORST: readonly (readonly [head: string, part: string])[] = [
  ...['\n', ' ', '1', '1 mal ', 'x hat: EO ', ' hat: ', 'x spielt aus: EO\n', ' spielt ', 'Geber: x\n', '\r'].map(
    (part) => ['gespielt von A am 01.01.20\nGeber: x\n', part] as const,
  ),
  ['gespielt von ', ' am 01.01.2Geber: '],
  ...[
    '<h1>',
    '<h1>a von ',
    '<a>',
    '<a ',
    '<b>',
    '</b>',
    '&amp;',
    '&',
    '<td>',
    '<th>Klopfer</th><td>',
    '<!--',
    '<!',
    ' ',
  ].map((part) => ['<p class="game-protocol">Karten von:</p>', part] as const),
  ['<p class="game-protocol">Karten von:<i class="topbar-username-mobile">', ' '],
  ['<p class="game-protocol">Karten von:<h1>x von y</h1><th>Tarif</th><td>', '9'],
  ['<p class="game-protocol">Karten von:<h1', ' '],
  ['<p class="game-protocol">Karten von:<i class="', ' a'],
  ...['[', '{"a":', '"', ' ', '1,', '{"type":"play"},'].flatMap((part) => [
    ['{"format":"schafkopf-stube-round","version":1,"record":{"entries":[', part] as const,
    ['{"format":"schafkopf-stube-rules","version":1,"house":[', part] as const,
    ['{"format":"schafkopf-stube-rounds","version":1}\n', part] as const,
  ]),
];

/** What is done with a text that is dropped on the window; a program's word on it must come, whichever it is. */
function read(text: string): void {
  const source = sourceOf(text);
  if (isCollectionText(text)) roundsInText(text).slice(0, 3).forEach(checkRound);
  else if (source) roundsOfOthers(text, source, 'de');
  else if ((text.includes('-rules"') ? checkRules : checkRound)(text).ok) throw new Error('accepted');
}

const textOf = (head: string, part: string, bytes: number): string =>
  head + part.repeat(Math.ceil(bytes / part.length));

/** Milliseconds of the processor, the least of three: others use the machine as well. */
const timeFor = (text: string): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const started = process.cpuUsage();
      read(text);
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1000;
    }),
  );

/** What main does with a text before the worker gets it, or has an answer. */
const MAIN_MOST_MS = 200;
const READ_MOST_MS = 1500;

test.each(WORST)('a megabyte of %j and then %j is read in time', (head, part) => {
  const text = textOf(head, part, MAX_FILE_BYTES - head.length - 40);
  expect(timeFor(text)).toBeLessThan(sourceOf(text) ? READ_MOST_MS : MAIN_MOST_MS);
});

test('every reader of other programs has met its worst', () => {
  expect(new Set(WORST.map(([head, part]) => sourceOf(textOf(head, part, 1000))))).toEqual(
    new Set([...IMPORT_SOURCES, undefined]),
  );
});
