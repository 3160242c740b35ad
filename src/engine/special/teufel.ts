// The Teufel: forehand has four of the five highest trumps before anything else is dealt (SPEC 3.13).
import type { Card } from '../base/cards.ts';
import { filledUpFrom } from '../table/dealing.ts';
import type { RoundTerms } from '../table/log.ts';
import { forehandOf } from '../table/round.ts';
import { type BySeat, bySeat, type Seat } from '../base/seats.ts';
import { handSizeAt, type TableRules } from '../table/table-rules.ts';

/** The first, third, fourth and fifth trump of a Solo; the second one, the Gras-Ober, is dealt. */
export const TEUFEL_CARDS: readonly Card[] = ['EO', 'HO', 'SO', 'EU'];

/** What lies before the players while the Solo is being named. */
export const teufelCards = (forehand: Seat): BySeat<readonly Card[]> =>
  bySeat((seat) => (seat === forehand ? TEUFEL_CARDS : []));

/** What is dealt afterwards, in the order of the cut pack. */
export const teufelUndealt = (cut: readonly Card[]): readonly Card[] =>
  cut.filter((card) => !TEUFEL_CARDS.includes(card));

/** The full hands: each player in turn takes as many of the other cards as are missing, packet by packet. */
export const teufelDealt = (rules: TableRules, terms: RoundTerms, undealt: readonly Card[]): BySeat<readonly Card[]> =>
  filledUpFrom(rules, terms, undealt, teufelCards(forehandOf({ rules, terms })), () => handSizeAt(rules));
