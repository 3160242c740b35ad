// What a seat is in this round: dealer, forehand, declarer, partner, and who has doubled.
import type { Seat } from '../../../engine/base/seats.ts';
import { seatAfter } from '../../../engine/base/seats.ts';
import type { Board } from '../../../shared/board.ts';

export type Office = 'dealer' | 'forehand' | 'holder' | 'declarer' | 'partner' | 'sitsOut' | 'stoss' | 'retour';

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

export function officesOf(board: Board, seat: Seat): readonly Office[] {
  const { dealer, forehand, holder, contract, widow, you } = board;
  const undeclared = isUndeclared(board);
  const held: Readonly<Record<Office, Seat | undefined>> = {
    declarer: undeclared ? undefined : contract ? contract.declarer : widow?.taker,
    partner: undeclared ? seatAfter(you, 2, 4) : contract?.sitsOut ? undefined : contract?.partner,
    sitsOut: contract?.sitsOut && contract.partner,
    holder: contract ? undefined : holder,
    stoss: contract?.stoss,
    retour: contract?.retour,
    dealer,
    forehand,
  };
  return (Object.keys(held) as Office[]).filter((office) => held[office] === seat);
}
