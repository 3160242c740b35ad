// German labels of the widow: two cards that lie apart, and what is laid away for them.
import type { UiWidowTexts } from '../types/ui-widow-texts.ts';

export const UI_WIDOW_DE: UiWidowTexts = {
  widow: 'Witwe',
  ownDiscards: 'Weggelegt von dir',
  discardsOf: (player) => `Weggelegt von ${player}`,
  covered: (what) => `${what}: zwei verdeckte Karten`,
  got: (cards) => `Aus der Witwe: ${cards}.`,
  discardHint: 'Wähl zwei Karten aus deiner Hand. Sie kommen verdeckt weg, und nur du kennst sie.',
  discardButton: 'Weglegen',
  picked: 'kommt weg',
  discardsWorth: (points) => `In den weggelegten Karten: ${points}.`,
  widowWorth: (points, to, name) =>
    `In der Witwe: ${points}, die mit dem letzten Stich an ${name.isReader(to) ? 'dich' : name.player(to)} gehen.`,
  widowAside: (points) => `In der Witwe: ${points}, die niemandem zählen.`,
  leastPoints: 'Augen der drei Spieler',
  wonBy: (player) => `gewonnen: ${player}`,
  lostBy: (player) => `verloren: ${player}`,
  wins: 'gewinnt',
  loses: 'verliert',
};
