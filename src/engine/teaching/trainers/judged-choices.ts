// What may be scored in a position: choices that the tutor surely holds to be right, and such as it surely holds to be wrong.
import type { Random } from '../../base/random.ts';
import type { SeatView } from '../../round/view.ts';
import type { Decision } from '../../table/log.ts';
import type { Advice, EffortRow } from '../../tutor/advice/advice.ts';
import { adviseAt } from '../../tutor/advice/advise.ts';
import { rowOf } from '../../tutor/advice/effort.ts';
import { decisionOf, equallyGood, gradeOf, isHeldAgainst, sameDecision } from '../../tutor/advice/grade.ts';
import { judgedAt } from '../../tutor/advice/judged.ts';

/** The choices of a position that are sure; what is in neither list is not asked. */
export interface Choices {
  readonly right: readonly Decision[];
  readonly wrong: readonly Decision[];
}

/** Choices with the look that tells what the wrong ones lose. */
export interface JudgedChoices extends Choices {
  readonly advice: Advice;
}

export interface Looking {
  readonly random: Random;
  /** Whether a position with so many choices on each side is worth the question. */
  readonly isAsked: (choices: Choices) => boolean;
  /** What was once criticised: it is looked at as the commentary does. */
  readonly taken?: Decision | undefined;
}

/** The second look: of cards in many more deals, but played out as often as in the first. */
const SECOND: EffortRow = {
  ...rowOf('quick'),
  worlds: [240, 300, 400, 500],
  exact: [24, 64, 160, 500],
  enumerate: 500,
  nodes: 10_000_000,
  bids: rowOf('deep').bids,
};

/**
 * Two looks in different deals that agree on what is right and wrong; undefined where they do not agree on what is best, where too little is sure,
 * or where what was once criticised is not.
 */
export function judgedChoices(view: SeatView, { random, isAsked, taken }: Looking): JudgedChoices | undefined {
  const first = adviseAt(view, { random, effort: 'quick' });
  if (!taken && !isAsked(sureIn(first))) return undefined;
  const advice = adviseAt(view, { random, effort: SECOND });
  const choices = takenAmong(view, agreed(sureIn(first), sureIn(advice)), { random, taken }, first);
  return choices && isAsked(choices) && isBestIn(choices, first) && isBestIn(choices, advice)
    ? { ...choices, advice }
    : undefined;
}

/** What one look holds to be as good as the best, and what it holds against whoever takes it. */
export function sureIn(advice: Advice): Choices {
  const decisions = advice.ranked.flatMap(({ decision }) => decisionOf(decision) ?? []);
  const right = equallyGood(advice);
  return {
    right: decisions.filter((decision) => right.includes(decision)),
    wrong: decisions.filter((decision) => isHeldAgainst(gradeOf(advice, decision))),
  };
}

const agreed = (first: Choices, second: Choices): Choices => ({
  right: first.right.filter((each) => isAmong(second.right, each)),
  wrong: first.wrong.filter((each) => isAmong(second.wrong, each)),
});

const isAmong = (decisions: readonly Decision[], decision: Decision): boolean =>
  decisions.some((each) => sameDecision(each, decision));

const isBestIn = ({ right }: Choices, { ranked: [best] }: Advice): boolean => {
  const decision = decisionOf(best?.decision);
  return decision !== undefined && isAmong(right, decision);
};

/** The choices with what was once criticised among the wrong ones; undefined where that no longer is held to be wrong. */
function takenAmong(
  view: SeatView,
  choices: Choices,
  { random, taken }: Pick<Looking, 'random' | 'taken'>,
  first: Advice,
): Choices | undefined {
  if (!taken || isAmong(choices.wrong, taken)) return choices;
  const judged = judgedAt(view, taken, { random, effort: 'quick' }, first);
  if (!isHeldAgainst(gradeOf(judged, taken))) return undefined;
  return { right: choices.right.filter((each) => !sameDecision(each, taken)), wrong: [...choices.wrong, taken] };
}
