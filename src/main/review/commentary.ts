// The commentary on one round while it is being made: what has been found, what is missing, how far it is.
import type { Seat } from '../../engine/base/seats.ts';
import type { RoundRecord } from '../../engine/table/log.ts';
import { type Effort, EFFORTS } from '../../engine/tutor/advice/advice.ts';
import type { EntryReview } from '../../engine/tutor/review/review.ts';
import type { Comparison, ReviewProgress } from '../../shared/calls/review-calls.ts';
import { digestOf, type ReviewFile, type StoredEntry, tidied } from './review-file.ts';

/** The next thing to be found out about a round. */
export interface Piece {
  readonly entry: number;
  readonly effort: Effort;
}

/** What keeps a commentary from going on. */
export type Halt = 'cancelled' | 'failed';

export class Commentary {
  readonly id: string;
  readonly record: RoundRecord;
  readonly #wanted: readonly number[];
  readonly #found: Map<number, StoredEntry>;
  /** Entries of which a deep look was not possible; the quick one stands. */
  readonly #shallow = new Set<number>();
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
    early: readonly StoredEntry[] = [],
  ) {
    this.id = id;
    this.record = record;
    this.#wanted = wanted;
    this.#found = new Map([...early, ...(stored?.entries ?? [])].map((each) => [each.review.entry, each]));
    this.#comparison = stored?.comparison;
  }

  get halted(): Halt | undefined {
    return this.#halt;
  }

  get comparison(): Comparison | undefined {
    return this.#comparison;
  }

  /** Everything has been looked at in this pass. */
  isDone(effort: Effort): boolean {
    return this.#missing(effort).length === 0;
  }

  /** Every decision of the reader has been looked at. */
  get ownDone(): boolean {
    return this.#reader !== undefined && !this.#missing('quick').some((entry) => this.#isReaders(entry));
  }

  /** What comes next, the quick pass first; undefined if all is found. */
  next(): Piece | undefined {
    for (const effort of EFFORTS) {
      const missing = this.#missing(effort);
      const entry = missing.find((each) => this.#isReaders(each)) ?? missing[0];
      if (entry !== undefined) return { entry, effort };
    }
    return undefined;
  }

  /** Somebody who played from this seat reads it. */
  readBy(seat: Seat): void {
    this.#reader = seat;
  }

  #isReaders(entry: number): boolean {
    const said = this.record.entries[entry];
    return said !== undefined && 'seat' in said && said.seat === this.#reader;
  }

  take({ entry, effort }: Piece, review: EntryReview): void {
    this.#found.set(entry, { effort, review: tidied(review) });
  }

  compare(comparison: Comparison): void {
    this.#comparison = comparison;
  }

  /** A piece could not be found: without a quick look there is no commentary, without a deep one it is less sure. */
  fail({ entry, effort }: Piece): void {
    if (effort === 'quick') this.#halt = 'failed';
    else this.#shallow.add(entry);
  }

  halt(why: Halt): void {
    this.#halt = why;
  }

  goOn(): void {
    this.#halt = undefined;
  }

  at(entry: number): StoredEntry | undefined {
    return this.#found.get(entry);
  }

  /** What was found, in the order of the log. */
  entries(): readonly StoredEntry[] {
    return this.#wanted.flatMap((entry) => this.#found.get(entry) ?? []);
  }

  reviews(): readonly EntryReview[] {
    return this.entries().map(({ review }) => review);
  }

  progress(running: 'waiting' | 'working' | 'resting'): ReviewProgress {
    const next = this.next();
    const effort = next?.effort ?? 'deep';
    const total = this.#wanted.length;
    const state = next ? (this.#halt ?? running) : 'done';
    return { state, effort, done: total - this.#missing(effort).length, total };
  }

  file(evaluator: number): ReviewFile {
    return {
      format: 'schafkopf-stube-review',
      version: 1,
      evaluator,
      record: digestOf(this.record),
      entries: this.entries(),
      ...(this.#comparison && { comparison: this.#comparison }),
    };
  }

  #missing(effort: Effort): readonly number[] {
    const enough = EFFORTS.slice(EFFORTS.indexOf(effort));
    return this.#wanted.filter((entry) => {
      const found = this.#found.get(entry);
      return !found || (!enough.includes(found.effort) && !this.#shallow.has(entry));
    });
  }
}
