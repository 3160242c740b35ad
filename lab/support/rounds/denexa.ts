// Rounds of Schafkopf for three with a widow, with wanted cards.
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { entriesForHands } from '../../../src/engine/table/dealing.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { gameRulesOf, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { after, cards } from './rounds.ts';

export const denexaRules = (changes: Partial<HouseRules> = {}): TableRules =>
  gameRulesOf('denexa', { ...PURE_2007, ...changes });

export const DENEXA_RULES = denexaRules();

/** Seat 1 has a strong hand; the Ten of Acorns and a Seven lie in the widow. */
export const DENEXA_HANDS = [
  cards('SO GU SK S7 EA GA GK G8 HT H9'),
  cards('EO GO EU HU SA ST S9 HA E9 E8'),
  cards('HO SU S8 EK E7 GT G9 HK H8 H7'),
  [],
] as const;
export const DENEXA_WIDOW = cards('ET G7');

/** The round when the cards are dealt, and forehand (seat 0) is asked; the dealer is seat 2. */
export function denexaDealt(
  rules: TableRules = DENEXA_RULES,
  hands: readonly [readonly Card[], readonly Card[], readonly Card[], readonly Card[]] = DENEXA_HANDS,
  widow: readonly Card[] = DENEXA_WIDOW,
  dealer: Seat = 2,
): Round {
  return after(startRound(rules, { dealer }), ...entriesForHands(rules, { dealer }, hands, widow));
}

export const answer = (seat: Seat, said: 'take' | 'pass'): Decision => ({ type: 'widow', seat, answer: said });

export const discard = (seat: Seat, text: string): Decision => ({ type: 'discard', seat, cards: cards(text) });

/** Seat 1 has taken the widow, and holds twelve cards. */
export const denexaTaken = (rules?: TableRules): Round =>
  after(denexaDealt(rules), answer(0, 'pass'), answer(1, 'take'));

/** Everybody has passed. */
export const denexaLeast = (rules?: TableRules): Round =>
  after(denexaDealt(rules), answer(0, 'pass'), answer(1, 'pass'), answer(2, 'pass'));
