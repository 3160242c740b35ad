// The lessons in chapters, as the path shows them.
import { placeOfLesson } from '../../shared/teaching/lessons.ts';
import type { UiLessonsTexts } from '../../words/types/ui-lessons-texts.ts';

export type Chapter = keyof UiLessonsTexts['chapters'];

/** Each chapter with the place of its first lesson on the way, in order. */
const FIRST_LESSONS: readonly (readonly [Chapter, number])[] = [
  ['cards', 1],
  ['following', 5],
  ['contracts', 10],
  ['money', 13],
  ['craft', 17],
];

/** The lessons chapter by chapter; chapters without lessons are left out. */
export function chaptersOf<L extends { readonly lesson: number }>(
  lessons: readonly L[],
): readonly { readonly chapter: Chapter; readonly lessons: readonly L[] }[] {
  return FIRST_LESSONS.map(([chapter, first], index) => {
    const end = FIRST_LESSONS[index + 1]?.[1] ?? Infinity;
    return {
      chapter,
      lessons: lessons.filter(({ lesson }) => placeOfLesson(lesson) >= first && placeOfLesson(lesson) < end),
    };
  }).filter((group) => group.lessons.length > 0);
}
