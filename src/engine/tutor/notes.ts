// Ids and evidence of what the tutor says besides refusals: duties, hints to a refusal, remarks on tricks, the course of the round.
import type { Call } from '../auction.ts';
import type { Card, Suit } from '../cards.ts';
import type { Announcement, ContractId } from '../contract.ts';
import type { Group } from '../order.ts';
import type { Reason } from '../reasons.ts';
import type { Seat } from '../seats.ts';

type Nothing = Record<never, never>;

/** N: added to a refusal. D: what is to be done now and why. T: who took a trick. L: the course of the round, line by line. */
export interface NoteParams {
  /** A lord does not belong to the suit printed on it. */
  'N.LORD_IS_TRUMP': { readonly card: Card };
  /** A card of the trump suit is trump although it is no lord. */
  'N.SUIT_IS_TRUMP': { readonly card: Card; readonly suit: Suit };
  /** In a Wenz an Ober belongs to its suit. */
  'N.COURT_IS_PLAIN': { readonly card: Card; readonly suit: Suit };
  /** The called card must fall when its suit is led for the first time, although the trick may be lost. */
  'N.CALLED_IS_SEARCHED': { readonly called: Card };

  'D.CUT': { readonly min: number };
  'D.SPEAK_FIRST': Nothing;
  'D.SPEAK_AFTER': { readonly holder: Seat; readonly shown: ContractId };
  'D.DUEL_HOLDER': { readonly challenger: Seat; readonly level: ContractId };
  'D.DUEL_CHALLENGER': { readonly holder: Seat; readonly shown: ContractId };
  'D.ANNOUNCE': { readonly shown: ContractId };
  /** No ace can be called with this hand ("gesperrt"). */
  'D.BLOCKED': Nothing;
  'D.STOSS_OFFER': { readonly declarer: Seat };
  'D.RETOUR_OFFER': { readonly stoss: Seat };
  'D.LEAD_ANY': Nothing;
  'D.LEAD_CALLED_HOLDER': { readonly called: Card; readonly forbidden: readonly Card[] };
  'D.LEAD_MAY_RUN_AWAY': { readonly called: Card; readonly suit: Suit; readonly count: number };
  'D.FOLLOW_SUIT': { readonly led: Card; readonly suit: Suit; readonly have: readonly Card[] };
  'D.FOLLOW_TRUMP': { readonly led: Card; readonly have: readonly Card[] };
  'D.MUST_PLAY_CALLED': { readonly led: Card; readonly called: Card };
  'D.FREE': { readonly led: Card; readonly group: Group };
  'D.FREE_BUT_CALLED': { readonly led: Card; readonly group: Group; readonly called: Card };
  'D.LAST_CARD': { readonly card: Card };
  'D.WAIT': { readonly turn: Seat };
  'D.ROUND_OVER': Nothing;

  'T.TRUMP_BEATS_SUIT': { readonly winner: Seat; readonly card: Card; readonly suit: Suit; readonly points: number };
  'T.HIGHEST_TRUMP': { readonly winner: Seat; readonly card: Card; readonly points: number };
  'T.HIGHEST_OF_SUIT': { readonly winner: Seat; readonly card: Card; readonly suit: Suit; readonly points: number };
  /** Cards of other plain suits cannot win, however high they are. */
  'T.OTHER_SUITS_LOSE': { readonly cards: readonly Card[]; readonly suit: Suit };

  'L.DEALT': { readonly dealer: Seat };
  'L.CUT': { readonly seat: Seat };
  'L.CALL': { readonly seat: Seat; readonly call: Call };
  'L.ANNOUNCE': { readonly seat: Seat; readonly announcement: Announcement };
  'L.STOSS': { readonly seat: Seat };
  'L.RETOUR': { readonly seat: Seat };
  'L.PLAY': { readonly seat: Seat; readonly card: Card };
  'L.TRICK': { readonly winner: Seat; readonly points: number; readonly number: number };
  'L.REVEALED': { readonly seat: Seat; readonly called: Card };
  'L.RAN_AWAY': { readonly seat: Seat; readonly called: Card };
  'L.THROWN_IN': Nothing;
  'L.WON': { readonly side: readonly Seat[]; readonly points: number; readonly against: number };
  'L.WON_TOUT': { readonly side: readonly Seat[] };
  'L.LOST_TOUT': { readonly side: readonly Seat[]; readonly by: Seat };
  'L.WON_SIE': { readonly side: readonly Seat[] };
}

export type Note = {
  readonly [K in keyof NoteParams]: { readonly id: K; readonly params: NoteParams[K] };
}[keyof NoteParams];

export const note = <K extends keyof NoteParams>(id: K, params: NoteParams[K]): Note => ({ id, params }) as Note;

/** A refusal told in full: the rule with its evidence, what makes it clearer, and what is allowed instead. */
export interface Explanation {
  readonly because: Reason;
  readonly notes: readonly Note[];
  /** Cards that may be played instead; empty where the refusal is not about a card. */
  readonly allowed: readonly Card[];
}

/** One rung of the trump ladder, from the strongest down. */
export interface LadderRung {
  readonly card: Card;
  readonly place: 'own' | 'table' | 'fallen' | 'out';
}
