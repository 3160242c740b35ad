// What facts about numbers of trumps claim.
import { holdingOf, lordsIn } from '../../../../src/engine/table/numbers.ts';
import type { ClaimsOf, Seen } from './seen.ts';

const rowIn = ({ view }: Seen) => {
  const [row] = view.rules.contracts;
  if (!row) throw new Error('no contract');
  return row;
};

const isShare = (percent: number, deals: number): boolean => percent >= 0 && percent <= 100 && deals > 0;

export const NUMBER_CLAIMS: ClaimsOf<'number'> = {
  'number.makes': ({ suit, count, percent, deals }, seen) => {
    const { lords, suited } = holdingOf(rowIn(seen), seen.view.dealtHand, suit);
    return lords.length + suited.length === count && isShare(percent, deals);
  },
  'number.leaves': ({ to, percent, deals }, { view }) =>
    to !== view.seat && (view.numbers ?? []).some(({ seat }) => seat === to) && isShare(percent, deals),
  'number.none': ({ lords }, seen) => lords.length === 4 && lordsIn(rowIn(seen), seen.view.dealtHand).length === 0,
};
