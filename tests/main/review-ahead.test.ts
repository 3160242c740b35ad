// The reader's decisions are looked at while the table waits for the reader, and what was found holds only if nothing is taken back.
import { expect, test, vi } from 'vitest';
import { recordOf, type Round } from '../../src/engine/table/round.ts';
import { Ahead, LANDED } from '../../src/main/review/ahead.ts';
import { fakeClock, playCards, scene, settled, start } from '../../lab/support/main/fake-table.ts';
import { before, fakeEvaluator } from '../../lab/support/main/review-fixtures.ts';

const stage = scene();
await start(stage, 'ahead');
const FILE = await playCards(stage);
const YOU = FILE.you;
const LAST = FILE.record.entries.length;

/** The round when so many of its entries were there. */
const after = (entries: number): Round => before(FILE.record, entries);

/** Of these entries the evaluator says that nothing will change any more, as soon as they are there. */
function aheadOf(ripe: readonly number[]) {
  const clock = fakeClock();
  const evaluator = {
    ...fakeEvaluator(),
    ripeIn: ({ entries }: Round) => ripe.filter((entry) => entry < entries.length),
  };
  const log = vi.fn();
  return { ahead: new Ahead({ evaluator, clock, log }), evaluator, clock, log };
}

const [FIRST = -1, SECOND = -1, THIRD = -1] = fakeEvaluator().entriesOf(FILE.record);

test('nothing is looked at before the last card has landed, then each entry once', async () => {
  const { ahead, evaluator, clock } = aheadOf([FIRST, SECOND]);
  ahead.waits(after(SECOND + 1), YOU);
  await settled();
  expect(evaluator.asked).toEqual([]);
  await clock.advance(LANDED);
  await settled();
  ahead.waits(after(SECOND + 2), YOU);
  await clock.advance(LANDED);
  await settled();
  expect(evaluator.asked.map(({ entry }) => entry)).toEqual([FIRST, SECOND]);
  expect(ahead.foundOf(FILE.record).map(({ entry }) => entry)).toEqual([FIRST, SECOND]);
});

test('when the table goes on nothing more is begun, and what is being looked at is kept', async () => {
  const { ahead, evaluator, clock } = aheadOf([FIRST, SECOND]);
  const release = evaluator.hold();
  ahead.waits(after(SECOND + 1), YOU);
  await clock.advance(LANDED);
  await settled();
  ahead.goesOn();
  release();
  await settled();
  expect(evaluator.asked.map(({ entry }) => entry)).toEqual([FIRST]);
  expect(ahead.foundOf(FILE.record)).toHaveLength(1);
});

test('what was found of entries that were taken back is not used', async () => {
  const { ahead, clock } = aheadOf([FIRST, THIRD]);
  ahead.waits(after(THIRD + 1), YOU);
  await clock.advance(LANDED);
  await settled();
  const { record } = FILE;
  expect(ahead.foundOf({ ...record, entries: record.entries.slice(0, THIRD) })).toEqual([]);
  expect(ahead.foundOf({ ...record, terms: { ...record.terms, carried: 7 } })).toEqual([]);
  expect(ahead.foundOf(record)).toHaveLength(2);
});

test('the evaluator that fails is told of and asked again when the table waits the next time', async () => {
  const { ahead, evaluator, clock, log } = aheadOf([FIRST]);
  evaluator.fail = true;
  ahead.waits(after(LAST), YOU);
  await clock.advance(LANDED);
  await settled();
  expect(log).toHaveBeenCalledOnce();
  evaluator.fail = false;
  ahead.waits(after(LAST), YOU);
  await clock.advance(LANDED);
  await settled();
  expect(ahead.foundOf(recordOf(after(LAST)))).toHaveLength(1);
});
