// The lessons in chapters, as the path shows them.
import type { UiLessonsTexts } from '../../shared/texts/ui-lessons-de.ts';

export type Chapter = keyof UiLessonsTexts['chapters'];

/** Each chapter with the number of its first lesson, in order. */
const FIRST_LESSONS: readonly (readonly [Chapter, number])[] = [
  ['cards', 1],
  ['following', 5],
  ['contracts', 10],
  ['money', 14],
  ['craft', 17],
];

/** The lessons chapter by chapter; chapters without lessons are left out. */
export function chaptersOf<L extends { readonly lesson: number }>(
  lessons: readonly L[],
): readonly { readonly chapter: Chapter; readonly lessons: readonly L[] }[] {
  return FIRST_LESSONS.map(([chapter, first], index) => {
    const end = FIRST_LESSONS[index + 1]?.[1] ?? Infinity;
    return { chapter, lessons: lessons.filter(({ lesson }) => lesson >= first && lesson < end) };
  }).filter((group) => group.lessons.length > 0);
}
