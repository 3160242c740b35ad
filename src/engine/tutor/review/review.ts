// The commentary on a finished round: what each decision was worth, its grade, and what it led to.
import type { Fact } from '../../facts.ts';
import type { Decision } from '../../log.ts';
import type { BySeat, Seat } from '../../seats.ts';
import type { Advice, Grade, Valued } from '../advice/advice.ts';
import type { Remark } from './remarks.ts';

/** The commentary on one decision. */
export interface EntryReview {
  /** Index of the entry in the log. */
  readonly entry: number;
  readonly seat: Seat;
  readonly decision: Decision;
  /** What the tutor would have done, knowing what the seat knew: this one judges. */
  readonly advice: Advice;
  /** The same with all cards open: this one informs. */
  readonly open: Advice;
  readonly grade: Grade;
  /** What the decision lost against the best one by `advice`: cents, card points, and chance to win (0 to 1); never below 0. */
  readonly loss: Pick<Valued, 'cents' | 'points' | 'chance'>;
  /** What the cards lying as they do added to or took from the expectation of the decision, in cents. */
  readonly luck: number;
  /** Sentences: the principle, and the consequence within two tricks. */
  readonly remarks: readonly Remark[];
  /** Why the decision taken, or the better one, is good. */
  readonly facts: readonly Fact[];
}

/** One seat's play over the round. */
export interface SeatSummary {
  /** 0 to 100; undefined if the seat had no choice at all. */
  readonly accuracy?: number;
  readonly grades: Readonly<Record<Grade, number>>;
  /** Sums of the losses of its decisions. */
  readonly loss: Pick<Valued, 'cents' | 'points' | 'chance'>;
  /** Cents. */
  readonly luck: number;
}

export interface RoundReview {
  /** Changes with the evaluator: commentary of another version is computed anew. */
  readonly version: number;
  readonly entries: readonly EntryReview[];
  /** Chance of the declaring side to win after each entry, 0 to 1; entries before the announcement have none. */
  readonly course: readonly { readonly entry: number; readonly chance: number }[];
  readonly seats: BySeat<SeatSummary>;
  /** Entries of at most three key moments, the gravest first. */
  readonly keyMoments: readonly number[];
  /** What is to be said of the round as a whole, for example that there was no mistake, just bad luck. */
  readonly verdict: readonly Remark[];
}
