// What is said of a decision before the round is over is what would be said of it afterwards.
import { expect, test } from 'vitest';
import { randomOf } from '../../../../src/engine/base/random.ts';
import type { Seat } from '../../../../src/engine/base/seats.ts';
import type { RoundRecord } from '../../../../src/engine/table/log.ts';
import { recordOf } from '../../../../src/engine/table/round.ts';
import type { EffortRow } from '../../../../src/engine/tutor/advice/advice.ts';
import type { EntryReview } from '../../../../src/engine/tutor/review/review.ts';
import { reviewable, reviewEntry, ripeIn } from '../../../../src/engine/tutor/review/review-entry.ts';
import { roundOf } from '../../../../lab/support/tutor/positions.ts';

const COMPANY = { pack: 24, seed: 'ripe', chance: 3 } as const;

/** Little thought: what is compared is what is said of the same deals. */
const LITTLE: EffortRow = {
  worlds: [24],
  exact: [4],
  enumerate: 24,
  nodes: 200_000,
  bids: 4,
  outlook: 8,
  end: [24],
  among: 32,
  again: 0,
};

/** The first round with cards. */
const played = Array.from({ length: 12 }, (_, number) => roundOf(COMPANY, number)).find(
  ({ end }) => end.phase === 'scored',
);
if (!played) throw new Error('no round is played');
const { turns, end } = played;
const whole = recordOf(end);

const review = (record: RoundRecord, entry: number): EntryReview =>
  reviewEntry(record, entry, { random: randomOf('review', entry), effort: LITTLE });

test('nothing of the commentary on a ripe entry changes until the round is over', () => {
  const seen = new Set<number>();
  for (const { round, seat } of turns)
    for (const entry of ripeIn(round, seat).filter((each) => !seen.has(each))) {
      seen.add(entry);
      expect(review(recordOf(round), entry)).toEqual(review(whole, entry));
    }
  // All but the cards of the last two tricks, after which nobody is asked any more.
  expect(seen.size).toBeGreaterThan(reviewable(whole).length / 2);
}, 60_000);

test('a card is ripe once the trick after its own is full', () => {
  for (const { round, seat } of turns) {
    const done = 'play' in round ? round.play.done.length : 0;
    const isCard = (entry: number): boolean => whole.entries[entry]?.type === 'play';
    const own = reviewable(recordOf(round)).filter((entry) => isCard(entry) && seatAt(entry) === seat);
    expect(ripeIn(round, seat).filter(isCard)).toEqual(own.slice(0, Math.max(0, done - 1)));
  }
});

function seatAt(entry: number): Seat | undefined {
  const taken = whole.entries[entry];
  return taken && 'seat' in taken ? taken.seat : undefined;
}
