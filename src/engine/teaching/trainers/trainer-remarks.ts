// Ids and evidence of what trainers ask and remark (texts in src/words/training-*.ts).
import { type Message, messagesOf } from '../../base/messages.ts';
import type { Card, Rank, Suit } from '../../base/cards.ts';
import type { Announcement, ContractId } from '../../base/contract.ts';
import type { Group } from '../../play/order.ts';
import type { Side } from '../../scoring/result.ts';
import type { Seat } from '../../base/seats.ts';
import type { Clue } from '../../tutor/beliefs/clue.ts';

type Nothing = Record<never, never>;

/** Q: the question of an item. */
export interface AskParams {
  /** Which of `count` cards is the highest. */
  'Q.HIGHEST': { readonly count: number };
  'Q.WINNER': { readonly leader: Seat };
  'Q.LEGAL': { readonly to: 'lead' | 'follow' };
  'Q.POINTS': Nothing;
  /** Card points of some seats together after all tricks shown. */
  'Q.SCORE': { readonly seats: readonly Seat[]; readonly tricks: number };
  'Q.TRUMPS_OUT': Nothing;
  /** Which of the highest trumps are still with the others. */
  'Q.LORDS_OUT': { readonly rank: Rank };
  /** How many cards of a plain suit are still with the others. */
  'Q.SUIT_OUT': { readonly suit: Suit };
  /** Which of some cards lie in completed tricks. */
  'Q.FALLEN': Nothing;
  /** Who has shown to have none of a group. */
  'Q.VOID': { readonly group: Group };
  /** Which card somebody played to the last trick. */
  'Q.PLAYED': { readonly seat: Seat };
  'Q.CALLED_ACE': { readonly called: Card };
  /** With whom it lies most likely. */
  'Q.WHO_HAS': { readonly card: Card };
  /** How likely it lies with a seat, in per cent. */
  'Q.HOW_LIKELY': { readonly card: Card; readonly seat: Seat };
  'Q.ANNOUNCE': { readonly forehand: Seat };
  'Q.LEAD': Nothing;
  'Q.PLAY': Nothing;
  /** The same where every allowed card may be chosen. */
  'Q.LEAD_ANY': Nothing;
  'Q.PLAY_ANY': Nothing;
  /** What to say in the auction; `holder` wants to play already. */
  'Q.SAY': { readonly holder: Seat | undefined; readonly shown: ContractId | undefined };
  /** Which game to announce, the auction being won. */
  'Q.NAME': Nothing;
  /** Whether to take the widow, and which two cards to lay away for it. */
  'Q.WIDOW': Nothing;
  'Q.DISCARD': Nothing;
  'Q.PAYS_EACH': Nothing;
  /** What the learner gets or pays altogether. */
  'Q.BALANCE': { readonly gets: 'gets' | 'pays' };
}

/** X: what is said after the answer. */
export interface TrainerRemarkParams {
  /** Cards of one question from the highest to the lowest. */
  'X.RANKED': { readonly cards: readonly Card[] };
  'X.TRUMP_OVER_SUIT': { readonly card: Card; readonly other: Card };
  /** Inside a plain suit or a trump suit the ten follows the ace. */
  'X.TEN_AFTER_ACE': { readonly suit: Suit };
  /** The ten stands between Unter and nine. */
  'X.TEN_LOW': { readonly suit: Suit };
  /** Obers above Unters, and in each rank Acorns, Leaves, Hearts, Bells. */
  'X.LORDS_ORDER': { readonly ranks: readonly Rank[] };
  'X.SUM': { readonly parts: readonly number[]; readonly total: number };
  /** Tricks that went to the side that was asked for, by number from 1, and the others. */
  'X.SCORE': {
    readonly won: readonly { readonly number: number; readonly points: number }[];
    readonly total: number;
    readonly others: number;
  };
  /** Cards that belong to the answer as well. */
  'X.LEFT_OUT': { readonly cards: readonly Card[] };
  'X.TRUMPS_COUNT': {
    readonly all: number;
    readonly own: number;
    readonly fallen: number;
    readonly out: number;
  };
  'X.SUIT_COUNT': {
    readonly suit: Suit;
    readonly all: number;
    readonly own: number;
    readonly fallen: number;
    readonly out: number;
  };
  /** Lies in the trick with this number, from 1. */
  'X.FELL': { readonly card: Card; readonly trick: number };
  /** Did not follow to a group in the trick with this number, from 1. */
  'X.VOID': { readonly seat: Seat; readonly group: Group; readonly trick: number };
  /** What somebody played to the last trick, and the trick in order of play. */
  'X.PLAYED': { readonly seat: Seat; readonly card: Card; readonly cards: readonly Card[] };
  'X.STILL_OUT': { readonly cards: readonly Card[] };
  'X.NONE_OUT': Nothing;
  'X.ACE_CALLER': { readonly seat: Seat; readonly called: Card };
  'X.ACE_STOSS': { readonly seat: Seat; readonly called: Card };
  /** Did not follow when the suit was led in the trick with this number, from 1. */
  'X.ACE_VOID': { readonly seat: Seat; readonly suit: Suit; readonly trick: number };
  /** Followed to the suit without the ace, which its holder would have had to give. */
  'X.ACE_NOT_GIVEN': { readonly seat: Seat; readonly called: Card; readonly trick: number };
  /** Has no place left for it in the hand, or it must lie elsewhere by counting. */
  'X.ACE_COUNTED': { readonly seat: Seat; readonly called: Card };
  /** Led the suit below the ace, for which its holder would need `need` cards of it: so many are not left. */
  'X.ACE_LED_LOW': { readonly seat: Seat; readonly called: Card; readonly trick: number; readonly need: number };
  'X.ACE_RAN_AWAY': { readonly seat: Seat; readonly called: Card; readonly trick: number };
  'X.ACE_ONLY': { readonly seat: Seat; readonly called: Card };
  'X.ACE_OPEN': { readonly seats: readonly Seat[]; readonly called: Card };
  'X.WHO_CLUE': { readonly clue: Clue };
  /** The likeliest first, in per cent. */
  'X.WHO_SHARES': { readonly shares: readonly { readonly seat: Seat; readonly percent: number }[] };
  /** Where the card really lay. */
  'X.WHO_REALLY': { readonly card: Card; readonly holder: Seat };
  /** Estimated chance to win, 0 to 100, and what the game comes to on average, in cents. */
  'X.CHANCE': { readonly announcement: Announcement; readonly percent: number; readonly cents: number };
  /** What passing comes to on average, in cents. */
  'X.PASS_WORTH': { readonly cents: number };
  /** What a card loses against the best one on average: in the unit of the table, and in games won out of 100. */
  'X.COSTS': { readonly card: Card; readonly cents: number; readonly percent: number };
  /** What each of several cards costs on average, the cheapest mistake first. */
  'X.COST_EACH': { readonly costs: readonly { readonly card: Card; readonly cents: number }[] };
  'X.BID_COSTS': { readonly cents: number };
  'X.ANSWER_COSTS': { readonly cents: number };
  'X.PAIR_COSTS': { readonly cents: number; readonly percent: number };
  'X.AS_GOOD': { readonly cards: readonly Card[] };
  'X.WORLDS': { readonly of: 'all' | 'drawn'; readonly count: number };
  /** `below`: with fewer card points the declarers, or the defenders, are Schneider. */
  'X.SCHNEIDER': {
    readonly side: Side;
    readonly points: number;
    readonly below: Readonly<Record<Side, number>>;
  };
  'X.SCHWARZ': { readonly side: Side };
  'X.NO_SCHNEIDER': { readonly points: number };
  /** Fewer or more card points than usual win this game. */
  'X.WINS_WITH': { readonly atLeast: number; readonly points: number; readonly winner: Side };
  /** A Bettel, lost with the first trick. */
  'X.NO_TRICK': { readonly seat: Seat; readonly winner: Side };
  /** A Tout, lost with the first trick of the others. */
  'X.EVERY_TRICK': { readonly seat: Seat; readonly winner: Side };
  /** A Sie is won without a card being played. */
  'X.LAID_DOWN': { readonly seat: Seat };
  /** Who has most card points in a Ramsch, and of several the most tricks. */
  'X.RAMSCH_LOSER': { readonly seat: Seat; readonly points: number; readonly by: 'points' | 'tricks' };
  /** The loser of a Ramsch pays everybody. */
  'X.PAYS_ALL': { readonly each: number; readonly others: number; readonly total: number };
  /** The unbroken row from the highest trump; `missing` ends it. */
  'X.RUNNERS': { readonly cards: readonly Card[]; readonly missing?: Card; readonly from: number };
  'X.EACH_PAYS': { readonly cents: number };
  'X.TIMES': { readonly each: number; readonly opponents: number; readonly total: number };
  'X.LATE': Nothing;
}

export type Ask = Message<AskParams>;

export type TrainerRemark = Message<TrainerRemarkParams>;

/** A question made of its id and evidence. */
export const ask = messagesOf<AskParams>();

/** A remark made of its id and evidence. */
export const trainerRemark = messagesOf<TrainerRemarkParams>();
