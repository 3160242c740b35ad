// A cutter who knocks also says how the cards of a special round are dealt: nobody may end up with too few.
import { describe, expect, test } from 'vitest';
import { cardsOfPack, handSizeOf, SINGLE_PACKS } from '../../../src/engine/base/cards.ts';
import { packetChoices } from '../../../src/engine/doubling/knocking.ts';
import { cutterOf, type Round, startRound } from '../../../src/engine/table/round.ts';
import { nextShuffle, nextTerms, type Session } from '../../../src/engine/round/session.ts';
import { legalDecisions, turnIn } from '../../../src/engine/round/step.ts';
import { pureRules } from '../../../src/engine/table/table-rules.ts';
import { after } from '../../../lab/support/rounds/rounds.ts';
import { specialSession } from '../../../lab/support/rounds/special-rounds.ts';

const KINDS = ['kreuz', 'schieber', 'teufel'] as const;

const WAYS = KINDS.flatMap((kind) =>
  SINGLE_PACKS.flatMap((pack) => packetChoices(pureRules(pack)).map((packets) => [kind, pack, packets] as const)),
);

/** The round from the knock on to where every card is in a hand. */
function knocked(session: Session, packets: readonly number[]): Round {
  let round = after(startRound(session.rules, nextTerms(session)), nextShuffle(session));
  round = after(round, { type: 'knock', seat: cutterOf(round), packets });
  while (round.phase !== 'playing') {
    const turn = turnIn(round);
    const decision = turn === undefined ? undefined : legalDecisions(round, turn)[0];
    if (!decision) throw new Error(round.phase);
    round = after(round, decision);
  }
  return round;
}

describe('a knocked deal', () => {
  test.each(WAYS)('%s with %i cards in packets of %j', (kind, pack, packets) => {
    const round = knocked(specialSession(kind, { 'klopfen.enabled': true, 'deck.size': pack }), packets);
    const dealt = 'dealt' in round ? round.dealt : undefined;
    expect(dealt?.map(({ length }) => length)).toEqual(Array.from({ length: 4 }, () => handSizeOf(pack, 4)));
    expect(new Set(dealt?.flat())).toEqual(new Set(cardsOfPack(pack)));
  });

  test('a Teufel is dealt in the packets that were asked for', () => {
    const session = specialSession('teufel', { 'klopfen.enabled': true });
    const [halves, ones] = [
      [4, 4],
      [1, 1, 1, 1, 1, 1, 1, 1],
    ].map((packets) => knocked(session, packets));
    const hands = [halves, ones].map((round) => round && 'dealt' in round && round.dealt);
    expect(hands[0]).not.toEqual(hands[1]);
  });
});
