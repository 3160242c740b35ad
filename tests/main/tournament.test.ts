// Tournaments on the disk: written before it is answered, read back after a start, damaged files left and told of; what cannot be is refused.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SYSTEM_CLOCK } from '../../src/main/base/clock.ts';
import { Stores } from '../../src/main/store/stores.ts';
import { serveTournaments } from '../../src/main/tournament/tournament-calls.ts';
import { TARIFFS } from '../../src/shared/calls/tournament-terms.ts';
import type { PageEvent, TournamentView, TournamentWritten } from '../../src/shared/calls/tournament.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tournaments-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

function open() {
  const stores = new Stores(folder, SYSTEM_CLOCK);
  const dialogs = {
    fileToSave: () => Promise.resolve(path.join(folder, 'out.csv')),
    fileToOpen: () => Promise.resolve(undefined),
    filesToOpen: () => Promise.resolve([]),
    folderToSave: () => Promise.resolve(undefined),
  };
  const printedPages = () => Promise.resolve(new Uint8Array());
  return { stores, calls: serveTournaments({ stores, clock: SYSTEM_CLOCK, dialogs, printedPages }) };
}

type Calls = ReturnType<typeof open>['calls'];

const TERMS = { name: 'Preisschafkopf', rounds: 2, deals: 32, tariff: TARIFFS.fifteen, writes: 'plusMinus' } as const;
const PEOPLE = ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil', 'Fritz', 'Gerd', 'Hans', 'Ida'];

function viewIn(answer: TournamentWritten): TournamentView {
  if (answer.outcome !== 'written') throw new Error(JSON.stringify(answer));
  return answer.view;
}

async function begun(calls: Calls, people = PEOPLE): Promise<string> {
  const { id } = viewIn(await calls['tournament.begin'](TERMS));
  viewIn(await calls['tournament.write']({ id, event: comes(people) }));
  return id;
}

const comes = (people: readonly string[]): PageEvent => ({
  kind: 'comes',
  entrants: people.map((person) => ({ person })),
});

const result = (round: number, table: number, points: readonly number[]): PageEvent => ({
  kind: 'result',
  round,
  table,
  scores: points.map((each) => ({ points: each, solos: 0 })),
});

test('what was written is there after the next start, and can be taken back', async () => {
  const { calls } = open();
  const id = await begun(calls);
  const drawn = viewIn(await calls['tournament.draw']({ id }));
  expect(drawn.played[0]?.tables.map(({ people }) => people.length)).toEqual([3, 3, 3]);
  viewIn(await calls['tournament.write']({ id, event: result(1, 1, [5, 3, -8]) }));
  expect(await readdir(path.join(folder, 'tournaments'))).toHaveLength(1);

  const again = open().calls;
  expect(await again['tournament.list']({})).toMatchObject([{ id, people: 9, drawn: 1, rounds: 2 }]);
  const read = await again['tournament.open']({ id });
  expect(read?.ranking[0]).toMatchObject({ total: 5, place: 1, person: drawn.played[0]?.tables[0]?.people[0] });
  expect(viewIn(await again['tournament.undo']({ id })).played[0]?.tables[0]?.sheets).toEqual([]);
  await again['tournament.exportCsv']({ id });
  expect((await readFile(path.join(folder, 'out.csv'), 'utf8')).split('\r\n')).toHaveLength(11);
});

test('a draw that is taken back leaves its seed with the round', async () => {
  const { calls } = open();
  const id = await begun(calls);
  const first = viewIn(await calls['tournament.draw']({ id })).played[0]?.seed;
  const second = viewIn(await calls['tournament.undo']({ id }));
  expect(second.played).toEqual([]);
  const again = viewIn(await calls['tournament.draw']({ id }));
  expect(again.played[0]?.withdrawn).toEqual([first]);
  expect(again.played[0]?.seed).not.toBe(first);
  expect(await open().calls['tournament.open']({ id })).toEqual(again);
});

test('tables that come in at once are written one after the other, and a correction leaves its trace', async () => {
  const { calls } = open();
  const id = await begun(calls);
  viewIn(await calls['tournament.draw']({ id }));
  await Promise.all(
    [1, 2, 3].map(async (table) => calls['tournament.write']({ id, event: result(1, table, [1, 0, -1]) })),
  );
  const view = viewIn(await calls['tournament.write']({ id, event: result(1, 2, [4, 0, -4]) }));
  expect(view.cannotDraw).toBeNull();
  expect(view.played[0]?.tables[1]?.sheets.map((sheet) => sheet.map(({ points }) => points))).toEqual([
    [1, 0, -1],
    [4, 0, -4],
  ]);
});

test('what cannot be is refused with its reason, and writes nothing', async () => {
  const { calls } = open();
  const id = await begun(calls);
  const drawn = viewIn(await calls['tournament.draw']({ id }));
  const [seated = ''] = drawn.played[0]?.tables[0]?.people ?? [];
  const refused = async (event: PageEvent): Promise<unknown> => {
    const answer = await calls['tournament.write']({ id, event });
    return answer.outcome === 'refused' ? answer.reason : answer.outcome;
  };
  expect(await refused(result(1, 1, [5, 3, -7]))).toEqual({ id: 'T.SUM', params: { table: 1, sum: 1 } });
  expect(await refused(result(1, 1, [5, -5]))).toMatchObject({ id: 'T.BAD_SCORES' });
  expect(await refused(result(1, 1, [3000, -3000, 0]))).toMatchObject({ id: 'T.TOO_HIGH', params: { most: 1792 } });
  expect(await refused(result(1, 4, [5, 0, -5]))).toMatchObject({ id: 'T.NO_TABLE' });
  expect(await refused({ kind: 'goes', person: seated })).toMatchObject({ id: 'T.STILL_PLAYS', params: { table: 1 } });
  expect(await refused(comes(['Anna']))).toEqual({ id: 'T.SAME_NAME', params: { person: 'Anna' } });
  expect(await refused({ kind: 'sits', person: seated, table: 2 })).toMatchObject({ id: 'T.SITS_ALREADY' });
  const again = await calls['tournament.draw']({ id });
  expect(again).toMatchObject({ reason: { id: 'T.RESULTS_MISSING', params: { round: 1, tables: [1, 2, 3] } } });
  expect(await calls['tournament.open']({ id })).toEqual(drawn);
});

test('somebody who comes late takes a free place, and whoever stands in takes over the points', async () => {
  const { calls } = open();
  const id = await begun(calls);
  viewIn(await calls['tournament.draw']({ id }));
  viewIn(await calls['tournament.write']({ id, event: comes(['Spät']) }));
  const seated = viewIn(await calls['tournament.write']({ id, event: { kind: 'sits', person: 'Spät', table: 3 } }));
  expect(seated.played[0]).toMatchObject({ without: [] });
  viewIn(await calls['tournament.write']({ id, event: result(1, 3, [1, 2, 3, -6]) }));
  const changed: PageEvent = { kind: 'changed', person: 'Spät', as: { person: 'Neu', team: 'Die Unter' } };
  const view = viewIn(await calls['tournament.write']({ id, event: changed }));
  expect(view.ranking.find(({ person }) => person === 'Neu')).toMatchObject({ total: -6, team: 'Die Unter' });
  expect(view.teams).toEqual([{ team: 'Die Unter', people: ['Neu'], total: -6, place: 1 }]);
});

test('where only gains are written down nobody has a loss, and no sum is asked for', async () => {
  const { calls } = open();
  const { id } = viewIn(await calls['tournament.begin']({ ...TERMS, writes: 'plusOnly' }));
  viewIn(await calls['tournament.write']({ id, event: comes(['Anna', 'Bert', 'Cilli', 'Dora']) }));
  viewIn(await calls['tournament.draw']({ id }));
  const loss = await calls['tournament.write']({ id, event: result(1, 1, [5, 0, 3, -8]) });
  expect(loss).toMatchObject({ reason: { id: 'T.NO_MINUS', params: { points: -8 } } });
  const view = viewIn(await calls['tournament.write']({ id, event: result(1, 1, [5, 0, 3, 8]) }));
  expect(view.ranking.map(({ total }) => total)).toEqual([8, 5, 3, 0]);
});

test('a fixed table that does not exist is named, and a damaged file is told of', async () => {
  const { calls } = open();
  const id = await begun(calls);
  const far: PageEvent = { kind: 'changed', person: 'Anna', as: { person: 'Anna', table: 9 } };
  expect(viewIn(await calls['tournament.write']({ id, event: far })).cannotDraw).toEqual({
    id: 'T.NO_TABLE',
    params: { table: 9, tables: 3, person: 'Anna' },
  });
  await writeFile(path.join(folder, 'tournaments', 'broken.json'), '{"format":"schafkopf-stube-tournament","ver');
  const { stores, calls: again } = open();
  expect(await again['tournament.list']({})).toHaveLength(1);
  expect(stores.problems()).toHaveLength(1);
});
