// All texts of all lessons, lesson by lesson in both languages.
import type { LessonText } from '../../types/lessons/lesson-texts.ts';
import type { Language } from '../../../shared/border/language.ts';
import { LESSON_01_DE } from '../../de/lessons/lesson-01.ts';
import { LESSON_01_EN } from '../../en/lessons/lesson-01.ts';
import { LESSON_02_DE } from '../../de/lessons/lesson-02.ts';
import { LESSON_02_EN } from '../../en/lessons/lesson-02.ts';
import { LESSON_03_DE } from '../../de/lessons/lesson-03.ts';
import { LESSON_03_EN } from '../../en/lessons/lesson-03.ts';
import { LESSON_04_DE } from '../../de/lessons/lesson-04.ts';
import { LESSON_04_EN } from '../../en/lessons/lesson-04.ts';
import { LESSON_05_DE } from '../../de/lessons/lesson-05.ts';
import { LESSON_05_EN } from '../../en/lessons/lesson-05.ts';
import { LESSON_06_DE } from '../../de/lessons/lesson-06.ts';
import { LESSON_06_EN } from '../../en/lessons/lesson-06.ts';
import { LESSON_07_DE } from '../../de/lessons/lesson-07.ts';
import { LESSON_07_EN } from '../../en/lessons/lesson-07.ts';
import { LESSON_08_DE } from '../../de/lessons/lesson-08.ts';
import { LESSON_08_EN } from '../../en/lessons/lesson-08.ts';
import { LESSON_09_DE } from '../../de/lessons/lesson-09.ts';
import { LESSON_09_EN } from '../../en/lessons/lesson-09.ts';
import { LESSON_10_DE } from '../../de/lessons/lesson-10.ts';
import { LESSON_10_EN } from '../../en/lessons/lesson-10.ts';
import { LESSON_11_DE } from '../../de/lessons/lesson-11.ts';
import { LESSON_11_EN } from '../../en/lessons/lesson-11.ts';
import { LESSON_12_DE } from '../../de/lessons/lesson-12.ts';
import { LESSON_12_EN } from '../../en/lessons/lesson-12.ts';
import { LESSON_13_DE } from '../../de/lessons/lesson-13.ts';
import { LESSON_13_EN } from '../../en/lessons/lesson-13.ts';
import { LESSON_14_DE } from '../../de/lessons/lesson-14.ts';
import { LESSON_14_EN } from '../../en/lessons/lesson-14.ts';
import { LESSON_15_DE } from '../../de/lessons/lesson-15.ts';
import { LESSON_15_EN } from '../../en/lessons/lesson-15.ts';
import { LESSON_16_DE } from '../../de/lessons/lesson-16.ts';
import { LESSON_16_EN } from '../../en/lessons/lesson-16.ts';
import { LESSON_17_DE } from '../../de/lessons/lesson-17.ts';
import { LESSON_17_EN } from '../../en/lessons/lesson-17.ts';
import { LESSON_18_DE } from '../../de/lessons/lesson-18.ts';
import { LESSON_18_EN } from '../../en/lessons/lesson-18.ts';
import { LESSON_19_DE } from '../../de/lessons/lesson-19.ts';
import { LESSON_19_EN } from '../../en/lessons/lesson-19.ts';
import { LESSON_20_DE } from '../../de/lessons/lesson-20.ts';
import { LESSON_20_EN } from '../../en/lessons/lesson-20.ts';
import { LESSON_21_DE } from '../../de/lessons/lesson-21.ts';
import { LESSON_21_EN } from '../../en/lessons/lesson-21.ts';
import { LESSON_22_DE } from '../../de/lessons/lesson-22.ts';
import { LESSON_22_EN } from '../../en/lessons/lesson-22.ts';
import { LESSON_23_DE } from '../../de/lessons/lesson-23.ts';
import { LESSON_23_EN } from '../../en/lessons/lesson-23.ts';
import { LESSON_25_DE } from '../../de/lessons/lesson-25.ts';
import { LESSON_25_EN } from '../../en/lessons/lesson-25.ts';
import { LESSON_24_DE } from '../../de/lessons/lesson-24.ts';
import { LESSON_26_DE } from '../../de/lessons/lesson-26.ts';
import { LESSON_27_DE } from '../../de/lessons/lesson-27.ts';
import { LESSON_24_EN } from '../../en/lessons/lesson-24.ts';
import { LESSON_26_EN } from '../../en/lessons/lesson-26.ts';
import { LESSON_27_EN } from '../../en/lessons/lesson-27.ts';
import { LESSON_28_DE } from '../../de/lessons/lesson-28.ts';
import { LESSON_28_EN } from '../../en/lessons/lesson-28.ts';
import { LESSON_29_DE } from '../../de/lessons/lesson-29.ts';
import { LESSON_29_EN } from '../../en/lessons/lesson-29.ts';
import { LESSON_30_DE } from '../../de/lessons/lesson-30.ts';
import { LESSON_30_EN } from '../../en/lessons/lesson-30.ts';
import { LESSON_31_DE } from '../../de/lessons/lesson-31.ts';
import { LESSON_31_EN } from '../../en/lessons/lesson-31.ts';
import { LESSON_32_DE } from '../../de/lessons/lesson-32.ts';
import { LESSON_32_EN } from '../../en/lessons/lesson-32.ts';
import { LESSON_33_DE } from '../../de/lessons/lesson-33.ts';
import { LESSON_33_EN } from '../../en/lessons/lesson-33.ts';
import { LESSON_34_DE } from '../../de/lessons/lesson-34.ts';
import { LESSON_34_EN } from '../../en/lessons/lesson-34.ts';
import { LESSON_35_DE } from '../../de/lessons/lesson-35.ts';
import { LESSON_35_EN } from '../../en/lessons/lesson-35.ts';
import { LESSON_36_DE } from '../../de/lessons/lesson-36.ts';
import { LESSON_36_EN } from '../../en/lessons/lesson-36.ts';
import { LESSON_37_DE } from '../../de/lessons/lesson-37.ts';
import { LESSON_37_EN } from '../../en/lessons/lesson-37.ts';
import { LESSON_38_DE } from '../../de/lessons/lesson-38.ts';
import { LESSON_38_EN } from '../../en/lessons/lesson-38.ts';
import { LESSON_39_DE } from '../../de/lessons/lesson-39.ts';
import { LESSON_40_DE } from '../../de/lessons/lesson-40.ts';
import { LESSON_41_DE } from '../../de/lessons/lesson-41.ts';
import { LESSON_42_DE } from '../../de/lessons/lesson-42.ts';
import { LESSON_43_DE } from '../../de/lessons/lesson-43.ts';
import { LESSON_44_DE } from '../../de/lessons/lesson-44.ts';
import { LESSON_39_EN } from '../../en/lessons/lesson-39.ts';
import { LESSON_40_EN } from '../../en/lessons/lesson-40.ts';
import { LESSON_41_EN } from '../../en/lessons/lesson-41.ts';
import { LESSON_42_EN } from '../../en/lessons/lesson-42.ts';
import { LESSON_43_EN } from '../../en/lessons/lesson-43.ts';
import { LESSON_44_EN } from '../../en/lessons/lesson-44.ts';

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
    LESSON_21_DE,
    LESSON_22_DE,
    LESSON_23_DE,
    LESSON_24_DE,
    LESSON_25_DE,
    LESSON_26_DE,
    LESSON_27_DE,
    LESSON_28_DE,
    LESSON_29_DE,
    LESSON_30_DE,
    LESSON_31_DE,
    LESSON_32_DE,
    LESSON_33_DE,
    LESSON_34_DE,
    LESSON_35_DE,
    LESSON_36_DE,
    LESSON_37_DE,
    LESSON_38_DE,
    LESSON_39_DE,
    LESSON_40_DE,
    LESSON_41_DE,
    LESSON_42_DE,
    LESSON_43_DE,
    LESSON_44_DE,
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
    LESSON_21_EN,
    LESSON_22_EN,
    LESSON_23_EN,
    LESSON_24_EN,
    LESSON_25_EN,
    LESSON_26_EN,
    LESSON_27_EN,
    LESSON_28_EN,
    LESSON_29_EN,
    LESSON_30_EN,
    LESSON_31_EN,
    LESSON_32_EN,
    LESSON_33_EN,
    LESSON_34_EN,
    LESSON_35_EN,
    LESSON_36_EN,
    LESSON_37_EN,
    LESSON_38_EN,
    LESSON_39_EN,
    LESSON_40_EN,
    LESSON_41_EN,
    LESSON_42_EN,
    LESSON_43_EN,
    LESSON_44_EN,
  ],
} as const satisfies Readonly<Record<Language, readonly object[]>>;
