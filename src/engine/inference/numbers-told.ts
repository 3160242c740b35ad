// What numbers of trumps tell of the hands behind them: how well an imagined deal fits all that was said (SPEC 7.1).
import { type Card, SUITS } from '../base/cards.ts';
import type { ContractRow } from '../base/contract.ts';
import type { BySeat, Seat } from '../base/seats.ts';
import { holdingOf, lordsIn, lowestOf } from '../table/numbers.ts';
import type { SeatView } from '../round/view.ts';
import { entriesOf } from '../table/readers.ts';

/** How much a deal counts in which somebody could not have spoken as he did; not 0, so that some deal is always left. */
const UNLIKELY = 1e-4;

/** A hand with no lord or with all of them may be passed before anybody has bid. */
const PASSES_FIRST: readonly number[] = [0, 4];

/** Players who have passed before anybody had bid a number. */
function passedFirst({ history }: SeatView): readonly Seat[] {
  const first = history.findIndex(({ type }) => type === 'number');
  const before = first < 0 ? history : history.slice(0, first);
  return entriesOf(before, 'call').map(({ seat }) => seat);
}

/** How well the hands of a deal, as they were dealt, fit the numbers that others have bid: 1 if they could all have spoken so. */
export function fitToNumbers(view: SeatView, row: ContractRow): (dealt: BySeat<readonly Card[]>) => number {
  const { numbers, seat: own, contract, gift } = view;
  if (!numbers) return () => 1;
  // What a hand was before cards were exchanged is not known any more.
  const isOpen = (seat: Seat): boolean => seat !== own && seat !== gift?.to;
  const passers = passedFirst(view).filter(isOpen);
  const bids = numbers.filter(({ seat }) => isOpen(seat));
  const made = contract?.announcement.trump;
  return (dealt) => {
    let fit = 1;
    for (const seat of passers) if (!PASSES_FIRST.includes(lordsIn(row, dealt[seat]).length)) fit *= UNLIKELY;
    for (const { seat, count, lowest } of bids) {
      const suits = seat === contract?.declarer && made ? [made] : SUITS;
      const could = suits.some((suit) => {
        const { lords, suited } = holdingOf(row, dealt[seat], suit);
        if (lords.length === 0 || suited.length === 0 || lords.length + suited.length !== count) return false;
        return lowest === undefined || lowestOf(row, suited)[1] === lowest;
      });
      if (!could) fit *= UNLIKELY;
    }
    return fit;
  };
}
