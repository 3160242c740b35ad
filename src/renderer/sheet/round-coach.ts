// What the coach says of the reader's own play right after a round, from the commentary as far as it is.
import type { Seat } from '../../engine/base/seats.ts';
import type { ReviewOverview } from '../../shared/calls/review-calls.ts';
import { FAULTS } from '../review/kinds.ts';

export interface CoachView {
  /** Own decisions, and those of them that gave nothing away. */
  readonly seen: number;
  readonly free: number;
  /** What the others gave away, in cents. */
  readonly cents: number;
  /** 0 to 100; absent where there was never a choice. */
  readonly accuracy?: number;
  /** Frame of the own decision that cost most; without one, of what decided the round. */
  readonly turning?: { readonly frame: number; readonly whose: 'own' | 'any' };
  /** Whether the figures may still change. */
  readonly state: 'provisional' | 'final';
}

/** The reader's part of a commentary, once every decision of theirs has been looked at; `you` is the reader's seat in the round. */
export function coachOf({ steps, progress, own: told, keyMoments }: ReviewOverview, you: Seat): CoachView | undefined {
  if (!told) return undefined;
  const own = steps.filter(({ seat }) => seat === you);
  const faults = own.filter(({ grade }) => FAULTS.some((fault) => fault === grade));
  const [worst] = faults.toSorted((a, b) => b.loss.cents - a.loss.cents || b.loss.chance - a.loss.chance);
  const [key] = keyMoments;
  const frame = worst?.frame ?? key;
  const { accuracy } = told;
  return {
    seen: own.length,
    free: own.length - faults.length,
    cents: faults.reduce((sum, { loss }) => sum + loss.cents, 0),
    ...(accuracy !== undefined && { accuracy }),
    ...(frame !== undefined && { turning: { frame, whose: worst ? 'own' : 'any' } }),
    state: progress.state === 'done' && progress.effort === 'deep' ? 'final' : 'provisional',
  };
}
