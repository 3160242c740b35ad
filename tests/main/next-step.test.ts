// What the player is advised to do next, for people who have got differently far.
import { expect, test } from 'vitest';
import { LESSON_ORDER } from '../../src/shared/teaching/lessons.ts';
import type { LessonSummary } from '../../src/shared/teaching/lesson-views.ts';
import type { Leak } from '../../src/shared/teaching/progress.ts';
import { nextStepOf, type Standing } from '../../src/main/progress/next-step.ts';

const lessonsDone = (done: number): readonly LessonSummary[] =>
  LESSON_ORDER.map((lesson, index) => ({ lesson, state: index < done ? 'done' : 'fresh' }) as unknown as LessonSummary);

const training = (due: number, today: 'open' | 'right' | 'wrong'): Standing['training'] => ({
  due,
  problems: { theme: 'all', grade: 0, today, row: 0, run: 0 },
});

const LEAK: Leak = {
  skill: 'overbid',
  times: 4,
  rounds: 3,
  cents: 60,
  evening: 24,
  error: 6,
  dearest: { id: 'a', entry: 9 },
};
const nothingDue: Standing = {
  lessons: lessonsDone(99),
  rounds: 40,
  leaks: [],
  weakest: undefined,
  training: training(0, 'right'),
};

test('a newcomer is led through the lessons that a game needs, and then to a game', () => {
  const fresh = { ...nothingDue, rounds: 0, training: training(0, 'open') };
  expect(nextStepOf({ ...fresh, lessons: lessonsDone(3) })).toMatchObject({ kind: 'lesson', lesson: { lesson: 4 } });
  expect(nextStepOf({ ...fresh, lessons: lessonsDone(9) })).toEqual({ kind: 'game', because: 'ready' });
});

test('a lesson that was begun is gone on with before a fresh one', () => {
  const begun = lessonsDone(2).map((each, index) => (index === 4 ? { ...each, state: 'begun' as const } : each));
  expect(nextStepOf({ ...nothingDue, lessons: begun })).toMatchObject({ kind: 'lesson', lesson: { lesson: 5 } });
});

test('what costs most now comes first, then what fades, the problem of the day, what is new', () => {
  const all = { ...nothingDue, lessons: lessonsDone(12), leaks: [LEAK], training: training(3, 'open') };
  const weakest = { idea: 'smear', skill: 'giving', evening: 12 } as const;
  expect(nextStepOf({ ...all, weakest })).toEqual({ kind: 'idea', weak: weakest });
  expect(nextStepOf(all)).toEqual({ kind: 'deck', due: 3 });
  expect(nextStepOf({ ...all, training: training(0, 'open') })).toEqual({ kind: 'day' });
  expect(nextStepOf({ ...all, training: training(0, 'wrong') })).toEqual({ kind: 'leak', leak: LEAK });
  const learnt = [{ ...LEAK, skill: 'giving', idea: 'smear' } as const];
  expect(nextStepOf({ ...all, leaks: learnt, training: training(0, 'wrong') })).toMatchObject({ kind: 'lesson' });
  expect(nextStepOf({ ...all, leaks: [], training: training(0, 'wrong') })).toMatchObject({ kind: 'lesson' });
  expect(nextStepOf(nothingDue)).toEqual({ kind: 'game', because: 'nothingDue' });
});
