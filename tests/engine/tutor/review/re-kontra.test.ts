// Commentary on Doppelkopf: every decision of a round has a judgement, and hindsight plays the real deal out.
import { expect, test } from 'vitest';
import { cardsOfPack } from '../../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../../src/engine/base/random.ts';
import { SEATS } from '../../../../src/engine/base/seats.ts';
import { PLAYERS } from '../../../../src/engine/bots/players.ts';
import { PURE_2007 } from '../../../../src/engine/options/options.ts';
import { legalDecisions, turnIn } from '../../../../src/engine/round/step.ts';
import { viewFor } from '../../../../src/engine/round/view.ts';
import { isOver, recordOf, type Round, startRound } from '../../../../src/engine/table/round.ts';
import { gameRulesOf } from '../../../../src/engine/table/table-rules.ts';
import { reviewable, reviewEntry } from '../../../../src/engine/tutor/review/review-entry.ts';
import { after } from '../../../../lab/support/rounds/rounds.ts';

/** A round with 40 cards between beginners, in which the first announcement that may be made is made. */
function playedRound(seed: number): Round {
  const random = randomOf('re and kontra', seed);
  const rules = gameRulesOf('doppelkopf', { ...PURE_2007, 'dok.nines': false });
  let round: Round = startRound(rules, { dealer: 3 });
  round = after(round, { type: 'shuffled', pack: shuffled(cardsOfPack(rules.pack), random) });
  let said = false;
  while (!isOver(round)) {
    const turn = turnIn(round);
    if (turn === undefined) throw new Error(round.phase);
    const may = SEATS.flatMap((seat) => legalDecisions(round, seat)).find(({ type }) => type === 'ansage');
    round = after(round, may && !said ? may : PLAYERS.anfaenger.decide(viewFor(round, turn), { random }).decision);
    said ||= may !== undefined;
  }
  return round;
}

test('every kind of decision is judged', () => {
  const record = recordOf(playedRound(1));
  const entries = reviewable(record);
  expect(entries.some((entry) => record.entries[entry]?.type === 'ansage')).toBe(true);
  expect(entries.some((entry) => record.entries[entry]?.type === 'reserve')).toBe(true);
  const some = entries.filter((entry, at) => record.entries[entry]?.type !== 'play' || at % 14 === 0);
  for (const entry of some) {
    const review = reviewEntry(record, entry, { random: randomOf('review', entry), effort: 'quick' });
    expect(review.open.basis).toBe('playedOut');
    expect(review.loss.cents).toBeGreaterThanOrEqual(0);
    expect(review.advice.ranked.length).toBe(review.open.ranked.length);
  }
});
