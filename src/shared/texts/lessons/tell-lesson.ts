// The sentence behind a reference to a lesson's text, and behind what the engine says to an answer.
import type { LessonSaying } from '../../../engine/lessons/sayings.ts';
import type { LessonTextRef } from '../../lessons.ts';
import type { Naming } from '../naming.ts';
import { tellWith } from '../words.ts';
import type { WordTree } from './lesson-words.ts';
import { LESSON_WORDS } from './lesson-words.ts';
import { withNames } from './markup.ts';
import { SAYINGS_DE } from './sayings-de.ts';
import { SAYINGS_EN } from './sayings-en.ts';

/** The text with names filled in; terms are still marked for `piecesOf` of glossary-links.ts. Throws for an unknown reference. */
export function tellLesson(ref: LessonTextRef, name: Naming): string {
  const [lesson = '', ...path] = ref.split('/');
  const root = LESSON_WORDS[name.language][Number(lesson) - 1] as unknown as WordTree | undefined;
  const found = path.reduce<WordTree | string | undefined>(
    (tree, key) => (typeof tree === 'object' ? tree[key] : undefined),
    root,
  );
  if (typeof found !== 'string') throw new Error(`no text ${ref} in ${name.language}`);
  return withNames(found, name);
}

/** The sentence for something that the engine has found out. */
export const tellSaying = (saying: LessonSaying, name: Naming): string =>
  tellWith(name.language === 'de' ? SAYINGS_DE : SAYINGS_EN, saying, name);
