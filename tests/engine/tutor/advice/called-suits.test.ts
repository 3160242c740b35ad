// Aces of suits of which a hand holds the same ranks are worth the same to call.
import { expect, test } from 'vitest';
import { rankOf, suitOf } from '../../../../src/engine/base/cards.ts';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { type SeatView, viewFor } from '../../../../src/engine/round/view.ts';
import { recordOf } from '../../../../src/engine/table/round.ts';
import { adviseAt } from '../../../../src/engine/tutor/advice/advise.ts';
import { roundBefore } from '../../../../src/engine/tutor/review/review-entry.ts';
import { PATIENCE_MS } from '../../../../lab/base/thorough.ts';
import { playedRound, PURE_TABLES } from '../../../../lab/support/tutor/checked-tables.ts';

/** Called aces among the options, by the ranks that the hand holds of their suit. */
function calledIn({ hand, options }: SeatView): ReadonlyMap<string, readonly string[]> {
  const byRanks = new Map<string, readonly string[]>();
  for (const { decision, verdict } of options) {
    if (decision.type !== 'announce' || !decision.announcement.called || !verdict.legal) continue;
    const { called } = decision.announcement;
    const ranks = hand
      .flatMap((card) => (suitOf(card) === suitOf(called) ? rankOf(card) : []))
      .toSorted()
      .join('');
    byRanks.set(ranks, [...(byRanks.get(ranks) ?? []), called]);
  }
  return byRanks;
}

test(
  'whatever deals are imagined',
  () => {
    let found = 0;
    for (let n = 0; n < 60 && found < 2; n++) {
      const record = recordOf(playedRound(PURE_TABLES[0]!, `called suits ${n}`));
      const at = record.entries.findIndex(({ type }) => type === 'announce');
      const announced = record.entries[at];
      if (announced?.type !== 'announce') continue;
      const view = viewFor(roundBefore(record, at), announced.seat);
      const same = [...calledIn(view).values()].find((aces) => aces.length > 1);
      if (!same) continue;
      found += 1;
      const { ranked } = adviseAt(view, { random: randomOf('called suits', n), effort: 'quick' });
      const worths = ranked.flatMap(({ decision, cents }) =>
        decision.type === 'announce' && same.some((ace) => ace === decision.announcement.called) ? [cents] : [],
      );
      expect(worths.length).toBe(same.length);
      expect(new Set(worths).size).toBe(1);
    }
    expect(found).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);
