// Lesson 6: when one cannot follow.
import { sumPoints } from '../../base/cards.ts';
import { legalAt } from './judge-cards.ts';
import { choice, claimed, deal, legal, lesson, read, table } from './making.ts';
import { moment, rufer } from './position.ts';
import { winnerIn } from './truths.ts';

const free = { game: rufer(0, 'GA'), you: 2, hand: 'HA H9 GO EU GK G8 E9 E7', trick: [0, 'SK S9'] } as const;
const ruffed = { game: rufer(1, 'SA'), trick: [0, 'GA G7 H7 GT'] } as const;
/** A ruff that is beaten by a higher trump. */
const overruffed = { game: rufer(1, 'SA'), trick: [0, 'EA H8 HU E7'] } as const;
const safe = { game: rufer(0, 'GA'), you: 2, hand: 'ET E9 E7 GT GK SA S8 S7', trick: [0, 'EO H9'] } as const;
const noTrump = { game: rufer(0, 'GA'), you: 2, hand: 'ET EK E8 GT G9 SK S9 S7', trick: [0, 'EO H8'] } as const;

const freedom = () => {
  const { hand } = moment(noTrump);
  const allowed = legalAt(moment(noTrump));
  return claimed(allowed.length, {
    alles: hand.length,
    leer: hand.filter((card) => sumPoints([card]) === 0).length,
    sau: 0,
  });
};

export const LESSON_06 = lesson(
  6,
  read('frei', table(free)),
  legal('6.1', free),
  read('einstechen', table(overruffed, 'H8 HU')),
  choice('6.2', table(ruffed), ['c21', 'a21', 'd21', 'c11'], () =>
    claimed([winnerIn(ruffed), sumPoints(moment(ruffed).trick.cards)], {
      c21: [2, 21],
      a21: [0, 21],
      d21: [3, 21],
      c11: [2, 11],
    }),
  ),
  read('abwerfen', table(safe, 'E9 E7 S8 S7')),
  choice('6.3', table(noTrump), ['alles', 'leer', 'sau'], freedom),
  read('freimachen', table({ game: rufer(0, 'EA'), you: 1, hand: 'GO HU HT H8 SK E9 E8 G7', trick: [0, 'GA'] }, 'G7')),
  deal('6.4', {
    you: 0,
    goal: 60,
    text: {
      hands: [
        'GO SO H8 EK GT G7 SK S9',
        'HT S8 H7 E7 SA EA H9 SU',
        'HK EU GU G8 HA E8 HU GK',
        'GA E9 EO S7 ET G9 ST HO',
      ],
      game: rufer(2, 'GA'),
      leader: 1,
      played: 'EA E8 E9 EK E7 G8 ET',
    },
  }),
);
