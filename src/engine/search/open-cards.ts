// From a state of play to exact values by card: the solver in the engine's own terms.
import { type Card, copiesIn } from '../base/cards.ts';
import type { Goal } from '../base/contract.ts';
import { sideOf } from '../play/parties.ts';
import { bySeat, type Seat, SEATS } from '../base/seats.ts';
import { calledSuitLed, dealtHandOf, type PlayState } from '../play/tricks.ts';
import { type Layout, maskOf } from './layout.ts';
import { doubleValues } from './double-search.ts';
import { compile, forDeal, lockAtStart } from './masks.ts';
import { type Count, type Position, solve } from './solver.ts';

/** What decides between win and loss: card points, tricks, or that none is taken. */
export const countFor = ({ kind }: Goal): Count =>
  kind === 'points' ? 'points' : kind === 'noTrick' ? 'noTrick' : 'tricks';

/**
 * A state of play in bits. All hands are known; the partner is the holder of the called card as dealt. Throws where every card is
 * there twice, since a bit is one card (programming error): see double-search.ts.
 */
export function positionOf(play: PlayState, declarer: Seat, partner: Seat | undefined): Position {
  if (copiesIn(play.pack) === 2) throw new Error('two copies of a card do not fit one bit');
  const usual = compile(play.contract, play.pack);
  const { layout } = usual;
  const compiled = forDeal(
    usual,
    play.contract,
    SEATS.map((seat) => maskOf(layout, dealtHandOf(play, seat))),
  );
  const side = sideOf(declarer, partner);
  const { idle } = play.trick;
  return {
    compiled,
    players: play.players,
    hands: bySeat((seat) => (seat === idle ? 0 : maskOf(layout, play.hands[seat]))),
    side: bySeat((seat) => (side.includes(seat) ? 1 : 0)),
    leader: play.trick.leader,
    ...(idle !== undefined && { idle }),
    table: play.trick.cards.map((card) => bitIn(layout, card)),
    lock: calledSuitLed(play) ? 0 : lockAtStart(compiled),
  };
}

function bitIn(layout: Layout, card: Card): number {
  const bit = layout.bitOf[card];
  if (bit === undefined) throw new Error(`${card} is not in this pack`);
  return bit;
}

/**
 * For every legal card of the seat to play: what the declaring side gets from now on under best play of both sides with
 * open hands, the cards on the table included. Card points (0 - 120, or 240) or tricks. With two copies of each card a hand may
 * hold eight cards at most.
 */
export function openCardValues(
  play: PlayState,
  declarer: Seat,
  partner: Seat | undefined,
  count: Count = 'points',
): ReadonlyMap<Card, number> {
  if (copiesIn(play.pack) === 2) return doubleValues(play, sideOf(declarer, partner), count);
  const position = positionOf(play, declarer, partner);
  return new Map(solve(position, count).map(({ bit, value }) => [position.compiled.layout.cardAt[bit] as Card, value]));
}
