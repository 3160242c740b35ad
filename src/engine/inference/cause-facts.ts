// Ids and evidence of causes: reasons for a card that are told only where their effect is seen, or the cards alone prove it (texts in src/words).
import type { Card, Suit } from '../base/cards.ts';
import type { Seat } from '../base/seats.ts';

/**
 * What somebody has shown of his side: led trumps or gave the declarer an ace or ten, as a partner does; led the called suit or took a trick from the
 * declarer, as a defender does.
 */
export type Sign = 'ledTrump' | 'smeared' | 'ledCalled' | 'overtook';

/** Evidence of each cause; the words mean what they mean of other facts about cards. */
export interface CauseFacts {
  /** The `kept` cards of the same suit, or trumps like the card, count more; `above` cards out are higher than the dearest of them. */
  'lead.keepDear': { readonly card: Card; readonly kept: readonly Card[]; readonly above: number };
  /** The declarer leads the called suit for the first time: the `called` card must fall. Of trumps `own` are in hand and `trumps` out. */
  'lead.aceComes': {
    readonly card: Card;
    readonly suit: Suit;
    readonly called: Card;
    readonly own: number;
    readonly trumps: number;
  };
  /** The `kept` trump, which nothing out beats, is not led yet; of trumps `own` are in hand, and more, `out`, are out. */
  'lead.keepHigh': { readonly card: Card; readonly kept: Card; readonly own: number; readonly out: number };
  /** The declarer leads a trump; over `kept`, another own one, only the `above` ones (1 to 3) are out, and they are higher than the card too. */
  'lead.drawOut': { readonly card: Card; readonly kept: Card; readonly above: readonly Card[] };
  /** A plain card that no opponent can beat; what could is with a player of the own side. */
  'lead.oursAnyway': { readonly card: Card; readonly suit: Suit };
  /** Card and `other` are the highest left of their plain suits; of that of the card `out` cards are out, of the other one `fewer`. */
  'lead.moreOut': {
    readonly card: Card;
    readonly suit: Suit;
    readonly out: number;
    readonly other: Card;
    readonly fewer: number;
  };
  /** The partner leads a trump and keeps the `kept` ones, higher Obers or Unters over each of which two trumps or more are out. */
  'lead.lowToDeclarer': { readonly card: Card; readonly kept: readonly Card[]; readonly declarer: Seat };
  /** The `kept` aces and tens of a plain suit of which `out` cards are out: an opponent still to play can probably ruff it. */
  'lead.ruffNear': { readonly card: Card; readonly kept: readonly Card[]; readonly suit: Suit; readonly out: number };
  /** The called suit is led for the first time, not with a `kept` card of it that counts less: beside the `called` card `out` of it (1 to 3) are out. */
  'lead.searchFat': {
    readonly card: Card;
    readonly kept: readonly Card[];
    readonly suit: Suit;
    readonly called: Card;
    readonly out: number;
  };
  /** A partner plays last and can probably ruff the suit, of which `out` cards are out; the `kept` ones of it count less. */
  'lead.toLast': {
    readonly card: Card;
    readonly kept: readonly Card[];
    readonly suit: Suit;
    readonly partner: Seat;
    readonly out: number;
  };
  /** The declarer plays before a partner who has nothing of the suit and may hold trumps. */
  'lead.throughToVoid': { readonly card: Card; readonly suit: Suit; readonly declarer: Seat; readonly partner: Seat };
  /** No trump out beats any of the own ones; a card of a suit goes that others still have to follow, `out` cards being out. */
  'lead.losersFirst': { readonly card: Card; readonly suit: Suit; readonly out: number };
  /** Over `kept`, of the same plain suit, only `above` is out, which is higher than the card too; no trump out beats the highest own one. */
  'lead.promote': { readonly card: Card; readonly kept: Card; readonly above: Card };
  /** The own side is `missing` points to win, and the card, over which nothing of its suit is out, counts that much. */
  'lead.countsWith': { readonly card: Card; readonly missing: number };
  /** The own side is `missing` points to win; if a partner has `high`, which is out, a trick in the suit may bring them. */
  'lead.countsTo': { readonly card: Card; readonly suit: Suit; readonly missing: number; readonly high: Card };
  /** The `kept` allowed cards count more; with the dearest of them, the `threats` could take the trick. */
  'follow.keepDear': { readonly card: Card; readonly kept: readonly Card[]; readonly threats: readonly Card[] };
  /** A ruff with an ace or ten: of the suit led `out` cards are out, so that those still to play who are no sure friends probably follow. */
  'follow.ruffFat': { readonly card: Card; readonly points: number; readonly suit: Suit; readonly out: number };
  /** An ace or ten of the plain suit led, of which only `out` cards (1 to 3) are out, while trumps are. */
  'follow.nowOrNever': { readonly card: Card; readonly suit: Suit; readonly out: number };
  /** An opponent has the trick with a trump over which only `over` (1 or 2) are out; a player of the own side, still to play, may hold them. */
  'follow.partnerOver': {
    readonly card: Card;
    readonly points: number;
    readonly partner: Seat;
    readonly over: readonly Card[];
    /** Whether it is proved that he is of the own side, or only likely. */
    readonly known: 'yes' | 'no';
  };
  /** An opponent has the trick; a player of the own side, still to play, has nothing of the suit led and may hold trumps. */
  'follow.partnerRuffs': {
    readonly card: Card;
    readonly points: number;
    readonly partner: Seat;
    readonly suit: Suit;
  };
  /** The player who has the trick is probably of the own side, by a sign; the card leaves it to him. */
  'follow.leaveLikely': { readonly card: Card; readonly player: Seat; readonly sign: Sign };
  /** The player who has the trick is probably of the other side, by a sign; the `kept` aces and tens do not go to it. */
  'follow.readsEnemy': {
    readonly card: Card;
    readonly player: Seat;
    readonly sign: Sign;
    readonly kept: readonly Card[];
  };
  /** The declarer plays next after a defender's trump that takes the trick; only the `over` trumps (1 to 5) that he may hold are higher. */
  'follow.forceHigh': { readonly card: Card; readonly declarer: Seat; readonly over: readonly Card[] };
  /** The declarer has the trick with a trump, the partner takes it; `over` trumps out are higher than the card. */
  'follow.takeHigh': { readonly card: Card; readonly declarer: Seat; readonly over: number };
  /** Nobody else holds a trump; the `kept` one stays. */
  'follow.keepLast': { readonly card: Card; readonly kept: Card };
  /** An opponent has the trick, one player is still to play, of the own side; the `kept` cards would take it. */
  'follow.lastIsPartner': { readonly card: Card; readonly partner: Seat; readonly kept: readonly Card[] };
  /** The `kept` cards of the plain suit led count more; `out` cards of it are out, and an opponent still to play can probably ruff. */
  'follow.ruffBehind': {
    readonly card: Card;
    readonly kept: readonly Card[];
    readonly suit: Suit;
    readonly out: number;
  };
  /** The card takes the trick for now; over it, as over `kept`, another own trump, only the `above` ones (1 or 2) are out. */
  'follow.drawOut': { readonly card: Card; readonly kept: Card; readonly above: readonly Card[] };
  /** The own side is `missing` points to win, and with the card `points` lie in a trick that it may get. */
  'follow.countsTo': { readonly card: Card; readonly missing: number; readonly points: number };
  /** An opponent has the trick, which a partner still to play may take; the `kept` allowed cards count more and leave it to him too. */
  'follow.mayBeLost': { readonly card: Card; readonly holder: Seat; readonly kept: readonly Card[] };
  /** A defender follows in the called suit: the `called` card has to fall from a hand still to play; the `kept` ones count more. */
  'follow.calledFalls': { readonly card: Card; readonly called: Card; readonly kept: readonly Card[] };
  /** The card takes the trick, and may be beaten; with the trick as it lies there the other side would have `theirs` points or more, and has won. */
  'follow.mustHave': { readonly card: Card; readonly theirs: number };
  /** No trumps are out, and neither card takes the trick: over `kept` of another plain suit nothing is out, over the card something is. */
  'discard.keepMaster': { readonly card: Card; readonly kept: Card };
  /** A ruff before the declarer, who may hold the `higher` cards of the suit led: they would take the trick, now only a higher trump does. */
  'follow.ruffBefore': { readonly card: Card; readonly declarer: Seat; readonly higher: readonly Card[] };
  /** The declarer parts with an ace or ten of the called suit, of which the `called` card is out and nothing was led yet. */
  'follow.splitPair': { readonly card: Card; readonly called: Card };
  /** Unable to follow, without trumps: the only card of a suit goes, over which one is out; the `kept` ones, two or more of another suit, guard each other. */
  'discard.alone': { readonly card: Card; readonly kept: readonly Card[] };
}

export type CauseId = keyof CauseFacts;
