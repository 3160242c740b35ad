// Runs the lessons: takes answers, keeps prepared deals and tests in mind, and counts tries and stars.
import type { LessonAnswer } from '../../engine/teaching/lessons/answers.ts';
import { bestCard, othersPlay } from '../../engine/teaching/lessons/best-play.ts';
import type { DealState } from '../../engine/teaching/lessons/deal.ts';
import { goalReached, isDealOver, playOn, pointsNow, startDeal } from '../../engine/teaching/lessons/deal.ts';
import type { Following, Judgement, Said } from '../../engine/teaching/lessons/judgement.ts';
import { judgeAnswer, solutionOf } from '../../engine/teaching/lessons/judge.ts';
import { exercisesOf, isExercise, LESSONS, lessonOf } from '../../engine/teaching/lessons/lessons.ts';
import { withCard } from '../../engine/teaching/lessons/rounds.ts';
import { saying } from '../../engine/teaching/lessons/sayings.ts';
import type { DealStep, ExerciseStep, Lesson } from '../../engine/teaching/lessons/steps.ts';
import { randomOf, shuffled } from '../../engine/base/random.ts';
import type { Round } from '../../engine/table/round.ts';
import { isPlaying, judge } from '../../engine/round/step.ts';
import { explain } from '../../engine/tutor/explain.ts';
import { viewFor } from '../../engine/round/view.ts';
import type {
  ExerciseStep as ExerciseView,
  LessonFeedback,
  LessonMode,
  LessonReply,
  LessonSummary,
  LessonView,
  Stars,
} from '../../shared/lessons.ts';
import { noting } from './former-exercises.ts';
import type { LessonProgress, LessonStore, StepProgress } from './lesson-file.ts';
import { FRESH_STEP } from './lesson-file.ts';
import { exerciseView, progressOf, stepView, summaryOf, textRef } from './lesson-view.ts';
import { boardAt, boardsOf } from './scene.ts';

/** Most exercises of a test, and how many of them may be wrong. */
const TEST_LENGTH = 5;
const slipsAllowed = (length: number): number => (length >= 4 ? 1 : 0);

interface Test {
  readonly ids: readonly string[];
  readonly answers: Readonly<Record<string, 'right' | 'wrong'>>;
}

export interface Classroom {
  list(): readonly LessonSummary[];
  open(lesson: number): LessonView;
  test(lesson: number, seed: string): LessonView;
  reached(lesson: number, step: string): void;
  answer(lesson: number, step: string, mode: LessonMode, answer: LessonAnswer): LessonReply | null;
  show(lesson: number, step: string): LessonReply | null;
  retry(lesson: number, step: string): ExerciseView | null;
  repeat(lesson: number): LessonView;
}

/** What came of an answer, before it is counted. */
interface Outcome {
  readonly verdict: LessonReply['verdict'];
  readonly feedback: readonly LessonFeedback[];
  readonly frames: LessonReply['frames'];
}

/** `changed` is told of every change. */
export function openClassroom(store: LessonStore, changed: () => void): Classroom {
  const deals = new Map<string, DealState>();
  const tests = new Map<number, Test>();

  const known = (number: number): Lesson => {
    const lesson = lessonOf(number);
    if (!lesson) throw new Error(`no lesson ${number}`);
    return lesson;
  };
  const exerciseIn = (lesson: Lesson, id: string): ExerciseStep | undefined =>
    lesson.steps.filter(isExercise).find((step) => step.id === id);
  const dealOf = (step: DealStep): DealState => deals.get(step.id) ?? startDeal(step.setup).state;
  const put = (lesson: Lesson, progress: LessonProgress): void => {
    store.put(lesson.number, noting(lesson, store.of(lesson.number), progress));
    changed();
  };
  const putStep = (lesson: Lesson, id: string, step: StepProgress): void => {
    const progress = store.of(lesson.number);
    put(lesson, { ...progress, steps: { ...progress.steps, [id]: step } });
  };
  const viewed = (lesson: Lesson, step: ExerciseStep): ExerciseView =>
    exerciseView(lesson, step, progressOf(store.of(lesson.number), step.id), dealOf);
  const open = (lesson: Lesson): LessonView => {
    const progress = store.of(lesson.number);
    const at = lesson.steps.findIndex(({ id }) => id === progress.at);
    return {
      summary: summaryOf(lesson, progress),
      mode: 'learn',
      steps: lesson.steps.map((step) => stepView(lesson, step, progress, dealOf)),
      at: Math.max(0, at),
    };
  };

  /** Takes the card of a deal, or judges an answer at once. Null: no answer to this task. */
  const take = (lesson: Lesson, step: ExerciseStep, answer: LessonAnswer): Outcome | null => {
    if (step.kind !== 'deal') return judged(lesson, step, judgeAnswer(step, answer));
    if (answer.kind !== 'card') return null;
    const before = dealOf(step);
    const { you } = step.setup;
    if (!isPlaying(before.round)) return null;
    const decision = { type: 'play', seat: you, card: answer.card } as const;
    const allowed = judge(before.round, decision);
    if (!allowed.legal) {
      const explanation = explain(viewFor(before.round, you), decision, allowed.because);
      return { verdict: 'illegal', feedback: [{ kind: 'refusal', card: answer.card, explanation }], frames: [] };
    }
    const { state, shown } = playOn(step.setup, before, answer.card);
    deals.set(step.id, state);
    const frames = boardsOf(before.round, shown, you);
    if (!isDealOver(state)) return { verdict: 'going', feedback: [], frames };
    const won = goalReached(step.setup, state);
    return { verdict: won ? 'right' : 'wrong', feedback: ending(lesson, step, state, won ? 'won' : 'lost'), frames };
  };

  /** In a test every exercise counts once, and the stars are left alone. */
  const takeInTest = (lesson: Lesson, step: ExerciseStep, answer: LessonAnswer): LessonReply | null => {
    const test = tests.get(lesson.number);
    if (!test?.ids.includes(step.id) || test.answers[step.id] || step.kind === 'deal') return null;
    const outcome = take(lesson, step, answer);
    if (!outcome) return null;
    const reply = (left: number): LessonReply => ({
      ...outcome,
      step: exerciseView(lesson, step, FRESH_STEP, dealOf),
      summary: summaryOf(lesson, store.of(lesson.number)),
      test: { left },
    });
    if (outcome.verdict === 'illegal' || outcome.verdict === 'going')
      return reply(test.ids.length - Object.keys(test.answers).length);
    const verdict = outcome.verdict === 'right' ? 'right' : 'wrong';
    const answers = { ...test.answers, [step.id]: verdict } as const;
    tests.set(lesson.number, { ...test, answers });
    const left = test.ids.length - Object.keys(answers).length;
    const wrong = Object.values(answers).filter((each) => each === 'wrong').length;
    const passed = wrong <= slipsAllowed(test.ids.length);
    if (left === 0 && passed) put(lesson, { ...store.of(lesson.number), known: true });
    return {
      ...reply(left),
      ...(verdict === 'wrong' && { solution: solutionOf(step) }),
      test: { left, ...(left === 0 && { outcome: passed ? 'passed' : 'failed' }) },
    };
  };

  const replyTo = (lesson: Lesson, step: ExerciseStep, outcome: Outcome): LessonReply => ({
    ...outcome,
    step: viewed(lesson, step),
    summary: summaryOf(lesson, store.of(lesson.number)),
  });

  return {
    list: () => LESSONS.map((lesson) => summaryOf(lesson, store.of(lesson.number))),
    open: (number) => open(known(number)),
    test(number, seed) {
      const lesson = known(number);
      const drawn = shuffled(
        exercisesOf(lesson).filter(({ kind }) => kind !== 'deal'),
        randomOf('test', number, seed),
      ).slice(0, TEST_LENGTH);
      tests.set(number, { ids: drawn.map(({ id }) => id), answers: {} });
      const fresh: LessonProgress = { steps: {} };
      return {
        summary: summaryOf(lesson, store.of(number)),
        mode: 'test',
        steps: drawn.map((step) => stepView(lesson, step, fresh, dealOf)),
        at: 0,
      };
    },
    reached(number, step) {
      const lesson = known(number);
      const progress = store.of(number);
      if (lesson.steps.some(({ id }) => id === step) && progress.at !== step) put(lesson, { ...progress, at: step });
    },
    answer(number, id, mode, answer) {
      const lesson = known(number);
      const step = exerciseIn(lesson, id);
      if (!step) return null;
      if (mode === 'test') return takeInTest(lesson, step, answer);
      const outcome = take(lesson, step, answer);
      if (!outcome) return null;
      const before = progressOf(store.of(number), id);
      if (before.state === 'open' && (outcome.verdict === 'right' || outcome.verdict === 'wrong'))
        putStep(lesson, id, counted(before, outcome.verdict));
      return replyTo(lesson, step, outcome);
    },
    show(number, id) {
      const lesson = known(number);
      const step = exerciseIn(lesson, id);
      if (!step) return null;
      const before = progressOf(store.of(number), id);
      if (before.state === 'open') putStep(lesson, id, { ...before, state: 'shown', stars: 0 });
      if (step.kind === 'deal') return { ...replyTo(lesson, step, demonstration(lesson, step)) };
      const solution = solutionOf(step);
      const outcome = judged(lesson, step, judgeAnswer(step, solution));
      return outcome && { ...replyTo(lesson, step, outcome), solution };
    },
    retry(number, id) {
      const lesson = known(number);
      const step = exerciseIn(lesson, id);
      if (!step) return null;
      const before = progressOf(store.of(number), id);
      if (step.kind === 'deal') deals.delete(step.id);
      if (before.state !== 'open') putStep(lesson, id, { ...FRESH_STEP, best: before.best, run: before.run + 1 });
      return viewed(lesson, step);
    },
    repeat(number) {
      const lesson = known(number);
      const { at: _, steps, ...progress } = store.of(number);
      const again = Object.entries(steps).map(([id, { best, run }]) => [id, { ...FRESH_STEP, best, run: run + 1 }]);
      lesson.steps.forEach(({ id }) => deals.delete(id));
      put(lesson, { ...progress, steps: Object.fromEntries(again) as LessonProgress['steps'] });
      return open(lesson);
    },
  };
}

const STARS: readonly Stars[] = [3, 2];

/** The progress of an open exercise after an answer. */
function counted(before: StepProgress, verdict: 'right' | 'wrong'): StepProgress {
  const tries = before.tries + 1;
  if (verdict === 'wrong') return { ...before, tries };
  const stars = STARS[before.tries] ?? 1;
  return { ...before, tries, state: 'solved', stars, best: stars > before.best ? stars : before.best };
}

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
function demonstration(lesson: Lesson, step: DealStep): Outcome {
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
