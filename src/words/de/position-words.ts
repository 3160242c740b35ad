// German words in which a position is written as text.
import type { PositionTextWords } from '../types/position-words.ts';

export const POSITION_TEXT_DE: PositionTextWords = {
  seats: ['ich', 'links', 'gegenüber', 'rechts'],
  dealer: 'Geber',
  game: 'Spiel',
  played: 'gespielt',
  counted: { trumps: 'Trumpf', points: 'Augen' },
};
