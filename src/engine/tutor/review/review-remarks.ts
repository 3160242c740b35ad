// Ids and evidence of what the commentary says about a decision and about a round (texts in src/words/remarks-*.ts).
import { type Message, messagesOf } from '../../base/messages.ts';
import type { Card } from '../../base/cards.ts';
import type { Decision, DoublingStep } from '../../table/log.ts';
import type { Seat } from '../../base/seats.ts';
import type { World } from '../../inference/worlds.ts';
import type { Considered } from '../advice/advice.ts';
import type { PeoplePlay } from '../advice/people-play.ts';

/** The deal in which a consequence is told: the real one, or one that the seat had to think possible; `hands` as held then. `again`: named just before. */
export type ToldDeal = { readonly again?: true } & (
  { readonly kind: 'actual' } | { readonly kind: 'imagined'; readonly hands: World }
);

/** When a consequence falls, counted from the card that it follows from. */
export type When = 'thisTrick' | 'nextTrick';

/** Who revoked with which card; `led` was to be answered, if it was not a lead, and only `allowed` were. */
export interface Revoking {
  readonly seat: Seat;
  readonly card: Card;
  readonly led?: Card;
  readonly allowed: readonly Card[];
}

/**
 * J: how a decision is judged, from what its seat could know. P: what really happened after a card. W: what would have
 * happened after a better one, if everybody had then played best with open cards. H: hindsight. V: the verdict on a
 * seat's round. Cents are amounts of money, points are card points, chances lie between 0 and 1. Sides are those of the
 * deal that is told of.
 */
export interface RemarkParams {
  /** Nothing else was allowed. */
  'J.NO_CHOICE': { readonly decision: Decision };
  /** Every allowed decision is as good. */
  'J.ALL_EQUAL': { readonly decision: Decision };
  /** The best decision of `of`; every other one would have been a mistake, `next` the smallest. */
  'J.ONLY_GOOD': { readonly decision: Decision; readonly next: Considered; readonly of: number };
  /** As good as the best; so are `others`. */
  'J.BEST': { readonly decision: Decision; readonly others: readonly Considered[] };
  /** Loses above all chance to win: `from` with the better decision, `to` with this one. */
  'J.LOSES_CHANCE': {
    readonly decision: Decision;
    readonly better: Considered;
    readonly from: number;
    readonly to: number;
  };
  /** Loses above all money: the height of the game, or a game of another kind. */
  'J.LOSES_CENTS': { readonly decision: Decision; readonly better: Considered; readonly cents: number };
  /**
   * The game is won or lost with either decision, `sure` where the card points of the tricks so far have decided it; what is lost is then Schneider, or
   * Schwarz where a side has no trick yet, else one of the two (`height`), or in other games what it costs.
   */
  'J.LOSES_HEIGHT': {
    readonly decision: Decision;
    readonly better: Considered;
    readonly cents: number;
    readonly decided: 'won' | 'lost';
    readonly about: 'schneider' | 'schwarz' | 'height' | 'price';
    readonly sure: 'yes' | 'no';
  };
  /** The search cannot tell whether this or `better` is better. */
  'J.UNSURE': { readonly decision: Decision; readonly better: Considered };
  /**
   * In the last tricks: of all `of` deals that the seat could not rule out, in how many its side should win with the card played, and with
   * the best one if that is another one; for one who knows no more than the seat.
   */
  'J.HOLDS': {
    readonly card: Card;
    readonly holds: number;
    readonly of: number;
    readonly best?: { readonly card: Card; readonly holds: number };
  };
  /** What people play here, and how often the card played, if it is another one; said where a card is no good one, or theirs is not. */
  'J.PEOPLE': PeoplePlay;
  /**
   * With this entry the chance of `seat` to double passed, although its side was likely to win, with `chance`, and a
   * Stoss, Retour or doubled Ramsch would have brought `cents` more on average. Said beside what is said of the decision itself; without the
   * chance where that said of its cards is another one.
   */
  'J.NOT_DOUBLED': {
    readonly seat: Seat;
    readonly give: DoublingStep | 'doppler';
    readonly cents: number;
    readonly chance?: number;
  };

  /** The trick to which the card was played went to `winner` of the other side. */
  'P.TRICK_LOST': { readonly card: Card; readonly winner: Seat; readonly points: number };
  /** The card itself took the trick. */
  'P.TRICK_WON': { readonly seat: Seat; readonly card: Card; readonly points: number };
  /** An ace or ten of the seat fell to `winner` of the other side. */
  'P.CARD_LOST': { readonly seat: Seat; readonly card: Card; readonly winner: Seat; readonly when: When };
  /** An ace or ten went to a trick that `winner`, another player of the own side, took. */
  'P.SMEARED': { readonly card: Card; readonly winner: Seat; readonly points: number };

  /** The own side wins the game; with the card played it loses it. */
  'W.WINS': { readonly better: Card; readonly deal: ToldDeal };
  /** With the better card the trick goes to `winner` of the own side; with the one played, to the other side. */
  'W.TRICK_WON': { readonly better: Card; readonly winner: Seat; readonly points: number; readonly deal: ToldDeal };
  /** The `card` of `holder` on the other side, an ace or ten, falls to the own side; it did not with the card played. */
  'W.CATCHES': {
    readonly better: Card;
    readonly card: Card;
    readonly holder: Seat;
    readonly winner: Seat;
    readonly when: When;
    readonly deal: ToldDeal;
  };
  /** The own `card`, an ace or ten, does not fall to the other side within two tricks, `left` after which are more or none; with the card played it does. */
  'W.SAVES': { readonly better: Card; readonly card: Card; readonly left: 'more' | 'none'; readonly deal: ToldDeal };
  /** The own side ends with so many points more. */
  'W.POINTS': { readonly better: Card; readonly more: number; readonly deal: ToldDeal };

  /** As the cards lay, a decision that was worse on average cost nothing. */
  'H.NO_HARM': { readonly decision: Decision };
  /** As the cards lay, `better` would have brought so many cents more; the seat could not know it. */
  'H.UNFORESEEN': { readonly decision: Decision; readonly better: Considered; readonly cents: number };

  /** Nobody played. */
  'V.THROWN_IN': Record<never, never>;
  /** A card against the rules has ended the round. */
  'V.REVOKED': Revoking;
  /** The seat never had a choice. */
  'V.NO_CHOICE': { readonly seat: Seat };
  /** No mistake was found, and the seat won. */
  'V.NO_MISTAKE': { readonly seat: Seat };
  /** Nothing is held against the seat, and it still lost: cards and the other players cost it `luck` cents (below 0). */
  'V.BAD_LUCK': { readonly seat: Seat; readonly luck: number };
  /** Nothing is held against the seat; it lost as it had to expect: `expected` cents (below 0) before its first card. */
  'V.NO_HOPE': { readonly seat: Seat; readonly expected: number };
  /** The seat won although its mistakes cost something on average. */
  'V.GOOD_LUCK': GivenAway;
  /** Nobody has won; what the seat gave away, if it was anything. */
  'V.DRAWN': GivenAway;
  /** The seat lost, and gave something away. */
  'V.MISTAKES': GivenAway;
}

/** What is held against a seat, by the number of its mistakes and inaccuracies, and what they cost together on average. */
export interface GivenAway {
  readonly seat: Seat;
  readonly mistakes: number;
  readonly inaccuracies: number;
  readonly cents: number;
}

export type RemarkId = keyof RemarkParams;

export type Remark = Message<RemarkParams>;

/** A remark made of its id and evidence. */
export const remark = messagesOf<RemarkParams>();
