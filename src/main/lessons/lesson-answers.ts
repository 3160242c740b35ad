// What comes of an answer in a lesson, before it is counted: a verdict, what is said of it, and what the table shows.
import type { LessonAnswer } from '../../engine/teaching/lessons/exercise-answers.ts';
import { bestCard, othersPlay } from '../../engine/teaching/lessons/best-play.ts';
import {
  type DealState,
  goalReached,
  isDealOver,
  playOn,
  pointsNow,
  startDeal,
} from '../../engine/teaching/lessons/deal.ts';
import type { Following, Judgement, Said } from '../../engine/teaching/lessons/judgement.ts';
import { judgeAnswer } from '../../engine/teaching/lessons/judge.ts';
import { withCard } from '../../engine/teaching/lessons/lesson-rounds.ts';
import { saying } from '../../engine/teaching/lessons/lesson-sayings.ts';
import type { DealStep, ExerciseStep, Lesson } from '../../engine/teaching/lessons/steps.ts';
import type { Card } from '../../engine/base/cards.ts';
import type { Round } from '../../engine/table/round.ts';
import { judge } from '../../engine/round/step.ts';
import { isPlaying } from '../../engine/table/readers.ts';
import { explain } from '../../engine/tutor/explain.ts';
import { viewFor } from '../../engine/round/view.ts';
import type { LessonFeedback, LessonReply } from '../../shared/teaching/lesson-views.ts';
import type { LessonBook } from './lesson-book.ts';
import { textRef } from './lesson-view.ts';
import { boardAt, boardsOf } from './scene.ts';

export interface Outcome {
  readonly verdict: LessonReply['verdict'];
  readonly feedback: readonly LessonFeedback[];
  readonly frames: LessonReply['frames'];
}

/** Takes the card of a deal, or judges an answer at once. Null: no answer to this task. */
export function outcomeOf(book: LessonBook, lesson: Lesson, step: ExerciseStep, answer: LessonAnswer): Outcome | null {
  if (step.kind !== 'deal') return judged(lesson, step, judgeAnswer(step, answer));
  return answer.kind === 'card' ? playedInDeal(book, lesson, step, answer.card) : null;
}

function playedInDeal(book: LessonBook, lesson: Lesson, step: DealStep, card: Card): Outcome | null {
  const before = book.dealOf(step);
  const { you } = step.setup;
  if (!isPlaying(before.round)) return null;
  const decision = { type: 'play', seat: you, card } as const;
  const allowed = judge(before.round, decision);
  if (!allowed.legal) {
    const explanation = explain(viewFor(before.round, you), decision, allowed.because);
    return { verdict: 'illegal', feedback: [{ kind: 'refusal', card, explanation }], frames: [] };
  }
  const { state, shown } = playOn(step.setup, before, card);
  book.playDeal(step, state);
  const frames = boardsOf(before.round, shown, you);
  if (!isDealOver(state)) return { verdict: 'going', feedback: [], frames };
  const won = goalReached(step.setup, state);
  return { verdict: won ? 'right' : 'wrong', feedback: ending(lesson, step, state, won ? 'won' : 'lost'), frames };
}

/** What comes of a judgement. Null: no answer to this task. */
function judged(lesson: Lesson, step: ExerciseStep, { verdict, said, then }: Judgement): Outcome | null {
  if (verdict === 'form') return null;
  return {
    verdict,
    feedback: said.map((each) => feedbackOf(lesson, step, each)),
    frames: then.map(({ table, lying }: Following) => boardAt(table, lying)),
  };
}

const feedbackOf = (lesson: Lesson, step: ExerciseStep, said: Said): LessonFeedback =>
  said.kind === 'text' ? { kind: 'text', text: textRef(lesson, step, said.part) } : said;

/** What is said at the end of a prepared deal: how it went, where it turned, and the points. */
function ending(lesson: Lesson, step: DealStep, state: DealState, how: 'won' | 'lost'): readonly LessonFeedback[] {
  const [own, other] = pointsNow(step.setup, state);
  const { turned } = state;
  return [
    { kind: 'text', text: textRef(lesson, step, how) },
    ...(how === 'lost' && turned ? [{ kind: 'saying', saying: saying('deal.turned', turned) } as const] : []),
    { kind: 'saying', saying: saying('deal.points', { own, other }) },
  ];
}

/** The whole deal played as well as can be, for "show me". */
export function demonstration(lesson: Lesson, step: DealStep): Outcome {
  const { you } = step.setup;
  const start = startDeal(step.setup).state.round;
  const rounds: Round[] = [];
  let round: Round = start;
  while (isPlaying(round)) {
    const own: Round = withCard(round, bestCard(round));
    rounds.push(own, ...othersPlay(own, you, 'turn'));
    round = rounds.at(-1) ?? own;
  }
  return {
    verdict: 'right',
    feedback: [{ kind: 'text', text: textRef(lesson, step, 'plan') }],
    frames: boardsOf(start, rounds, you),
  };
}
