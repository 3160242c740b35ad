// English words in which a position is written as text.
import type { PositionTextWords } from '../types/position-words.ts';

export const POSITION_TEXT_EN: PositionTextWords = {
  seats: ['me', 'left', 'opposite', 'right'],
  dealer: 'dealer',
  game: 'game',
  played: 'played',
  counted: { trumps: 'trumps', points: 'points' },
};
