// A lesson as the page is sent it: texts by name, tables ready to be shown, options shuffled, and no right answer.
import { ACES } from '../../engine/teaching/lessons/judge-cards.ts';
import { type Card, isCard } from '../../engine/base/cards.ts';
import { type DealState, isDealOver, pointsNow } from '../../engine/teaching/lessons/deal.ts';
import { companyOf } from '../../engine/teaching/lessons/company.ts';
import { exercisesOf, lessonBefore } from '../../engine/teaching/lessons/lessons.ts';
import type { LessonRole } from '../../engine/teaching/lessons/roles.ts';
import { cards } from '../../engine/teaching/lessons/position.ts';
import type {
  BidStep,
  ChoiceStep,
  DealStep,
  ExerciseStep,
  Lesson,
  SayStep,
  Step,
} from '../../engine/teaching/lessons/steps.ts';
import { orderOf } from '../../engine/play/order.ts';
import { type Random, randomOf, shuffled } from '../../engine/base/random.ts';
import { SEATS } from '../../engine/base/seats.ts';
import { shownContract } from '../../engine/phases/telling.ts';
import { viewFor } from '../../engine/round/view.ts';
import type {
  ExerciseStep as ExerciseView,
  LessonCast,
  LessonOption,
  LessonScene,
  LessonState,
  LessonStep,
  LessonSummary,
  LessonTask,
  LessonTextRef,
} from '../../shared/teaching/lesson-views.ts';
import { rolesOfText } from '../../words/speak/lessons/tell-lesson.ts';
import { wasDone } from './former-exercises.ts';
import { FRESH_STEP, type LessonProgress, type StepProgress } from './lesson-file.ts';
import { boardAt, lessonPlayers, sceneOf } from './scene.ts';

export const progressOf = (progress: LessonProgress, id: string): StepProgress => progress.steps[id] ?? FRESH_STEP;

const MOST_STARS = 3;

function stateOf(lesson: Lesson, progress: LessonProgress): LessonState {
  if (progress.known) return 'known';
  const all = exercisesOf(lesson).map(({ id }) => progressOf(progress, id));
  if (all.every(({ best }) => best > 0) || wasDone(lesson, progress)) return 'done';
  if (all.every(({ state, best }) => state !== 'open' || best > 0)) return 'seen';
  return progress.at !== undefined || all.some(({ tries, state }) => tries > 0 || state !== 'open') ? 'begun' : 'fresh';
}

export function summaryOf(lesson: Lesson, progress: LessonProgress): LessonSummary {
  const exercises = exercisesOf(lesson);
  const before = lessonBefore(lesson);
  const all = exercises.map(({ id }) => progressOf(progress, id));
  return {
    lesson: lesson.number,
    title: { path: `${lesson.number}/title`, cast: {} },
    goal: { path: `${lesson.number}/goal`, cast: {} },
    ...(before && { needs: before.number }),
    state: stateOf(lesson, progress),
    exercises: exercises.length,
    solved: all.filter(({ state, best }) => state === 'solved' || best > 0).length,
    stars: all.reduce((sum, { best }) => sum + best, 0),
    mostStars: exercises.length * MOST_STARS,
    deal: exercises.some(({ kind }) => kind === 'deal'),
  };
}

/** Names a text of a step, with those whom it speaks of. Throws if it speaks of a role that nobody has there (programming error). */
export function textRef({ number }: Lesson, step: Step, part?: string): LessonTextRef {
  const path = `${number}/steps/${step.id}${part === undefined ? '' : `/${part}`}`;
  return { path, cast: castOf(step, rolesOfText(path)) };
}

/** Only those who are named: who else plays with whom may be what is asked. */
function castOf(step: Step, roles: readonly LessonRole[]): LessonCast {
  if (roles.length === 0) return {};
  const { you, cast } = companyOf(step);
  return Object.fromEntries(
    roles.map((role) => {
      const seat = cast[role];
      const character = seat === undefined ? undefined : lessonPlayers(you)[seat].character;
      if (!character) throw new Error(`no other player is ${role} in ${step.id}`);
      return [role, character];
    }),
  );
}

/** A step for the page. `dealt` is the state of a prepared deal that is being played. */
export function stepView(
  lesson: Lesson,
  step: Step,
  progress: LessonProgress,
  dealt: (step: DealStep) => DealState,
): LessonStep {
  if (step.kind === 'read')
    return { kind: 'read', id: step.id, text: textRef(lesson, step), scene: sceneOf(step.show) };
  return exerciseView(lesson, step, progressOf(progress, step.id), dealt);
}

export function exerciseView(
  lesson: Lesson,
  step: ExerciseStep,
  { tries, state, stars, best, run }: StepProgress,
  dealt: (step: DealStep) => DealState,
): ExerciseView {
  const random = randomOf('lesson', lesson.number, step.id, run);
  return {
    kind: 'exercise',
    id: step.id,
    ask: textRef(lesson, step, 'ask'),
    scene: sceneFor(step, dealt),
    task: taskOf(lesson, step, random, dealt),
    tries,
    state,
    stars,
    best,
  };
}

function sceneFor(step: ExerciseStep, dealt: (step: DealStep) => DealState): LessonScene {
  if (step.kind !== 'deal') return sceneOf(step.show);
  const { round } = dealt(step);
  return { kind: 'table', board: boardAt({ kind: 'round', round, you: step.setup.you }), marked: [] };
}

function taskOf(lesson: Lesson, step: ExerciseStep, random: Random, dealt: (step: DealStep) => DealState): LessonTask {
  switch (step.kind) {
    case 'choice':
      return { kind: 'choice', options: shuffled(optionsOf(lesson, step), random) };
    case 'say':
      return { kind: 'choice', options: step.options.map(spokenOption) };
    case 'bid':
      return { kind: 'bid', options: optionsOf(lesson, step) };
    case 'number':
      return { kind: 'number', unit: step.unit };
    case 'legal':
      return { kind: 'cards', from: step.moment().hand, minimum: 1 };
    case 'callable':
      return { kind: 'cards', from: ACES, minimum: 0 };
    case 'pick':
      return { kind: 'cards', from: shuffled(step.from, random), minimum: 1 };
    case 'order':
      return { kind: 'order', cards: shuffled(step.cards, random) };
    case 'match':
      return { kind: 'match', left: step.cards, right: shuffled(step.cards, random) };
    case 'find':
      return { kind: 'find', from: shuffled(step.from, random), sought: step.sought };
    case 'winner':
      return { kind: 'winner', seats: SEATS };
    case 'play':
      return {
        kind: 'play',
        cards: handOf(step.round(), step.you),
        ...(step.problem !== undefined && { compares: 'yes' }),
      };
    case 'deal': {
      const state = dealt(step);
      const points = pointsNow(step.setup, state);
      return { kind: 'deal', cards: handOf(state.round, step.setup.you), over: isDealOver(state), points };
    }
  }
}

function handOf(round: Parameters<typeof viewFor>[0], you: Parameters<typeof viewFor>[1]): readonly Card[] {
  const view = viewFor(round, you);
  return orderOf(shownContract(round), view.rules.pack).sort(view.hand);
}

function optionsOf(lesson: Lesson, step: ChoiceStep | BidStep): readonly LessonOption[] {
  if (step.kind === 'bid') return step.options.map((call) => ({ id: call, shows: { kind: 'call', call } }));
  const { deck } = step;
  return step.options.map((id): LessonOption => {
    if (isCard(id)) return { id, shows: { kind: 'card', card: id, ...(deck && { deck }) } };
    if (isHand(id)) return { id, shows: { kind: 'cards', cards: cards(id) } };
    return { id, shows: { kind: 'text', text: textRef(lesson, step, `labels/${id}`) } };
  });
}

const spokenOption = (id: SayStep['options'][number]): LessonOption =>
  isCard(id) ? { id, shows: { kind: 'card', card: id } } : { id, shows: { kind: 'doubling', says: id } };

const isHand = (id: string): boolean => id.includes(' ') && id.split(' ').every(isCard);
