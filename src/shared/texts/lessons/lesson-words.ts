// All texts of all lessons, lesson by lesson in both languages.
import type { LessonText } from './lesson-texts.ts';
import type { Language } from '../naming.ts';
import { LESSON_01_DE } from './lesson-01-de.ts';
import { LESSON_01_EN } from './lesson-01-en.ts';
import { LESSON_02_DE } from './lesson-02-de.ts';
import { LESSON_02_EN } from './lesson-02-en.ts';
import { LESSON_03_DE } from './lesson-03-de.ts';
import { LESSON_03_EN } from './lesson-03-en.ts';
import { LESSON_04_DE } from './lesson-04-de.ts';
import { LESSON_04_EN } from './lesson-04-en.ts';

/** Texts as a tree: the leaves are what is said. */
export interface WordTree {
  readonly [key: string]: LessonText | WordTree;
}

/** The lessons in their order, the first at index 0. */
export const LESSON_WORDS = {
  de: [LESSON_01_DE, LESSON_02_DE, LESSON_03_DE, LESSON_04_DE],
  en: [LESSON_01_EN, LESSON_02_EN, LESSON_03_EN, LESSON_04_EN],
} as const satisfies Readonly<Record<Language, readonly object[]>>;
