// Made-up commentary for tests: an evaluator that answers at once or when told, and the reviews it gives.
import type { RoundRecord } from '../../../src/engine/table/log.ts';
import { bySeat } from '../../../src/engine/base/seats.ts';
import { legalDecisions, replay } from '../../../src/engine/round/step.ts';
import type { Advice, Valued } from '../../../src/engine/tutor/advice/advice.ts';
import { gradeOf, lossOf, sameDecision } from '../../../src/engine/tutor/advice/grade.ts';
import type { EntryReview, RoundReview } from '../../../src/engine/tutor/review/review.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import type { Evaluator } from '../../../src/main/review/commentator.ts';

const STAKE = 20;

/** The round before an entry of its record. */
export function before(record: RoundRecord, entry: number): Round {
  const folded = replay({ ...record, entries: record.entries.slice(0, entry) });
  if (!folded.ok) throw new Error(`entry ${folded.at} is refused`);
  return entry === 0 ? startRound(record.rules, record.terms) : folded.round;
}

/** The options in the order of the rules, the first the best, each worth 3 cents less than the one before. */
function adviceFor(record: RoundRecord, entry: number, basis: Advice['basis']): Advice {
  const taken = record.entries[entry];
  if (!taken || taken.type === 'shuffled' || taken.type === 'revoke') throw new Error('no decision');
  const options = legalDecisions(before(record, entry), taken.seat);
  const all = options.some((each) => sameDecision(each, taken)) ? options : [...options, taken];
  const ranked = all.map((decision, place): Valued => ({
    decision,
    cents: 10 - 3 * place,
    chance: Math.max(0, 0.7 - 0.1 * place),
    points: 70 - place,
    error: 0,
  }));
  return { basis, seat: taken.seat, ranked, stake: STAKE, worlds: { of: 'all', count: 12 }, facts: [] };
}

export function reviewFor(record: RoundRecord, entry: number): EntryReview {
  const decision = record.entries[entry];
  if (!decision || decision.type === 'shuffled' || decision.type === 'revoke') throw new Error('no decision');
  const advice = adviceFor(record, entry, 'yourView');
  return {
    entry,
    seat: decision.seat,
    decision,
    advice,
    open: adviceFor(record, entry, 'openCards'),
    grade: gradeOf(advice, decision),
    loss: lossOf(advice, decision),
    luck: 1 / 3,
    remarks: [],
    facts: [],
    ...(decision.type === 'play' && { outlook: { chance: [0.25, 0.4, 0.5, 0.6], open: 1 } as const }),
  };
}

const summarise = (_record: RoundRecord, reviews: readonly EntryReview[]): RoundReview => ({
  version: 1,
  effort: 'quick',
  entries: reviews,
  course: [],
  seats: bySeat((seat) => ({
    accuracy: 90 - seat,
    grades: { best: 1, inaccuracy: 0, mistake: 0, blunder: 0, unsure: 0 },
    loss: { cents: seat, points: 0, chance: 0 },
    luck: 0,
    balance: 0,
  })),
  keyMoments: reviews.slice(0, 2).map(({ entry }) => entry),
  verdict: [],
});

export interface FakeEvaluator extends Evaluator {
  /** What was asked for, in this order. */
  readonly asked: { readonly entry: number; readonly record: RoundRecord }[];
  /** From now on the evaluator waits; the returned function lets it go on. */
  hold(): () => void;
  fail: boolean;
}

/** Two decisions of the auction and the first cards are enough for most tests. */
export function fakeEvaluator(version = 1, most = 400): FakeEvaluator {
  const asked: FakeEvaluator['asked'] = [];
  let gate: Promise<void> = Promise.resolve();
  return {
    version,
    asked,
    fail: false,
    entriesOf: ({ entries }) =>
      entries
        .flatMap(({ type }, entry) => (['shuffled', 'cut', 'revoke'].includes(type) ? [] : [entry]))
        .slice(0, most),
    ripeIn: () => [],
    async evaluate(record, entry, signal) {
      asked.push({ entry, record });
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
      aborted.catch(() => undefined);
      await Promise.race([gate, aborted]);
      if (this.fail) throw new Error('made to fail');
      return reviewFor(record, entry);
    },
    summarise,
    hold() {
      let release = (): void => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
}
