// All lessons in their order.
import { LESSON_01 } from './lesson-01.ts';
import { LESSON_02 } from './lesson-02.ts';
import { LESSON_03 } from './lesson-03.ts';
import { LESSON_04 } from './lesson-04.ts';
import { LESSON_05 } from './lesson-05.ts';
import { LESSON_06 } from './lesson-06.ts';
import { LESSON_07 } from './lesson-07.ts';
import { LESSON_08 } from './lesson-08.ts';
import { LESSON_09 } from './lesson-09.ts';
import { LESSON_10 } from './lesson-10.ts';
import { LESSON_11 } from './lesson-11.ts';
import { LESSON_12 } from './lesson-12.ts';
import { LESSON_13 } from './lesson-13.ts';
import { LESSON_14 } from './lesson-14.ts';
import { LESSON_15 } from './lesson-15.ts';
import { LESSON_16 } from './lesson-16.ts';
import { LESSON_17 } from './lesson-17.ts';
import { LESSON_18 } from './lesson-18.ts';
import { LESSON_19 } from './lesson-19.ts';
import { LESSON_20 } from './lesson-20.ts';
import { LESSON_21 } from './lesson-21.ts';
import { LESSON_22 } from './lesson-22.ts';
import { LESSON_23 } from './lesson-23.ts';
import { LESSON_24 } from './lesson-24.ts';
import { LESSON_25 } from './lesson-25.ts';
import { LESSON_26 } from './lesson-26.ts';
import { LESSON_27 } from './lesson-27.ts';
import { LESSON_28 } from './lesson-28.ts';
import { LESSON_29 } from './lesson-29.ts';
import { LESSON_30 } from './lesson-30.ts';
import { LESSON_31 } from './lesson-31.ts';
import { LESSON_32 } from './lesson-32.ts';
import { LESSON_33 } from './lesson-33.ts';
import { LESSON_34 } from './lesson-34.ts';
import { LESSON_35 } from './lesson-35.ts';
import { LESSON_36 } from './lesson-36.ts';
import { LESSON_37 } from './lesson-37.ts';
import { LESSON_38 } from './lesson-38.ts';
import { LESSON_39 } from './lesson-39.ts';
import { LESSON_40 } from './lesson-40.ts';
import { LESSON_41 } from './lesson-41.ts';
import { LESSON_42 } from './lesson-42.ts';
import { LESSON_43 } from './lesson-43.ts';
import { LESSON_44 } from './lesson-44.ts';
import { problemNamed, themeOf } from '../problems/choosing.ts';
import type { Theme } from '../../tutor/ideas/themes.ts';
import type { ExerciseStep, Lesson, Step } from './steps.ts';

/** In the order in which they are learnt; a lesson keeps its number wherever it stands. */
export const LESSONS: readonly Lesson[] = [
  LESSON_01,
  LESSON_02,
  LESSON_03,
  LESSON_04,
  LESSON_05,
  LESSON_06,
  LESSON_07,
  LESSON_08,
  LESSON_09,
  LESSON_11,
  LESSON_12,
  LESSON_10,
  LESSON_14,
  LESSON_15,
  LESSON_13,
  LESSON_16,
  LESSON_17,
  LESSON_18,
  LESSON_28,
  LESSON_40,
  LESSON_42,
  LESSON_29,
  LESSON_30,
  LESSON_41,
  LESSON_31,
  LESSON_32,
  LESSON_33,
  LESSON_34,
  LESSON_35,
  LESSON_36,
  LESSON_37,
  LESSON_38,
  LESSON_39,
  LESSON_20,
  LESSON_19,
  LESSON_43,
  LESSON_44,
  LESSON_21,
  LESSON_22,
  LESSON_23,
  LESSON_24,
  LESSON_25,
  LESSON_26,
  LESSON_27,
];

export const lessonOf = (number: number): Lesson | undefined => LESSONS.find((lesson) => lesson.number === number);

/** The lesson that should come before. */
export const lessonBefore = ({ number }: Lesson): Lesson | undefined =>
  LESSONS[LESSONS.findIndex((lesson) => lesson.number === number) - 1];

export const isExercise = (step: Step): step is ExerciseStep => step.kind !== 'read';

export const exercisesOf = ({ steps }: Lesson): readonly ExerciseStep[] => steps.filter(isExercise);

const problemsIn = (lesson: Lesson): readonly string[] =>
  exercisesOf(lesson).flatMap((step) => ('problem' in step && step.problem !== undefined ? [step.problem] : []));

/** The names of the problems that lessons ask about. */
export const TAUGHT_PROBLEMS: readonly string[] = LESSONS.flatMap(problemsIn);

/** What most of the problems of a lesson are about; undefined where it asks none. */
export function themeOfLesson(lesson: Lesson): Theme | undefined {
  const themes = problemsIn(lesson).map((name) => themeOf(problemNamed(name)));
  const times = (theme: Theme): number => themes.filter((each) => each === theme).length;
  return themes.toSorted((a, b) => times(b) - times(a))[0];
}
