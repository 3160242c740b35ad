// Lesson 3: plain suits and tricks.
import { legal, lesson, order, read, rows, table, winner } from './making.ts';
import { rufer } from './position.ts';

const game = rufer(0, 'EA');
const hand = 'SA SK GT G9 G7 E9 E8 E7';

export const LESSON_03 = lesson(
  3,
  read('stich', table({ game, hand: 'ST S7 GK G8 ET EK E9 E8', you: 1, trick: [0, 'SK'] })),
  read('reihe', rows('SA ST SK S9 S8 S7')),
  winner('3.1', { game, trick: [1, 'SK ST S9 S7'] }),
  read('fremde-farbe', table({ game, trick: [1, 'G9 EA G7 ST'] }, 'EA ST')),
  winner('3.2', { game: rufer(1, 'EA'), trick: [0, 'ET GA SA EK'] }),
  read('bedienen', table({ game, you: 1, hand: 'GK G8 SA S9 S7 ET EK E8', trick: [0, 'GT'] }, 'GK G8')),
  legal('3.3', { game, you: 1, hand, trick: [0, 'S8'] }),
  read('kein-bild', rows('EO EU')),
  order('3.4', game.announcement, 'EA ET EK E9 E8 E7'),
);
