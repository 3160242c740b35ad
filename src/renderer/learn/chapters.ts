// The lessons by way and chapter, as the path shows them.
import { LESSON_WAYS, type LessonWay } from '../../shared/teaching/lessons.ts';
import type { UiLessonsTexts } from '../../words/types/ui-lessons-texts.ts';

export type Chapter = keyof UiLessonsTexts['chapters'];

/** The chapters of each way, each with its first lesson, in order. */
const CHAPTERS: Readonly<Record<LessonWay, readonly (readonly [Chapter, number])[]>> = {
  rules: [
    ['cards', 1],
    ['following', 5],
    ['contracts', 11],
    ['money', 14],
  ],
  playing: [
    ['basics', 17],
    ['leading', 30],
    ['inTheTrick', 34],
    ['alone', 38],
  ],
  others: [['games', 20]],
};

interface ChapterOf<L> {
  readonly chapter: Chapter;
  readonly lessons: readonly L[];
}

/** The lessons way by way, chapter by chapter; chapters and ways without lessons are left out. */
export const waysOf = <L extends { readonly lesson: number }>(
  lessons: readonly L[],
): readonly { readonly way: LessonWay; readonly lessons: readonly L[]; readonly chapters: readonly ChapterOf<L>[] }[] =>
  (Object.keys(LESSON_WAYS) as LessonWay[])
    .map((way) => {
      const inside = lessons.filter(({ lesson }) => (LESSON_WAYS[way] as readonly number[]).includes(lesson));
      return { way, lessons: inside, chapters: chaptersIn(way, inside) };
    })
    .filter((each) => each.lessons.length > 0);

function chaptersIn<L extends { readonly lesson: number }>(
  way: LessonWay,
  lessons: readonly L[],
): readonly ChapterOf<L>[] {
  const order: readonly number[] = LESSON_WAYS[way];
  return CHAPTERS[way]
    .map(([chapter, first], index) => {
      const after = CHAPTERS[way][index + 1]?.[1];
      const [from, to] = [order.indexOf(first), after === undefined ? Infinity : order.indexOf(after)];
      return { chapter, lessons: lessons.filter(({ lesson }) => isWithin(order.indexOf(lesson), from, to)) };
    })
    .filter((each) => each.lessons.length > 0);
}

const isWithin = (place: number, from: number, to: number): boolean => place >= from && place < to;
