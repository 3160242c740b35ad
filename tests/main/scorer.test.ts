// Evenings with real cards on the disk: written before it is answered, read back after a start, damaged files left and told of.
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SYSTEM_CLOCK } from '../../src/main/base/clock.ts';
import { serveScorer } from '../../src/main/scorer/scorer-calls.ts';
import { Stores } from '../../src/main/store/stores.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'evenings-'));
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
  return { stores, calls: serveScorer({ stores, clock: SYSTEM_CLOCK, dialogs, printedPages }) };
}

const PEOPLE = ['Anna', 'Bert', 'Cilli', 'Dora'];

async function begun(calls: ReturnType<typeof open>['calls'], people = PEOPLE): Promise<string> {
  const answer = await calls['scorer.begin']({ people, house: {}, unit: 'cents' });
  if (answer.outcome !== 'written') throw new Error(JSON.stringify(answer));
  return answer.view.id;
}

const REDEAL = { does: 'write', line: { kind: 'redeal', dealer: 'Anna' } } as const;

test('what was written is there after the next start, each evening in a file of its own', async () => {
  const { calls } = open();
  const id = await begun(calls);
  await begun(calls, ['Xaver', 'Zenzi', 'Alois']);
  expect(await calls['scorer.write']({ id, entry: REDEAL })).toMatchObject({ outcome: 'written', disk: 'written' });
  expect(await readdir(path.join(folder, 'evenings'))).toHaveLength(2);

  const again = open().calls;
  expect(await again['scorer.list']({})).toHaveLength(2);
  expect(await again['scorer.open']({ id })).toMatchObject({ deals: 1, next: { dealer: 'Bert' } });
  expect(await again['scorer.undo']({ id })).toMatchObject({ view: { deals: 0, next: { dealer: 'Anna' } } });
});

test('entries that come at once are written one after the other', async () => {
  const { calls } = open();
  const id = await begun(calls);
  await Promise.all([1, 2, 3].map(async () => calls['scorer.write']({ id, entry: REDEAL })));
  expect(await calls['scorer.open']({ id })).toMatchObject({ deals: 3 });
});

test('a damaged file is told of, and the others are there', async () => {
  const { calls } = open();
  await begun(calls);
  await writeFile(path.join(folder, 'evenings', 'broken.json'), '{"format":"schafkopf-stube-evening","vers');
  const { stores, calls: again } = open();
  expect(await again['scorer.list']({})).toHaveLength(1);
  expect(stores.problems()).toHaveLength(1);
});

test('a refusal writes nothing', async () => {
  const { calls } = open();
  const id = await begun(calls);
  const entry = { does: 'write', line: { kind: 'redeal', dealer: 'Nobody' } } as const;
  expect(await calls['scorer.write']({ id, entry })).toMatchObject({
    outcome: 'refused',
    reason: { id: 'S.NOT_HERE' },
  });
  expect(await calls['scorer.open']({ id })).toMatchObject({ deals: 0 });
  expect(await calls['scorer.begin']({ people: ['A', 'B'], house: {}, unit: 'points' })).toMatchObject({
    outcome: 'refused',
    reason: { id: 'S.PEOPLE' },
  });
});

test('on a disk that takes nothing the evening goes on, and is written as a whole once it does', async () => {
  const { calls } = open();
  const id = await begun(calls);
  const evenings = path.join(folder, 'evenings');
  await rename(evenings, `${evenings}-away`);
  await writeFile(evenings, 'no folder');
  const written = await calls['scorer.write']({ id, entry: REDEAL });
  expect(written).toMatchObject({ outcome: 'written', view: { deals: 1 } });
  expect(written).not.toMatchObject({ disk: 'written' });
  await rm(evenings);
  await rename(`${evenings}-away`, evenings);
  expect(await calls['scorer.write']({ id, entry: REDEAL })).toMatchObject({ disk: 'written' });
  expect(await open().calls['scorer.open']({ id })).toMatchObject({ deals: 2 });
});

test('what is said of an evening is what its file says, or the file is told of and kept', async () => {
  const { calls } = open();
  const id = await begun(calls);
  await calls['scorer.write']({ id, entry: REDEAL });
  const [name = ''] = await readdir(path.join(folder, 'evenings'));
  const file = path.join(folder, 'evenings', name);
  const whole = await readFile(file, 'utf8');
  const damages = [
    whole.slice(0, whole.length / 2),
    whole.replace('"redeal"', '"reduel"'),
    whole.replace('"dealer": "Anna"', '"dealer": "Nobody"').replace('"dealer":"Anna"', '"dealer":"Nobody"'),
    whole.replace('"Bert"', '"Anna"'),
    whole.replace(/"version": ?1/, '"version": 99'),
    '',
  ];
  for (const damaged of damages) {
    expect(damaged).not.toBe(whole);
    await writeFile(file, damaged);
    const { stores, calls: again } = open();
    expect(await again['scorer.list']({})).toEqual([]);
    expect(stores.problems()).toHaveLength(1);
    expect(await again['scorer.write']({ id, entry: REDEAL })).toMatchObject({ outcome: 'refused' });
    const left = await readdir(path.dirname(file));
    const texts = await Promise.all(left.map(async (each) => readFile(path.join(path.dirname(file), each), 'utf8')));
    expect(texts).toContain(damaged);
  }
});

const DOKO = {
  kind: 're',
  contract: 'dok-normal',
  declarer: 'Bert',
  partner: 'Dora',
  result: { by: 'points', points: 121 },
  said: {},
  extras: {},
  doublings: {},
} as const;

test('another game is reckoned in its own unit, and read back with all that was entered', async () => {
  const { calls } = open();
  const answer = await calls['scorer.begin']({ people: PEOPLE, house: {}, game: 'doppelkopf', unit: 'cents' });
  if (answer.outcome !== 'written') throw new Error(JSON.stringify(answer));
  const { id, unit, pays } = answer.view;
  expect([unit, pays]).toEqual(['points', true]);
  const entry = { does: 'write', line: { kind: 'deal', dealer: 'Anna', entry: DOKO } } as const;
  await calls['scorer.write']({ id, entry });
  const read = await open().calls['scorer.open']({ id });
  expect(read?.people.map(({ cents }) => cents)).toEqual([-1, 1, -1, 1]);
  expect(read?.lines[0]?.line).toEqual(entry.line);
});

test('a new name stands everywhere, nobody else may have it, and it can be taken back', async () => {
  const { calls } = open();
  const id = await begun(calls);
  await calls['scorer.write']({ id, entry: REDEAL });
  const renamed = await calls['scorer.write']({ id, entry: { does: 'rename', from: 'Anna', to: ' Annamirl ' } });
  expect(renamed).toMatchObject({ view: { people: [{ person: 'Annamirl' }, {}, {}, {}], deals: 1 } });
  expect(await calls['scorer.write']({ id, entry: { does: 'rename', from: 'Bert', to: 'Cilli' } })).toMatchObject({
    reason: { id: 'S.SAME_NAME' },
  });
  expect(await open().calls['scorer.open']({ id })).toMatchObject({ lines: [{ line: { dealer: 'Annamirl' } }] });
  expect(await calls['scorer.undo']({ id })).toMatchObject({ view: { people: [{ person: 'Anna' }, {}, {}, {}] } });
});

test('how an evening is settled is kept with it', async () => {
  const { calls } = open();
  const id = await begun(calls);
  const lost = { by: 'height', winner: 'defenders', height: 'plain' } as const;
  const wenz = { kind: 'game', contract: 'wenz', declarer: 'Bert', result: lost, runners: 0, doublings: {} } as const;
  await calls['scorer.write']({ id, entry: { does: 'write', line: { kind: 'deal', dealer: 'Anna', entry: wenz } } });
  expect(await calls['scorer.open']({ id })).toMatchObject({ settling: { step: 1 }, payments: [{}, {}, {}] });
  const settling = { step: 10, cap: 90 };
  const settled = await calls['scorer.settle']({ id, settling });
  expect(settled).toMatchObject({ outcome: 'written', disk: 'written' });
  const read = await open().calls['scorer.open']({ id });
  expect(read?.settling).toEqual(settling);
  expect(read?.payments.map(({ from, cents }) => [from, cents])).toEqual([30, 30, 30].map((cents) => ['Bert', cents]));
});

test('where five play, a round of all is five deals', async () => {
  const { calls } = open();
  const house = { 'bock.mode': 'overlap', 'bock.triggers': ['manual'] } as const;
  const answer = await calls['scorer.begin']({ people: [...PEOPLE, 'Emil'], house, unit: 'cents' });
  if (answer.outcome !== 'written') throw new Error(JSON.stringify(answer));
  expect(answer.view.mayCall).toEqual(['bock']);
  const entry = { does: 'write', line: { kind: 'bock' } } as const;
  expect(await calls['scorer.write']({ id: answer.view.id, entry })).toMatchObject({
    view: { next: { bock: 1, bockLeft: 5 } },
  });
});

test('standings count the evenings that a filter lets through', async () => {
  const { calls } = open();
  for (let evening = 0; evening < 2; evening++) {
    const id = await begun(calls);
    const lost = { by: 'height', winner: 'defenders', height: 'plain' } as const;
    const wenz = { kind: 'game', contract: 'wenz', declarer: 'Bert', result: lost, runners: 0, doublings: {} } as const;
    await calls['scorer.write']({ id, entry: { does: 'write', line: { kind: 'deal', dealer: 'Anna', entry: wenz } } });
  }
  await calls['scorer.begin']({ people: PEOPLE, house: {}, unit: 'points' });
  const year = new Date().getFullYear();
  const all = await calls['scorer.standings']({ unit: 'cents', year, game: 'schafkopf' });
  expect(all.find(({ person }) => person === 'Bert')).toEqual({
    ...{ person: 'Bert', evenings: 2, deals: 2, won: 0, declared: 2, declaredWon: 0 },
    ...{ amount: -300, best: -150, worst: -150 },
  });
  expect(all.map(({ amount }) => amount)).toEqual([100, 100, 100, -300]);
  expect(await calls['scorer.standings']({ unit: 'cents', year: year - 1 })).toEqual([]);
  expect(await calls['scorer.standings']({ unit: 'lines' })).toEqual([]);
  await calls['scorer.standingsCsv']({ unit: 'cents' });
  const csv = await readFile(path.join(folder, 'out.csv'), 'utf8');
  expect(csv.split('\r\n')[4]).toBe('Bert,2,2,0,2,0,-300,-150,-150');
});
