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

export const GAINS: Readonly<Partial<Record<IdeaId, Gain>>> = {
  'lead.cheap': { choices: 1405, gain: -5.47, error: 0.54 },
  'follow.duck': { choices: 1263, gain: 6.05, error: 0.63 },
  'discard.low': { choices: 947, gain: 3.23, error: 0.88 },
  'lead.drawTrumps': { choices: 627, gain: -7.73, error: 0.99 },
  'follow.cheapest': { choices: 554, gain: 11.06, error: 1.37 },
  'follow.ruff': { choices: 515, gain: 24.82, error: 2.31 },
  'lead.sureTrick': { choices: 465, gain: 1.49, error: 1.19 },
  'follow.winSure': { choices: 456, gain: 2.21, error: 2.09 },
  'lead.twoForOne': { choices: 452, gain: 4.21, error: 0.95 },
  'follow.keepHigh': { choices: 446, gain: 16.01, error: 1.74 },
  'follow.savePoints': { choices: 416, gain: 15.98, error: 1.46 },
  'lead.saveTrumps': { choices: 399, gain: 12.4, error: 1.11 },
  'lead.keepPoints': { choices: 379, gain: 10.02, error: 1.01 },
  'follow.winLast': { choices: 352, gain: 5.37, error: 2.6 },
  'lead.topTrump': { choices: 274, gain: 4.27, error: 1.42 },
  'follow.smearPartnerWins': { choices: 272, gain: 5.78, error: 1.82 },
  'lead.trumpToDeclarer': { choices: 207, gain: 0.43, error: 1.19 },
  'lead.longSuit': { choices: 178, gain: 0.94, error: 1.55 },
  'lead.keepEntry': { choices: 161, gain: 2.54, error: 2.5 },
  'follow.safeFromSchneider': { choices: 156, gain: 19.22, error: 2.51 },
  'lead.throughDeclarer': { choices: 140, gain: 10.83, error: 1.97 },
  'discard.voidSuit': { choices: 130, gain: 8.34, error: 2.36 },
  'lead.opponentVoid': { choices: 118, gain: -7.04, error: 1.57 },
  'follow.guardTen': { choices: 103, gain: -16.88, error: 4.97 },
  'lead.returnSuit': { choices: 85, gain: -3.73, error: 2.42 },
  'lead.partnerVoid': { choices: 80, gain: 2.91, error: 2.34 },
  'lead.trumpsGone': { choices: 66, gain: 9.0, error: 2.79 },
  'follow.reachTarget': { choices: 43, gain: 39.57, error: 14.37 },
  'lead.longWay': { choices: 39, gain: 1.43, error: 3.42 },
  'lead.reachTarget': { choices: 29, gain: 5.43, error: 3.22 },
  'follow.tenBeforeAce': { choices: 27, gain: 0.0, error: 0.0 },
  'lead.shortWay': { choices: 18, gain: -1.43, error: 3.4 },
  'lead.toHighest': { choices: 10, gain: -5.55, error: 2.6 },
  'follow.catchCalled': { choices: 9, gain: 83.13, error: 36.06 },
  'follow.makeSchneider': { choices: 7, gain: 5.03, error: 7.32 },
  'lead.runAway': { choices: 5, gain: -17.78, error: 9.09 },
};
