// Looks at the reader's decisions while the round goes on and waits for the reader, so that the coach need not begin at its end.
import type { Seat } from '../../engine/base/seats.ts';
import type { RoundRecord } from '../../engine/table/log.ts';
import { recordOf, type Round } from '../../engine/table/round.ts';
import type { EntryReview } from '../../engine/tutor/review/review.ts';
import type { Clock } from '../base/clock.ts';
import type { Evaluator } from './commentator.ts';
import { tidied } from './review-file.ts';

/** What was found while the round had only these entries. */
interface Early {
  readonly record: RoundRecord;
  readonly review: EntryReview;
}

export interface AheadDeps {
  readonly evaluator: Pick<Evaluator, 'ripeIn' | 'evaluate'>;
  readonly clock: Clock;
  readonly log: (message: string, error?: unknown) => void;
}

/** The table has waited so long, in milliseconds, when the first decision is looked at: the last card has landed by then. */
export const LANDED = 300;

export class Ahead {
  readonly #deps: AheadDeps;
  #found: readonly Early[] = [];
  /** What the table waits with; nothing while it goes on. */
  #waiting: { readonly round: Round; readonly reader: Seat } | undefined;
  #busy = false;
  readonly #closing = new AbortController();
  #calledOff = (): void => undefined;

  constructor(deps: AheadDeps) {
    this.#deps = deps;
  }

  /** The table waits for the reader: what is ripe in the round is looked at until it goes on. */
  waits(round: Round, reader: Seat): void {
    this.goesOn();
    this.#calledOff = this.#deps.clock.after(LANDED, () => {
      this.#waiting = { round, reader };
      void this.#work();
    });
  }

  /** The table goes on: what is being looked at is ended, nothing else begun. */
  goesOn(): void {
    this.#waiting = undefined;
    this.#calledOff();
  }

  /** What was found early and holds for the whole record: the round has gone on from there, nothing was taken back. */
  foundOf(record: RoundRecord): readonly EntryReview[] {
    return this.#found.filter((early) => goesOnFrom(record, early.record)).map(({ review }) => review);
  }

  close(): void {
    this.goesOn();
    this.#closing.abort();
  }

  /** One decision after the other, also in a wait that begins while the last one of an earlier wait is looked at. */
  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const { evaluator, log } = this.#deps;
    while (this.#waiting) {
      const { round, reader } = this.#waiting;
      const record = recordOf(round);
      this.#found = this.#found.filter((early) => goesOnFrom(record, early.record));
      const entry = evaluator.ripeIn(round, reader).find((each) => !this.#knows(each));
      if (entry === undefined) break;
      try {
        const review = await evaluator.evaluate(record, entry, this.#closing.signal);
        this.#found = [...this.#found, { record, review: tidied(review) }];
      } catch (error) {
        if (!this.#closing.signal.aborted) log(`no early commentary on entry ${entry}`, error);
        break;
      }
    }
    this.#busy = false;
  }

  readonly #knows = (entry: number): boolean => this.#found.some(({ review }) => review.entry === entry);
}

function goesOnFrom(record: RoundRecord, earlier: RoundRecord): boolean {
  const entries = record.entries.slice(0, earlier.entries.length);
  return JSON.stringify({ ...record, entries }) === JSON.stringify(earlier);
}
