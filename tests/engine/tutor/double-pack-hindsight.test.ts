// Hindsight at the end of a deal with a double pack: what is told of best play is what trying everything out comes to.
import { describe, expect, test } from 'vitest';
import { countIn } from '../../../src/engine/base/cards.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { gainIn } from '../../../src/engine/endings/round-bill.ts';
import { sideOf } from '../../../src/engine/play/parties.ts';
import { legalDecisions, turnIn } from '../../../src/engine/round/step.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { openAdvice } from '../../../src/engine/tutor/advice/open-advice.ts';
import { sample } from '../../../lab/base/thorough.ts';
import { playedWhile } from '../../../lab/support/rounds/any-round.ts';
import { doppelschafkopfDealt } from '../../../lab/support/rounds/doppelschafkopf-rounds.ts';
import { after } from '../../../lab/support/rounds/rounds.ts';
import { strohmannDealt } from '../../../lab/support/rounds/strohmann.ts';

/** What a round comes to for a seat if every side takes what is most for it, every card tried out. */
function bestFor(round: Round, seat: Seat): number {
  if (round.phase === 'scored')
    return gainIn({ rules: round.rules, dealer: round.terms.dealer }, round.settlement.balance, seat);
  const turn = turnIn(round);
  if (turn === undefined || !isPlaying(round) || round.declarer === undefined) throw new Error(round.phase);
  const side = sideOf(round.declarer, round.partner);
  const sign = side.includes(turn) === side.includes(seat) ? 1 : -1;
  const values = legalDecisions(round, turn).map((decision) => sign * bestFor(after(round, decision), seat));
  return sign * Math.max(...values);
}

/** Played at random until every hand has at most so many cards. */
function playedTo(from: Round, cards: number, seed: string): Round {
  const isLong = (round: Round): boolean => isPlaying(round) && round.play.hands.some((hand) => hand.length > cards);
  return playedWhile(from, isLong, seed);
}

const heldPairs = (round: Round): number => (isPlaying(round) ? countIn(round.play.hands.flat(), 'EO') : 0);

describe.each([
  ['Doppelschafkopf', () => doppelschafkopfDealt()],
  ['with a blind', () => strohmannDealt(2)],
])('%s', (name, dealt) => {
  test('best play is that of trying everything out', () => {
    let compared = 0;
    for (let seed = 0; seed < sample(24, 60); seed++) {
      const round = playedTo(dealt(), 3, `${name} ${seed}`);
      const seat = turnIn(round);
      if (seat === undefined || heldPairs(round) === 2) continue;
      const advice = openAdvice(round, seat);
      expect(advice.basis).toBe('openCards');
      for (const { decision, cents } of advice.ranked) {
        if (decision.type !== 'play') throw new Error(decision.type);
        expect(cents).toBeCloseTo(bestFor(after(round, decision), seat), 6);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(sample(20, 60));
  });

  test('while both Old Ones are held, the deal is played out by rules of thumb', () => {
    const seeds = Array.from({ length: 80 }, (_, seed) => playedTo(dealt(), 4, `${name} pair ${seed}`));
    const open = seeds.filter((round) => isPlaying(round) && heldPairs(round) === 2);
    expect(open.length).toBeGreaterThan(0);
    for (const round of open.slice(0, 4)) expect(openAdvice(round, turnIn(round) ?? 0).basis).toBe('playedOut');
  });
});
