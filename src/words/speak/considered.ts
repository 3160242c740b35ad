// What a player did or could have done, named within a sentence: "Gras-Sau", "„Ich spiele“", "Wenz".
import type { Considered } from '../../engine/tutor/advice/advice.ts';
import { textsOf } from '../base/catalogue.ts';
import { phraseOf } from '../base/call-words.ts';
import type { Language } from '../../shared/border/language.ts';
import type { Naming } from '../types/naming.ts';
import { UI_REVIEW_DE } from '../de/ui-review.ts';
import { UI_REVIEW_EN } from '../en/ui-review.ts';
import type { UiReviewTexts } from '../types/ui-review-texts.ts';

/** The wording of commentary in one language. */
export const reviewTextsOf = (language: Language): UiReviewTexts => (language === 'de' ? UI_REVIEW_DE : UI_REVIEW_EN);

/** The name of a decision, for the middle of a sentence. */
export function nameOfDecision(considered: Considered, name: Naming): string {
  const { decisions } = reviewTextsOf(name.language);
  switch (considered.type) {
    case 'play':
    case 'give':
    case 'return':
      return name.card(considered.card);
    case 'announce':
      return name.announcement(considered.announcement);
    case 'discard':
      return name.cards(considered.cards);
    case 'cut':
    case 'leave':
      return decisions[considered.type];
    default:
      return decisions.said(phraseOf(considered, textsOf(name.language).calls, name).button);
  }
}
