// English phrases around single cards: what is allowed instead, and what a screen reader says of a card.
import { listEn } from './naming.ts';
import type { SpokenTexts } from '../types/spoken.ts';

const ORDINALS = [
  '',
  'second-',
  'third-',
  'fourth-',
  'fifth-',
  'sixth-',
  'seventh-',
  'eighth-',
  'ninth-',
  'tenth-',
  'eleventh-',
  'twelfth-',
  'thirteenth-',
  'fourteenth-',
];

export const SPOKEN_EN: SpokenTexts = {
  allowed: (cards, name) =>
    cards.length === 1 ? `Only ${listEn(cards, name)} is allowed now.` : `Allowed now: ${listEn(cards, name)}.`,
  trump(rank) {
    const ordinal = ORDINALS[rank - 1];
    return ordinal === undefined ? `trump number ${rank}` : `${ordinal}highest trump`;
  },
  plainCourt: 'no trump',
  playable: 'playable',
  choice: 'can be chosen',
  outFor: (seat, name) => `This counts what is still out for ${name.player(seat)}.`,
  refused: (short) => `not allowed: ${short}`,
};
