// The Teufel: forehand has four of the five highest trumps before anything else is dealt (SPEC 3.13).
import type { Card } from '../cards.ts';
import { handSizeOf } from '../cards.ts';
import type { RoundTerms } from '../log.ts';
import { forehandOf } from '../round.ts';
import type { BySeat, Seat } from '../seats.ts';
import { bySeat, seatsFrom } from '../seats.ts';
import type { TableRules } from '../table-rules.ts';

/** The first, third, fourth and fifth trump of a Solo; the second one, the Gras-Ober, is dealt. */
export const TEUFEL_CARDS: readonly Card[] = ['EO', 'HO', 'SO', 'EU'];

/** What lies before the players while the Solo is being named. */
export const teufelCards = (forehand: Seat): BySeat<readonly Card[]> =>
  bySeat((seat) => (seat === forehand ? TEUFEL_CARDS : []));

/** What is dealt afterwards, in the order of the cut pack. */
export const teufelUndealt = (cut: readonly Card[]): readonly Card[] =>
  cut.filter((card) => !TEUFEL_CARDS.includes(card));

/** The full hands: each player in turn takes as many of the other cards as are missing, packet by packet. */
export function teufelDealt(rules: TableRules, terms: RoundTerms, undealt: readonly Card[]): BySeat<readonly Card[]> {
  const forehand = forehandOf(terms);
  const hands = new Map<Seat, readonly Card[]>([[forehand, TEUFEL_CARDS]]);
  let next = 0;
  let full = 0;
  for (const size of rules.packets) {
    full = Math.min(full + size, handSizeOf(rules.pack));
    for (const seat of seatsFrom(forehand)) {
      const own = hands.get(seat) ?? [];
      const missing = Math.max(0, full - own.length);
      hands.set(seat, [...own, ...undealt.slice(next, next + missing)]);
      next += missing;
    }
  }
  return bySeat((seat) => hands.get(seat) ?? []);
}
