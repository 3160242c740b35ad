// How the address of a lesson's screen names the lesson, or its test.
import { LESSON_ORDER, type LessonMode } from '../../shared/teaching/lessons.ts';

const TEST = '-test';

/** "5" for lesson 5, "5-test" for its test. */
export const screenId = (lesson: number, mode: LessonMode = 'learn'): string =>
  mode === 'test' ? `${lesson}${TEST}` : String(lesson);

/** The lesson that is meant; the first one for an address without a lesson. */
export function lessonOf(id: string): { readonly lesson: number; readonly mode: LessonMode } {
  const number = Number.parseInt(id, 10);
  const [first] = LESSON_ORDER;
  const lesson = LESSON_ORDER.find((each) => each === number) ?? first;
  return { lesson, mode: id.endsWith(TEST) ? 'test' : 'learn' };
}
