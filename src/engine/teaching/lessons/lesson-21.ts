// Lesson 21: what is different in Vicar's Schafkopf, for two with a pile each.
import { choice, claimed, claimedBy, lesson, nothing, read, rows, worth } from './making.ts';
import { mayCall, type Said, vicarAfter } from './vicar-truths.ts';

/** Holds no card of Bells that would be trump by its suit only. */
const FIRST = 'EO SU SO HA HT H9 GA EK';
/** Good enough for a Solo in Hearts. */
const DEALER = 'EO HO GU HA HT HK EA E9';

const SAID = {
  weiter: 'weiter',
  geier: { contract: 'geier' },
  wenz: { contract: 'wenz' },
  'solo-schellen': { contract: 'solo', trump: 'S' },
  'solo-herz': { contract: 'solo', trump: 'H' },
} as const satisfies Readonly<Record<string, Said>>;

const OPENING = ['weiter', 'wenz', 'solo-schellen'] as const;
const OVER_WENZ = ['geier', 'wenz', 'solo-herz'] as const;

const PILE = 'EA HK S9 G9';
const OTHER_PILE = 'GT HO SU H9';

/** How a Solo with 48 card points in tricks ends. */
const withPile = () => {
  const { result } = vicarAfter({
    ...{ announcement: SAID['solo-herz'], points: 48, tricks: 4 },
    ...{ pile: PILE, otherPile: OTHER_PILE },
  });
  return { winner: result.winner, points: result.sidePoints, schneider: result.schneider };
};

/** What a Wenz with all tricks and 87 card points brings: 33 lie in the other pile. */
const allTricks = () =>
  vicarAfter({
    ...{ announcement: SAID.wenz, points: 70, tricks: 8 },
    ...{ pile: 'GT HK EO S9', otherPile: 'EA HA GA G9' },
  }).settlement.balance[0];

export const LESSON_21 = lesson(
  21,
  read('zu-zweit', nothing),
  read('ansagen', nothing),
  choice('21.1', rows(FIRST), OPENING, () => claimedBy(OPENING, (said) => mayCall(FIRST, [], SAID[said]))),
  choice('21.2', rows(DEALER), OVER_WENZ, () =>
    claimedBy(OVER_WENZ, (said) => mayCall(DEALER, [SAID.wenz], SAID[said])),
  ),
  read('spielen', nothing),
  read('stapel', worth(PILE)),
  choice('21.3', rows(PILE), ['gewonnen', 'verloren', 'schneider'], () =>
    claimed(withPile(), {
      gewonnen: { winner: 'declarer', points: 63, schneider: false },
      verloren: { winner: 'defenders', points: 48, schneider: false },
      schneider: { winner: 'declarer', points: 63, schneider: true },
    }),
  ),
  read('punkte', nothing),
  choice('21.4', nothing, ['einen', 'zwei', 'drei'], () => claimed(allTricks(), { einen: 1, zwei: 2, drei: 3 })),
);
