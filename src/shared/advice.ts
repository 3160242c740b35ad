// Advice at the table as the page gets it: steps of a hint, warnings, what can be seen from a bot's decision.
import type { Call } from '../engine/auction/auction.ts';
import type { Card, Suit } from '../engine/base/cards.ts';
import type { Announcement } from '../engine/base/contract.ts';
import type { Fact } from '../engine/inference/facts.ts';
import type { Group } from '../engine/play/order.ts';
import type { Seat } from '../engine/base/seats.ts';
import type { BoardTrick } from './board.ts';
import type { PeoplePlay } from '../engine/tutor/advice/people-play.ts';
import type { Advice, Considered, Grade, Loss } from '../engine/tutor/advice/advice.ts';

/** What to think about, without saying what to do; the first step of a hint. */
export const IDEAS = [
  'onlyOne',
  'compare',
  'weighUp',
  'noMatter',
  'whoTakes',
  'pointsInTrick',
  'dearCard',
  'laterTrick',
  'drawTrumps',
  'helpDeclarer',
  'searchCalled',
  'calledCard',
  'runAway',
  'sureTrick',
  'highPlain',
  'longSuit',
  'becomeVoid',
  'leadCheap',
  'saveTrumps',
  'seatOfDeclarer',
  'knownVoid',
  'smear',
  'winCheaply',
  'winWell',
  'ruff',
  'duck',
  'leaveToPartner',
  'guardTen',
  'keepHigh',
  'countPoints',
  'countSchneider',
  'partnersSuit',
  'savePoints',
  'keepEntry',
  'ruffHigh',
  'everyTrick',
  'discard',
  'strongHand',
  'weakHand',
  'lowCards',
  'marriage',
  'overcall',
  'callAce',
  'doubling',
  'noDoubling',
  'cut',
] as const;
export type Idea = (typeof IDEAS)[number];

/** What a decision promises, for the seat that takes it. */
export interface Worth {
  /** Expected balance at the end of the round, in cents. */
  readonly cents: number;
  /** Chance to win, 0 to 1. */
  readonly chance: number;
  /** Expected card points of the own side; absent where they are not reckoned. */
  readonly points?: number;
}

/** A step of the hint ladder. */
export type Hint =
  | { readonly step: 1; readonly idea: Idea }
  /** Two decisions worth thinking about, in the order of the hand, the better one not told; one if there is no other. */
  | { readonly step: 2; readonly candidates: readonly Considered[] }
  | {
      readonly step: 3;
      readonly best: Considered;
      /** As good as the best, as far as the search can tell. */
      readonly asGood: readonly Considered[];
      readonly because: readonly Fact[];
      readonly worth: Worth;
      /** The other candidate, if it is worse, and what it loses. */
      readonly other?: { readonly decision: Considered; readonly loss: Loss };
      readonly worlds: Advice['worlds'];
      /** What people play here; absent where nothing is known of it. */
      readonly people?: PeoplePlay;
      /** What is best to be said besides the card, or that nothing is, with what the other way loses. */
      readonly besides?: {
        readonly best: Considered;
        readonly because: readonly Fact[];
        readonly other: { readonly decision: Considered; readonly loss: Loss };
        readonly worlds: Advice['worlds'];
      };
    };

export const HINT_STEPS = [1, 2, 3] as const;
export type HintStep = (typeof HINT_STEPS)[number];

/** A hint; or the table has moved on; or there is nothing to hint at. */
export type HintAnswer =
  { readonly outcome: 'hint'; readonly hint: Hint } | { readonly outcome: 'stale' | 'nothing' | 'failed' };

/** A decision may be taken as it is, or a warning comes before it. */
export type GateAnswer =
  | { readonly outcome: 'pass' }
  | {
      readonly outcome: 'warn';
      readonly grade: Exclude<Grade, 'best' | 'unsure'>;
      readonly loss: Loss;
      readonly worlds: Advice['worlds'];
      /** Where the card is the one that people play most often. */
      readonly people?: PeoplePlay;
    };

/** Why a card is bad, seen in the deal that is most typical for what it loses: the first thing in which it and a better one part. */
export type Cause =
  /** The trick goes to the other side, and would not with the better card. */
  | { readonly kind: 'losesTrick'; readonly winner: Seat; readonly points: number }
  /** The trick is lost anyway, and the card gives so many card points to it. */
  | { readonly kind: 'givesPoints'; readonly winner: Seat; readonly points: number }
  /** The trick is the own side's anyway, and the better card brings so many card points more into it. */
  | { readonly kind: 'bringsLess'; readonly winner: Seat; readonly points: number }
  /** The next trick goes to the other side. */
  | { readonly kind: 'losesNext'; readonly winner: Seat; readonly points: number }
  /** It shows after the next trick only. */
  | { readonly kind: 'later' }
  /** The game that is bid is lost in `count` of `deals` imagined deals; in a typical one its side gets `points` and needs `needed`. */
  | GameCause<'losesGame'>
  /** A better game, which is let go, is won in so many of them. */
  | GameCause<'missesGame'>
  /**
   * The side that would double loses the game, or that of whoever leaves it wins, in about so many of ten cases, played out by rules of thumb; in a
   * typical one it gets `points` and needs `needed`. No number of deals: beside it stands the one by which the cards were weighed up.
   */
  | {
      readonly kind: 'losesDoubled' | 'winsDoubled';
      readonly tenths: number;
      readonly points: number;
      readonly needed: number;
    }
  /** No deal is shown: the side that would double wins the game in about so many of ten cases, too few for doubling or enough for it. */
  | { readonly kind: 'unlikely' | 'likely'; readonly tenths: number }
  /** No deal is shown: whoever would double the Ramsch pays it in about so many of ten cases. */
  | { readonly kind: 'paysRamsch'; readonly tenths: number };

interface GameCause<Kind> extends Figures {
  readonly kind: Kind;
  readonly announcement: Announcement;
}

/** How a game goes in imagined deals. */
interface Figures {
  readonly count: number;
  readonly deals: number;
  readonly points: number;
  readonly needed: number;
}

/** What a decision would lead to in an imagined deal, card by card; no frames where no deal is shown. */
export interface Refuted {
  readonly outcome: 'refuted';
  readonly cause: Cause;
  readonly frames: readonly BoardTrick[];
}

export type RefutationAnswer = Refuted | { readonly outcome: 'nothing' };

/** What everybody can see from a decision, whoever took it; evidence lies on the table or in the reader's own hand. */
export interface GlimpseParams {
  'said.call': { readonly call: Call };
  'said.announcement': { readonly announcement: Announcement };
  'said.stoss': Record<never, never>;
  'said.retour': Record<never, never>;
  'said.doppler': Record<never, never>;
  'said.durchbruch': Record<never, never>;
  /** Trumps led by the declaring side, by its opponents, or by somebody who may be either. */
  'lead.trump': { readonly card: Card; readonly by: 'declaring' | 'defending' | 'unknown' };
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
  /** Goes to a trick that somebody else has, with its card points, perhaps none; `whose`: the side of the giver, the other one, or not known. */
  'trick.gives': { readonly points: number; readonly to: Seat; readonly whose: 'own' | 'other' | 'unknown' };
}

export type Glimpse = {
  readonly [K in keyof GlimpseParams]: { readonly id: K; readonly params: GlimpseParams[K] };
}[keyof GlimpseParams];

/** Why somebody decided so: what everybody can see, and once it may be told, the player's own reasons. */
export type WhyAnswer =
  | { readonly outcome: 'nothing' }
  | {
      readonly outcome: 'why';
      readonly seat: Seat;
      readonly glimpses: readonly Glimpse[];
      /** Absent while the round goes on with hidden hands. */
      readonly because?: readonly Fact[];
    };

export type { Considered, Loss };
