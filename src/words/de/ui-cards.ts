// German wording of what can be done with the own cards besides playing them.
import { capitalised } from '../base/words.ts';
import { nom } from './naming.ts';
import type { UiCardsTexts } from '../types/ui-cards-texts.ts';

export const UI_CARDS_DE: UiCardsTexts = {
  chosen: 'vorgemerkt',
  fallen: (card, name) => `Vorgemerkt war ${nom(card, name)}, aber das geht jetzt nicht. Wähl neu.`,
  moved: (card, place, of, name) => `${capitalised(nom(card, name))} liegt jetzt an Stelle ${place} von ${of}.`,
  sort: 'Sortieren',
  sortHint: 'Die Karten wieder in die übliche Reihenfolge bringen (O)',
  sorted: 'Die Karten sind wieder sortiert.',
};
