// Lesson 19: a tour of the variants.
import { TEUFEL_CARDS } from '../../special/teufel.ts';
import { choice, claimed, ladder, legal, lesson, nothing, number, read, rows, winner } from './making.ts';
import { cards } from './position.ts';
import { billAfter, isTrump, mayAnnounce, ramschLosers, resultAfter, trumpsOf } from './truths.ts';

const GEIER = { contract: 'geier' } as const;
const SUIT_WENZ = { contract: 'suit-wenz', trump: 'G' } as const;
const KAISER = { contract: 'kaiser' } as const;

const WEDDING = 'SU GA GT E9 E8 SK S9 S7';
const RUFER = { contract: 'rufer', called: 'EA' } as const;

/** What a forced game with exactly half of the points comes to. */
const forced = () => resultAfter({ announcement: { contract: 'muss', called: 'GA' }, points: 60, tricks: 4 }).winner;

/** A plain Rufspiel of 10 cents in a Bock round, with a Stoss. */
const inBock = () =>
  billAfter({ announcement: { contract: 'rufer', called: 'GA' }, points: 65, tricks: 5, doublings: 2 });

/** The one of the five highest trumps of a Solo that the Teufel does not give. */
const missingOfFive = () => {
  const missing = trumpsOf({ contract: 'solo', trump: 'E' })
    .slice(0, 5)
    .filter((card) => !TEUFEL_CARDS.includes(card));
  return claimed(missing.join(' '), { GO: 'GO', HO: 'HO', GU: 'GU' });
};

/** The only trump of the hand, which is offered. */
const onlyTrump = () => {
  const trumps = cards(WEDDING).filter((card) => isTrump(RUFER, card));
  return claimed(trumps.join(' '), { SU: 'SU', SK: 'SK', nichts: '' });
};

export const LESSON_19 = lesson(
  19,
  read('kurz', rows('EA ET EK EO EU E9')),
  read('geier', ladder(GEIER)),
  choice('19.1', nothing, ['ober', 'unter', 'ober-herz'], () =>
    claimed(trumpsOf(GEIER).join(' '), {
      ober: 'EO GO HO SO',
      unter: 'EU GU HU SU',
      'ober-herz': 'EO GO HO SO HA HT HK HU H9 H8 H7',
    }),
  ),
  legal('19.2', {
    game: { declarer: 0, announcement: GEIER },
    you: 1,
    hand: 'EU GO HO H8 SA S7 G9 G7',
    trick: [0, 'ET'],
  }),
  read('farbwenz', ladder(SUIT_WENZ)),
  winner('19.7', { game: { declarer: 2, announcement: SUIT_WENZ }, trick: [0, 'SA EO G7 SO'] }),
  read('kaiser', ladder(KAISER)),
  legal('19.8', {
    game: { declarer: 1, announcement: KAISER },
    you: 2,
    hand: 'GK HK GO GU EO HT H9 S7',
    trick: [1, 'GT'],
  }),
  winner('19.9', { game: { declarer: 3, announcement: { contract: 'eisenbahner' } }, trick: [0, 'EA ET E9 EK'] }),
  read('bettel', rows('SA SK SO SU ST S9 S8 S7')),
  winner('19.3', { game: { declarer: 2, announcement: { contract: 'bettel' } }, trick: [0, 'ST SU S7 G9'] }),
  read('keiner-will', nothing),
  choice('19.4', nothing, ['a', 'c', 'beide'], () =>
    claimed(ramschLosers([40, 25, 40, 15], [3, 2, 2, 1]), { a: [0], c: [2], beide: [0, 2] }),
  ),
  read('ramsch-mehr', nothing),
  choice('19.5', nothing, ['gewonnen', 'verloren', 'unentschieden'], () =>
    claimed(forced() as string, { gewonnen: 'declarer', verloren: 'defenders', unentschieden: 'nobody' }),
  ),
  read('hochzeit', rows(WEDDING)),
  choice('19.6', rows(WEDDING), ['SU', 'SK', 'nichts'], () => (mayAnnounce(RUFER, WEDDING) ? onlyTrump() : 'nichts')),
  read('bock', nothing),
  number('19.10', nothing, 'cents', [20, 10, 30], () => inBock().each),
  read('kreuz', ladder({ contract: 'kreuz' })),
  read('schieber', rows('EO GO')),
  read('teufel', rows('EO HO SO EU')),
  choice('19.11', rows('EO HO SO EU'), ['GO', 'HO', 'GU'], missingOfFive),
  read('sonderrunden', nothing),
);
