// The Teufel: forehand has four of the five highest trumps before anything else is dealt (SPEC 3.13).
import type { Card } from '../cards.ts';
import { filledUpFrom } from '../dealing.ts';
import type { RoundTerms } from '../log.ts';
import { forehandOf } from '../round.ts';
import type { BySeat, Seat } from '../seats.ts';
import { bySeat } from '../seats.ts';
import type { TableRules } from '../table-rules.ts';
import { handSizeAt } from '../table-rules.ts';

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
