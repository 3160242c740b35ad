// Two computers on one folder of saves: nothing that one of them has written is lost to the other, and both are told.
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { takeAlong } from '../../src/main/app/data-folder.ts';
import { NOTHING_CARRIED } from '../../src/main/store/carried.ts';
import type { OwnKind } from '../../src/main/store/check.ts';
import { ALL_FOLDERS, SAVE_FOLDERS } from '../../src/main/store/folders.ts';
import { keptFile } from '../../src/main/store/kept.ts';
import { Stores } from '../../src/main/store/stores.ts';
import { STORE_IDS } from '../../src/shared/border/saving.ts';
import { fakeClock } from '../../lab/support/main/fake-table.ts';

interface Content {
  readonly format: 'test';
  readonly version: 1;
  readonly id: string;
  readonly words: readonly string[];
}
const KIND: OwnKind<Content> = {
  store: 'rules',
  format: 'test',
  version: 1,
  maxBytes: 10_000,
  schema: z.strictObject({
    format: z.literal('test'),
    version: z.literal(1),
    id: z.string(),
    words: z.array(z.string()),
  }),
};
const EMPTY: Content = { format: 'test', version: 1, id: 'a', words: [] };

let folder = '';
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'stube-two-'))));
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

/** The program on one computer. */
function computer() {
  const stores = new Stores(folder, fakeClock());
  const kept = keptFile({ stores, kind: KIND, empty: EMPTY });
  const shelf = stores.shelf(KIND, SAVE_FOLDERS.aside);
  return {
    stores,
    kept,
    shelf,
    add: (word: string) => kept.change((now) => ({ ...now, words: [...now.words, word] })),
  };
}

const wordsIn = async (below = '.'): Promise<readonly string[]> => {
  const names = (await readdir(path.join(folder, below))).filter((name) => /\.json(\.|$)/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, below, name), 'utf8')));
  return texts.flatMap((text) => (JSON.parse(text) as Content).words).sort();
};

describe('a file of the program', () => {
  test('that the other has written is kept under a name of its own, and told of once', async () => {
    const [one, two] = [computer(), computer()];
    await one.add('first');
    await two.kept.get();
    await one.add('second');
    await two.add('third');
    await two.add('fourth');
    expect(await wordsIn()).toEqual(['first', 'first', 'fourth', 'second', 'third']);
    expect(two.stores.problems().map(({ id }) => id)).toEqual(['F.KEPT_BOTH']);
    expect(one.stores.problems()).toEqual([]);
  });

  test('that came there while there was none is kept', async () => {
    const [one, two] = [computer(), computer()];
    await two.kept.get();
    await one.add('first');
    await two.add('second');
    expect(await wordsIn()).toEqual(['first', 'second']);
  });

  test('of which a disk has only rounded the time is nobody else’s', async () => {
    const one = computer();
    await one.add('first');
    await utimes(path.join(folder, 'rules.json'), 1000, 1000);
    await one.add('second');
    expect(await readdir(folder)).toEqual(['rules.json']);
    expect(one.stores.problems()).toEqual([]);
  });
});

describe('a folder of files', () => {
  const shelved = (words: readonly string[]) => ({ content: { ...EMPTY, words }, carried: NOTHING_CARRIED });

  test('keeps what the other has put there, when writing and when removing', async () => {
    const [one, two] = [computer(), computer()];
    await one.shelf.put(shelved(['first']));
    await two.shelf.all();
    await one.shelf.put(shelved(['second']));
    await two.shelf.put(shelved(['third']));
    expect(await wordsIn(SAVE_FOLDERS.aside)).toEqual(['second', 'third']);
    await one.shelf.remove('a');
    expect(await wordsIn(SAVE_FOLDERS.aside)).toContain('third');
  });
});

test('everything that is kept is taken along to another folder, what lies beside it too', async () => {
  const files = STORE_IDS.flatMap((store) => [`${store}.json`, `${store}.v1.json`, `${store}.json.damaged-2026`]);
  for (const below of ALL_FOLDERS) await mkdir(path.join(folder, below), { recursive: true });
  for (const file of files) await writeFile(path.join(folder, file), file);
  for (const below of Object.values(SAVE_FOLDERS)) await writeFile(path.join(folder, below, 'x.json'), below);
  await writeFile(path.join(folder, 'Cookies'), 'of the browser below us');
  const other = await mkdtemp(path.join(os.tmpdir(), 'stube-other-'));
  try {
    await takeAlong(folder, other);
    const all = (await readdir(other, { recursive: true })).map((name) => name.split(path.sep).join('/'));
    const below = Object.values(SAVE_FOLDERS).flatMap((name) => [name, `${name}/x.json`]);
    expect(all.sort()).toEqual([...files, ...below].sort());
  } finally {
    await rm(other, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  }
});
