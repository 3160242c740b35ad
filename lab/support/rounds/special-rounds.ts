// Rounds of special kinds at each of their questions, for tests.
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { seatAfter } from '../../../src/engine/base/seats.ts';
import { nextShuffle, nextTerms, type Session } from '../../../src/engine/round/session.ts';
import type { SpecialRound } from '../../../src/engine/table/terms.ts';
import { legalDecisions, turnIn } from '../../../src/engine/round/step.ts';
import { gameRulesOf, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { after } from './rounds.ts';

const SPECIAL: Partial<HouseRules> = {
  'kreuz.form': 'aces',
  'kreuz.trigger': ['manual'],
  'kreuz.declaringSide': 'aces',
  'schieber.trigger': 'manual',
  'teufel.trigger': 'manual',
};

/** A session in which the special round was asked for before the first deal; seat 3 deals. */
export const specialSession = (round: SpecialRound, house: Partial<HouseRules> = {}): Session => ({
  seed: 'special',
  rules: tableRulesOf({ ...PURE_2007, ...SPECIAL, ...house }),
  firstDealer: 3,
  sheet: [],
  called: [{ after: 0, round }],
});

/** The next round of a session, shuffled and cut. */
export function cutRound(session: Session): Round {
  const cutting = after(startRound(session.rules, nextTerms(session)), nextShuffle(session));
  return after(cutting, { type: 'cut', seat: seatAfter(cutting.terms.dealer, -1, 4), at: session.rules.pack / 2 });
}

/** The round after so many first decisions that are allowed. */
function firstDecisions(round: Round, count: number): Round {
  return Array.from({ length: count }).reduce<Round>((now) => {
    const turn = turnIn(now);
    const decision = turn === undefined ? undefined : legalDecisions(now, turn)[0];
    return decision ? after(now, decision) : now;
  }, round);
}

export const OFFERED = cutRound(specialSession('schieber'));
/** Forehand has taken the Obers. */
export const TAKEN = firstDecisions(OFFERED, 1);
/** The second player has received two cards. */
export const PASSED_ON = firstDecisions(OFFERED, 2);
/** The dealer has all cards, and the taker names the Solo. */
export const NAMING = firstDecisions(OFFERED, 4);
export const REFUSED = [0, 1, 2, 3].reduce<Round>(
  (round, seat) => after(round, { type: 'obers', seat: seat as 0 | 1 | 2 | 3, answer: 'leave' }),
  OFFERED,
);
export const UNSEEN = cutRound(specialSession('teufel'));
export const KREUZ_BY_ACES = cutRound(specialSession('kreuz'));
export const BIERKOPF_ROUND = cutRound({
  seed: 'bierkopf',
  rules: gameRulesOf('bierkopf', PURE_2007),
  firstDealer: 3,
  sheet: [],
});
