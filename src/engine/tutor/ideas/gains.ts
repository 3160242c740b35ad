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
  'lead.topTrump': { choices: 458, gain: 5.29, error: 0.97 },
  'follow.smearPartnerWins': { choices: 446, gain: 4.46, error: 0.79 },
  'lead.cheap': { choices: 384, gain: -3.59, error: 1.03 },
  'follow.winLikely': { choices: 378, gain: 2.12, error: 1.4 },
  'lead.trumpToDeclarer': { choices: 363, gain: 0.79, error: 0.81 },
  'follow.duck': { choices: 344, gain: 4.43, error: 0.99 },
  'lead.longSuit': { choices: 305, gain: 1.54, error: 0.9 },
  'follow.safeFromSchneider': { choices: 254, gain: 16.2, error: 2.21 },
  'discard.low': { choices: 251, gain: -0.63, error: 2.1 },
  'lead.keepEntry': { choices: 229, gain: 3.85, error: 1.85 },
  'lead.opponentVoid': { choices: 194, gain: -5.51, error: 1.46 },
  'lead.drawTrumps': { choices: 191, gain: -6.78, error: 1.63 },
  'lead.throughDeclarer': { choices: 187, gain: 10.83, error: 1.21 },
  'lead.voidSelf': { choices: 186, gain: -8.97, error: 1.2 },
  'follow.cheapest': { choices: 181, gain: 13.21, error: 3.05 },
  'discard.voidSuit': { choices: 175, gain: 7.48, error: 2.22 },
  'follow.guardTen': { choices: 174, gain: -9.74, error: 2.19 },
  'follow.leaveToPartner': { choices: 174, gain: 14.47, error: 1.74 },
  'lead.returnSuit': { choices: 170, gain: -4.12, error: 1.67 },
  'follow.keepHigh': { choices: 146, gain: 18.48, error: 3.82 },
  'follow.ruff': { choices: 144, gain: 23.19, error: 4.41 },
  'lead.twoForOne': { choices: 144, gain: 5.56, error: 2.03 },
  'lead.sureTrick': { choices: 140, gain: 0.95, error: 2.59 },
  'follow.winSure': { choices: 138, gain: 2.96, error: 5.14 },
  'follow.savePoints': { choices: 128, gain: 17.26, error: 2.54 },
  'lead.saveTrumps': { choices: 126, gain: 12.87, error: 2.05 },
  'follow.winLast': { choices: 122, gain: 3.86, error: 2.9 },
  'lead.shortHighest': { choices: 111, gain: -1.93, error: 1.53 },
  'lead.trumpsGone': { choices: 107, gain: 8.73, error: 2.61 },
  'lead.keepPoints': { choices: 105, gain: 10.34, error: 1.67 },
  'lead.partnerVoid': { choices: 101, gain: 3.81, error: 1.62 },
  'follow.notWorth': { choices: 100, gain: -10.99, error: 3.4 },
  'follow.highEnough': { choices: 95, gain: -6.48, error: 3.87 },
  'lead.exit': { choices: 93, gain: 3.14, error: 1.99 },
  'follow.keepHigher': { choices: 86, gain: 1.44, error: 1.6 },
  'follow.reachTarget': { choices: 84, gain: 24.58, error: 4.32 },
  'lead.highest': { choices: 69, gain: -6.42, error: 1.9 },
  'lead.longWay': { choices: 65, gain: -1.25, error: 1.68 },
  'follow.partnerStillPlays': { choices: 63, gain: -2.81, error: 2.79 },
  'follow.smearHopeful': { choices: 53, gain: 1.47, error: 3.08 },
  'follow.smearLikely': { choices: 49, gain: 3.56, error: 1.92 },
  'follow.tenBeforeAce': { choices: 43, gain: -1.21, error: 0.56 },
  'lead.keepHigher': { choices: 42, gain: 1.22, error: 1.15 },
  'lead.shortSuit': { choices: 39, gain: 0.96, error: 2.87 },
  'lead.reachTarget': { choices: 39, gain: 2.84, error: 1.36 },
  'lead.shortWay': { choices: 34, gain: 1.31, error: 1.58 },
  'follow.thirdHand': { choices: 26, gain: 9.62, error: 5.7 },
  'follow.smearGuess': { choices: 24, gain: 0.51, error: 3.15 },
  'follow.catchCalled': { choices: 22, gain: 43.7, error: 7.53 },
  'lead.forceDeclarer': { choices: 19, gain: -7.35, error: 5.34 },
  'follow.keepBelow': { choices: 18, gain: 19.21, error: 7.76 },
  'follow.makeSchneider': { choices: 16, gain: 9.3, error: 5.95 },
  'follow.secondHand': { choices: 14, gain: -1.69, error: 7.37 },
  'lead.toHighest': { choices: 14, gain: 4.7, error: 9.79 },
  'lead.safeFromSchneider': { choices: 12, gain: 2.39, error: 3.69 },
  'lead.upToWeakness': { choices: 11, gain: -18.96, error: 13.79 },
  'discard.shortSuit': { choices: 10, gain: -0.13, error: 3.4 },
  'follow.stopTarget': { choices: 7, gain: 103.53, error: 49.19 },
  'discard.keepLength': { choices: 6, gain: 1.6, error: 16.21 },
  'discard.showVoid': { choices: 4, gain: 15.33, error: 9.32 },
};
