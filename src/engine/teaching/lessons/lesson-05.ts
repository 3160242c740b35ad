// Lesson 5: following when a trump is led.
import { choice, legal, lesson, read, rows, table } from './making.ts';
import { legalAt } from './judge-cards.ts';
import { moment, rufer } from './position.ts';

const oberLed = { game: rufer(1, 'GA'), you: 1, hand: 'EO HU HT H7 G8 ET E9 SK', trick: [0, 'GO'] } as const;
const leafLed = { game: rufer(0, 'EA'), you: 2, hand: 'GO GT HK E8 E7 SA S9 S7', trick: [0, 'G9 G7'] } as const;
const heartLed = { game: rufer(0, 'SA'), you: 1, hand: 'SO GA GK EA E7 S8 S7 ST', trick: [0, 'H8'] } as const;
const onlyUnter = { game: rufer(0, 'GA'), you: 1, hand: 'SU GA GK E9 E8 SK S9 S8', trick: [0, 'HT'] } as const;
const unterLed = { game: rufer(0, 'GA'), you: 1, hand: 'SK S9 HA E9 E8 G9 G8 S7', trick: [0, 'SU'] } as const;

/** Whether the Unter is the only card that may be played. */
const mustPlayUnter = () => {
  const allowed = legalAt(moment(onlyUnter));
  return allowed.length === 1 && allowed[0] === 'SU' ? 'ja' : allowed.includes('SU') ? 'frei' : 'schellen';
};

export const LESSON_05 = lesson(
  5,
  read(
    'eine-farbe',
    table({ game: rufer(0, 'GA'), you: 1, hand: 'GO SU HK H8 G7 EK SA S7', trick: [0, 'H9'] }, 'GO SU HK H8'),
  ),
  legal('5.1', oberLed),
  read('zeichen', rows('GO GU', 'GA GT GK G9 G8 G7')),
  legal('5.2', leafLed),
  legal('5.3', heartLed),
  choice('5.4', table(onlyUnter), ['ja', 'schellen', 'frei'], mustPlayUnter),
  legal('5.5', unterLed),
);
