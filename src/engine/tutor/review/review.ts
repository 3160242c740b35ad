// The commentary on a finished round: what each decision was worth, its grade, and what it led to.
import type { Fact } from '../../inference/facts.ts';
import type { Decision } from '../../table/log.ts';
import type { BySeat, Seat } from '../../base/seats.ts';
import type { Advice, Effort, Grade, Loss } from '../advice/advice.ts';
import type { Remark } from './review-remarks.ts';

/** Changes with the evaluator: commentary of another version is computed anew. */
export const EVALUATOR_VERSION = 21;

/** How the declaring side stands after an entry. */
export interface Outlook {
  /** Its chance to win as each seat must judge it, 0 to 1. */
  readonly chance: BySeat<number>;
  /**
   * 1 if it wins with open cards and best play of all from here on, otherwise 0; one half when the round has ended in a draw.
   * Absent where best play cannot be found.
   */
  readonly open?: 0 | 0.5 | 1;
}

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
  /** What the decision lost against the best one by `advice`. */
  readonly loss: Loss;
  /** What the cards lying as they do added to or took from the expectation of the decision, in cents. */
  readonly luck: number;
  /** Sentences: the principle, and the consequence within two tricks. */
  readonly remarks: readonly Remark[];
  /** Why the better decision, or the one taken if none was better, is good. */
  readonly facts: readonly Fact[];
  /** Only once the contract is announced. */
  readonly outlook?: Outlook;
}

/** One seat's play over the round. */
export interface SeatSummary {
  /** 0 to 100, which only a seat without a loss has; undefined if the seat had no choice at all, or has revoked. */
  readonly accuracy?: number;
  readonly grades: Readonly<Record<Grade, number>>;
  /** Sums of the losses that are held against it: what it gave away. A seat of accuracy 100 has none. */
  readonly loss: Loss;
  /** What cards and the other players gave the seat beyond its expectation before its first card, in cents. */
  readonly luck: number;
  /** What the seat won or lost, in cents. */
  readonly balance: number;
}

export interface RoundReview {
  /** EVALUATOR_VERSION of the program that wrote it. */
  readonly version: number;
  readonly effort: Effort;
  readonly entries: readonly EntryReview[];
  /** How the declaring side stood after each entry since the announcement. */
  readonly course: readonly (Outlook & { readonly entry: number })[];
  readonly seats: BySeat<SeatSummary>;
  /** Entries of at most three key moments, the gravest first. */
  readonly keyMoments: readonly number[];
  /** What is to be said of the round as a whole, for example that there was no mistake, just bad luck. */
  readonly verdict: readonly Remark[];
}
