// The sentence behind a reference to a lesson's text, and behind what the engine says to an answer.
import type { LessonRole } from '../../../engine/teaching/lessons/roles.ts';
import type { LessonSaying } from '../../../engine/teaching/lessons/lesson-sayings.ts';
import type { LessonTextRef } from '../../../shared/teaching/lesson-views.ts';
import { type Language, LANGUAGES } from '../../../shared/border/language.ts';
import type { Naming } from '../../types/naming.ts';
import { tellWith } from '../../base/words.ts';
import { LESSON_WORDS, type WordTree } from './lesson-words.ts';
import { rolesIn, withNames } from './markup.ts';
import { SAYINGS_DE } from '../../de/lessons/sayings.ts';
import { SAYINGS_EN } from '../../en/lessons/sayings.ts';

/** The text of a path as it was written, with its marks and places. Throws for an unknown path. */
export function writtenText(path: string, language: Language): string {
  const [lesson = '', ...keys] = path.split('/');
  const root = LESSON_WORDS[language][Number(lesson) - 1] as unknown as WordTree | undefined;
  const found = keys.reduce<WordTree | string | undefined>(
    (tree, key) => (typeof tree === 'object' ? tree[key] : undefined),
    root,
  );
  if (typeof found !== 'string') throw new Error(`no text ${path} in ${language}`);
  return found;
}

/** The roles of those whom a text speaks of, in either language. */
export const rolesOfText = (path: string): readonly LessonRole[] => [
  ...new Set(LANGUAGES.flatMap((language) => rolesIn(writtenText(path, language)))),
];

/** The text with names filled in; terms are still marked for `piecesOf` of glossary-links.ts. Throws for an unknown reference. */
export const tellLesson = ({ path, cast }: LessonTextRef, name: Naming): string =>
  withNames(writtenText(path, name.language), name, cast);

/** The sentence for something that the engine has found out. */
export const tellSaying = (saying: LessonSaying, name: Naming): string =>
  tellWith(name.language === 'de' ? SAYINGS_DE : SAYINGS_EN, saying, name);
