// Lesson 15: runners and payment.
import { billAfter, type Ended, resultAfter } from './truths.ts';
import { choice, claimed, lesson, nothing, number, read, rows } from './making.ts';

/** Five runners: the declarer has the first three, the partner with the Ace of Leaves the next two. */
const fiveRunners: Ended = {
  announcement: { contract: 'rufer', called: 'GA' },
  hands: ['EO GO HO H9 H8 G9 E7 S7', 'SO EU GA GT H7 E9 E8 SK', 'GU HU SU HA HT GK EA ET', ''],
  points: 95,
  tricks: 6,
};

const lostSolo: Ended = {
  announcement: { contract: 'solo', trump: 'G' },
  hands: ['EO GO HO GA GT GK EA S7', 'SO EU', 'GU', 'HU SU'],
  points: 52,
  tricks: 4,
};

/** The highest trump is with the others, the next three are not. */
const broken: Ended = {
  announcement: { contract: 'rufer', called: 'GA' },
  hands: ['EO HO H9 H8 HT G9 E7 S7', 'SO EU GA', 'GO GU', ''],
  points: 70,
  tricks: 5,
};

const wenzWithoutTwo: Ended = {
  announcement: { contract: 'wenz' },
  hands: ['HU SU EA ET GA GT SA ST', 'EU', 'GU', ''],
  points: 70,
  tricks: 6,
};

const wonSolo: Ended = { ...lostSolo, points: 75, tricks: 6 };

export const LESSON_15 = lesson(
  15,
  read('tarif', nothing),
  read('laufende', rows('EO GO HO')),
  number('15.3', rows('EO HO SO EU', 'GO'), 'count', [1, 4, 3], () => resultAfter(broken).runners.paid),
  read('rechnung', rows('EO GO HO SO EU')),
  number('15.1', rows('EO GO HO SO EU'), 'cents', [60, 80, 20, 50], () => billAfter(fiveRunners).each),
  number('15.2', rows('EO GO HO'), 'cents', [50, 20, 240], () => billAfter(lostSolo).each),
  read('ohne', rows('EU GU')),
  number('15.4', rows('EU GU'), 'cents', [50, 60], () => billAfter(wenzWithoutTwo).each),
  read('wer-zahlt', nothing),
  choice('15.5', nothing, ['240', '80', '160'], () =>
    claimed(billAfter(wonSolo).balance[0], { '240': 240, '80': 80, '160': 160 }),
  ),
);
