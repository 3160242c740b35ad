// Commentary in the background: order of the rounds, rest while somebody plays, what is stored and used again.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundRecord } from '../../src/engine/table/log.ts';
import type { EntryReview } from '../../src/engine/tutor/review/review.ts';
import { Commentator, REST } from '../../src/main/review/commentator.ts';
import { openReviewStore } from '../../src/main/review/review-store.ts';
import type { ReviewProgress } from '../../src/shared/calls/review-calls.ts';
import type { RoundFile } from '../../src/shared/files/round-file.ts';
import { fakeClock, playCards, scene, settled, start } from '../../lab/support/main/fake-table.ts';
import { type FakeEvaluator, fakeEvaluator, reviewFor } from '../../lab/support/main/review-fixtures.ts';

const stage = scene();
await start(stage, 'commentary');
const FILE: RoundFile = await playCards(stage);
const ENTRIES = 6;

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'review-'))));
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

/** A commentator on a folder; every id but "gone" is the same round. */
function commentatorWith(evaluator: FakeEvaluator = fakeEvaluator(1, ENTRIES), early: readonly EntryReview[] = []) {
  const clock = fakeClock();
  const told: [string, ReviewProgress][] = [];
  const log = vi.fn();
  const records = new Map<string, RoundRecord>();
  const commentator = new Commentator({
    evaluator,
    store: openReviewStore(folder),
    foundEarly: () => early,
    recordOf: (id) => Promise.resolve(id === 'gone' ? undefined : (records.get(id) ?? FILE.record)),
    clock,
    changed: (id, progress) => told.push([id, progress]),
    log,
  });
  return { commentator, evaluator, clock, told, log, records };
}

const until = (condition: () => boolean | Promise<boolean>): Promise<void> =>
  vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 4000, interval: 2 });

const stored = (id: string): Promise<string | undefined> =>
  readFile(path.join(folder, `${id}.review.json`), 'utf8').catch(() => undefined);

const isDone = async ({ commentator }: ReturnType<typeof commentatorWith>, id: string): Promise<boolean> => {
  const commentary = await commentator.look(id);
  return commentary !== undefined && commentator.progressOf(commentary).state === 'done';
};

test('a round is looked at entry by entry, and every step is told', async () => {
  const all = commentatorWith();
  all.commentator.add('a');
  await until(() => isDone(all, 'a'));
  expect(all.evaluator.asked.map(({ entry }) => entry)).toEqual(all.evaluator.entriesOf(FILE.record));
  expect(all.told.map(([, { done }]) => done)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(all.told.at(-1)?.[1]).toEqual({ state: 'done', done: ENTRIES, total: ENTRIES });
});

test('of a round that is looked at it is never told that it waits for others', async () => {
  const all = commentatorWith();
  for (const id of ['a', 'b', 'c']) all.commentator.add(id);
  await all.commentator.open('a');
  await until(() => isDone(all, 'a'));
  const states = all.told.flatMap(([id, { state }]) => (id === 'a' ? [state] : []));
  expect(states).toHaveLength(ENTRIES);
  expect(new Set(states)).toEqual(new Set(['working', 'done']));
});

test('what was found is used again, without being looked for anew', async () => {
  const first = commentatorWith();
  first.commentator.add('a');
  await until(() => isDone(first, 'a'));
  await first.commentator.close();
  const again = commentatorWith();
  expect(await isDone(again, 'a')).toBe(true);
  const commentary = await again.commentator.open('a');
  await settled();
  expect(again.evaluator.asked).toEqual([]);
  expect(commentary?.reviews()).toHaveLength(ENTRIES);
  expect(commentary?.reviews()[0]?.luck).toBeCloseTo(1 / 3, 5);
});

test('what was found before the round was over is not looked for again', async () => {
  const [entry = -1] = fakeEvaluator().entriesOf(FILE.record);
  const all = commentatorWith(fakeEvaluator(1, ENTRIES), [reviewFor(FILE.record, entry)]);
  all.commentator.add('a');
  await until(() => isDone(all, 'a'));
  expect(all.evaluator.asked.map((asked) => asked.entry)).not.toContain(entry);
  expect(all.evaluator.asked).toHaveLength(ENTRIES - 1);
});

test.each([
  ['another evaluator', (text: string) => text.replace('"evaluator":1', '"evaluator":7')],
  ['half a file', (text: string) => text.slice(0, text.length / 2)],
  ['another record', (text: string) => text.replace(/"record":"[0-9a-f]{6}/, '"record":"000000')],
  ['an unknown sentence', (text: string) => text.replace('"remarks":[]', '"remarks":[{"id":"X.NO","params":{}}]')],
  ['a value out of bounds', (text: string) => text.replace('"chance":0.7', '"chance":1.7')],
  ['another decision', (text: string) => text.replace(/"call":"(weiter|spiele)"/, '"call":"sie"')],
])('a file of %s is not used, and the round looked at anew', async (_, spoil) => {
  const first = commentatorWith();
  first.commentator.add('a');
  await until(() => isDone(first, 'a'));
  await first.commentator.close();
  const good = (await stored('a')) ?? '';
  const bad = spoil(good);
  expect(bad).not.toBe(good);
  await writeFile(path.join(folder, 'a.review.json'), bad);
  const again = commentatorWith();
  again.commentator.add('a');
  await until(() => isDone(again, 'a'));
  expect(again.evaluator.asked).toHaveLength(ENTRIES);
});

test('the round that is looked at comes first, the newest of the others next', async () => {
  const all = commentatorWith(fakeEvaluator(1, 2));
  const release = all.evaluator.hold();
  for (const id of ['old', 'new']) all.records.set(id, { ...FILE.record });
  all.commentator.add('old');
  await until(() => all.evaluator.asked.length === 1);
  all.commentator.add('new');
  const front = { ...FILE.record };
  all.records.set('front', front);
  await all.commentator.open('front');
  release();
  const isTold = (id: string): boolean => all.told.some(([each, { state }]) => each === id && state === 'done');
  await until(() => ['front', 'new', 'old'].every(isTold));
  const order = all.evaluator.asked.map(({ record }) => [...all.records].find(([, each]) => each === record)?.[0]);
  expect(order).toEqual([
    'old', // had begun, and is broken off
    ...['front', 'front'],
    ...['old', 'old'],
    ...['new', 'new'],
  ]);
});

test('nothing is made while somebody plays, unless it is looked at', async () => {
  const all = commentatorWith();
  all.commentator.played();
  all.commentator.add('a');
  await settled();
  expect(all.evaluator.asked).toEqual([]);
  const commentary = await all.commentator.look('a');
  expect(commentary && all.commentator.progressOf(commentary).state).toBe('resting');
  await all.clock.advance(REST);
  await until(() => isDone(all, 'a'));
  all.commentator.played();
  await all.commentator.open('b');
  await until(() => isDone(all, 'b'));
});

test('a piece that is being made is let go of when somebody plays', async () => {
  const all = commentatorWith();
  const release = all.evaluator.hold();
  all.commentator.add('a');
  await until(() => all.evaluator.asked.length === 1);
  all.commentator.played();
  await settled();
  release();
  await settled();
  expect(all.evaluator.asked).toHaveLength(1);
  await all.clock.advance(REST);
  await until(() => isDone(all, 'a'));
});

test('a cancelled round stays as it is until it is opened again', async () => {
  const all = commentatorWith();
  const release = all.evaluator.hold();
  await all.commentator.open('a');
  await until(() => all.evaluator.asked.length === 1);
  all.commentator.cancel('a');
  release();
  await settled();
  expect(all.told.at(-1)?.[1].state).toBe('cancelled');
  expect(all.evaluator.asked).toHaveLength(1);
  await all.commentator.open('a');
  await until(() => isDone(all, 'a'));
});

test('a failure is told once and tried again only on demand', async () => {
  const all = commentatorWith();
  all.evaluator.fail = true;
  await all.commentator.open('a');
  await until(() => all.told.at(-1)?.[1].state === 'failed');
  expect(all.log).toHaveBeenCalledOnce();
  all.evaluator.fail = false;
  await all.commentator.open('a');
  await until(() => isDone(all, 'a'));
});

test('with a round goes what was said about it, even what is just being made', async () => {
  const all = commentatorWith();
  all.commentator.add('a');
  await until(async () => (await stored('a')) !== undefined);
  await all.commentator.forget('a');
  expect(await stored('a')).toBeUndefined();
  const release = all.evaluator.hold();
  const asked = all.evaluator.asked.length;
  all.commentator.add('b');
  await until(() => all.evaluator.asked.length > asked);
  const forgotten = all.commentator.forget('b');
  release();
  await forgotten;
  await settled();
  await all.commentator.close();
  expect(await stored('b')).toBeUndefined();
});

test('a round that is not there has no commentary', async () => {
  const { commentator } = commentatorWith();
  commentator.add('gone');
  expect(await commentator.open('gone')).toBeUndefined();
  await commentator.close();
});

test('closing leaves no timer and writes what was found', async () => {
  const all = commentatorWith();
  all.commentator.add('a');
  all.commentator.played();
  await until(() => all.clock.pending() === 1);
  await all.commentator.close();
  expect(all.clock.pending()).toBe(0);
});
