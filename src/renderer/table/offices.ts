// What a seat is in this round: dealer, forehand, declarer, partner, and who has doubled.
import type { Seat } from '../../engine/seats.ts';
import type { Board } from '../../shared/board.ts';

export type Office = 'dealer' | 'forehand' | 'holder' | 'declarer' | 'partner' | 'stoss' | 'retour';

export function officesOf({ dealer, forehand, holder, contract }: Board, seat: Seat): readonly Office[] {
  const held: Readonly<Record<Office, Seat | undefined>> = {
    declarer: contract?.declarer,
    partner: contract?.partner,
    holder: contract ? undefined : holder,
    stoss: contract?.stoss,
    retour: contract?.retour,
    dealer,
    forehand,
  };
  return (Object.keys(held) as Office[]).filter((office) => held[office] === seat);
}
