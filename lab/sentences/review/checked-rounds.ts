// Rounds whose whole commentary is checked sentence by sentence.
import type { Fact, FactId } from '../../../src/engine/inference/facts.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { recordOf, type Round } from '../../../src/engine/table/round.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { decisionOf, gradeOf } from '../../../src/engine/tutor/advice/grade.ts';
import type { Remark, RemarkId } from '../../../src/engine/tutor/review/review-remarks.ts';
import type { EntryReview } from '../../../src/engine/tutor/review/review.ts';
import { reviewable, reviewEntry, roundBefore } from '../../../src/engine/tutor/review/review-entry.ts';
import { reviewOf } from '../../../src/engine/tutor/review/review-of.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { CLAIMS, type Seen } from '../facts/claims.ts';
import { otherWorld } from '../../support/bots/support.ts';
import type { EffortRow } from '../../../src/engine/tutor/advice/advice.ts';
import { GLANCE } from '../../support/tutor/glance.ts';
import { REMARK_CLAIMS, type Told } from './remark-claims.ts';

export interface Checked {
  /** Decisions that were commented on. */
  readonly positions: number;
  readonly facts: number;
  readonly remarks: readonly Remark[];
  /** Statements that were found false, with what is needed to look into them. */
  readonly wrong: readonly string[];
}

const factClaims = CLAIMS as unknown as Readonly<Record<FactId, (params: Fact['params'], seen: Seen) => boolean>>;
const remarkClaims = REMARK_CLAIMS as unknown as Readonly<
  Record<RemarkId, (params: Remark['params'], told: Told) => boolean>
>;

interface Looked {
  /** Which decisions of a round are looked at, by their place among its entries; all of them if that is not said. */
  readonly looked?: (entry: number) => boolean;
  /** How much the tutor thinks: little if that is not said. */
  readonly effort?: EffortRow;
}

/** Comments on a round and checks every fact and every remark; the verdict too where nothing is left out. */
export function checkedRound(end: Round, seed: string, { looked, effort = GLANCE }: Looked = {}): Checked {
  const record = recordOf(end);
  const random = randomOf('checking', seed);
  const reviews = reviewable(record)
    .filter((entry) => looked?.(entry) ?? true)
    .map((entry) => reviewEntry(record, entry, { random, effort }));
  const told = reviews.map((review): Told => ({ before: roundBefore(record, review.entry), end, record, review }));
  const whole = reviewOf(record, reviews, 'quick');
  const [first] = told;
  // What else is said of the round is said of an entry, and checked there.
  const verdicts =
    reviews.length < reviewable(record).length ? [] : whole.verdict.filter(({ id }) => id.startsWith('V.'));
  return {
    positions: reviews.length,
    facts: reviews.reduce((sum, { facts, advice }) => sum + facts.length + advice.facts.length, 0),
    remarks: [...reviews.flatMap(({ remarks }) => remarks), ...verdicts],
    wrong: [
      ...told.flatMap((each) => [...wrongFacts(each), ...wrongRemarks(each, each.review.remarks)]),
      ...(first ? wrongRemarks({ ...first, whole }, verdicts) : []),
    ],
  };
}

/** The facts of the advice are told of its best decision, those of the review of the decision taken if that is as good. */
function wrongFacts({ before, review }: Told): readonly string[] {
  const { advice, decision, facts } = review;
  // Where nothing was to be said, the facts are about what might have been.
  const best = decisionOf(advice.ranked[0]?.decision) ?? decision;
  const about = gradeOf(advice, decision) === 'best' ? decision : best;
  return [...untrue(before, review, advice.facts, best), ...untrue(before, review, facts, about)];
}

function untrue(
  round: Round,
  { seat, entry }: EntryReview,
  facts: readonly Fact[],
  decision: Decision | undefined,
): readonly string[] {
  const view = viewFor(round, seat);
  const other = round.phase === 'playing' ? otherWorld(round, seat, randomOf('other', entry), 3) : undefined;
  const worlds = [round, ...(other ? [other] : [])];
  return facts.flatMap((each) => {
    const holds = decision !== undefined && factClaims[each.id](each.params, { view, decision, worlds });
    return holds ? [] : [`entry ${entry}: ${JSON.stringify(each)} of ${JSON.stringify(decision)}`];
  });
}

const wrongRemarks = (told: Told, remarks: readonly Remark[]): readonly string[] =>
  remarks.flatMap((each) =>
    remarkClaims[each.id](each.params, told)
      ? []
      : [`entry ${told.review.entry}: ${JSON.stringify(each)} of ${JSON.stringify(told.review.decision)}`],
  );
