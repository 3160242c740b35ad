// What a seat is in this round: dealer, forehand, declarer, partner, and who has doubled.
import type { Seat } from '../../../engine/base/seats.ts';
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

export function officesOf({ dealer, forehand, holder, contract, widow }: Board, seat: Seat): readonly Office[] {
  const held: Readonly<Record<Office, Seat | undefined>> = {
    declarer: contract ? contract.declarer : widow?.taker,
    partner: contract?.sitsOut ? undefined : contract?.partner,
    sitsOut: contract?.sitsOut && contract.partner,
    holder: contract ? undefined : holder,
    stoss: contract?.stoss,
    retour: contract?.retour,
    dealer,
    forehand,
  };
  return (Object.keys(held) as Office[]).filter((office) => held[office] === seat);
}
