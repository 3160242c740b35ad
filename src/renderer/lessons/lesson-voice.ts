// Tells the texts of lessons with the names of the table that is meant.
import type { Card } from '../../engine/base/cards.ts';
import type { LessonTextRef } from '../../shared/teaching/lesson-views.ts';
import { namingOf } from '../../words/speak/naming-of.ts';
import type { Deck } from '../../shared/border/language.ts';
import { tellLesson } from '../../words/speak/lessons/tell-lesson.ts';
import { voice } from '../state/voice.svelte.ts';

export interface LessonVoice {
  /** The text behind a reference; terms are marked. */
  readonly tell: (ref: LessonTextRef) => string;
  /** A card's name, with the faces of a pack. */
  readonly card: (card: Card, deck?: Deck) => string;
}

/** The voice of the surrounding lesson; it follows language, deck and table. */
export function lessonVoice(): LessonVoice {
  const room = voice();
  return {
    tell: (ref) => tellLesson(ref, room.name),
    card: (card, deck) =>
      deck ? namingOf(room.language, deck, ['', '', '', ''], undefined).card(card) : room.name.card(card),
  };
}
