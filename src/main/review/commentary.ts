// The commentary on one round while it is being made: what has been found, what is missing, how far it is.
import type { Seat } from '../../engine/base/seats.ts';
import type { RoundRecord } from '../../engine/table/log.ts';
import type { EntryReview } from '../../engine/tutor/review/review.ts';
import type { Comparison, ReviewProgress } from '../../shared/calls/review-calls.ts';
import { digestOf, type ReviewFile, tidied } from './review-file.ts';

/** What keeps a commentary from going on. */
export type Halt = 'cancelled' | 'failed';

export class Commentary {
  readonly id: string;
  readonly record: RoundRecord;
  readonly #wanted: readonly number[];
  readonly #found: Map<number, EntryReview>;
  #halt: Halt | undefined;
  /** Whose decisions come first. */
  #reader: Seat | undefined;
  #comparison: Comparison | undefined;

  /** `wanted` are the entries to be looked at, `stored` what lies on the disk, `early` what was found before the round was over. */
  constructor(
    id: string,
    record: RoundRecord,
    wanted: readonly number[],
    stored: ReviewFile | undefined,
    early: readonly EntryReview[] = [],
  ) {
    this.id = id;
    this.record = record;
    this.#wanted = wanted;
    this.#found = new Map([...early, ...(stored?.entries ?? [])].map((each) => [each.entry, each]));
    this.#comparison = stored?.comparison;
  }

  get halted(): Halt | undefined {
    return this.#halt;
  }

  get comparison(): Comparison | undefined {
    return this.#comparison;
  }

  /** Everything has been looked at. */
  get isDone(): boolean {
    return this.#missing().length === 0;
  }

  /** Every decision of the reader has been looked at. */
  get ownDone(): boolean {
    return this.#reader !== undefined && !this.#missing().some((entry) => this.#isReaders(entry));
  }

  /** The entry that is to be looked at next, the reader's first; undefined if all are found. */
  next(): number | undefined {
    const missing = this.#missing();
    return missing.find((each) => this.#isReaders(each)) ?? missing[0];
  }

  /** Somebody who played from this seat reads it. */
  readBy(seat: Seat): void {
    this.#reader = seat;
  }

  #isReaders(entry: number): boolean {
    const said = this.record.entries[entry];
    return said !== undefined && 'seat' in said && said.seat === this.#reader;
  }

  take(review: EntryReview): void {
    this.#found.set(review.entry, tidied(review));
  }

  compare(comparison: Comparison): void {
    this.#comparison = comparison;
  }

  halt(why: Halt): void {
    this.#halt = why;
  }

  goOn(): void {
    this.#halt = undefined;
  }

  at(entry: number): EntryReview | undefined {
    return this.#found.get(entry);
  }

  /** What was found, in the order of the log. */
  reviews(): readonly EntryReview[] {
    return this.#wanted.flatMap((entry) => this.#found.get(entry) ?? []);
  }

  progress(running: 'waiting' | 'working' | 'resting'): ReviewProgress {
    const [missing, total] = [this.#missing().length, this.#wanted.length];
    return { state: missing > 0 ? (this.#halt ?? running) : 'done', done: total - missing, total };
  }

  file(evaluator: number): ReviewFile {
    return {
      format: 'schafkopf-stube-review',
      version: 2,
      evaluator,
      record: digestOf(this.record),
      entries: this.reviews(),
      ...(this.#comparison && { comparison: this.#comparison }),
    };
  }

  #missing(): readonly number[] {
    return this.#wanted.filter((entry) => !this.#found.has(entry));
  }
}
