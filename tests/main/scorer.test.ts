// Evenings with real cards on the disk: written before it is answered, read back after a start, damaged files left and told of.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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
afterEach(() => rm(folder, { recursive: true, force: true }));

function open() {
  const stores = new Stores(folder, SYSTEM_CLOCK);
  const dialogs = {
    fileToSave: () => Promise.resolve(path.join(folder, 'out.csv')),
    fileToOpen: () => Promise.resolve(undefined),
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
