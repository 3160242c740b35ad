// What facts about numbers of trumps claim.
import { type Card, SUITS } from '../../../../src/engine/base/cards.ts';
import { holdingOf, lordsIn } from '../../../../src/engine/table/numbers.ts';
import { numberTermsAt } from '../../../../src/engine/table/table-rules.ts';
import type { ClaimsOf, Seen } from './seen.ts';

const rowIn = ({ view }: Seen) => {
  const [row] = view.rules.contracts;
  if (!row) throw new Error('no contract');
  return row;
};

const isShare = (percent: number | undefined, deals: number): boolean =>
  (percent === undefined || (percent >= 0 && percent <= 100)) && deals > 0;

/** Of the seat that gives or gives back, and whose card it is. */
const mayPass = ({ view }: Seen, type: 'give' | 'return', card: Card): boolean =>
  view.options.some(({ decision, verdict }) => decision.type === type && decision.card === card && verdict.legal);

export const NUMBER_CLAIMS: ClaimsOf<'number' | 'solo'> = {
  'solo.chance': ({ contract, trump, percent, deals }, { view }) =>
    view.options.some(
      ({ decision, verdict }) =>
        decision.type === 'announce' &&
        decision.announcement.contract === contract &&
        decision.announcement.trump === trump &&
        verdict.legal,
    ) && isShare(percent, deals),
  'solo.give': ({ card, percent, deals }, seen) => mayPass(seen, 'give', card) && isShare(percent, deals),
  'solo.handBack': ({ card, percent, deals }, seen) => mayPass(seen, 'return', card) && isShare(percent, deals),
  'number.makes': ({ suit, count, percent, deals }, seen) => {
    const { lords, suited } = holdingOf(rowIn(seen), seen.view.dealtHand, suit);
    return lords.length + suited.length === count && isShare(percent, deals);
  },
  'number.leaves': ({ to, percent, deals }, { view }) =>
    to !== view.seat && (view.numbers ?? []).some(({ seat }) => seat === to) && isShare(percent, deals),
  'number.tooFew': ({ most, highest }, seen) => {
    const { dealtHand, numbers = [] } = seen.view;
    const counts = SUITS.map((suit) => holdingOf(rowIn(seen), dealtHand, suit))
      .filter(({ suited }) => suited.length > 0)
      .map(({ lords, suited }) => lords.length + suited.length);
    return counts.every((count) => count <= most) && counts.includes(most) && numbers.at(-1)?.count === highest;
  },
  'number.allLords': ({ lords, passing }, seen) =>
    lords.length === 4 &&
    lords.every((card) => seen.view.dealtHand.includes(card)) &&
    (passing === 'may') === (numberTermsAt(seen.view.rules).allLords === 'bid'),
  'number.none': ({ lords }, seen) => lords.length === 4 && lordsIn(rowIn(seen), seen.view.dealtHand).length === 0,
};
