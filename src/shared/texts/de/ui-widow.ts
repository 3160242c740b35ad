// German labels of the widow: two cards that lie apart, and what is laid away for them.
import type { Seat } from '../../../engine/base/seats.ts';
import type { Naming } from '../naming.ts';

export const UI_WIDOW_DE = {
  widow: 'Witwe',
  ownDiscards: 'Weggelegt von dir',
  discardsOf: (player: string) => `Weggelegt von ${player}`,
  covered: (what: string) => `${what}: zwei verdeckte Karten`,
  got: (cards: string) => `Aus der Witwe: ${cards}.`,
  discardHint: 'Wähl zwei Karten aus deiner Hand. Sie kommen verdeckt weg, und nur du kennst sie.',
  discardButton: 'Weglegen',
  picked: 'kommt weg',
  /** Card points of what was laid away, and of the widow that nobody took. */
  discardsWorth: (points: string) => `In den weggelegten Karten: ${points}.`,
  widowWorth: (points: string, to: Seat, name: Naming) =>
    `In der Witwe: ${points}, die mit dem letzten Stich an ${name.isReader(to) ? 'dich' : name.player(to)} gehen.`,
  widowAside: (points: string) => `In der Witwe: ${points}, die niemandem zählen.`,
  leastPoints: 'Augen der drei Spieler',
  wonBy: (player: string) => `gewonnen: ${player}`,
  lostBy: (player: string) => `verloren: ${player}`,
  wins: 'gewinnt',
  loses: 'verliert',
};

export type UiWidowTexts = typeof UI_WIDOW_DE;
