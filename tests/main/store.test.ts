// Files on disk: writes that are cut off, and every way in which a file can be wrong, with the right problem and place.
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/base/cards.ts';
import { removeParts, writeAtomic } from '../../src/main/store/atomic.ts';
import { checkRound } from '../../src/main/rounds/check-round.ts';
import { readPlace } from '../../src/main/store/place.ts';
import { SESSION_KIND, type SessionFile } from '../../src/main/table/session-file.ts';
import { Stores } from '../../src/main/store/stores.ts';
import { openPreferences, type Preferences } from '../../src/main/settings/preferences.ts';
import { SYSTEM_CLOCK } from '../../src/main/base/clock.ts';
import { DEFAULT_SETTINGS } from '../../src/shared/files/settings.ts';
import type { RoundFile } from '../../src/shared/files/round-file.ts';
import { playCards, scene, start } from '../../lab/support/main/fake-table.ts';

const DATE = '2026-03-01T20:15:00.000Z';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-store-'))));
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

const inFolder = (name: string): string => path.join(folder, name);
const names = async (): Promise<string[]> => (await readdir(folder)).sort();

async function session(): Promise<{ round: RoundFile; save: SessionFile }> {
  const stage = scene();
  await start(stage, 'store');
  const round = await playCards(stage);
  return { round, save: stage.saves.findLast(({ entries }) => entries.length === 12) as SessionFile };
}
const { round: ROUND, save: SAVE } = await session();

type Json = Record<string, unknown>;
/** A copy of the round's file with something changed in it. */
function changed(change: (file: Json & { record: Json & { entries: Json[] } }) => void): string {
  const copy = JSON.parse(JSON.stringify(ROUND)) as Json & { record: Json & { entries: Json[] } };
  change(copy);
  return JSON.stringify(copy);
}
const problemOf = (text: string): unknown => {
  const checked = checkRound(text);
  return checked.ok ? 'accepted' : checked.problem;
};

describe('an atomic write', () => {
  test('leaves the new content and nothing else', async () => {
    await writeAtomic(inFolder('a.json'), 'old');
    await Promise.all([1, 2, 3, 4, 5].map((n) => writeAtomic(inFolder('a.json'), `new ${n}`)));
    expect(await readFile(inFolder('a.json'), 'utf8')).toMatch(/^new [1-5]$/);
    expect(await names()).toEqual(['a.json']);
  });

  test('that fails leaves the old content and no part', async () => {
    await writeAtomic(inFolder('a.json/b.json'), 'x');
    await expect(writeAtomic(inFolder('a.json'), 'y')).rejects.toThrow();
    expect(await names()).toEqual(['a.json']);
  });

  test('that was cut off is cleared away, other files are not', async () => {
    await writeFile(inFolder('session.json.0c3ab1de-1111-4222-8333-444455556666.part'), '{"half');
    await writeFile(inFolder('my.part'), 'mine');
    await removeParts(folder);
    expect(await names()).toEqual(['my.part']);
  });
});

describe('a round file', () => {
  test('that is right is accepted, also after a byte order mark', () => {
    expect(problemOf(JSON.stringify(ROUND))).toBe('accepted');
    expect(problemOf(`\uFEFF${JSON.stringify(ROUND)}`)).toBe('accepted');
  });

  test.each([
    ['truncated', JSON.stringify(ROUND).slice(0, -100), { id: 'F.NOT_JSON' }],
    ['empty', '', { id: 'F.NOT_JSON' }],
    ['of another program', '{"format":"skat"}', { id: 'F.FOREIGN' }],
    ['a list', '[1,2]', { id: 'F.FOREIGN' }],
    ['null', 'null', { id: 'F.FOREIGN' }],
    ['of a later version', changed((file) => (file['version'] = 2)), { id: 'F.NEWER', params: { version: 2 } }],
    [
      'without a version',
      changed((file) => delete file['version']),
      { id: 'F.BAD_FIELD', params: { path: 'version' } },
    ],
  ])('that is %s', (_, text, expected) => expect(problemOf(text)).toMatchObject(expected));

  const firstPlay = ROUND.record.entries.findIndex(({ type }) => type === 'play');

  test('with a card that does not exist names the place', () => {
    const text = changed(({ record }) => ((record.entries[firstPlay] as Json)['card'] = 'XX'));
    expect(problemOf(text)).toMatchObject({ id: 'F.BAD_FIELD', params: { path: `record.entries[${firstPlay}].card` } });
  });

  test('with a card twice in the pack names the entry and the reason', () => {
    const text = changed(({ record }) => {
      const pack = (record.entries[0] as { pack: Card[] }).pack;
      pack[0] = pack[1] as Card;
    });
    expect(problemOf(text)).toMatchObject({
      id: 'F.ILLEGAL_ENTRY',
      params: { entry: 0, because: { id: 'A.BAD_PACK' } },
    });
  });

  test('with an entry that the rules refuse names it', () => {
    const text = changed(({ record }) => record.entries.splice(firstPlay, 1));
    expect(problemOf(text)).toMatchObject({ id: 'F.ILLEGAL_ENTRY', params: { entry: firstPlay } });
  });

  test('of a round that is not over, with a loose note, with an unknown reason, with a table that deals too little', () => {
    expect(problemOf(changed((file) => (file.record.entries.pop(), (file['notes'] = []))))).toMatchObject({
      id: 'F.UNFINISHED',
    });
    const loose = changed((file) => (file['notes'] = [{ entry: 399, because: [] }]));
    expect(problemOf(loose)).toMatchObject({ id: 'F.BAD_FIELD', params: { path: 'notes[0].entry' } });
    const strange = changed((file) => (file['notes'] = [{ entry: 2, because: [{ id: 'constructor', params: {} }] }]));
    expect(problemOf(strange)).toMatchObject({ id: 'F.BAD_FIELD', params: { path: 'notes[0].because[0]' } });
    const untold = changed(
      (file) => (file['notes'] = [{ entry: 2, because: [{ id: 'lead.calledSuit', params: {} }] }]),
    );
    expect(problemOf(untold)).toMatchObject({ id: 'F.BAD_FIELD', params: { path: 'notes[0].because[0]' } });
    const short = changed((file) => ((file.record['rules'] as Json)['packets'] = [4]));
    expect(problemOf(short)).toMatchObject({ id: 'F.BAD_FIELD', params: { path: 'record.rules.packets' } });
  });

  test('never makes the check throw, whatever one field is replaced by', () => {
    const wild = [null, -1, 1e99, '', 'x'.repeat(1000), [], {}, [[[]]], { __proto__: 1 }, true];
    const paths = (value: unknown, at: readonly string[] = []): readonly (readonly string[])[] =>
      typeof value === 'object' && value !== null
        ? [
            at,
            ...Object.entries(value)
              .slice(0, 6)
              .flatMap(([key, inner]) => paths(inner, [...at, key])),
          ]
        : [at];
    for (const [index, at] of paths(ROUND).entries()) {
      const text = changed((file) => {
        let parent: Json = file;
        for (const key of at.slice(0, -1)) parent = parent[key] as Json;
        const last = at.at(-1);
        if (last !== undefined) parent[last] = wild[index % wild.length];
      });
      expect(() => checkRound(text)).not.toThrow();
    }
  });
});

describe('a place of the program', () => {
  const read = () => readPlace(inFolder('session.json'), SESSION_KIND, DATE);

  test('is empty at first, then holds what was written', async () => {
    expect(await read()).toEqual({ state: 'none' });
    await writeAtomic(inFolder('session.json'), JSON.stringify(SAVE));
    expect(await read()).toMatchObject({ state: 'read', value: SAVE });
  });

  test('that is damaged is put aside whole and reported with its new name', async () => {
    await writeFile(inFolder('session.json'), JSON.stringify(SAVE));
    await truncate(inFolder('session.json'), 200);
    const half = await readFile(inFolder('session.json'), 'utf8');
    const aside = inFolder('session.json.damaged-2026-03-01T20-15-00-000Z');
    expect(await read()).toMatchObject({
      state: 'damaged',
      problem: { id: 'F.PUT_ASIDE', params: { store: 'session', file: aside, because: { id: 'F.NOT_JSON' } } },
    });
    expect(await readFile(aside, 'utf8')).toBe(half);
    expect(await read()).toEqual({ state: 'none' });
  });

  test('with an illegal entry is put aside too', async () => {
    const illegal = { ...SAVE, entries: [...SAVE.entries, { type: 'retour', seat: 2 }] };
    await writeFile(inFolder('session.json'), JSON.stringify(illegal));
    expect(await read()).toMatchObject({
      problem: { params: { because: { id: 'F.ILLEGAL_ENTRY', params: { entry: 12 } } } },
    });
  });

  test('larger than anything the program writes is not read', async () => {
    await writeFile(inFolder('session.json'), '{}');
    await truncate(inFolder('session.json'), SESSION_KIND.maxBytes + 1);
    expect(await read()).toMatchObject({ problem: { params: { because: { id: 'F.TOO_BIG' } } } });
  });
});

describe('settings', () => {
  const opened = (): Promise<Preferences> => openPreferences(new Stores(folder, SYSTEM_CLOCK));

  test('are kept, and get defaults for what an older file does not know', async () => {
    const first = await opened();
    expect(first.get()).toEqual(DEFAULT_SETTINGS);
    expect(await first.change({ speed: 'fast', playerName: 'Hans' })).toBe('written');
    expect((await opened()).get()).toEqual({ ...DEFAULT_SETTINGS, speed: 'fast', playerName: 'Hans' });
    await writeFile(
      inFolder('settings.json'),
      '{"format":"schafkopf-stube-settings","version":1,"settings":{"deck":"french"}}',
    );
    expect((await opened()).get()).toEqual({ ...DEFAULT_SETTINGS, deck: 'french' });
  });

  test('that are damaged are put aside', async () => {
    await writeFile(inFolder('settings.json'), '{"format":"schafkopf-stube-settings","version":1,"settings":7}');
    const stores = new Stores(folder, SYSTEM_CLOCK);
    expect((await openPreferences(stores)).get()).toEqual(DEFAULT_SETTINGS);
    expect(stores.problems()).toMatchObject([
      { id: 'F.PUT_ASIDE', params: { store: 'settings', because: { params: { path: 'settings' } } } },
    ]);
  });
});
