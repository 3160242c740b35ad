// Making trumps by numbers, and agreeing about a tie: whatever comes to most in imagined deals.
import { cardOf, SUITS } from '../../base/cards.ts';
import type { Random } from '../../base/random.ts';
import type { Fact } from '../../inference/facts.ts';
import { fact } from '../../inference/facts.ts';
import type { SeatView } from '../../round/view.ts';
import { lordsIn } from '../../table/numbers.ts';
import type { Choice } from '../player.ts';
import type { ValuedNumber } from './valued.ts';
import { rowOf, valuedNumbers } from './valued.ts';

/** Imagined deals for each thing that may be said. */
const DEALS = 10;

/** Why a number is bid or not, and why trumps are left to the partner or not. */
export function factsOfNumber(
  view: SeatView,
  { decision, maker, chance }: ValuedNumber,
  deals: number,
): readonly Fact[] {
  const row = rowOf(view);
  if (lordsIn(row, view.dealtHand).length === 0) {
    const lords = row.trumps.flatMap((step) => ('rank' in step ? SUITS.map((suit) => cardOf(suit, step.rank)) : []));
    return [fact('number.none', { lords })];
  }
  if (maker === undefined) return [];
  const percent = Math.round(100 * chance);
  if (decision.type === 'announce') {
    const { contract, trump } = decision.announcement;
    return trump ? [fact('solo.chance', { contract, trump, percent, deals })] : [];
  }
  const own = view.history.flatMap((told) => (told.type === 'number' && told.seat === view.seat ? [told] : []))[0];
  const bid = decision.type === 'number' ? decision : own;
  return maker === view.seat && bid?.suit
    ? [fact('number.makes', { suit: bid.suit, count: bid.count, percent, deals })]
    : [fact('number.leaves', { to: maker, percent, deals })];
}

/** What the seat whose turn it is says. */
export function sayNumber(view: SeatView, random: Random): Choice {
  const [best] = valuedNumbers(view, DEALS, random);
  if (!best) throw new Error('nothing may be said');
  return { decision: best.decision, because: factsOfNumber(view, best, DEALS) };
}
