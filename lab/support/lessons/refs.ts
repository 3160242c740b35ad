// References to all texts of a lesson, each with those whom it speaks of, as the page is sent them.
import { lessonOf } from '../../../src/engine/teaching/lessons/lessons.ts';
import type { Lesson, Step } from '../../../src/engine/teaching/lessons/steps.ts';
import { textRef } from '../../../src/main/lessons/lesson-view.ts';
import type { LessonTextRef } from '../../../src/shared/teaching/lesson-views.ts';
import type { Language } from '../../../src/shared/border/language.ts';
import { LESSON_WORDS, type WordTree } from '../../../src/words/speak/lessons/lesson-words.ts';

function pathsIn(tree: WordTree | string, at: string): readonly string[] {
  if (typeof tree === 'string') return [at];
  return Object.entries(tree).flatMap(([key, below]) => pathsIn(below, `${at}/${key}`));
}

/** Paths of all texts of a lesson, by its number. */
export const pathsOf = (number: number, language: Language = 'de'): readonly string[] =>
  pathsIn(LESSON_WORDS[language][number - 1] as unknown as WordTree, String(number));

/** The step that a path belongs to; undefined for titles and goals. */
export function stepOf(path: string): Step | undefined {
  const [number, steps, id] = path.split('/');
  return steps === 'steps' ? lessonOf(Number(number))?.steps.find((step) => step.id === id) : undefined;
}

/** References to all texts of a lesson. */
export const refsOf = (lesson: Lesson): readonly LessonTextRef[] =>
  pathsOf(lesson.number).map((path) => {
    const step = stepOf(path);
    const part = path.split('/').slice(3).join('/');
    return step ? textRef(lesson, step, part === '' ? undefined : part) : { path, cast: {} };
  });
