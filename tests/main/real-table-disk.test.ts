// What is kept of real tables, on disks that fail: damaged files are told of and left, a disk that takes nothing is written to later.
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PLAY_VERSION } from '../../src/engine/duel/challenge-terms.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { SYSTEM_CLOCK } from '../../src/main/base/clock.ts';
import { DUEL_KIND } from '../../src/main/duel/duel-file.ts';
import { freshDuel } from '../../src/main/duel/duel-shelf.ts';
import { EVENING_KIND, type EveningFile } from '../../src/main/scorer/evening-file.ts';
import { NOTHING_CARRIED } from '../../src/main/store/carried.ts';
import type { OwnKind } from '../../src/main/store/check.ts';
import { SAVE_FOLDERS } from '../../src/main/store/folders.ts';
import { Stores } from '../../src/main/store/stores.ts';
import { TOURNAMENT_KIND, type TournamentFile } from '../../src/main/tournament/tournament-file.ts';
import { TARIFFS } from '../../src/shared/calls/tournament-terms.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'real-table-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

const DATE = '2026-03-01T20:15:00.000Z';
const EVENING: EveningFile = {
  format: 'schafkopf-stube-evening',
  version: 1,
  id: 'evening',
  begunAt: DATE,
  house: PURE_2007,
  unit: 'cents',
  people: ['Anna', 'Bert', 'Cilli', 'Dora'],
  settling: { step: 10, cap: 500 },
  log: [{ does: 'write', line: { kind: 'redeal', dealer: 'Anna' } }],
};
const TOURNAMENT: TournamentFile = {
  format: 'schafkopf-stube-tournament',
  version: 1,
  id: 'tournament',
  begunAt: DATE,
  name: 'Preisschafkopf',
  rounds: 2,
  deals: 32,
  tariff: TARIFFS.fifteen,
  writes: 'plusMinus',
  seed: 'lot',
  log: [{ kind: 'comes', entrants: [{ person: 'Anna' }] }],
};
const CHALLENGE = { play: PLAY_VERSION, game: 'schafkopf', house: {}, level: 'hobby', deals: 2, seed: 5 } as const;

interface Kept<T extends { readonly id: string }> {
  readonly kind: OwnKind<T>;
  readonly below: string;
  readonly content: T;
  /** The same with a later change. */
  readonly changed: T;
}

/** A row of the table, whatever it keeps. */
const kept = <T extends { readonly id: string }>(row: Kept<T>) => {
  const shelf = () => {
    const stores = new Stores(folder, SYSTEM_CLOCK);
    return { stores, shelf: stores.shelf(row.kind, row.below) };
  };
  const put = (content: T) => shelf().shelf.put({ content, carried: NOTHING_CARRIED });
  const read = async () => {
    const { stores, shelf: opened } = shelf();
    const all = await opened.all();
    return { contents: all.map(({ content }) => content), problems: stores.problems().length };
  };
  return { ...row, shelf, put, read };
};

const DUEL = freshDuel('Freitag', CHALLENGE, DATE);
const ROWS = [
  kept({ kind: EVENING_KIND, below: SAVE_FOLDERS.scorer, content: EVENING, changed: { ...EVENING, log: [] } }),
  kept({
    ...{ kind: TOURNAMENT_KIND, below: SAVE_FOLDERS.tournament, content: TOURNAMENT },
    changed: { ...TOURNAMENT, log: [] },
  }),
  kept({ kind: DUEL_KIND, below: SAVE_FOLDERS.duel, content: DUEL, changed: { ...DUEL, name: 'Samstag' } }),
].map((row) => [row.below, row] as const);

test.each(ROWS)('%s: a damaged file is told of, and what it says is not lost', async (below, row) => {
  await row.put(row.content as never);
  expect(await row.read()).toEqual({ contents: [row.content], problems: 0 });
  const [name = ''] = await readdir(path.join(folder, below));
  const file = path.join(folder, below, name);
  const whole = await readFile(file, 'utf8');
  const damages = [
    whole.slice(0, whole.length / 2),
    whole.replace(/"version": ?1/, '"version": 99'),
    whole.replace('schafkopf-stube', 'something'),
    '\u0000'.repeat(64),
    '',
  ];
  for (const damaged of damages) {
    expect(damaged).not.toBe(whole);
    await writeFile(file, damaged);
    expect(await row.read()).toEqual({ contents: [], problems: 1 });
    const left = await readdir(path.dirname(file));
    const texts = await Promise.all(left.map(async (each) => readFile(path.join(path.dirname(file), each), 'utf8')));
    expect(texts).toContain(damaged);
  }
});

test.each(ROWS)('%s: on a disk that takes nothing all goes on, and is written once it does', async (below, row) => {
  await row.put(row.content as never);
  const place = path.join(folder, below);
  const { shelf } = row.shelf();
  await shelf.all();
  await rename(place, `${place}-away`);
  await writeFile(place, 'no folder');
  const changed = { content: row.changed, carried: NOTHING_CARRIED } as never;
  expect(await shelf.put(changed)).not.toBe('written');
  expect((await shelf.all()).map(({ content }) => content)).toEqual([row.changed]);
  await rm(place);
  await rename(`${place}-away`, place);
  expect(await shelf.put(changed)).toBe('written');
  expect(await row.read()).toEqual({ contents: [row.changed], problems: 0 });
});

test.each(ROWS)('%s: what a write that was cut off has left disturbs nobody', async (below, row) => {
  await row.put(row.content as never);
  await mkdir(path.join(folder, below), { recursive: true });
  await writeFile(path.join(folder, below, `${row.content.id}.json.1.part`), '{"half');
  expect(await row.read()).toEqual({ contents: [row.content], problems: 0 });
});
