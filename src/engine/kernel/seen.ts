// What can be seen of a round part by part, as the phases tell it to a witness.
import type { Call, Duel, Offer, SeatClaim } from '../auction/auction.ts';
import type { Card, Rank } from '../base/cards.ts';
import type { Announcement, ContractId } from '../base/contract.ts';
import type { BySeat, Seat } from '../base/seats.ts';
import type { Ansage } from '../play/ansagen.ts';
import type { KnownSides } from '../play/known-sides.ts';
import type { Revelation } from '../play/parties.ts';
import type { CompletedTrick, Trick } from '../play/tricks.ts';
import type { NamedReservation } from '../table/reservations.ts';
import type { Doubling, Exchange, HighestCall } from '../table/round.ts';

export interface PublicAuction {
  readonly calls: readonly { readonly seat: Seat; readonly call: Call }[];
  readonly holder?: Seat;
  /** Lowest contract that the holder is bound to. */
  readonly shown?: ContractId;
  readonly duel?: Duel;
  /** Who offers or has offered a Hochzeit, and who has accepted it; one that stands may be bid over, but is asked about no more. */
  readonly offer?: Omit<Offer, 'waiting'> & { readonly stands?: true };
  /** Highest level that may still be bid, where it is not the highest of all. */
  readonly ceiling?: number;
  /** Everybody has passed, whatever is played then. */
  readonly passed?: true;
  /** What the calls have told of the hands. */
  readonly claims: readonly SeatClaim[];
}

export interface PublicContract {
  readonly announcement: Announcement;
  /** Who plays the contract; nobody in a Ramsch. */
  readonly declarer?: Seat;
  /** The declarer has said that he has no card of the called suit (SPEC 3.9). */
  readonly renonce?: true;
  /** Set once everybody knows the partner. */
  readonly revealed?: Revelation;
  readonly doubling: Doubling;
}

/** The widow, and what was laid away for it, as far as somebody knows them: its taker does, and everybody once the round is over. */
export interface WidowView {
  /** It lies there; somebody holds its cards; or as many were laid away for it. */
  readonly state: 'lies' | 'taken' | 'laidAway';
  readonly taker?: Seat;
  readonly cards?: readonly Card[];
  readonly laidAway?: readonly Card[];
}
/** A pile on the table as everybody sees it. */
export interface SeenPile {
  readonly open?: Card;
  /** Whether a card lies covered in it, which nobody knows. */
  readonly covered: boolean;
}

/** What lies on the table where cards are played from there (SPEC 3.18). */
export interface SeenTable {
  readonly piles: BySeat<readonly SeenPile[]>;
  /** For each card played so far, in order, the card that was turned up below it. */
  readonly turnedUp: readonly (Card | null)[];
}

/** A number that was bid, with the lowest card of its suit where that had to be named; the suit nobody else knows. */
export interface HeardNumber {
  readonly seat: Seat;
  readonly count: number;
  readonly lowest?: Rank;
}

/** Cards exchanged in a Solo: a lord that was given lies open, any other card only its giver knows, and the one given back both. */
export interface SeenGift {
  readonly from: Seat;
  readonly to: Seat;
  readonly given?: Card;
  readonly returned?: Card;
}

/** Parts of a view that belong to single phases; absent where there is nothing of the kind to be seen. */
export interface SeenParts {
  /** The pile of cards before each player, face down until the round is over, in games with piles. */
  readonly piles?: { readonly sizes: BySeat<number>; readonly cards?: BySeat<readonly Card[]> };
  /** What lies apart, in games with a widow. */
  readonly widow?: WidowView;
  /** The piles from which cards are played, in games with such piles. */
  readonly table?: SeenTable;
  /** The highest contract that was called so far, in games in which contracts are called in turn. */
  readonly called?: HighestCall;
  /** The numbers of trumps that were bid, in order, in games in which trumps are made so. */
  readonly numbers?: readonly HeardNumber[];
  /** The cards that a soloist and the partner exchange, as far as they are known. */
  readonly gift?: SeenGift;
  /** Who has a reservation, and the highest that was named so far, as long as they are asked (SPEC 8). */
  readonly reservations?: { readonly by: readonly Seat[]; readonly named?: NamedReservation };
  /** What was announced, in order, where the sides are Re and Kontra. */
  readonly ansagen?: readonly Ansage[];
  /** Who is known to play Re or Kontra, and from what; a player counts the own hand to it. */
  readonly sides?: KnownSides;
  readonly contract?: PublicContract;
  /** The trick on the table. */
  readonly trick?: Trick;
  /**
   * A hand that can be seen: the declarer's, where the contract lays it open (SPEC 3.5), or the blind; and who plays from one of the own
   * hand and the blind sees the other one from the start (SPEC 9.2).
   */
  readonly openHand?: { readonly seat: Seat; readonly cards: readonly Card[] };
}

/** The same, each perhaps undefined. */
type Perhaps<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** What a phase tells a witness: parts of the view, and what only some witnesses have. */
export interface Telling {
  readonly parts: Perhaps<SeenParts>;
  readonly auction?: PublicAuction | undefined;
  readonly tricks?: readonly CompletedTrick[] | undefined;
  /** The cards exchanged in a Hochzeit, for those who have made the exchange. */
  readonly exchange?: Exchange | undefined;
  /** A card that the witness holds and may not look at. */
  readonly unseen?: Card | undefined;
  /** What lies in the piles, for whoever looks at the open table. */
  readonly pileCards?: BySeat<readonly Card[]> | undefined;
}
