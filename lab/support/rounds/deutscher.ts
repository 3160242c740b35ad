// Rounds of Deutscher Schafkopf with wanted cards.
import type { Suit } from '../../../src/engine/base/cards.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { gameRulesOf, type TableRules } from '../../../src/engine/table/table-rules.ts';
import { after, call, cards, dealt, play } from './rounds.ts';

export const deutscherRules = (changes: Partial<HouseRules> = {}): TableRules =>
  gameRulesOf('deutscher', { ...PURE_2007, ...changes });

export const DEUTSCHER_RULES = deutscherRules();

/** Seat 3 has no Unter. Seats 0 and 2 can both bid four; seat 1 has no Acorns. */
export const DEUTSCHER_HANDS = [
  cards('EU HU EA EK GA G7 HT S8'),
  cards('GU GT GO HA HK SA SK S7'),
  cards('SU ET EO E9 GK G9 H9 ST'),
  cards('E8 E7 G8 HO H8 H7 SO S9'),
] as const;

export const number = (seat: Seat, count: number, suit: Suit): Decision => ({ type: 'number', seat, count, suit });

export const tie = (seat: Seat, answer: 'yield' | 'keep'): Decision => ({ type: 'tie', seat, answer });

/** The cards are dealt; seat 3 deals, seat 0 speaks first. */
export const deutscherDealt = (rules: TableRules = DEUTSCHER_RULES): Round => dealt(rules, DEUTSCHER_HANDS);

/** Two partners have bid four, and seat 2 is asked who of them makes trumps. */
export const deutscherTied = (): Round =>
  after(deutscherDealt(), number(0, 4, 'G'), call(1, 'weiter'), number(2, 4, 'E'), call(3, 'weiter'));

/** Seat 0 makes Leaves trumps, and leads. */
export const deutscherMade = (): Round => after(deutscherTied(), tie(2, 'yield'));

/** Opponents have bid three; the lowest card of seat 1 is the higher one, and Hearts are trumps. */
export const deutscherCompared = (): Round =>
  after(deutscherDealt(), number(0, 3, 'H'), number(1, 3, 'H'), call(2, 'weiter'), call(3, 'weiter'));

/** Seat 1 has no card of the suit led, but trumps. */
export const deutscherVoid = (): Round => after(deutscherMade(), play(0, 'EA'));
