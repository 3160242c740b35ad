// What the page is sent of the first round of a newcomer: one stage for each step, with what may be decided.
import type { Card } from '../engine/base/cards.ts';
import type { BySeat, Seat } from '../engine/base/seats.ts';
import type { Decision } from '../engine/table/log.ts';
import type { GuidedAsk, GuidedTell } from '../engine/teaching/lessons/guided-round.ts';
import type { Explanation } from '../engine/tutor/notes.ts';
import type { Board, BoardAction } from './board.ts';

export interface GuidedStage {
  readonly step: { readonly kind: 'tell'; readonly id: GuidedTell } | { readonly kind: 'ask'; readonly id: GuidedAsk };
  /** Tables one after the other; the last one stays. */
  readonly frames: readonly Board[];
  /** Cards that are pointed out. */
  readonly glow: readonly Card[];
  /** A player who is pointed at. */
  readonly seat?: Seat;
  /** Order of the own cards, where they are not sorted. */
  readonly order?: readonly Card[];
  /** Card points so far: of the learner's side and of the other. */
  readonly points?: readonly [own: number, other: number];
  /** Of the last trick, while it is told of. */
  readonly trick?: number;
  /** What may be said where no card answers. */
  readonly actions: readonly BoardAction[];
  /** What everybody gets in the end, in cents. */
  readonly balance?: BySeat<number>;
}

export interface GuidedRound {
  /** Those so far. */
  readonly stages: readonly GuidedStage[];
  /** How many there are in the whole round. */
  readonly length: number;
  /** How many decisions there are, and how many have been taken. */
  readonly decisions: { readonly taken: number; readonly all: number };
}

export type GuidedAnswer =
  /** The round with the decision in it. */
  | { readonly outcome: 'right'; readonly round: GuidedRound }
  /** Allowed, but there is a better idea. */
  | { readonly outcome: 'other' }
  | { readonly outcome: 'refused'; readonly refusal: Explanation };

export type GuidedDecisions = readonly Decision[];
