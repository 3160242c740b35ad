// Making trumps by numbers, and agreeing about a tie: whatever comes to most in imagined deals.
import { type Card, cardOf, SUITS } from '../../base/cards.ts';
import type { ContractRow } from '../../base/contract.ts';
import type { Random } from '../../base/random.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import type { SeatView } from '../../round/view.ts';
import { ALL_LORDS, highestNumber, holdingOf, lordsIn } from '../../table/numbers.ts';
import { numberTermsAt } from '../../table/table-rules.ts';
import type { Choice } from '../player.ts';
import { promised } from '../told/told-chance.ts';
import { rowOf, type ValuedNumber, valuedNumbers } from './valued.ts';
import { entriesOf } from '../../table/readers.ts';

/** Imagined deals for each thing that may be said. */
const DEALS = 10;

/** Trumps of a hand with the suit that makes most of them. */
const mostTrumps = (row: ContractRow, hand: readonly Card[]): number =>
  Math.max(
    ...SUITS.map((suit) => holdingOf(row, hand, suit))
      .filter(({ suited }) => suited.length > 0)
      .map(({ lords, suited }) => lords.length + suited.length),
  );

/** Why a number is bid or not, and why trumps are left to the partner or not. */
export function factsOfNumber(
  view: SeatView,
  { decision, maker, chance }: ValuedNumber,
  deals: number,
): readonly Fact[] {
  const row = rowOf(view);
  const own = lordsIn(row, view.dealtHand);
  if (own.length === 0) {
    const lords = row.trumps.flatMap((step) => ('rank' in step ? SUITS.map((suit) => cardOf(suit, step.rank)) : []));
    return [fact('number.none', { lords })];
  }
  if (maker === undefined) {
    const passing = numberTermsAt(view.rules).allLords === 'noNumber' ? 'must' : 'may';
    return own.length === ALL_LORDS
      ? [fact('number.allLords', { lords: own, passing })]
      : [fact('number.tooFew', { most: mostTrumps(row, view.dealtHand), highest: highestNumber(view.numbers ?? []) })];
  }
  const told = promised(view, decision, chance, deals);
  if (decision.type === 'announce') {
    const { contract, trump } = decision.announcement;
    return trump ? [fact('solo.chance', { contract, trump, ...told })] : [];
  }
  const before = entriesOf(view.history, 'number').find(({ seat }) => seat === view.seat);
  const bid = decision.type === 'number' ? decision : before;
  return maker === view.seat && bid?.suit
    ? [fact('number.makes', { suit: bid.suit, count: bid.count, ...told })]
    : [fact('number.leaves', { to: maker, ...told })];
}

/** What the seat whose turn it is says. */
export function sayNumber(view: SeatView, random: Random): Choice {
  const [best] = valuedNumbers(view, DEALS, random);
  if (!best) throw new Error('nothing may be said');
  return { decision: best.decision, because: factsOfNumber(view, best, DEALS) };
}
