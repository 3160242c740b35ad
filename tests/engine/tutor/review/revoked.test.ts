// A round lost by a card against the rules: no view of it says that nothing was given away, and every one names the card.
import { beforeAll, describe, expect, test } from 'vitest';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { SEATS } from '../../../../src/engine/base/seats.ts';
import { judge, step } from '../../../../src/engine/round/step.ts';
import type { Revoke, RoundRecord } from '../../../../src/engine/table/log.ts';
import { recordOf } from '../../../../src/engine/table/round.ts';
import { reviewable, reviewEntry, roundBefore } from '../../../../src/engine/tutor/review/review-entry.ts';
import { reviewOf } from '../../../../src/engine/tutor/review/review-of.ts';
import type { EntryReview, RoundReview } from '../../../../src/engine/tutor/review/review.ts';
import { revokingIn } from '../../../../src/engine/tutor/review/revoking.ts';
import { judgedOf } from '../../../../src/main/review/judged.ts';
import { sample } from '../../../../lab/base/thorough.ts';
import { GLANCE } from '../../../../lab/support/tutor/glance.ts';
import { playedRound, PURE } from '../../../../lab/support/tutor/checked-tables.ts';

interface Lost {
  readonly record: RoundRecord;
  readonly revoke: Revoke;
  readonly entries: readonly EntryReview[];
  readonly whole: RoundReview;
}

/** The record of a round up to the first card from `from` on in whose place another was against the rules, with that one. */
function revokedIn(record: RoundRecord, from: number): Lost | undefined {
  for (let entry = from; entry < record.entries.length; entry++) {
    const played = record.entries[entry];
    const before = roundBefore(record, entry);
    if (played?.type !== 'play' || before.phase !== 'playing') continue;
    const { seat } = played;
    for (const card of before.play.hands[seat]) {
      const revoke: Revoke = { type: 'revoke', seat, card };
      if (!judge(before, revoke).legal) continue;
      const next = step(before, revoke);
      if (!next.ok) throw new Error('refused');
      const ended = recordOf(next.round);
      const entries = reviewable(ended).map((each) =>
        reviewEntry(ended, each, { random: randomOf('revoked', each), effort: GLANCE }),
      );
      return { record: ended, revoke, entries, whole: reviewOf(ended, entries, 'quick') };
    }
  }
  return undefined;
}

const lost: Lost[] = [];
beforeAll(() => {
  for (let n = 0; n < sample(10, 16); n++) {
    const record = recordOf(playedRound(PURE[n % 2 === 0 ? 20 : 24], `revoked ${n}`));
    const found = revokedIn(record, Math.floor((record.entries.length * (n % 4)) / 5));
    if (found) lost.push(found);
  }
}, 120_000);

describe('a round lost by a revoke', () => {
  test('counts it in the commentary as a blunder of who revoked, without an accuracy', () => {
    expect(lost.length).toBeGreaterThan(sample(4, 8));
    for (const { revoke, entries, whole } of lost) {
      const own = entries.filter(({ seat, grade }) => seat === revoke.seat && grade === 'blunder');
      expect(whole.seats[revoke.seat].grades.blunder).toBe(own.length + 1);
      expect(whole.seats[revoke.seat]).not.toHaveProperty('accuracy');
    }
  });

  test('is said to be lost by that card, and nothing else is said of that seat', () => {
    for (const { record, revoke, whole } of lost) {
      const [first, ...others] = whole.verdict;
      expect(first).toEqual({ id: 'V.REVOKED', params: revokingIn(record) });
      expect(others.filter(({ params }) => 'seat' in params && params.seat === revoke.seat)).toEqual([]);
    }
  });

  test('names the card that was led, and what alone was allowed', () => {
    for (const { record, revoke } of lost) {
      const told = revokingIn(record);
      const before = roundBefore(record, record.entries.length - 1);
      if (!told || before.phase !== 'playing') throw new Error('not playing');
      expect(told.led).toBe(before.play.trick.cards[0]);
      expect(told.allowed).not.toContain(revoke.card);
      expect(told.allowed.length).toBeGreaterThan(0);
      for (const card of told.allowed)
        expect(judge(before, { type: 'play', seat: revoke.seat, card }).legal).toBe(true);
    }
  });

  test('is a mistake in the library, of who revoked only', () => {
    for (const { record, revoke, entries } of lost)
      for (const seat of SEATS) {
        const { mistakes, accuracy } = judgedOf(entries, seat, record);
        const own = entries.filter((each) => each.seat === seat && ['mistake', 'blunder'].includes(each.grade)).length;
        expect(mistakes).toBe(own + (seat === revoke.seat ? 1 : 0));
        if (seat === revoke.seat) expect(accuracy).toBeUndefined();
      }
  });
});
