// Commentary on rounds of two with piles: every decision gets its word, and hindsight comes to what the bill says.
import { expect, test } from 'vitest';
import { PLAYERS } from '../../../../src/engine/bots/players.ts';
import { cardsOfPack } from '../../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../../src/engine/base/random.ts';
import { step, turnIn } from '../../../../src/engine/round/step.ts';
import { viewFor } from '../../../../src/engine/round/view.ts';
import type { Round } from '../../../../src/engine/table/round.ts';
import { isOver, recordOf } from '../../../../src/engine/table/round.ts';
import { openAdvice } from '../../../../src/engine/tutor/advice/open-advice.ts';
import { reviewable, reviewEntry, roundBefore } from '../../../../src/engine/tutor/review/review-entry.ts';
import { vicarDealt } from '../../../fixtures/vicar.ts';
import { GLANCE } from '../glance.ts';

/** A round played by chance from the calling on. */
function played(n: number): Round {
  const random = randomOf('two players', n);
  let round = vicarDealt(shuffled(cardsOfPack(24), random));
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
