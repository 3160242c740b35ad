// The exact solver at a table of two with piles: against the plain search near the end, and within the points that are left before.
import { expect, test } from 'vitest';
import { plainValues } from '../../../lab/prove/selftest/plain-search.ts';
import { cardsOfPack, sumPoints } from '../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { sideOf } from '../../../src/engine/play/parties.ts';
import { step, turnIn } from '../../../src/engine/round/step.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { openCardValues } from '../../../src/engine/search/open-cards.ts';
import { declarerOf, isOver, type PlayingRound } from '../../../src/engine/table/round.ts';
import { vicarDealt } from '../../../lab/support/rounds/vicar.ts';
import { sample } from '../../../lab/base/thorough.ts';

const ROUNDS = sample(40, 400);
/** Cards in a hand from which on the plain search is quick. */
const FEW = 4;

/** The positions of a round of Vicar's for card points in which a card is to be played; the play is by chance or by rule. */
function positions(n: number): readonly PlayingRound[] {
  const random = randomOf('two players', n);
  const found: PlayingRound[] = [];
  let round = vicarDealt(shuffled(cardsOfPack(24), randomOf('two players', 'cards', n)));
  while (!isOver(round)) {
    const seat = turnIn(round);
    if (seat === undefined) throw new Error('nobody is to decide');
    if (round.phase === 'playing' && round.play.contract.row.goal.kind === 'points') found.push(round);
    const player = n % 2 === 0 ? PLAYERS.zufall : PLAYERS.verein;
    const next = step(round, player.decide(viewFor(round, seat), { random }).decision);
    if (!next.ok) throw new Error(next.because.id);
    round = next.round;
  }
  return found;
}

test('no card brings less than nothing or more than all that is left, and near the end as much as by plain search', () => {
  let compared = 0;
  for (let n = 0; n < ROUNDS; n++)
    for (const round of positions(n)) {
      const { play } = round;
      const declarer = declarerOf(round);
      const values = openCardValues(play, declarer, round.partner);
      const left = sumPoints(play.hands.flat()) + sumPoints(play.trick.cards);
      for (const [card, value] of values)
        expect({ n, card, value, left, within: value >= 0 && value <= left }).toMatchObject({ within: true });
      if (play.hands.some((hand) => hand.length > FEW)) continue;
      expect(values).toEqual(plainValues(play, sideOf(declarer, round.partner), 'points'));
      compared += values.size;
    }
  expect(compared).toBeGreaterThan(5 * ROUNDS);
});
