// Lessons that have been given further exercises: those that each had before, so that who had done it has not lost it.
import type { Lesson } from '../../engine/teaching/lessons/steps.ts';

const BEFORE: Readonly<Record<number, readonly string[]>> = {
  1: ['1.1', '1.2', '1.3', '1.4', '1.5'],
  2: ['2.1', '2.2', '2.3', '2.4', '2.5'],
};

/** The exercises with which a lesson was whole once; undefined if it has had no other ones since. */
export const formerExercises = ({ number }: Lesson): readonly string[] | undefined => BEFORE[number];
