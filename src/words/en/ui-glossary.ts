// English wording of the glossary.
import { LABELS_EN } from './labels.ts';
import type { UiGlossaryTexts } from '../types/ui-glossary-texts.ts';

export const UI_GLOSSARY_EN: UiGlossaryTexts = {
  title: LABELS_EN.app.rooms.glossary,
  openHint: 'Click or Enter: read on in the glossary',
  lead: 'All the words of Schafkopf, in German, English and Bavarian.',
  search: 'Search',
  searchHint: 'German, English or Bavarian, also without umlauts',
  clear: 'Clear the search',
  found: (count) => (count === 1 ? '1 term' : `${count} terms`),
  nothing: (typed) => `There is nothing here about “${typed}”.`,
  nothingHint: 'Try a part of the word, or German.',
  list: 'Terms',
  topics: {
    cards: 'Cards',
    deal: 'Dealing and seats',
    auction: 'Announcing',
    contracts: 'Contracts',
    play: 'In the trick',
    result: 'Result and money',
    family: 'Related games',
  },
  languages: { german: 'German', english: 'English', bavarian: 'Bavarian' },
  related: 'See also',
  back: 'Back',
};
