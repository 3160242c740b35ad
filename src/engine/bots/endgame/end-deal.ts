// A deal in which the game at hand is played on card by card, in masks: its hands, what may be played, and what it comes to at the end.
import type { Card } from '../../base/cards.ts';
import { type Seat, SEATS } from '../../base/seats.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import type { World } from '../../inference/worlds.ts';
import { type OpenGame, openGame } from '../../open-game/open-game.ts';
import { type Final, finalOfPoints } from '../../open-game/outcomes.ts';
import { maskOf } from '../../search/layout.ts';
import { type CompiledContract, legalMask, takes } from '../../search/masks.ts';
import { lowestOf } from '../sampling/bits.ts';
import { gameIn } from '../sampling/payoffs.ts';
import type { EndTable } from './end-table.ts';

/** A deal that is still possible. */
export interface Deal {
  readonly open: OpenGame;
  readonly compiled: CompiledContract;
  /** Hands at the beginning, as masks. */
  readonly hands: readonly number[];
  readonly declarer: Seat;
  /** The partner, -1 if the declarer plays alone. */
  readonly partner: number;
}

/** The game that is known, in a world. */
export function dealOf(know: Knowledge, world: World): Deal {
  const open = openGame(gameIn(know), world);
  const { compiled } = open.position;
  const [declarer, partner = -1] = open.side;
  const hands = SEATS.map((seat) => maskOf(compiled.layout, world[seat]));
  return { open, compiled, hands, declarer: declarer as Seat, partner };
}

/** The bit of a card in the layout of the contract. */
export const bitOf = ({ compiled }: Deal, card: Card): number => compiled.layout.bitOf[card] as number;

/** What the seat to play still holds, as a mask. */
export const handIn = ({ hands }: Deal, { next: { seat, gone } }: EndTable): number => (hands[seat] as number) & ~gone;

/** Which cards of that hand may be played, as a mask. */
export const legalIn = (deal: Deal, { next: { led, winning, lock } }: EndTable, hand: number): number =>
  led < 0
    ? legalMask(deal.compiled, hand, undefined, undefined, lock)
    : legalMask(deal.compiled, hand, led, winning, lock);

/** How the game ends, with one trick left, in which nobody has a choice, or with none. Throws where card points do not count. */
export function finalAt({ open, hands, compiled }: Deal, { next, won, left }: EndTable): Final {
  const { game, side } = open;
  const { goal } = game.contract.row;
  if (goal.kind !== 'points') throw new Error('card points do not count');
  const last = left === 0 ? undefined : lastTrick(compiled, hands, next);
  const sum = (of: (seat: Seat) => number): number => side.reduce<number>((all, seat) => all + of(seat), 0);
  const made = sum((seat) => next.taken[seat]) + (last && side.includes(last.winner) ? last.points : 0);
  const final = finalOfPoints(goal, made);
  if (goal.schwarzBy !== undefined || final.height !== 'schneider') return final;
  const losing = SEATS.filter((seat) => side.includes(seat) !== final.won);
  const none = losing.every((seat) => won[seat] === 0 && seat !== last?.winner);
  return none ? { ...final, height: 'schwarz' } : final;
}

/** Who takes the last trick, and its card points. */
function lastTrick(
  compiled: CompiledContract,
  hands: Deal['hands'],
  { seat, behind, gone, ...open }: EndTable['next'],
) {
  let { winning, winner, points } = open;
  for (const each of [seat, ...behind]) {
    const card = lowestOf((hands[each] as number) & ~gone);
    if (winning < 0 || takes(compiled, card, winning)) [winning, winner] = [card, each];
    points += compiled.layout.points[card] as number;
  }
  return { winner, points };
}
