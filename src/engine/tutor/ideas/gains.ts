// What each idea is worth, measured by `fit ideas` (docs/TUTOR.md, "Ideas"): an idea that loses is never said.
import type { IdeaId } from './ideas.ts';

export interface Gain {
  /** Choices of recorded games in which the idea told some cards from others. */
  readonly choices: number;
  /** The best card with the idea against the best one without it, in per cent of what lies between a game won and a game lost. */
  readonly gain: number;
  readonly error: number;
}

/** Fewer choices than this are no measurement. */
export const ENOUGH = 100;

/** Whether an idea has been shown to lose where it is followed blindly. */
export const loses = (id: IdeaId): boolean => {
  const measured = GAINS[id];
  return measured !== undefined && measured.choices >= ENOUGH && measured.gain + measured.error < 0;
};

/**
 * The lead of the called suit and running away from it are left out: what it is worth to find out who plays with whom, or to hide it, no
 * search with open cards can see.
 */
export const GAINS: Readonly<Partial<Record<IdeaId, Gain>>> = {
  'follow.belowAnyway': { choices: 1003, gain: 5.12, error: 0.37 },
  'lead.fromAbove': { choices: 1001, gain: 16.74, error: 0.74 },
  'lead.shortHighest': { choices: 1000, gain: 7.73, error: 0.55 },
  'discard.keepGuards': { choices: 1000, gain: 4.84, error: 0.47 },
  'lead.runs': { choices: 1001, gain: 8.0, error: 0.63 },
  'lead.lowTrump': { choices: 1000, gain: 2.18, error: 0.23 },
  'lead.avoidRuff': { choices: 1001, gain: 4.54, error: 0.58 },
  'follow.sameThreats': { choices: 914, gain: 2.34, error: 0.31 },
  'follow.addPoints': { choices: 889, gain: 3.39, error: 0.58 },
  'lead.drawTrumps': { choices: 303, gain: 0.82, error: 1.05 },
  'follow.keepHigher': { choices: 1007, gain: -1.57, error: 0.91 },
  'lead.keepHigher': { choices: 1004, gain: -4.95, error: 0.51 },
  'follow.duck': { choices: 1004, gain: 5.85, error: 0.71 },
  'discard.low': { choices: 1004, gain: 3.23, error: 0.83 },
  'follow.savePoints': { choices: 1004, gain: 13.21, error: 0.75 },
  'lead.shortSuit': { choices: 1003, gain: -3.64, error: 0.61 },
  'follow.winLikely': { choices: 1003, gain: 0.77, error: 0.99 },
  'lead.sureTrick': { choices: 1002, gain: 1.41, error: 0.74 },
  'lead.fewAbove': { choices: 1002, gain: -14.45, error: 0.75 },
  'lead.voidSelf': { choices: 1001, gain: -8.02, error: 0.62 },
  'lead.cheap': { choices: 1001, gain: -4.32, error: 0.59 },
  'follow.ruff': { choices: 1001, gain: 21.09, error: 1.51 },
  'follow.winLast': { choices: 1001, gain: 5.69, error: 1.44 },
  'follow.smearPartnerWins': { choices: 1001, gain: 5.42, error: 0.66 },
  'lead.throughDeclarer': { choices: 1001, gain: 12.99, error: 0.7 },
  'lead.keepAce': { choices: 1001, gain: 7.74, error: 0.81 },
  'lead.highest': { choices: 1001, gain: -3.08, error: 0.68 },
  'lead.longSuit': { choices: 1001, gain: -2.87, error: 0.66 },
  'follow.guardTen': { choices: 1001, gain: -8.47, error: 0.89 },
  'lead.keepPoints': { choices: 1000, gain: 9.78, error: 0.6 },
  'lead.saveTrumps': { choices: 1000, gain: 11.86, error: 0.7 },
  'lead.exit': { choices: 1000, gain: 2.38, error: 0.66 },
  'lead.twoForOne': { choices: 1000, gain: 4.12, error: 0.55 },
  'lead.trumpToDeclarer': { choices: 1000, gain: 0.99, error: 0.45 },
  'follow.cheapest': { choices: 1000, gain: 2.15, error: 0.83 },
  'follow.notWorth': { choices: 1000, gain: -8.72, error: 1.1 },
  'follow.safeFromSchneider': { choices: 1000, gain: 17.75, error: 1.28 },
  'discard.shortSuit': { choices: 1000, gain: 7.3, error: 0.86 },
  'lead.topTrump': { choices: 1000, gain: 4.41, error: 0.64 },
  'lead.keepEntry': { choices: 1000, gain: 3.32, error: 1.03 },
  'follow.leaveToPartner': { choices: 1000, gain: 14.12, error: 0.97 },
  'follow.winSure': { choices: 1000, gain: 0.41, error: 1.13 },
  'follow.keepHigh': { choices: 1000, gain: 13.91, error: 1.04 },
  'follow.thirdHand': { choices: 1000, gain: 0.07, error: 1.07 },
  'lead.opponentVoid': { choices: 1000, gain: -5.21, error: 0.76 },
  'lead.returnSuit': { choices: 1000, gain: -2.26, error: 0.77 },
  'discard.voidSuit': { choices: 1000, gain: 7.08, error: 1.01 },
  'lead.partnerVoid': { choices: 989, gain: 2.92, error: 0.69 },
  'lead.forceDeclarer': { choices: 972, gain: -2.1, error: 0.77 },
  'discard.hopeless': { choices: 957, gain: 3.11, error: 0.53 },
  'lead.trumpsGone': { choices: 925, gain: 12.34, error: 1.07 },
  'follow.highEnough': { choices: 732, gain: -10.47, error: 1.17 },
  'follow.keepBelow': { choices: 656, gain: 21.6, error: 1.57 },
  'follow.reachTarget': { choices: 609, gain: 27.45, error: 2.52 },
  'lead.upToWeakness': { choices: 521, gain: 3.9, error: 1.11 },
  'lead.longWay': { choices: 515, gain: -0.89, error: 0.71 },
  'follow.partnerStillPlays': { choices: 481, gain: 0.41, error: 1.32 },
  'follow.smearHopeful': { choices: 455, gain: 0.38, error: 0.87 },
  'follow.smearLikely': { choices: 452, gain: 0.7, error: 0.85 },
  'follow.secondHand': { choices: 432, gain: -1.95, error: 0.98 },
  'lead.safeFromSchneider': { choices: 359, gain: 7.56, error: 1.42 },
  'follow.tenBeforeAce': { choices: 346, gain: -1.15, error: 0.24 },
  'follow.stopTarget': { choices: 315, gain: 41.26, error: 4.14 },
  'lead.reachTarget': { choices: 298, gain: 5.52, error: 1.32 },
  'follow.keepTop': { choices: 232, gain: 3.97, error: 1.44 },
  'lead.shortWay': { choices: 232, gain: -0.84, error: 0.94 },
  'follow.catchCalled': { choices: 226, gain: 61.9, error: 3.08 },
  'discard.keepLength': { choices: 167, gain: -7.26, error: 3.28 },
  'follow.smearGuess': { choices: 155, gain: 2.39, error: 1.39 },
  'follow.makeSchneider': { choices: 145, gain: 12.35, error: 1.78 },
  'discard.showVoid': { choices: 141, gain: 4.94, error: 1.42 },
  'follow.keepEntry': { choices: 141, gain: 9.48, error: 4.04 },
  'discard.keepLink': { choices: 135, gain: 4.4, error: 1.58 },
  'lead.toHighest': { choices: 85, gain: 0.52, error: 2.2 },
  'lead.makeSchneider': { choices: 47, gain: 7.71, error: 2.44 },
  'follow.unblock': { choices: 10, gain: 11.22, error: 9.89 },
};
