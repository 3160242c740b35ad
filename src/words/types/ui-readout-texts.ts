// The form of the sentences that are read out on a key at the table, or by themselves: the hand, the trick, trumps, card points, the balance.
import type { Naming } from './naming.ts';

export interface UiReadoutTexts {
  readonly hand: (groups: string) => string;
  readonly noHand: string;
  readonly group: (name: string, cards: string) => string;
  readonly trumps: string;
  readonly noTrick: string;
  readonly leads: (player: string) => string;
  readonly trick: (cards: string) => string;
  readonly card: (player: string, card: string) => string;
  readonly taken: (player: string) => string;
  readonly trumpsOut: (count: number, cards: string) => string;
  readonly oneTrumpOut: (card: string) => string;
  readonly noTrumps: string;
  readonly keptDark: string;
  readonly points: (own: number, other: number, needed: number) => string;
  readonly tricks: (players: string) => string;
  readonly balance: (money: string) => string;
  readonly payment: (amount: number, name: Naming) => string;
}
