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
import { LESSON_05_DE } from './lesson-05-de.ts';
import { LESSON_05_EN } from './lesson-05-en.ts';
import { LESSON_06_DE } from './lesson-06-de.ts';
import { LESSON_06_EN } from './lesson-06-en.ts';
import { LESSON_07_DE } from './lesson-07-de.ts';
import { LESSON_07_EN } from './lesson-07-en.ts';
import { LESSON_08_DE } from './lesson-08-de.ts';
import { LESSON_08_EN } from './lesson-08-en.ts';
import { LESSON_09_DE } from './lesson-09-de.ts';
import { LESSON_09_EN } from './lesson-09-en.ts';
import { LESSON_10_DE } from './lesson-10-de.ts';
import { LESSON_10_EN } from './lesson-10-en.ts';
import { LESSON_11_DE } from './lesson-11-de.ts';
import { LESSON_11_EN } from './lesson-11-en.ts';
import { LESSON_12_DE } from './lesson-12-de.ts';
import { LESSON_12_EN } from './lesson-12-en.ts';
import { LESSON_13_DE } from './lesson-13-de.ts';
import { LESSON_13_EN } from './lesson-13-en.ts';
import { LESSON_14_DE } from './lesson-14-de.ts';
import { LESSON_14_EN } from './lesson-14-en.ts';
import { LESSON_15_DE } from './lesson-15-de.ts';
import { LESSON_15_EN } from './lesson-15-en.ts';
import { LESSON_16_DE } from './lesson-16-de.ts';
import { LESSON_16_EN } from './lesson-16-en.ts';
import { LESSON_17_DE } from './lesson-17-de.ts';
import { LESSON_17_EN } from './lesson-17-en.ts';
import { LESSON_18_DE } from './lesson-18-de.ts';
import { LESSON_18_EN } from './lesson-18-en.ts';
import { LESSON_19_DE } from './lesson-19-de.ts';
import { LESSON_19_EN } from './lesson-19-en.ts';
import { LESSON_20_DE } from './lesson-20-de.ts';
import { LESSON_20_EN } from './lesson-20-en.ts';

/** Texts as a tree: the leaves are what is said. */
export interface WordTree {
  readonly [key: string]: LessonText | WordTree;
}

/** By the number of the lesson, the first at index 0. */
export const LESSON_WORDS = {
  de: [
    LESSON_01_DE,
    LESSON_02_DE,
    LESSON_03_DE,
    LESSON_04_DE,
    LESSON_05_DE,
    LESSON_06_DE,
    LESSON_07_DE,
    LESSON_08_DE,
    LESSON_09_DE,
    LESSON_10_DE,
    LESSON_11_DE,
    LESSON_12_DE,
    LESSON_13_DE,
    LESSON_14_DE,
    LESSON_15_DE,
    LESSON_16_DE,
    LESSON_17_DE,
    LESSON_18_DE,
    LESSON_19_DE,
    LESSON_20_DE,
  ],
  en: [
    LESSON_01_EN,
    LESSON_02_EN,
    LESSON_03_EN,
    LESSON_04_EN,
    LESSON_05_EN,
    LESSON_06_EN,
    LESSON_07_EN,
    LESSON_08_EN,
    LESSON_09_EN,
    LESSON_10_EN,
    LESSON_11_EN,
    LESSON_12_EN,
    LESSON_13_EN,
    LESSON_14_EN,
    LESSON_15_EN,
    LESSON_16_EN,
    LESSON_17_EN,
    LESSON_18_EN,
    LESSON_19_EN,
    LESSON_20_EN,
  ],
} as const satisfies Readonly<Record<Language, readonly object[]>>;
