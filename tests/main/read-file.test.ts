// Reading from disks: ordinary files only, never more than the limit, and everything that main reads goes this way.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isCollection, linesIn } from '../../src/main/library/collection.ts';
import { readLimited } from '../../src/main/store/check.ts';
import { readUpTo, readUpToSync, TooBig } from '../../src/main/store/read-file.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'stube-read-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));
const place = (name: string): string => path.join(folder, name);

/** Things in a folder that look like a file and never end, or never begin. */
const STRANGE: readonly (readonly [what: string, make: () => string])[] = [
  ['a folder', () => folder],
  ...(process.platform === 'win32'
    ? []
    : ([
        ['a link to a device', () => (symlinkSync('/dev/zero', place('a.schafkopf')), place('a.schafkopf'))],
        ['a pipe', () => (execFileSync('mkfifo', [place('b.schafkopf')]), place('b.schafkopf'))],
        ['a device', () => '/dev/zero'],
      ] as const)),
];

describe.each(STRANGE)('%s', (_what, make) => {
  test('is refused at once, whoever reads', async () => {
    const file = make();
    await expect(readUpTo(file, 1000)).rejects.toThrow(/^(EISDIR|ENODEV)/);
    expect(() => readUpToSync(file, 1000)).toThrow(/^(EISDIR|ENODEV)/);
    await expect(isCollection(file)).rejects.toThrow();
    await expect(linesIn(file).next()).rejects.toThrow();
    expect(await readLimited(file, 1000)).toMatchObject({ ok: false, problem: { id: 'F.UNREADABLE' } });
  });
});

test('a file is read up to its limit, and one that is larger is told by its size', async () => {
  writeFileSync(place('a'), 'äöü');
  expect(await readUpTo(place('a'), 6)).toMatchObject({ text: 'äöü', size: 6 });
  expect(readUpToSync(place('a'), 6)).toMatchObject({ text: 'äöü', size: 6 });
  await expect(readUpTo(place('a'), 5)).rejects.toThrow(TooBig);
  expect(() => readUpToSync(place('a'), 5)).toThrow(TooBig);
  writeFileSync(place('empty'), '');
  expect((await readUpTo(place('empty'), 5)).text).toBe('');
});

/** What else reads, and why it need not ask. */
const OTHERS: Readonly<Record<string, string>> = {
  'store/read-file.ts': 'is what the others ask',
  'app/scheme.ts': 'files of the program itself',
  'app/about.ts': 'files of the program itself',
  'app/data-folder.ts': 'a note beside the usual folder, written by the program',
  'base/crash-report.ts': 'its own log',
};

test('nothing else in main opens files for reading', () => {
  const main = path.resolve(import.meta.dirname, '../../src/main');
  const reads =
    /(?<!handle\.)\b(?:readFile|readFileSync|createReadStream|openSync)\b|\bopen\((?!part, 'wx'|folder, 'r')[^)]*FLAGS|import \{[^}]*\bopen\b[^}]*\} from 'node:fs/;
  const found = readdirSync(main, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && reads.test(readFileSync(path.join(main, file), 'utf8')));
  expect(found.filter((file) => !(file in OTHERS) && file !== 'store/atomic.ts')).toEqual([]);
  expect(found).toContain('store/read-file.ts');
});
