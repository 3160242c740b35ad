// Ids and evidence of every refusal; the sentences live in src/words (SPEC section 10).
import { type Message, messagesOf } from './messages.ts';
import type { Card, Rank, Suit } from './cards.ts';
import type { ContractId } from './contract.ts';
import type { AnsageWord, ReSide } from './ansage-words.ts';
import type { Seat } from './seats.ts';

/** Until when somebody may double: values of the options `stoss.window` and `stoss.replyWindow`. */
export type StossWindow = 'before-second-card' | 'with-first-card' | 'before-own-first-card' | 'next-trick';

/** Evidence of each refusal. `have` lists cards of the own hand that prove the duty, in hand order. */
export interface ReasonParams {
  'R.NOT_IN_HAND': { readonly card: Card };
  /** The card lies covered in an own pile. */
  'R.NOT_OPEN': { readonly card: Card };
  'R.FOLLOW_SUIT': { readonly led: Card; readonly suit: Suit; readonly have: readonly Card[] };
  'R.FOLLOW_TRUMP': { readonly led: Card; readonly have: readonly Card[] };
  'R.CALLED_CARD_MUST': { readonly called: Card; readonly suit: Suit };
  /** `last`: so many cards at most may the hand have in which the called one may be thrown away. */
  'R.CALLED_CARD_NO_DISCARD': { readonly called: Card; readonly suit: Suit; readonly last: number };
  'R.CALLED_SUIT_LEAD': {
    readonly called: Card;
    readonly suit: Suit;
    readonly have: readonly Card[];
    readonly need: number;
  };
  /** Who has no card of the suit led trumps; `have` are the trumps of the hand. */
  /** `sides`: whether both sides play as partners, or somebody alone. */
  'R.MUST_TRUMP': {
    readonly led: Card;
    readonly suit: Suit;
    readonly have: readonly Card[];
    readonly sides: 'partners' | 'alone';
  };
  /** `best` holds the trick; the `have` cards beat it. */
  'R.OVERTAKE': { readonly best: Card; readonly have: readonly Card[] };
  /** `best` is the highest lord in the trick; the `have` lords are higher. */
  'R.JACK_OVERTAKE': { readonly best: Card; readonly have: readonly Card[] };
  'A.OUT_OF_TURN': { readonly turn: Seat | undefined };
  'A.NO_BID_YET': Record<never, never>;
  /** A contract that was called, or a number of trumps that was bid. */
  'A.NOT_HIGHER': { readonly shown: ContractId } | { readonly bid: number };
  /** Nobody has bid a number yet, and the hand holds these lords. */
  'A.MUST_BID': { readonly lords: readonly Card[] };
  /** Trumps are made by whoever holds one of these lords. */
  'A.NO_JACK': { readonly lords: readonly Card[] };
  /** The hand has no card of the suit besides these lords. */
  'A.SUIT_NEEDS_CARD': { readonly suit: Suit; readonly lords: readonly Card[] };
  /** So many trumps the suit would make in the hand: these. */
  'A.WRONG_NUMBER': { readonly said: number; readonly trumps: readonly Card[] };
  /** The same number was bid before, and the lowest card of the own suit must be of this rank at least. */
  'A.MIT_TOO_LOW': { readonly lowest: Card; readonly need: Rank };
  /** Whoever holds all of these lords has no number to bid: a Solo of every trick, or nothing. */
  'A.FOUR_JACKS': { readonly lords: readonly Card[] };
  'A.SOLO_FIRST_DEAL': Record<never, never>;
  /** A Solo is for the holder of the highest trump. */
  'A.SOLO_NEEDS_EU': { readonly card: Card };
  /** The card that was just received does not go back. */
  'A.RETURN_RECEIVED': { readonly card: Card };
  'A.BELOW_LEVEL': { readonly shown: ContractId; readonly contract: ContractId };
  'A.BAD_CALL': Record<never, never>;
  /** This game has no such choice. */
  'A.NOT_PLAYED': Record<never, never>;
  /** Who speaks first must call something. */
  'A.MUST_ANNOUNCE': Record<never, never>;
  /** `exactly`: the contract itself was bid by its name, and none above it counts for that. */
  'A.NOTHING_TO_PLAY': { readonly from: ContractId; readonly exactly?: true };
  'A.CALL_OWN_CARD': { readonly card: Card };
  'A.CALL_NEEDS_SUIT_CARD': { readonly card: Card; readonly suit: Suit; readonly lords: readonly Card[] };
  'A.SOLO_NEEDS_SUIT_CARD': { readonly suit: Suit; readonly lords: readonly Card[] };
  'A.SIE_NEEDS_TOP_TRUMPS': { readonly missing: readonly Card[] };
  /** The hand must call one of these cards in a Muss-Spiel. */
  'A.MUST_CALL_OTHER': { readonly card: Card; readonly may: readonly Card[] };
  /** The trumps of a hand that has none, or more than one. */
  'A.HOCHZEIT_NEEDS_ONE_TRUMP': { readonly trumps: readonly Card[] };
  'A.OFFER_TOO_LATE': Record<never, never>;
  'A.OFFER_REJECTED': Record<never, never>;
  'A.OFFER_TAKEN': { readonly by: Seat };
  /** The offered trump may not be returned, and cards of this kind neither if the table says so. */
  'A.RETURN_OTHER': { readonly card: Card; readonly may: readonly Card[]; readonly as: 'trump' | 'received' };
  'A.NOTHING_TO_RETURN': Record<never, never>;
  /** These contracts are all that may still be announced. */
  'A.ONLY_ANNOUNCE': { readonly only: readonly ContractId[] };
  /** `window`: how long it was possible at this table, by its rules for a Stoss or for an answer. */
  /** Two cards are to be laid away, not so many. */
  'A.DISCARD_TWO': { readonly count: number };
  'A.STOSS_TOO_LATE': { readonly window: StossWindow };
  'A.STOSS_NOT_DEFENDER': { readonly called: Card | undefined };
  /** `step`: the number in the chain of the doubling that was given last. */
  'A.STOSS_GIVEN': { readonly by: Seat; readonly step: number };
  /** The chain of doublings is as long as the table allows: `most` steps. */
  'A.STOSS_NO_MORE': { readonly most: number };
  /** The answer belongs to this trick (from 1), which has not begun. */
  'A.STOSS_NOT_YET': { readonly trick: number };
  'A.STOSS_NEVER': { readonly contract: ContractId; readonly at: 'contract' | 'table' };
  'A.DOPPLER_NEVER': { readonly contract: ContractId };
  'A.DOPPLER_TOO_LATE': Record<never, never>;
  'A.DOPPLER_GIVEN': Record<never, never>;
  'A.DURCHBRUCH_NEVER': { readonly contract: ContractId };
  /** The announcement goes with the card to this trick (from 1). */
  'A.DURCHBRUCH_TRICK': { readonly trick: number };
  'A.DURCHBRUCH_GIVEN': Record<never, never>;
  'A.RETOUR_NOT_DECLARER': { readonly replyBy: 'declarer' | 'declarer-side' };
  'A.RETOUR_NO_STOSS': Record<never, never>;
  'A.RETOUR_GIVEN': { readonly by: Seat; readonly step: number };
  /** So many Old Ones the hand holds. */
  'A.NEEDS_OLD_ONES': { readonly held: number };
  /** Nobody else has named a reservation, or it is the last deal for a solo that is owed. */
  'A.MUST_NAME': { readonly why: 'nothingNamed' | 'owed' };
  'A.NO_PARTNER_YET': Record<never, never>;
  /** The side of the player. */
  'A.WRONG_SIDE': { readonly side: ReSide };
  'A.ALREADY_ANNOUNCED': { readonly says: AnsageWord };
  /** `missed` is the word, said or included, that would have needed so many cards in the hand, which has fewer. */
  'A.TOO_LATE': {
    readonly says: AnsageWord;
    readonly missed: AnsageWord;
    readonly need: number;
    readonly held: number;
    /** Set if that word was only said as an answer, too late to announce more. */
    readonly answered?: true;
  };
  'A.NO_REVOKE': { readonly card: Card };
  'A.CUT_TOO_THIN': { readonly min: number };
  'A.CUT_TOO_OFTEN': { readonly most: number };
  'A.NO_KNOCKING': Record<never, never>;
  'A.BAD_PACKETS': Record<never, never>;
  'A.WRONG_PHASE': Record<never, never>;
  'A.BAD_PACK': Record<never, never>;
  /** What was said is no entry of a log: of no known type, or without what belongs to it. */
  'A.MALFORMED': Record<never, never>;
}

/** Every reason, cards first. An id that is not listed here cannot be used, one without parameters does not compile. */
export const REASON_IDS = [
  'R.NOT_IN_HAND',
  'R.NOT_OPEN',
  'R.FOLLOW_SUIT',
  'R.FOLLOW_TRUMP',
  'R.CALLED_CARD_MUST',
  'R.CALLED_CARD_NO_DISCARD',
  'R.CALLED_SUIT_LEAD',
  'R.MUST_TRUMP',
  'R.OVERTAKE',
  'R.JACK_OVERTAKE',
  'A.OUT_OF_TURN',
  'A.NO_BID_YET',
  'A.NOT_HIGHER',
  'A.BELOW_LEVEL',
  'A.BAD_CALL',
  'A.NOT_PLAYED',
  'A.MUST_ANNOUNCE',
  'A.MUST_BID',
  'A.NO_JACK',
  'A.SUIT_NEEDS_CARD',
  'A.WRONG_NUMBER',
  'A.MIT_TOO_LOW',
  'A.FOUR_JACKS',
  'A.SOLO_FIRST_DEAL',
  'A.SOLO_NEEDS_EU',
  'A.RETURN_RECEIVED',
  'A.NOTHING_TO_PLAY',
  'A.CALL_OWN_CARD',
  'A.CALL_NEEDS_SUIT_CARD',
  'A.SOLO_NEEDS_SUIT_CARD',
  'A.SIE_NEEDS_TOP_TRUMPS',
  'A.MUST_CALL_OTHER',
  'A.HOCHZEIT_NEEDS_ONE_TRUMP',
  'A.OFFER_TOO_LATE',
  'A.OFFER_REJECTED',
  'A.OFFER_TAKEN',
  'A.RETURN_OTHER',
  'A.NOTHING_TO_RETURN',
  'A.ONLY_ANNOUNCE',
  'A.DISCARD_TWO',
  'A.STOSS_TOO_LATE',
  'A.STOSS_NOT_DEFENDER',
  'A.STOSS_GIVEN',
  'A.STOSS_NO_MORE',
  'A.STOSS_NOT_YET',
  'A.STOSS_NEVER',
  'A.DOPPLER_NEVER',
  'A.DOPPLER_TOO_LATE',
  'A.DOPPLER_GIVEN',
  'A.DURCHBRUCH_NEVER',
  'A.DURCHBRUCH_TRICK',
  'A.DURCHBRUCH_GIVEN',
  'A.RETOUR_NOT_DECLARER',
  'A.RETOUR_NO_STOSS',
  'A.RETOUR_GIVEN',
  'A.NEEDS_OLD_ONES',
  'A.MUST_NAME',
  'A.NO_PARTNER_YET',
  'A.WRONG_SIDE',
  'A.ALREADY_ANNOUNCED',
  'A.TOO_LATE',
  'A.NO_REVOKE',
  'A.CUT_TOO_THIN',
  'A.CUT_TOO_OFTEN',
  'A.NO_KNOCKING',
  'A.BAD_PACKETS',
  'A.WRONG_PHASE',
  'A.BAD_PACK',
  'A.MALFORMED',
] as const satisfies readonly (keyof ReasonParams)[];
export type ReasonId = (typeof REASON_IDS)[number];

/** Why a decision is refused. A value, never thrown. */
export type Reason = Message<Pick<ReasonParams, ReasonId>>;

export type Verdict = { readonly legal: true } | { readonly legal: false; readonly because: Reason };

export const LEGAL: Verdict = { legal: true };

export const refused = (because: Reason): Verdict => ({ legal: false, because });

/** A reason made of its id and evidence. */
export const reason = messagesOf<Pick<ReasonParams, ReasonId>>();
