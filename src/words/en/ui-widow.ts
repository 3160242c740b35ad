// English labels of the widow: two cards that lie apart, and what is laid away for them.
import type { UiWidowTexts } from '../types/ui-widow-texts.ts';

export const UI_WIDOW_EN: UiWidowTexts = {
  widow: 'Widow',
  ownDiscards: 'Laid away by you',
  discardsOf: (player) => `Laid away by ${player}`,
  covered: (what) => `${what}: two cards, face down`,
  got: (cards) => `From the widow: ${cards}.`,
  discardHint: 'Choose two cards from your hand. They go away face down, and only you know them.',
  discardButton: 'Lay away',
  picked: 'goes away',
  discardsWorth: (points) => `In the cards laid away: ${points}.`,
  widowWorth: (points, to, name) =>
    `In the widow: ${points}, which go to ${name.isReader(to) ? 'you' : name.player(to)} with the last trick.`,
  widowAside: (points) => `In the widow: ${points}, which count for nobody.`,
  leastPoints: 'Card points of the three players',
  wonBy: (player) => `won: ${player}`,
  lostBy: (player) => `lost: ${player}`,
  wins: 'wins',
  loses: 'loses',
};
