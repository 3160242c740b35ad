// The data of commentary as the page gets to see it: names for parts of what the calls answer.
import type { GradedStep, ReviewOverview, StepReview } from '../../shared/calls/review-calls.ts';

export type Grade = GradedStep['grade'];
export type Loss = GradedStep['loss'];
export type Considered = StepReview['alternatives'][number]['decision'];
export type Remark = NonNullable<ReviewOverview['summary']>['verdict'][number];

/** Grades with something to improve, the gravest first. */
export const FAULTS = ['blunder', 'mistake', 'inaccuracy'] as const satisfies readonly Grade[];

/** A sign for each grade, for places too small for a word. */
export const SIGNS: Readonly<Record<Grade, string>> = {
  best: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  unsure: '~',
};
