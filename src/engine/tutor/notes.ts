// Ids and evidence of what the tutor says besides refusals: duties, hints to a refusal, remarks on tricks, the course of the round.
import { type Message, messagesOf } from '../base/messages.ts';
import type { Call } from '../auction/auction.ts';
import type { AnsageWord, ReSide } from '../base/ansage-words.ts';
import type { Card, Rank, Suit } from '../base/cards.ts';
import type { Announcement, ContractId } from '../base/contract.ts';
import type { Group } from '../play/order.ts';
import type { LeastCase } from '../scoring/least.ts';
import type { RamschForm, TieBreak } from '../scoring/ramsch-result.ts';
import type { SideProof } from '../play/known-sides.ts';
import type { Decision } from '../table/log.ts';
import type { Reason } from '../base/reasons.ts';
import type { Seat } from '../base/seats.ts';

type Nothing = Record<never, never>;

/** Acts of which the course tells something else than that they were done, and how. */
export type ToldOtherwise =
  | 'cut'
  | 'number'
  | 'tie'
  | 'reservation'
  | 'ansage'
  | 'obers'
  | 'widow'
  | 'discard'
  | 'passOn'
  | 'give'
  | 'return'
  | 'stoss'
  | 'retour';

/** Lines of the course that tell an act and no more. */
export type ActNotes = {
  [K in Exclude<Decision['type'], ToldOtherwise> as `L.${Uppercase<K>}`]: Omit<Extract<Decision, { type: K }>, 'type'>;
};

/**
 * N: what makes a refusal or a duty clearer. D: what a seat has to do now and why; the seat is named, because replays tell
 * the duties of others too. T: who took a trick. L: the course of the round, line by line.
 */
export interface NoteParams extends ActNotes {
  /** Trumps do not belong to the suit printed on them. */
  'N.LORD_IS_TRUMP': { readonly cards: readonly Card[]; readonly suit: Suit };
  /** A card counts as trump because all cards of its rank are trumps, as an Ober, whatever the trump suit is. */
  'N.RANK_IS_TRUMP': { readonly card: Card };
  /** A card counts as trump because its whole suit is trump; never an Ober or Unter that is one by its rank. */
  'N.SUIT_IS_TRUMP': { readonly card: Card; readonly suit: Suit };
  /** Cards that are trumps in the lowest contract of the table belong to their printed suit here, an Ober in a Wenz. */
  'N.COURT_IS_PLAIN': { readonly cards: readonly Card[]; readonly suit: Suit };
  /** The trump suit of the lowest contract of the table is a suit like any other here. */
  'N.SUIT_IS_PLAIN': { readonly suit: Suit };
  /** A trump may go on a plain suit only when none of the suit is held. */
  'N.RUFF_WHEN_VOID': { readonly card: Card; readonly suit: Suit };
  /** The called card must fall when its suit is led for the first time, although the trick may be lost. */
  'N.CALLED_IS_SEARCHED': { readonly called: Card };
  /** Cards that this hand may call. */
  'N.CALLABLE': { readonly cards: readonly Card[] };
  /** The contract allows these cards only to be called by anybody. */
  'N.ONLY_THESE_CALLED': { readonly cards: readonly Card[] };
  /** Suits that this hand may make trump. */
  'N.TRUMP_SUITS': { readonly suits: readonly Suit[] };
  /** What may be said instead. */
  'N.MAY_SAY': { readonly calls: readonly Call[] };

  /** A Ramsch: everyone is alone, and whoever has most card points pays. */
  'N.RAMSCH_AIM': Nothing;
  /** The player has announced a Durchbruch, which takes `needed` card points and can still come off. */
  'N.DURCHBRUCH_AIM': { readonly player: Seat; readonly needed: number };

  /** Nobody has taken the widow: everyone is alone, and whoever has fewest card points wins. */
  'N.LEAST_AIM': Nothing;

  'D.SHUFFLING': { readonly dealer: Seat };
  'D.CUT': { readonly seat: Seat; readonly min: number };
  'D.SPEAK_FIRST': { readonly seat: Seat };
  'D.SPEAK_AFTER': { readonly seat: Seat; readonly holder: Seat; readonly shown: ContractId };
  'D.DUEL_HOLDER': { readonly seat: Seat; readonly challenger: Seat; readonly level: ContractId };
  'D.DUEL_CHALLENGER': { readonly seat: Seat; readonly holder: Seat; readonly shown: ContractId };
  'D.ANNOUNCE': { readonly seat: Seat; readonly shown: ContractId };
  'D.ANNOUNCE_NAMED': { readonly seat: Seat; readonly contract: ContractId };
  /** A Muss-Spiel: the seat holds the Eichel-Ober and must play; so many card points are enough. */
  'D.MUSS': { readonly seat: Seat; readonly points: number };
  /** No card can be called with this hand ("gesperrt"): it holds the `own` ones, and lacks the suits of the `missing` ones. */
  'D.BLOCKED': {
    readonly seat: Seat;
    readonly contract: ContractId;
    readonly own: readonly Card[];
    readonly missing: readonly Card[];
  };
  /** The Obers lie open and may be taken. */
  /** Contracts are called in turn: the first one must be, and who comes after may go higher or leave it. */
  /** Nobody has bid a number yet; `must` if the hand may not be passed. */
  'D.NUMBER_FIRST': { readonly seat: Seat; readonly must: boolean };
  /** So many trumps have been bid, most by this player. */
  'D.NUMBER_OVER': { readonly seat: Seat; readonly by: Seat; readonly count: number };
  /** Both partners have bid the same number. */
  'D.TIE': { readonly seat: Seat; readonly partner: Seat; readonly count: number };
  /** A card goes to the partner for a Solo; he gives one of his own back, and has seen `got` if it was a lord. */
  'D.GIVE': { readonly seat: Seat; readonly partner: Seat };
  'D.HAND_BACK': { readonly seat: Seat; readonly soloist: Seat; readonly got?: Card };
  /** These lords must beat the `best` one of the trick. */
  'D.MUST_BEAT_LORD': { readonly seat: Seat; readonly best: Card; readonly have: readonly Card[] };
  'D.MUST_TRUMP': { readonly seat: Seat; readonly led: Card; readonly suit: Suit; readonly have: readonly Card[] };
  'D.CALL_FIRST': { readonly seat: Seat };
  'D.CALL_HIGHER': { readonly seat: Seat; readonly by: Seat; readonly announcement: Announcement };
  /** The widow lies there; with it comes the game, alone against both others. */
  'D.TAKE_WIDOW': { readonly seat: Seat };
  /** Two cards are to be laid away; `got` are those of the widow, if the reader may know them. */
  'D.DISCARD': { readonly seat: Seat; readonly got: readonly Card[] };
  'D.OBERS': { readonly seat: Seat; readonly obers: readonly Card[] };
  /** Two cards go face down to the next player; `got` are those that have come, if the reader may know them. */
  'D.PASS_ON': { readonly seat: Seat; readonly to: Seat; readonly got: readonly Card[]; readonly from?: Seat };
  /** A Solo is named: with the Obers taken, or with only these cards seen. */
  'D.NAME_SOLO': { readonly seat: Seat };
  'D.NAME_SOLO_UNSEEN': { readonly seat: Seat; readonly cards: readonly Card[] };
  /** The hand has one single trump and may offer it. */
  'D.MAY_OFFER': { readonly seat: Seat; readonly card: Card };
  /** `taken`: who has said yes already; then a higher game is all that can still be bid. */
  'D.ANSWER_OFFER': { readonly seat: Seat; readonly suitor: Seat; readonly taken: Seat | undefined };
  /** The acceptor gives one of these cards back. */
  'D.RETURN': { readonly seat: Seat; readonly suitor: Seat; readonly may: readonly Card[] };
  /** Bidding by name; `shown` is the contract named last. */
  /** An accepted Hochzeit stands, and the seat may bid higher. */
  'D.OVER_HOCHZEIT': { readonly seat: Seat; readonly suitor: Seat; readonly acceptor: Seat };
  'D.NAME_GAME': { readonly seat: Seat; readonly shown: ContractId | undefined };
  /** The seat may lay; it has seen so many of its cards, and so many are still to come. */
  'D.LEGEN': { readonly seat: Seat; readonly seen: number; readonly toCome: number };
  /** What lies open of the own cards when the contract is chosen. */
  'D.CHOOSE': { readonly seat: Seat; readonly cards: readonly Card[] };
  'D.SPRITZ': { readonly seat: Seat; readonly declarer: Seat };
  'D.LAY': { readonly seat: Seat; readonly winner: Seat };
  /** `by`: top trumps held by one side, or Obers that the winners have collected. */
  'D.CLAIM': { readonly seat: Seat; readonly by: 'held' | 'collected' };
  'D.KNOCK': Nothing;
  /** A step of doubling after Retour is possible. */
  'D.FURTHER_OFFER': { readonly seat: Seat; readonly step: number };
  /** A Ramsch may be doubled before the own first card. */
  'D.DOPPLER_OFFER': { readonly seat: Seat };
  /** A Durchbruch may be announced: then `needed` card points are enough instead of `usual`; the seat has `points` so far. */
  'D.DURCHBRUCH_OFFER': {
    readonly seat: Seat;
    readonly points: number;
    readonly needed: number;
    readonly usual: number;
  };
  'D.STOSS_OFFER': { readonly seat: Seat; readonly declarer: Seat };
  'D.RETOUR_OFFER': { readonly seat: Seat; readonly stoss: Seat };
  'D.LEAD_ANY': { readonly seat: Seat };
  /** The `forbidden` cards lie below the called one; leading low takes `need` cards of the suit. */
  'D.LEAD_CALLED_HOLDER': {
    readonly seat: Seat;
    readonly called: Card;
    readonly suit: Suit;
    readonly forbidden: readonly Card[];
    readonly need: number;
  };
  'D.LEAD_MAY_RUN_AWAY': {
    readonly seat: Seat;
    readonly called: Card;
    readonly suit: Suit;
    readonly count: number;
  };
  /** `have` are exactly the cards that may be played. */
  'D.FOLLOW_SUIT': { readonly seat: Seat; readonly led: Card; readonly suit: Suit; readonly have: readonly Card[] };
  'D.FOLLOW_TRUMP': { readonly seat: Seat; readonly led: Card; readonly have: readonly Card[] };
  'D.MUST_PLAY_CALLED': { readonly seat: Seat; readonly led: Card; readonly called: Card };
  /** A duty to overtake: the cards that beat the `best` one on the table are exactly those that may be played. */
  'D.MUST_OVERTAKE': {
    readonly seat: Seat;
    readonly led: Card;
    readonly best: Card;
    readonly have: readonly Card[];
  };
  'D.FREE': { readonly seat: Seat; readonly led: Card; readonly group: Group };
  'D.FREE_BUT_CALLED': { readonly seat: Seat; readonly led: Card; readonly group: Group; readonly called: Card };
  'D.LAST_CARD': { readonly seat: Seat; readonly card: Card };
  'D.WAIT': { readonly turn: Seat };
  'D.ROUND_OVER': Nothing;

  /** The only trump in a trick to which a plain suit was led. */
  'T.TRUMP_BEATS_SUIT': { readonly winner: Seat; readonly card: Card; readonly suit: Suit; readonly points: number };
  'T.HIGHEST_TRUMP': { readonly winner: Seat; readonly card: Card; readonly points: number };
  'T.HIGHEST_OF_SUIT': { readonly winner: Seat; readonly card: Card; readonly suit: Suit; readonly points: number };
  /** Cards of other plain suits that look higher than the winning card, but cannot win: not their suit was led. */
  'T.OTHER_SUITS_LOSE': { readonly cards: readonly Card[]; readonly suit: Suit };

  'L.SHUFFLED': { readonly dealer: Seat };
  'L.CUT': { readonly seat: Seat };
  /** A card that was turned up below the one that its owner has played. */
  'L.TURNED_UP': { readonly seat: Seat; readonly card: Card };
  /** A step of doubling after Retour; the Stoss is step 1. */
  'L.FURTHER': { readonly seat: Seat; readonly step: number };
  'L.HAUSBOCK': Nothing;
  'L.DEALT': { readonly dealer: Seat; readonly forehand: Seat };
  'L.AUCTION_WON': { readonly declarer: Seat };
  'L.ACCEPTED': { readonly suitor: Seat; readonly acceptor: Seat };
  /** A card given back face down; `card` is there for those who know it. */
  'L.RETURN': { readonly seat: Seat; readonly card: Card | undefined };
  /** The card of a Hochzeit goes back: nobody wants it, or a higher game has been bid. */
  'L.CARD_BACK': { readonly suitor: Seat; readonly why: 'refused' | 'outbid' };
  'L.NO_TAKER': Nothing;
  /** `mit`: the same number as the highest before it. */
  'L.NUMBER': { readonly seat: Seat; readonly count: number; readonly mit: boolean };
  /** `card` is told to those who know it; a lord to all. */
  'L.GIVE': { readonly seat: Seat; readonly partner: Seat; readonly card?: Card };
  'L.HAND_BACK': { readonly seat: Seat; readonly soloist: Seat; readonly card?: Card };
  /** Who lays the hand down. */
  'L.SITS_OUT': { readonly seat: Seat };
  'L.TIE': { readonly seat: Seat; readonly answer: 'yield' | 'keep'; readonly partner: Seat };
  /** Who had to name the lowest card of the suit, in order; the last one makes trumps. */
  'L.LOWEST_NAMED': { readonly named: readonly { readonly seat: Seat; readonly rank: Rank }[] };
  /** What the side needs; `fewer` if it was dealt that card, which is not known yet. */
  'L.TRUMPS_MADE': {
    readonly seat: Seat;
    readonly trump: Suit;
    readonly side: readonly Seat[];
    readonly points: number;
    readonly fewer?: { readonly card: Card; readonly points: number };
  };
  /** Doppelkopf: everybody says whether the hand is healthy; those with a reservation name it, or something over what was named. */
  'D.RESERVE': { readonly seat: Seat };
  'D.RESERVATION': {
    readonly seat: Seat;
    readonly over?: { readonly by: Seat; readonly announcement: Announcement };
    /** Others have a reservation, too, and all are asked for a solo first. */
    readonly first?: 'solo';
    /** Nobody has been asked for a reservation: the player still owes a solo, for which the last deals are. */
    readonly presented?: true;
  };
  /** Announcements that are still in time, each with the fewest cards that the hand must have for it; it has `have` now. */
  'D.ANSAGE_OFFER': {
    readonly seat: Seat;
    readonly have: number;
    readonly words: readonly { readonly says: AnsageWord; readonly need: number }[];
  };
  /** The side of a player, and from what it is known. */
  'N.SIDE_KNOWN': { readonly player: Seat; readonly side: ReSide; readonly by: SideProof };
  /** `first` if a solo was asked for first, so that a Hochzeit gives way without being named; `presented` for one that was owed to the last. */
  'L.RESERVATION': {
    readonly seat: Seat;
    readonly names: Announcement | 'none';
    readonly first?: 'solo';
    readonly presented?: true;
  };
  'L.NORMAL_GAME': Nothing;
  /** `included` are words that were not said before and count as said now. */
  'L.ANSAGE': { readonly seat: Seat; readonly says: AnsageWord; readonly included: readonly AnsageWord[] };
  /** Who plays with the suitor of a Hochzeit; nobody if he has taken the first three tricks. */
  'L.WEDDING': { readonly suitor: Seat; readonly partner: Seat | undefined };
  'L.RE_WON': {
    readonly side: readonly Seat[];
    readonly name: ReSide;
    readonly points: number;
    readonly against: number;
  };
  /** Both sides have failed what they had announced. */
  'L.RE_NOBODY': { readonly points: number; readonly against: number };
  'L.WIDOW_TAKEN': { readonly seat: Seat };
  'L.WIDOW_LEFT': { readonly seat: Seat };
  /** `cards` are told to those who know them. */
  'L.DISCARDED': { readonly seat: Seat; readonly cards?: readonly Card[] };
  /** Nobody has taken the widow. */
  'L.LEAST': Nothing;
  /** Who has won with fewest card points, and what parted those who had equally few. */
  'L.LEAST_WON': {
    readonly by: Seat;
    readonly points: number;
    readonly tricks: number;
    readonly decidedBy: LeastCase;
  };
  /** Who has taken all card points and loses for it. */
  'L.LEAST_ALL': { readonly by: Seat };
  /** One player alone has lost by it. */
  'L.LOST_BY_REVOKE': { readonly by: Seat };
  'L.OBERS_TAKEN': { readonly seat: Seat };
  'L.OBERS_LEFT': { readonly seat: Seat };
  'L.OBERS_REFUSED': Nothing;
  /** `cards` are told to those who have seen them. */
  'L.PASSED_ON': { readonly seat: Seat; readonly to: Seat; readonly cards?: readonly [Card, Card] };
  /** Aces dealt face up have named the partners of a Kreuz; among them may be a second one of the same player. */
  'L.ACES_DRAWN': { readonly aces: readonly { readonly seat: Seat; readonly card: Card }[] };
  /** Who plays two hands, his own and the blind, against whom. */
  'L.KING': { readonly king: Seat; readonly blind: Seat; readonly against: readonly Seat[] };
  /** The blind lies open for everybody from now on. */
  'L.BLIND_OPEN': { readonly blind: Seat };
  'L.SIDES': { readonly side: readonly Seat[]; readonly against: readonly Seat[] };
  'L.STOSS': { readonly seat: Seat };
  'L.RETOUR': { readonly seat: Seat };
  'L.TRICK': { readonly winner: Seat; readonly points: number; readonly number: number };
  'L.REVEALED': { readonly seat: Seat; readonly called: Card };
  'L.RAN_AWAY': { readonly seat: Seat; readonly called: Card };
  /** A card against the rules, at a table where nobody refuses it. */
  'L.REVOKE': { readonly seat: Seat; readonly card: Card };
  'L.THROWN_IN': Nothing;
  /** `side` has won with `points` against `against` of the `losers`. */
  'L.WON': {
    readonly side: readonly Seat[];
    readonly losers: readonly Seat[];
    readonly points: number;
    readonly against: number;
    readonly grade: 'plain' | 'schneider' | 'schwarz';
    /** What was enough for it, where it has no more than the other side. */
    readonly enough?: number;
  };
  'L.WON_TOUT': { readonly side: readonly Seat[]; readonly contract: ContractId };
  'L.LOST_TOUT': { readonly side: readonly Seat[]; readonly contract: ContractId; readonly by: Seat };
  /** `side` has won, because `by` of the other side has revoked. */
  'L.WON_BY_REVOKE': { readonly side: readonly Seat[]; readonly by: Seat };
  'L.WON_BETTEL': { readonly side: readonly Seat[]; readonly contract: ContractId };
  'L.LOST_BETTEL': { readonly side: readonly Seat[]; readonly contract: ContractId };
  /** `next`: whether the next deal is about more, as in a Bierkopf. */
  'L.DRAW': { readonly points: number; readonly next: 'more' | 'same' };
  /** Everybody has passed, and whoever holds the Eichel-Ober must play. */
  'L.MUSS': { readonly declarer: Seat };
  /** The caller has no card of the suit of the called ace. */
  'L.RENONCE': { readonly seat: Seat; readonly suit: Suit };
  /** Everybody has passed, and nobody plays: a Ramsch. */
  'L.RAMSCH': Nothing;
  /** Who has lost a Ramsch with most card points, and what parted those who had equally many. */
  'L.RAMSCH_LOST': { readonly side: readonly Seat[]; readonly points: number; readonly decidedBy: TieBreak };
  'L.RAMSCH_TEAM_LOST': { readonly side: readonly Seat[]; readonly points: number };
  /** Both teams of a Ramsch have as many card points. */
  /** Card points of each pair, or of each player. */
  'L.RAMSCH_EVEN': { readonly points: number; readonly form: RamschForm };
  /** Who has won a Ramsch by taking everything. */
  'L.RAMSCH_MARCH': { readonly by: Seat; readonly points: number; readonly tricks: number };
  'L.RAMSCH_REVOKE': { readonly by: Seat };
  'L.WON_SIE': { readonly side: readonly Seat[]; readonly contract: ContractId };
}

export type NoteId = keyof NoteParams;

export type Note = Message<NoteParams>;

/** A note made of its id and evidence. */
export const note = messagesOf<NoteParams>();

/** A refusal told in full: the rule with its evidence, what makes it clearer, and what is allowed instead. */
export interface Explanation {
  readonly because: Reason;
  readonly notes: readonly Note[];
  /** Cards that may be played instead; empty where the refusal is not about a card. */
  readonly allowed: readonly Card[];
}

/** Where a trump is: out with the others while the round is played, unplayed if it never came to the table. */
export type LadderPlace = 'own' | 'table' | 'fallen' | 'out' | 'unplayed';

/** One rung of the trump ladder, from the strongest down. */
export interface LadderRung {
  readonly card: Card;
  readonly place: LadderPlace;
}
