// The table and the session of a challenge, and how two challenges are told apart.
import { randomOf } from '../base/random.ts';
import type { Seat } from '../base/seats.ts';
import { departuresOf, type HouseRules, PURE_2007 } from '../options/options.ts';
import { firstDealerOf } from '../round/first-dealer.ts';
import { owingIn, type Session } from '../round/session.ts';
import { gameRulesOf, type TableRules, tableRulesOf } from '../table/table-rules.ts';
import { type Challenge, DUEL_GAMES, type DuelTable } from './challenge-terms.ts';

/** Chair of whoever takes the challenge up. */
export const CHALLENGED: Seat = 0;

/** What of house rules counts in a challenge, in one order: how long a session is to be is said by the challenge. */
export function agreedIn(house: Partial<HouseRules>): Partial<HouseRules> {
  const agreed = { ...PURE_2007, ...house, 'session.length': PURE_2007['session.length'] };
  return Object.fromEntries(departuresOf(agreed).map((id) => [id, agreed[id]]));
}

/** The table of a challenge; its house rules must not contradict each other. */
export function challengeTable({ game, house }: DuelTable): TableRules {
  const agreed = { ...PURE_2007, ...agreedIn(house) };
  return game === 'schafkopf' ? tableRulesOf(agreed) : gameRulesOf(game, agreed);
}

/** Whether every deal of a table can stand by itself: not where marks are chalked, or somebody owes a solo. */
export const isDuelTable = (table: DuelTable): boolean =>
  DUEL_GAMES.includes(table.game) &&
  owingIn({ rules: challengeTable(table), sheet: [], seed: '', firstDealer: 0 }) === undefined;

/** The session of a challenge before its first deal. */
export function challengeSession(challenge: Challenge): Session {
  const rules = challengeTable(challenge);
  const seed = `challenge ${challenge.seed}`;
  return { seed, rules, firstDealer: firstDealerOf(rules, seed, CHALLENGED), sheet: [], apartDeals: challenge.deals };
}

/** How many marks there are. */
export const MARKS = 29 ** 3;

/** A number below `MARKS` by which results are known to belong to a challenge. */
export function markOf({ play, game, house, level, deals, seed }: Challenge): number {
  const text = JSON.stringify([play, game, agreedIn(house), level, deals, seed]);
  return randomOf('challenge', text).below(MARKS);
}

/** Whether two challenges are the same one. */
export const isSameChallenge = (one: Challenge, other: Challenge): boolean =>
  (['play', 'game', 'level', 'deals', 'seed'] as const).every((field) => one[field] === other[field]) &&
  JSON.stringify(agreedIn(one.house)) === JSON.stringify(agreedIn(other.house));
