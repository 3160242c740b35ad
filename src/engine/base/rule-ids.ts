// Ids by which the row of a contract names its rules; the functions are in play-rules.ts and announce-rules.ts.

/** Rules of play (SPEC 2.6, 2.7, 3.5, 7.1). */
export const PLAY_RULE_IDS = [
  'calledCard',
  'follow',
  'mustTrump',
  'overtakeFollowing',
  'overtake',
  'overtakeTrumps',
  'overtakeLords',
] as const;
export type PlayRuleId = (typeof PLAY_RULE_IDS)[number];

/** Conditions on the hand that announces a contract (SPEC 2.4, 3.6, 3.9, 7.1). */
export const ANNOUNCE_RULE_IDS = [
  'calledAceNotHeld',
  'holdsCalledSuit',
  'holdsTrumpSuit',
  'holdsAllTopTrumps',
  'callsWhatItMust',
  'holdsOneTrump',
  'holdsHighestTrump',
  'holdsNotAllLords',
] as const;
export type AnnounceRuleId = (typeof ANNOUNCE_RULE_IDS)[number];
