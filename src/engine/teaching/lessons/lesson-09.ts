// Lesson 9: running away.
import { revealedPartner } from '../../play/parties.ts';
import { choice, claimed, deal, legal, lesson, read, table } from './making.ts';
import { moment, rufer, termsOf } from './position.ts';

const game = rufer(1, 'GA');
const hand = 'GA GT G9 G8 HO HK E7 SU';
const late = {
  game,
  hand: 'GA G9 HK SU',
  done: [
    [0, 'G8 G7 H9 S7'],
    [2, 'S8 SK GT SA'],
    [1, 'EO HT HU HO'],
    [1, 'EA E8 E9 E7'],
  ],
  trick: [1, 'GK H8 S9'],
} as const;
/** The learner ran away in the first trick; the called suit is led again. */
const freed = {
  game: rufer(1, 'EA'),
  hand: 'EA E9 GU HK',
  done: [
    [0, 'E8 ET S7 EK'],
    [1, 'SA S9 S8 SK'],
    [1, 'EO HT H7 HU'],
    [1, 'GA G9 G8 G7'],
  ],
  trick: [1, 'E7 H8 GK'],
} as const;
const threeLeft = {
  game,
  hand: 'GA GT G9 HO HK SU',
  dealer: 0,
  done: [
    [1, 'SA S7 S9 G8'],
    [1, 'E7 E8 E9 EA'],
  ],
} as const;
const noAce = { game: rufer(0, 'GA'), you: 3, trick: [1, 'G8 H8 G7 G9'] } as const;

/** Who is known to be the partner after a trick of the called suit without the ace. */
const whoRanAway = () => {
  const { trick } = moment(noAce);
  return revealedPartner(termsOf(noAce.game.announcement), [trick])?.seat;
};

export const LESSON_09 = lesson(
  9,
  read('ausnahme', table({ game: rufer(1, 'EA'), hand: 'EA EK E9 E7 GO H8 G7 SK' }, 'EK E9 E7')),
  legal('9.1', { game, hand }),
  read(
    'nur-vorne',
    table({ game: rufer(0, 'EA'), you: 2, hand: 'EA EK E9 E7 GO H8 G7 SK', trick: [0, 'ET E8'] }, 'EA'),
  ),
  legal('9.2', { game: rufer(0, 'GA'), you: 3, hand, trick: [0, 'GK G7 H9'] }),
  read('danach-frei', table(freed, 'EA E9')),
  legal('9.3', late),
  legal('9.4', threeLeft),
  read('warum', table({ game, hand: 'GA GT G9 HO HK E7 SU', trick: [0, 'G8 G7 H9'] })),
  choice('9.5', table(noAce), ['leader', 'second', 'declarer'], () =>
    claimed(whoRanAway(), { leader: 1, second: 2, declarer: 0 }),
  ),
  deal('9.6', {
    you: 0,
    goal: 61,
    text: {
      hands: [
        'SU HT H7 GA GK G9 G7 SK',
        'E7 S9 EU SO E8 EA HO HK',
        'H8 ST SA HA HU G8 E9 S8',
        'GT GO S7 EK H9 EO ET GU',
      ],
      game: rufer(3, 'GA'),
      leader: 0,
    },
  }),
);
