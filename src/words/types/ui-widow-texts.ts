// The form of the labels of the widow: two cards that lie apart, and what is laid away for them.
import type { Seat } from '../../engine/base/seats.ts';
import type { Naming } from './naming.ts';

export interface UiWidowTexts {
  readonly widow: string;
  readonly ownDiscards: string;
  readonly discardsOf: (player: string) => string;
  readonly covered: (what: string) => string;
  readonly got: (cards: string) => string;
  readonly discardHint: string;
  readonly discardButton: string;
  readonly picked: string;
  /** Card points of what was laid away, and of the widow that nobody took. */
  readonly discardsWorth: (points: string) => string;
  readonly widowWorth: (points: string, to: Seat, name: Naming) => string;
  readonly widowAside: (points: string) => string;
  readonly leastPoints: string;
  readonly wonBy: (player: string) => string;
  readonly lostBy: (player: string) => string;
  readonly wins: string;
  readonly loses: string;
}
