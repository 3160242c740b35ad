// Lesson 16: Stoss, Retour and laying.
import type { Round } from '../../table/round.ts';
import type { Seat } from '../../base/seats.ts';
import { judge } from '../../round/step.ts';
import { type MomentText, rufer } from './position.ts';
import { choice, claimed, lesson, nothing, number, read, rows, table } from './making.ts';
import { roundOf, withCard } from './lesson-rounds.ts';
import { billAfter, type Ended } from './truths.ts';

const noRunners: Ended = {
  announcement: { contract: 'rufer', called: 'GA' },
  hands: ['EO HO H9 H8 HT G9 E7 S7', 'SO EU GA', 'GO GU', ''],
  points: 65,
  tricks: 5,
  doublings: 1,
};

const doubledTout: Ended = {
  announcement: { contract: 'wenz-tout' },
  hands: ['EU GU EA ET GA GT SA ST', 'HU', 'SU', ''],
  points: 120,
  tricks: 8,
  doublings: 1,
};

/** A Rufspiel of the player on the left; the learner holds the called ace. */
const start = (): Round =>
  roundOf({
    hands: ['GA EO HO HA SA S9 E8 G8', 'GO EU HT H9 G9 ST ET E7', 'SO GU H8 GT EA EK SK S8', ''],
    game: rufer(1, 'GA'),
    leader: 0,
  });

const mayDouble = (round: Round, seat: Seat): boolean => judge(round, { type: 'stoss', seat }).legal;

/** The third player wants to double after two cards. */
const late = () => {
  const oneDown = withCard(start(), 'S9');
  const twoDown = withCard(oneDown, 'ST');
  return mayDouble(oneDown, 2) && !mayDouble(twoDown, 2) ? 'nein' : 'noch-nicht-gelegt';
};

/** Who may double before a card has been played: the learner, who holds the called ace, and a defender. */
const beforeTheFirstCard = () => ({ partner: mayDouble(start(), 0), defender: mayDouble(start(), 2) });

/** Three have laid, then Stoss and Retour: five doublings. */
const FIVE = 5;

const partnerHand: MomentText = { game: rufer(1, 'GA'), hand: 'GA EO HO HA SA S9 E8 G8' };

export const LESSON_16 = lesson(
  16,
  read('stoss', table({ game: rufer(1, 'GA'), hand: 'EO HO EU GU HT H8 E9 E7' })),
  number('16.1', nothing, 'cents', [10, 40], () => billAfter(noRunners).each),
  number('16.2', rows('EU GU'), 'cents', [120, 220, 280], () => billAfter(doubledTout).each),
  read('zeitpunkt', table({ game: rufer(1, 'GA'), you: 2, hand: 'EO HO EU GU HT H8 E9 E7', trick: [0, 'S9'] })),
  choice(
    '16.3',
    table({ game: rufer(1, 'GA'), you: 2, hand: 'EO HO EU GU HT H8 E9 E7', trick: [0, 'S9 ST'] }),
    ['nein', 'noch-nicht-gelegt', 'jederzeit'],
    late,
  ),
  read('legen', rows('EO GO GU HA')),
  number('16.4', nothing, 'count', [16, 10, 8], () => billAfter({ ...noRunners, doublings: FIVE }).factor),
  choice('16.5', table(partnerHand, 'GA'), ['nein', 'zu-frueh', 'ja'], () =>
    claimed(beforeTheFirstCard(), {
      nein: { partner: false, defender: true },
      'zu-frueh': { partner: false, defender: false },
      ja: { partner: true, defender: true },
    }),
  ),
);
