// What the coach says of the reader's own play right after a round, from the commentary as far as it is.
import type { Seat } from '../../engine/base/seats.ts';
import type { ReviewOverview, StepReview } from '../../shared/calls/review-calls.ts';
import { FAULTS } from '../review/kinds.ts';

export interface CoachView {
  /** Own decisions, and those of them that gave nothing away. */
  readonly seen: number;
  readonly free: number;
  /** What the others gave away, in cents. */
  readonly cents: number;
  /** 0 to 100; absent where there was never a choice. */
  readonly accuracy?: number;
  /** The own card against the rules that lost the round: it counts among the decisions, and none was dearer. */
  readonly revoked?: NonNullable<ReviewOverview['own']>['revoked'];
  /** Frame of the decision that cost most: the own one; where nothing is held against the reader, that of the others. */
  readonly dearest?: { readonly frame: number; readonly whose: 'own' | 'others' };
}

type Step = ReviewOverview['steps'][number];

type Facts = StepReview['review']['facts'];

/** Reasons that are a figure and nothing else: on a slip of a few lines they say less than the cards do. */
const FIGURES = /^(?:fate|search)\./;

/** The reason that a slip has room for: a cause that can be seen. */
export const causeIn = (facts: Facts): Facts[number] | undefined => facts.find(({ id }) => !FIGURES.test(id));

/** The step that gave most away. */
const dearestOf = (steps: readonly Step[]): Step | undefined =>
  steps.toSorted((a, b) => b.loss.cents - a.loss.cents || b.loss.chance - a.loss.chance)[0];

/** The reader's part of a commentary, once every decision of theirs has been looked at; `you` is the reader's seat in the round. */
export function coachOf({ steps, own: told, keyMoments }: ReviewOverview, you: Seat): CoachView | undefined {
  if (!told) return undefined;
  const own = steps.filter(({ seat }) => seat === you);
  const faults = own.filter(({ grade }) => FAULTS.some((fault) => fault === grade));
  const worst = dearestOf(faults);
  const dearest = told.revoked
    ? undefined
    : (worst ?? dearestOf(steps.filter(({ frame }) => keyMoments.includes(frame))));
  const { accuracy, revoked } = told;
  const revokes = revoked ? 1 : 0;
  return {
    seen: own.length + revokes,
    free: own.length - faults.length,
    cents: faults.reduce((sum, { loss }) => sum + loss.cents, 0),
    ...(accuracy !== undefined && { accuracy }),
    ...(revoked && { revoked }),
    ...(dearest && { dearest: { frame: dearest.frame, whose: worst ? 'own' : 'others' } }),
  };
}
