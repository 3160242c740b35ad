// English wording of what can be done with the own cards besides playing them.
import { capitalised } from '../base/words.ts';
import { the } from './naming.ts';
import type { UiCardsTexts } from '../types/ui-cards-texts.ts';

export const UI_CARDS_EN: UiCardsTexts = {
  chosen: 'chosen',
  fallen: (card, name) => `You had chosen ${the(card, name)}, but that cannot be done now. Choose again.`,
  moved: (card, place, of, name) => `${capitalised(the(card, name))} is now in place ${place} of ${of}.`,
  sort: 'Sort',
  sortHint: 'Put the cards back in their usual order (O)',
  sorted: 'The cards are sorted again.',
};
