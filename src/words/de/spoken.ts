// German phrases around single cards: what is allowed instead, and what a screen reader says of a card.
import { listDe } from './naming.ts';
import type { SpokenTexts } from '../types/spoken.ts';

const ORDINALS = [
  '',
  'zweit',
  'dritt',
  'viert',
  'fünft',
  'sechst',
  'siebt',
  'acht',
  'neunt',
  'zehnt',
  'elft',
  'zwölft',
  'dreizehnt',
  'vierzehnt',
];

export const SPOKEN_DE: SpokenTexts = {
  allowed: (cards, name) =>
    cards.length === 1
      ? `Erlaubt ist jetzt nur ${listDe(cards, name, 'nom')}.`
      : `Erlaubt sind jetzt ${listDe(cards, name, 'nom')}.`,
  trump(rank) {
    const ordinal = ORDINALS[rank - 1];
    return ordinal === undefined ? `Trumpf Nummer ${rank}` : `${ordinal}höchster Trumpf`;
  },
  plainCourt: 'kein Trumpf',
  playable: 'spielbar',
  choice: 'zur Wahl',
  outFor: (seat, name) => `Gezählt ist, was für ${name.player(seat)} noch draußen ist.`,
  refused: (short) => `nicht erlaubt: ${short}`,
};
