// Commentary on rounds of two with piles, and with cards on the table: every decision gets its word, and hindsight comes to what the bill says.
import { expect, test } from 'vitest';
import { PLAYERS } from '../../../../src/engine/bots/players.ts';
import { cardsOfPack, sumPoints } from '../../../../src/engine/base/cards.ts';
import { beats, orderOf } from '../../../../src/engine/play/order.ts';
import { cardsPlayed } from '../../../../src/engine/play/tricks.ts';
import type { RoundRecord } from '../../../../src/engine/table/log.ts';
import type { EntryReview } from '../../../../src/engine/tutor/review/review.ts';
import { randomOf, shuffled } from '../../../../src/engine/base/random.ts';
import { step, turnIn } from '../../../../src/engine/round/step.ts';
import { viewFor } from '../../../../src/engine/round/view.ts';
import { isOver, type PlayingRound, recordOf, type Round } from '../../../../src/engine/table/round.ts';
import { openAdvice } from '../../../../src/engine/tutor/advice/open-advice.ts';
import { reviewable, reviewEntry, roundBefore } from '../../../../src/engine/tutor/review/review-entry.ts';
import { officersDealt } from '../../../../lab/support/rounds/officers.ts';
import { vicarDealt } from '../../../../lab/support/rounds/vicar.ts';
import { GLANCE, JUDGING } from '../../../../lab/support/tutor/glance.ts';

/** A round of Vicar's played by chance from the calling on. */
const played = (n: number): Round => playedOn(vicarDealt(shuffled(cardsOfPack(24), randomOf('two players', n))), n);

function playedOn(dealt: Round, n: number): Round {
  const random = randomOf('two players', 'played', n);
  let round = dealt;
  while (!isOver(round)) {
    const seat = turnIn(round);
    if (seat === undefined) throw new Error('nobody is to decide');
    const next = step(round, PLAYERS.zufall.decide(viewFor(round, seat), { random }).decision);
    if (!next.ok) throw new Error(next.because.id);
    round = next.round;
  }
  return round;
}

test.each([0, 1, 2])('round %i: each decision is judged, and the last card comes to the bill', (n) => {
  const end = played(n);
  if (end.phase !== 'scored') throw new Error('a round of two is always scored');
  const record = recordOf(end);
  const entries = reviewable(record);
  for (const entry of entries) {
    const { advice, outlook } = reviewEntry(record, entry, { random: randomOf('judge', n, entry), effort: GLANCE });
    expect(advice.ranked.length).toBeGreaterThan(0);
    for (const chance of outlook?.chance ?? []) expect(chance >= 0 && chance <= 1).toBe(true);
  }
  const last = roundBefore(record, record.entries.length - 1);
  const seat = turnIn(last) ?? 0;
  expect(openAdvice(last, seat).ranked[0]?.cents).toBe(end.settlement.balance[seat]);
});

/** A round of Officers' played by chance, with the commentary on each of its cards. */
function commented(n: number): { readonly record: RoundRecord; readonly reviews: readonly EntryReview[] } {
  const end = playedOn(officersDealt(shuffled(cardsOfPack(32), randomOf('officers', n))), n);
  const record = recordOf(end);
  const plays = reviewable(record).filter((entry) => record.entries[entry]?.type === 'play');
  const think = (entry: number) => ({ random: randomOf('judge', n, entry), effort: JUDGING });
  return { record, reviews: plays.map((entry) => reviewEntry(record, entry, think(entry))) };
}

const table = [0, 1, 2].map(commented);

/** The round before an entry, when cards are played. */
function playingBefore(record: RoundRecord, entry: number): PlayingRound {
  const before = roundBefore(record, entry);
  if (before.phase !== 'playing') throw new Error(before.phase);
  return before;
}

test('from the table: hindsight is called exact only where few cards are left, and so is who wins', () => {
  for (const { record, reviews } of table)
    for (const { entry, open, outlook } of reviews) {
      const left = 32 - cardsPlayed(playingBefore(record, entry).play);
      expect(open.basis).toBe(left <= 14 ? 'openCards' : 'playedOut');
      if (left === 32) expect(outlook).not.toHaveProperty('open');
    }
  const last = table.flatMap(({ reviews }) => reviews.at(-1)?.outlook ?? []);
  expect(last.every(({ open }) => open !== undefined)).toBe(true);
});

test('from the table: a better card is told by the trick that it closes, or near the end by best play', () => {
  const told = table.flatMap(({ record, reviews }) =>
    reviews.flatMap(({ entry, seat, remarks, open }) =>
      remarks.map((remark) => ({
        before: playingBefore(record, entry),
        seat,
        remark,
        exact: open.basis === 'openCards',
      })),
    ),
  );
  const better = told.filter(({ remark }) => remark.id.startsWith('W.'));
  expect(better.length).toBeGreaterThan(3);
  for (const { before, seat, remark, exact } of better) {
    const [led] = before.play.trick.cards;
    expect(exact || led !== undefined).toBe(true);
    if (remark.id === 'W.WINS' || remark.id === 'W.POINTS') expect(exact).toBe(true);
    if (remark.id !== 'W.TRICK_WON' || led === undefined) continue;
    const takes = beats(orderOf(before.play.contract, 32), remark.params.better, led);
    expect(remark.params.winner).toBe(takes ? seat : before.play.trick.leader);
    expect(remark.params.points).toBe(sumPoints([led, remark.params.better]));
  }
});
