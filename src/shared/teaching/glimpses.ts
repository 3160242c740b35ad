// What everybody can see from a decision, whoever took it; evidence lies on the table or in the reader's own hand.
import type { Message } from '../../engine/base/messages.ts';
import type { Call } from '../../engine/auction/auction.ts';
import type { Card, Rank, Suit } from '../../engine/base/cards.ts';
import type { Announcement } from '../../engine/base/contract.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Group } from '../../engine/play/order.ts';
import type { Decision } from '../../engine/table/log.ts';

type DecisionOf<T extends Decision['type']> = Extract<Decision, { type: T }>;
type Nothing = Record<never, never>;

/** Acts of which something else is seen than that they were done, and how. */
export type SeenOtherwise =
  'cut' | 'call' | 'announce' | 'passOn' | 'discard' | 'number' | 'reservation' | 'give' | 'return' | 'play';
export type SeenAsSaid = Exclude<Decision['type'], SeenOtherwise>;

/** Evidence of what is seen from a decision besides cards, said or done in silence. */
export type SeenParams = SeenOtherwiseParams & {
  [K in SeenAsSaid as `said.${K}`]: Omit<DecisionOf<K>, 'type' | 'seat'>;
};

interface SeenOtherwiseParams {
  'done.cut': Nothing;
  'said.call': { readonly call: Call };
  /**
   * `how`: a game without a single trick, with a called card, alone, a Hochzeit that is offered; or not chosen freely: the suit of a Solo
   * that is played anyway, or whatever suits the hand best, since somebody has to play.
   */
  'said.announcement': {
    readonly announcement: Announcement;
    readonly how: 'noTrick' | 'calledCard' | 'alone' | 'offering' | 'suitOnly' | 'forced';
  };
  'done.passOn': Nothing;
  'done.discard': Nothing;
  /** So many trumps, with the lords of the game among them. */
  'said.number': { readonly count: number; readonly lord: Rank };
  /** As many as somebody has bid before: an opponent, or the partner, with whom it is agreed then who makes trumps. */
  'said.sameNumber': { readonly as: 'rival' | 'partner' };
  /** Passing where trumps are made by numbers. */
  'said.noNumber': { readonly lord: Rank };
  'said.reservation': { readonly names: 'none' | 'wedding' | 'solo' };
  'done.give': Nothing;
  /** A card given back: by the partner of a soloist, or for the trump of a Hochzeit. */
  'done.return': { readonly in: 'solo' | 'hochzeit' };
}

/** Evidence of what is seen from a card. */
interface CardParams {
  /** Trumps led by the declaring side, by its opponents, or by somebody who may be either. */
  'lead.trump': { readonly card: Card; readonly by: 'declaring' | 'defending' | 'unknown' };
  /** The same where neither side is that of a declarer. */
  'lead.trumpForAll': Nothing;
  /** The first lead of the called suit: by the declarer, by a defender, by the holder of the called card, or not known. */
  'lead.calledSuit': {
    readonly suit: Suit;
    readonly called: Card;
    readonly by: 'declarer' | 'searching' | 'runningAway' | 'unknown';
  };
  /** The called card is led before its suit has been: nobody knew the partner for sure. */
  'lead.calledCard': { readonly called: Card };
  /** All higher cards of its group have fallen; `trumps`: whether trumps are left in other hands than the leader's. */
  'lead.highestLeft': { readonly card: Card; readonly group: Group; readonly trumps: 'left' | 'gone' };
  'lead.plain': { readonly suit: Suit; readonly points: number };
  /** Could not follow, and trumped. */
  'follow.ruff': { readonly suit: Suit };
  /** Could not follow, and did not trump. */
  'follow.discard': { readonly group: Group };
  /** The called card had to be given. */
  'follow.calledCard': { readonly called: Card };
  /** Takes the lead of the trick, with so many points in it; `last`: nobody plays after it. */
  'trick.takesLead': { readonly points: number; readonly place: 'last' | 'before' };
  /** Goes to a trick that somebody else has, with its card points, perhaps none; `freely`: the last of the trick, with no suit to follow and others to choose from. */
  'trick.gives': {
    readonly points: number;
    readonly to: Seat;
    readonly whose: TrickGiven;
    readonly choice: 'freely' | 'perhapsForced';
  };
  /** A lead by or against a declarer who wants every trick, or none; card points do not matter then. */
  'lead.forTricks': { readonly declarer: Seat; readonly by: 'declarer' | 'others'; readonly wants: TricksWanted };
  /** Who has the trick after a card in such a game; `last`: for good. */
  'trick.lies': {
    readonly with: Seat;
    readonly declarer: Seat;
    readonly place: 'last' | 'before';
    readonly wants: TricksWanted;
  };
}

/** Games in which tricks decide. */
type TricksWanted = 'noTrick' | 'everyTrick';

/**
 * From the reader's chair, whose the card and the trick are: both of the own side; both of the other; the card of an opponent, the trick of
 * the own side; the other way round; everybody for himself; or not known.
 */
export type TrickGiven = 'ours' | 'theirs' | 'toUs' | 'fromUs' | 'nobody' | 'unknown';

export interface GlimpseParams extends SeenParams, CardParams {}

export type Glimpse = Message<GlimpseParams>;

/** What one decision shows; every decision shows something. */
export type Glimpses = readonly [Glimpse, ...Glimpse[]];
