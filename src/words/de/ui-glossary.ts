// German wording of the glossary.
import type { Topic } from '../types/glossary-terms.ts';
import { LABELS_DE } from './labels.ts';
import type { UiGlossaryTexts } from '../types/ui-glossary-texts.ts';

const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  cards: 'Karten',
  deal: 'Geben und Plätze',
  auction: 'Ansagen',
  contracts: 'Spiele',
  play: 'Am Stich',
  result: 'Ergebnis und Geld',
  family: 'Verwandte Spiele',
};

export const UI_GLOSSARY_DE: UiGlossaryTexts = {
  title: LABELS_DE.app.rooms.glossary,
  openHint: 'Klick oder Eingabe: im Glossar nachlesen',
  lead: 'Alle Wörter rund um den Schafkopf, auf Deutsch, Englisch und Bairisch.',
  search: 'Suchen',
  searchHint: 'Deutsch, Englisch oder Bairisch, auch ohne Umlaute',
  clear: 'Suche leeren',
  found: (count) => (count === 1 ? '1 Begriff' : `${count} Begriffe`),
  nothing: (typed) => `Zu „${typed}“ steht hier nichts.`,
  nothingHint: 'Probier es mit einem Teil des Wortes oder auf Englisch.',
  list: 'Begriffe',
  topics: TOPIC_NAMES,
  languages: { german: 'Deutsch', english: 'Englisch', bavarian: 'Bairisch' },
  related: 'Gehört dazu',
  back: 'Zurück',
};
