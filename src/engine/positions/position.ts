// A position that somebody has put together: what is known of the hands, what is played and by whom, and the cards that have fallen.
import { type Card, type Suit, SUITS } from '../base/cards.ts';
import type { Announcement } from '../base/contract.ts';
import type { BySeat, Seat } from '../base/seats.ts';
import type { GameId } from '../games/shelf.ts';
import type { HouseRules } from '../options/options.ts';
import type { Decision } from '../table/log.ts';
import { gameRulesOf, type TableRules, tableRulesOf } from '../table/table-rules.ts';

/** What is counted in a hand: cards of a suit are those that follow it, so no trumps. */
export const COUNTED = ['trumps', 'obers', 'unters', ...SUITS, 'points'] as const;
export type Counted = (typeof COUNTED)[number];
/** What is neither a suit nor a rank. */
export type CountedOtherwise = Exclude<Counted, Suit | 'obers' | 'unters'>;

/** What must be true of a hand as it was dealt: how many of something it holds, from least to most, or a card that it has not. */
export type Condition =
  | {
      readonly kind: 'count';
      readonly seat: Seat;
      readonly of: Counted;
      readonly least?: number;
      readonly most?: number;
    }
  | { readonly kind: 'without'; readonly seat: Seat; readonly card: Card };

/** What is played, and by whom; nobody in a Ramsch or where cards name the sides. */
export interface GamePlayed {
  readonly declarer?: Seat;
  readonly announcement: Announcement;
}

/** Something that was said, word for word, once so many cards had been played. */
export interface SaidLine {
  readonly after: number;
  readonly decision: Decision;
}

export interface Position {
  readonly game: GameId;
  readonly house: HouseRules;
  readonly dealer: Seat;
  /** Cards that each hand was dealt, as far as they are known; those that it has played need not be named. */
  readonly hands: BySeat<readonly Card[]>;
  readonly conditions: readonly Condition[];
  /** Not set while nobody has announced anything. */
  readonly contract?: GamePlayed;
  /** How it came to that, where it is known; otherwise it came about in some way that the rules allow. */
  readonly said?: readonly SaidLine[];
  /** All cards that have fallen, in their order. */
  readonly played: readonly Card[];
  /** From which the cards that are not known are dealt. */
  readonly seed: string;
}

export const rulesOf = ({ game, house }: Pick<Position, 'game' | 'house'>): TableRules =>
  game === 'schafkopf' ? tableRulesOf(house) : gameRulesOf(game, house);
