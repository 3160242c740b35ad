// Lesson 13: Tout and Sie.
import { choice, claimed, claimedBy, lesson, nothing, number, read, rows } from './making.ts';
import { billAfter, mayAnnounce, resultAfter } from './truths.ts';

const SIE_HANDS = ['EO GO HO SO EU GU HU SU', 'EO GO HO SO EU GU HA HT', 'HA HT HK H9 H8 H7 EO GO'] as const;

/** A Wenz Tout in which the last trick, worth nothing, went to the others. */
const lastTrickLost = () => {
  const { winner, schwarz } = resultAfter({ announcement: { contract: 'wenz-tout' }, points: 120, tricks: 7 });
  return { winner, schwarz };
};

/** A Solo Tout with the four highest trumps and no fifth. */
const touts = () =>
  billAfter({
    announcement: { contract: 'solo-tout', trump: 'E' },
    hands: ['EO GO HO SO EA ET EK GA', 'EU', 'GU', 'HU'],
    points: 120,
    tricks: 8,
  }).each;

export const LESSON_13 = lesson(
  13,
  read('alle-stiche', rows('EU GU HU SU EA ET SA ST')),
  choice('13.1', nothing, ['verloren', 'gewonnen', 'ohne-schwarz'], () =>
    claimed(lastTrickLost(), {
      verloren: { winner: 'defenders', schwarz: false },
      gewonnen: { winner: 'declarer', schwarz: true },
      'ohne-schwarz': { winner: 'declarer', schwarz: false },
    }),
  ),
  read('preis', nothing),
  number('13.2', rows('EO GO HO SO EA ET EK GA'), 'cents', [100, 180, 160], touts),
  read('sie', rows('EO GO HO SO', 'EU GU HU SU')),
  choice('13.3', nothing, SIE_HANDS, () => claimedBy(SIE_HANDS, (hand) => mayAnnounce({ contract: 'sie' }, hand))),
);
