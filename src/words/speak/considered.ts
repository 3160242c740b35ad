// What a player did or could have done, named within a sentence: "Gras-Sau", "„Ich spiele“", "Wenz".
import type { Considered } from '../../engine/tutor/advice/advice.ts';
import { isSaying, sayingOf } from '../../shared/table/sayings.ts';
import { textsOf } from '../base/catalogue.ts';
import { doppelkopfSaid } from '../base/call-words.ts';
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
  const { call, stoss, retour, obers, passOn, widow, number, tie, doublings } = textsOf(name.language).calls;
  if (isSaying(considered)) return decisions.said(doublings.sayings[sayingOf(considered)].button);
  switch (considered.type) {
    case 'play':
    case 'give':
    case 'return':
      return name.card(considered.card);
    case 'announce':
      return name.announcement(considered.announcement);
    case 'call':
      return decisions.said(call(considered.call, name).button);
    case 'stoss':
      return decisions.said(stoss.button);
    case 'retour':
      return decisions.said(retour.button);
    case 'obers':
      return decisions.said(obers(considered.answer, name).button);
    case 'passOn':
      return decisions.said(passOn.button);
    case 'widow':
      return decisions.said(widow(considered.answer).button);
    case 'number':
      return decisions.said(number(considered, name).button);
    case 'tie':
      return decisions.said(tie(considered.answer).button);
    case 'reserve':
    case 'reservation':
    case 'ansage':
      return decisions.said(doppelkopfSaid(considered, textsOf(name.language).calls, name));
    case 'discard':
      return name.cards(considered.cards);
    case 'cut':
      return decisions.cut;
    case 'leave':
      return decisions.leave;
  }
}
