// The lessons in the order in which they are learnt, and the ways to go through one.

/**
 * The three ways in the order in which they are learnt, each with its lessons. A number is the name of a lesson in saves and links
 * and stays with it for ever; people are told its place among all of them.
 */
export const LESSON_WAYS = {
  rules: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 10, 14, 15, 13, 16],
  playing: [17, 18, 28, 40, 42, 29, 30, 41, 31, 32, 33, 34, 35, 36, 37, 38, 39],
  others: [20, 19, 43, 44, 21, 22, 23, 24, 25, 26, 27],
} as const;
export type LessonWay = keyof typeof LESSON_WAYS;

/** All lessons, way by way. */
export const LESSON_ORDER = [...LESSON_WAYS.rules, ...LESSON_WAYS.playing, ...LESSON_WAYS.others] as const;

/** "Lektion 13" as people count them, from 1; 0 for a number without a lesson. */
export const placeOfLesson = (number: number): number => (LESSON_ORDER as readonly number[]).indexOf(number) + 1;

/** So many lessons come before a whole game makes sense: cards, tricks, trumps, following, the called ace. */
export const BEFORE_THE_GAME = 9;

/** The lesson after this one on the way; undefined after the last. */
export const lessonAfter = (number: number): number | undefined => LESSON_ORDER[placeOfLesson(number)];

export const LESSON_MODES = ['learn', 'test'] as const;
export type LessonMode = (typeof LESSON_MODES)[number];
