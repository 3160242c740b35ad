// Who may double beside the cards, and when (SPEC 2.8, 4.1; OPTIONS stoss.*, ramsch.doppler).
import type { Entry } from '../../../src/engine/table/log.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { type Named, playersOf, type Table } from './table.ts';

export interface Moment {
  readonly contract: Named;
  readonly declarer?: Seat;
  readonly partner?: Seat;
  /** All that has been said and played. */
  readonly entries: readonly Entry[];
}

/** Contracts that nobody can double with a Stoss. */
const NEVER: readonly string[] = ['sie', 'muss', 'muss-rufer', 'ramsch', 'bierkopf'];

/** "Unlimited" ends somewhere. */
const MOST_STEPS = 8;

export const canBeDoubled = ({ house }: Table, { id }: Named): boolean => house['stoss.enabled'] && !NEVER.includes(id);

/** Number of the trick that is being played, from 1, how many cards lie in it, and who has played to it. */
function trickNow(table: Table, entries: readonly Entry[]): { number: number; cards: number; seats: readonly Seat[] } {
  const plays = entries.flatMap((entry) => (entry.type === 'play' ? [entry.seat] : []));
  const players = playersOf(table);
  const cards = plays.length % players;
  return { number: 1 + (plays.length - cards) / players, cards, seats: plays.slice(plays.length - cards) };
}

/** Whether a seat may give the next step of the chain: the defenders the odd ones, the declaring side the even ones. */
export function mayStep(table: Table, moment: Moment, seat: Seat, type: 'stoss' | 'retour'): boolean {
  const { house } = table;
  const { contract, declarer, partner, entries } = moment;
  if (!canBeDoubled(table, contract) || declarer === undefined) return false;
  const given = entries.filter((entry) => entry.type === 'stoss' || entry.type === 'retour').length;
  const most = house['stoss.levels'] === 'unlimited' ? MOST_STEPS : house['stoss.levels'];
  const defends = seat !== declarer && seat !== partner;
  if (given >= most || (given % 2 === 0 ? 'stoss' : 'retour') !== type || defends !== (type === 'stoss')) return false;
  if (type === 'retour' && seat === partner && house['stoss.replyBy'] === 'declarer') return false;
  const trick = trickNow(table, entries);
  const beforeOwnCard = !trick.seats.includes(seat);
  const early = trick.number === 1 && trick.cards < 2;
  if (given > 0)
    return house['stoss.replyWindow'] === 'next-trick' ? trick.number === given + 1 && beforeOwnCard : early;
  const windows = {
    'before-second-card': early,
    'with-first-card': trick.number === 1 && trick.cards === 0,
    'before-own-first-card': trick.number === 1 && beforeOwnCard,
  };
  return windows[house['stoss.window']];
}

/** Each player may double a Ramsch once, before the own card to the first trick. */
export function mayDoppler(table: Table, { contract, entries }: Moment, seat: Seat): boolean {
  const trick = trickNow(table, entries);
  const said = entries.some((entry) => entry.type === 'doppler' && entry.seat === seat);
  const asked = contract.id === 'ramsch' && table.house['ramsch.doppler'];
  return asked && !said && trick.number === 1 && !trick.seats.includes(seat);
}

/** A Durchbruch is announced with the own card to the third trick (SPEC 4.1). */
export function mayBreakThrough(table: Table, { contract, entries }: Moment, seat: Seat, turn: Seat): boolean {
  const played =
    table.house['ramsch.durchmarsch'] === 'langendorf' &&
    table.house['ramsch.mode'] === 'individual' &&
    contract.id === 'ramsch';
  const said = entries.some((entry) => entry.type === 'durchbruch' && entry.seat === seat);
  return played && !said && turn === seat && trickNow(table, entries).number === 3;
}
