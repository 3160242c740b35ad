// The tricks of a round as a table for paper: who played what to each, who led and who took it.
import type { Card } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { StepReview } from '../../shared/calls/review-calls.ts';
import type { Grade } from './kinds.ts';
import { ofDecision } from '../../shared/table/decided.ts';

export interface PrintedCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly grade: Grade;
}

export interface PrintedTrick {
  /** In the order in which they were played: the first has led. */
  readonly cards: readonly PrintedCard[];
  readonly winner: Seat | undefined;
}

/** Tricks of so many players; whoever leads to the next has taken one, and `last` took the last. */
export function printedTricks(
  steps: readonly Pick<StepReview, 'review'>[],
  players: number,
  last: Seat | undefined,
): readonly PrintedTrick[] {
  const cards = ofDecision(
    steps.map(({ review }) => review),
    'play',
  ).map(({ decision: { seat, card }, grade }) => ({ seat, card, grade }));
  const count = Math.ceil(cards.length / players);
  return Array.from({ length: count }, (_, trick) => ({
    cards: cards.slice(trick * players, (trick + 1) * players),
    winner: trick < count - 1 ? cards[(trick + 1) * players]?.seat : last,
  }));
}
