// Lesson 8: the called ace and its duties.
import { legal, lesson, read, table } from './making.ts';
import { rufer } from './position.ts';

const searched = { game: rufer(1, 'GA'), you: 3, hand: 'GA GT GK HU H8 E9 S7 SK', trick: [0, 'G7 G9 G8'] } as const;
const otherSuit = { game: rufer(0, 'GA'), you: 2, hand: 'GA G8 HO SU HK H7 S9 S8', trick: [0, 'ET E9'] } as const;
const noTrump = {
  game: rufer(0, 'GA'),
  you: 2,
  hand: 'GA G7 ET E8 S9',
  done: [
    [0, 'EO H8 HK H9'],
    [0, 'GO EU HU HT'],
    [0, 'SA SK S8 S7'],
  ],
  trick: [0, 'HO H7'],
} as const;
const leading = { game: rufer(1, 'GA'), hand: 'GA GK G7 HU H9 ET SK S8' } as const;
const trumped = { game: rufer(1, 'GA'), you: 3, hand: 'GA G9 EO HT E8 ST S8 S7', trick: [0, 'G7 G8 HU'] } as const;

export const LESSON_08 = lesson(
  8,
  read('gesucht', table({ game: rufer(1, 'EA'), you: 2, hand: 'EA EK HO HT H7 G9 SK S8', trick: [0, 'E9 ET'] }, 'EA')),
  legal('8.1', searched),
  read(
    'nicht-abwerfen',
    table({ game: rufer(0, 'SA'), you: 2, hand: 'SA S9 GU HT HK H8 E8 E7', trick: [0, 'GK G7'] }, 'SA'),
  ),
  legal('8.2', otherSuit),
  legal('8.3', noTrump),
  read('ausspielen', table({ game: rufer(1, 'EA'), hand: 'EA ET E8 SU HT G9 SK S9' }, 'EA')),
  legal('8.4', leading),
  read(
    'auch-gestochen',
    table({ game: rufer(1, 'SA'), you: 3, hand: 'SA SK GO H9 H7 E9 GT G8', trick: [0, 'S9 ST SU'] }, 'SU'),
  ),
  legal('8.5', trumped),
);
