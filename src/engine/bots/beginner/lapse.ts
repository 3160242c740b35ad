// What a lapse of a beginner is: odds that it happens, and how it pulls at cards.
import type { Card } from '../../base/cards.ts';
import type { Knowledge } from '../../inference/knowledge.ts';

/** Card points by which a card seems better (or worse, if negative) than it is; 0 if the lapse has nothing to say. */
export type Pull = (know: Knowledge, card: Card) => number;

export interface Lapse {
  readonly id: LapseId;
  /** Times in a hundred decisions to which it applies. */
  readonly odds: number;
  readonly pull: Pull;
}

export type LapseId =
  | 'forgetsSearch'
  | 'acesAtOnce'
  | 'trumpAsDefender'
  | 'forgetsTrumps'
  | 'smearsTooEarly'
  | 'spendsHigh'
  | 'overtakesPartner'
  | 'throwsGuards'
  | 'missesSmear'
  | 'keepsAces'
  | 'forgetsRound'
  | 'losesFox';
