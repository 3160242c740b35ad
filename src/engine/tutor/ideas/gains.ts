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
  'lead.cheap': { choices: 2257, gain: -5.12, error: 0.41 },
  'follow.duck': { choices: 2078, gain: 4.98, error: 0.4 },
  'discard.low': { choices: 1666, gain: 3.03, error: 0.52 },
  'lead.drawTrumps': { choices: 998, gain: -7.24, error: 0.75 },
  'lead.voidSelf': { choices: 914, gain: -7.2, error: 0.63 },
  'follow.cheapest': { choices: 852, gain: 8.68, error: 0.98 },
  'follow.winSure': { choices: 779, gain: -0.34, error: 1.12 },
  'follow.ruff': { choices: 766, gain: 18.52, error: 1.58 },
  'lead.sureTrick': { choices: 720, gain: 2.44, error: 0.91 },
  'follow.savePoints': { choices: 698, gain: 11.68, error: 0.82 },
  'follow.keepHigh': { choices: 680, gain: 14.22, error: 1.22 },
  'lead.twoForOne': { choices: 651, gain: 3.8, error: 0.69 },
  'lead.saveTrumps': { choices: 622, gain: 11.31, error: 0.79 },
  'lead.keepPoints': { choices: 608, gain: 9.46, error: 0.8 },
  'lead.shortHighest': { choices: 544, gain: -2.64, error: 0.6 },
  'follow.notWorth': { choices: 527, gain: -8.87, error: 1.45 },
  'follow.winLast': { choices: 519, gain: 5.97, error: 1.82 },
  'lead.topTrump': { choices: 458, gain: 5.29, error: 0.97 },
  'follow.smearPartnerWins': { choices: 446, gain: 4.46, error: 0.79 },
  'follow.winLikely': { choices: 378, gain: 2.12, error: 1.4 },
  'lead.trumpToDeclarer': { choices: 363, gain: 0.79, error: 0.81 },
  'lead.longSuit': { choices: 305, gain: 1.54, error: 0.9 },
  'follow.safeFromSchneider': { choices: 254, gain: 16.2, error: 2.21 },
  'lead.keepEntry': { choices: 229, gain: 3.85, error: 1.85 },
  'lead.opponentVoid': { choices: 194, gain: -5.51, error: 1.46 },
  'lead.throughDeclarer': { choices: 187, gain: 10.83, error: 1.21 },
  'discard.voidSuit': { choices: 175, gain: 7.48, error: 2.22 },
  'follow.leaveToPartner': { choices: 174, gain: 14.47, error: 1.74 },
  'follow.guardTen': { choices: 174, gain: -9.74, error: 2.19 },
  'lead.returnSuit': { choices: 170, gain: -4.12, error: 1.67 },
  'lead.trumpsGone': { choices: 107, gain: 8.73, error: 2.61 },
  'lead.partnerVoid': { choices: 101, gain: 3.81, error: 1.62 },
  'follow.highEnough': { choices: 95, gain: -6.48, error: 3.87 },
  'follow.reachTarget': { choices: 84, gain: 24.58, error: 4.32 },
  'lead.highest': { choices: 69, gain: -6.42, error: 1.9 },
  'lead.longWay': { choices: 65, gain: -1.25, error: 1.68 },
  'follow.partnerStillPlays': { choices: 63, gain: -2.81, error: 2.79 },
  'follow.smearHopeful': { choices: 53, gain: 1.47, error: 3.08 },
  'follow.smearLikely': { choices: 49, gain: 3.56, error: 1.92 },
  'follow.tenBeforeAce': { choices: 43, gain: -1.21, error: 0.56 },
  'lead.reachTarget': { choices: 39, gain: 2.84, error: 1.36 },
  'lead.shortWay': { choices: 34, gain: 1.31, error: 1.58 },
  'follow.smearGuess': { choices: 24, gain: 0.51, error: 3.15 },
  'follow.catchCalled': { choices: 22, gain: 43.7, error: 7.53 },
  'follow.makeSchneider': { choices: 16, gain: 9.3, error: 5.95 },
  'lead.toHighest': { choices: 14, gain: 4.7, error: 9.79 },
};
