// The log of a round: decisions and chance, nothing derived. Replay, undo and save fold from it.
import type { Call } from '../auction/auction.ts';
import type { AnsageWord } from '../base/ansage-words.ts';
import type { Card, Suit } from '../base/cards.ts';
import type { Announcement } from '../base/contract.ts';
import type { BySeat, Seat } from '../base/seats.ts';
import type { ReservationAnswer, SoloDebts } from './reservations.ts';
import type { BroughtDoublings } from '../scoring/doublings.ts';
import type { Chalk, SpecialTerms } from './terms.ts';
import type { TableRules } from './table-rules.ts';

/** Answers to whoever may double by laying, before the whole hand is seen or after the first trick. */
export const LAYING = ['lay', 'leave'] as const;
/** Answers to whoever may double having seen a quarter of the own cards (SPEC 3.18). */
export const SPRITZING = ['double', 'leave'] as const;
/** Answers to whoever has bid as many trumps as the partner. */
export const TIE_ANSWERS = ['yield', 'keep'] as const;
/** Answers to whoever may claim runners. */
export const CLAIMING = ['claim', 'leave'] as const;

/**
 * What a player decides. A Stoss is any step of the defenders in the chain of doublings (Stoss, Sub, Hirsch ...), a Retour
 * any answer of the declaring side (Retour, ReSub ...).
 */
export type Decision =
  /** `again`: further cuts of the same player, where the table allows more than one. */
  | { readonly type: 'cut'; readonly seat: Seat; readonly at: number; readonly again?: readonly number[] }
  /** `turned`: the deal goes round the other way; all that follows in the log has the seats of that direction (chairs.ts). */
  | { readonly type: 'knock'; readonly seat: Seat; readonly packets: readonly number[]; readonly turned?: true }
  | { readonly type: 'legen'; readonly seat: Seat; readonly says: (typeof LAYING)[number] }
  | { readonly type: 'call'; readonly seat: Seat; readonly call: Call }
  | { readonly type: 'announce'; readonly seat: Seat; readonly announcement: Announcement }
  /** Schieber: Eichel- and Gras-Ober are offered; and two cards are passed on to the left (SPEC 3.12). */
  | { readonly type: 'obers'; readonly seat: Seat; readonly answer: 'take' | 'leave' }
  | { readonly type: 'passOn'; readonly seat: Seat; readonly cards: readonly [Card, Card] }
  /** The card that is given back face down: by the acceptor of a Hochzeit (SPEC 3.6), or by the partner in a small Solo (SPEC 7.1). */
  | { readonly type: 'return'; readonly seat: Seat; readonly card: Card }
  /** The card that a soloist gives the partner, who gives one back (SPEC 7.1). */
  | { readonly type: 'give'; readonly seat: Seat; readonly card: Card }
  /** Who takes the widow plays alone, and lays two cards away, face down (SPEC 6). */
  | { readonly type: 'widow'; readonly seat: Seat; readonly answer: 'take' | 'pass' }
  | { readonly type: 'discard'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** How many trumps the hand would have with this suit, which stays hidden until the cards are played (SPEC 7.1). */
  | { readonly type: 'number'; readonly seat: Seat; readonly count: number; readonly suit: Suit }
  /** The later of two partners who have bid the same number lets the other one make trumps, or does so (SPEC 7.1). */
  | { readonly type: 'tie'; readonly seat: Seat; readonly answer: (typeof TIE_ANSWERS)[number] }
  /** Doppelkopf: whether a hand is healthy, and the reservation of one that is not (SPEC 8). */
  | { readonly type: 'reserve'; readonly seat: Seat; readonly says: ReservationAnswer }
  | { readonly type: 'reservation'; readonly seat: Seat; readonly names: Announcement | 'none' }
  /** Re, Kontra, and how few card points the other side will be left (SPEC 8). */
  | { readonly type: 'ansage'; readonly seat: Seat; readonly says: AnsageWord }
  | { readonly type: 'stoss'; readonly seat: Seat }
  | { readonly type: 'retour'; readonly seat: Seat }
  /** A Ramsch counts double, as one player wants it (SPEC 4.1). */
  | { readonly type: 'doppler'; readonly seat: Seat }
  /** Ramsch of Langendorf: nearly all card points are meant to be taken, and fewer of them are enough then (SPEC 4.1). */
  | { readonly type: 'durchbruch'; readonly seat: Seat }
  | { readonly type: 'lay'; readonly seat: Seat; readonly says: (typeof LAYING)[number] }
  /** Officers' Schafkopf: the dealer doubles or not, before the second half of the cards is dealt (SPEC 3.18). */
  | { readonly type: 'spritz'; readonly seat: Seat; readonly says: (typeof SPRITZING)[number] }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'claim'; readonly seat: Seat; readonly says: (typeof CLAIMING)[number] };

/** What may be said besides the cards while they are played; no turn waits for it. */
export const ASIDES = [
  'stoss',
  'retour',
  'doppler',
  'durchbruch',
  'ansage',
] as const satisfies readonly Decision['type'][];
export type Aside = Extract<Decision, { type: (typeof ASIDES)[number] }>;

export const isAside = <T extends { readonly type: string }>(
  said: T,
): said is Extract<T, { type: (typeof ASIDES)[number] }> => ASIDES.some((type) => type === said.type);

/** The chain of doublings, of which the two sides give one step after the other in turn. */
export const DOUBLING_STEPS = ['stoss', 'retour'] as const satisfies readonly Aside['type'][];
export type DoublingStep = (typeof DOUBLING_STEPS)[number];

export const isDoublingStep = <T extends { readonly type: string }>(
  said: T,
): said is Extract<T, { type: DoublingStep }> => DOUBLING_STEPS.some((type) => type === said.type);

/**
 * A card played against the rules, which nobody has refused: it ends the round (SPEC 10). No decision of a player, who
 * is only ever offered what is allowed, but something that can happen at a table where nothing is forbidden beforehand.
 */
export interface Revoke {
  readonly type: 'revoke';
  readonly seat: Seat;
  readonly card: Card;
}

/** One line of the log. The shuffled pack lies top card first; it is stored as cards, so no changed shuffle can spoil a save. */
export type Entry = { readonly type: 'shuffled'; readonly pack: readonly Card[] } | Decision | Revoke;

/** Whether a player has decided it: neither chance nor mishap. */
export const isDecision = (entry: Entry): entry is Decision => entry.type !== 'shuffled' && entry.type !== 'revoke';

/** What differs from deal to deal at the same table. */
export interface RoundTerms {
  readonly dealer: Seat;
  /** Bock rounds and Hausbocks that double this deal; none if it is not said. */
  readonly doublings?: BroughtDoublings;
  /** The special round that this deal belongs to. */
  readonly special?: SpecialTerms;
  /** Content of the Stock before the deal, in cents, at a table that has one (SPEC 3.8). */
  readonly stock?: number;
  /** Who still owes a solo of this session, where one is owed (SPEC 8). */
  readonly solos?: SoloDebts;
  /** Undecided deals right before this one, where they leave it their stake (SPEC 3.16, 9.1). */
  readonly carried?: number;
  /** What still fails each seat to win the game of several deals, where a line may be written before the deal is over (SPEC 9.1). */
  readonly missing?: BySeat<number>;
  /** Who has the chalk, in games with one; the first deal of a game if it is not said (SPEC 7.1). */
  readonly chalk?: Chalk;
  /**
   * A Hochzeit offered in the own turn or bid ends the auction, accepted or not. Only rounds of builds that knew it so say this.
   */
  readonly hochzeitEnds?: true;
}

export interface RoundRecord {
  readonly format: 1;
  readonly rules: TableRules;
  readonly terms: RoundTerms;
  readonly entries: readonly Entry[];
}
