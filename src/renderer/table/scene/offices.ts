// What a seat is in this round: dealer, forehand, declarer, partner, and who has doubled.
import { type Seat, seatAfter } from '../../../engine/base/seats.ts';
import type { Board } from '../../../shared/table/board.ts';

export type Office =
  'king' | 'dealer' | 'forehand' | 'holder' | 'declarer' | 'partner' | 'sitsOut' | 'stoss' | 'retour';

/** What a seat has said besides Stoss and Retour: laid, knocked, doubled a Ramsch, a Durchbruch, and steps of the chain from the third on. */
export interface Marks {
  readonly laid: boolean;
  readonly knocked: boolean;
  readonly doppler: boolean;
  readonly durchbruch: boolean;
  readonly steps: readonly number[];
}

export const marksOf = ({ laid, knockedBy, contract }: Board, seat: Seat): Marks => ({
  laid: laid.includes(seat),
  knocked: knockedBy === seat,
  doppler: contract?.doppler?.includes(seat) ?? false,
  durchbruch: contract?.durchbruch?.includes(seat) ?? false,
  steps: (contract?.further ?? []).flatMap((by, index) => (by === seat ? [index + 3] : [])),
});

/** Whether nobody has declared or made trumps: the two who sit opposite each other play together, and that is all. */
const isUndeclared = ({ contract }: Board): boolean =>
  contract?.sides === 'fixed' && contract.announcement.trump === undefined;

/** With whom one of the two plays who sit beside the king; the king plays with nobody but the blind. */
const folkFor = ({ you, blind }: Board): Seat | undefined => (blind?.by === you ? undefined : seatAfter(you, 2, 4));

export function officesOf(board: Board, seat: Seat): readonly Office[] {
  const { dealer, forehand, holder, contract, widow, you } = board;
  const undeclared = isUndeclared(board);
  const held: Readonly<Record<Office, Seat | undefined>> = {
    declarer: undeclared ? undefined : contract ? contract.declarer : widow?.taker,
    king: board.blind?.by,
    partner: undeclared
      ? board.blind
        ? folkFor(board)
        : seatAfter(you, 2, 4)
      : contract?.sitsOut
        ? undefined
        : contract?.partner,
    sitsOut: contract?.sitsOut && contract.partner,
    holder: contract ? undefined : holder,
    stoss: contract?.stoss,
    retour: contract?.retour,
    dealer: board.blind ? undefined : dealer,
    forehand,
  };
  return (Object.keys(held) as Office[]).filter((office) => held[office] === seat);
}
