// What the tutor thinks of a seat's options: every allowed decision with its worth, and how sure that is.
import type { Card } from '../../base/cards.ts';
import type { Fact } from '../../inference/facts.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { type Decision, DOUBLING_STEPS } from '../../table/log.ts';
import type { Random } from '../../base/random.ts';
import type { Seat } from '../../base/seats.ts';
import type { Imagined } from '../../bots/sampling/sample.ts';

/**
 * From what the worth was found: over deals that the seat must think possible, or in hindsight with all cards open; then by
 * best play of all, or where that cannot be found, played out by rules of thumb, which is an estimate.
 */
export const BASES = ['yourView', 'openCards', 'playedOut'] as const;
export type Basis = (typeof BASES)[number];

/** What a seat may do: a decision of the log, or to let the chance of a Stoss or Retour pass. */
export type Considered = Decision | { readonly type: 'leave'; readonly seat: Seat };

/** Decisions on doubling the game, or on leaving that. */
const DOUBLES = [...DOUBLING_STEPS, 'doppler', 'leave'] as const satisfies readonly Considered['type'][];
type Doubling = Extract<Considered, { readonly type: (typeof DOUBLES)[number] }>;

export const isDoubling = (considered: Considered): considered is Doubling =>
  DOUBLES.some((type) => type === considered.type);

/** The worth of one allowed decision for the seat that takes it. */
export interface Valued {
  readonly decision: Considered;
  /** Expected balance of the seat at the end of the round, in cents. */
  readonly cents: number;
  /** Chance that the seat's side wins, 0 to 1; a round thrown in counts half. Absent where none is known that may be told. */
  readonly chance?: number;
  /**
   * Share of the deals that are won with open cards or played out, 0 to 1, by which cards are compared; absent where that is the chance itself.
   * Which games are won of those that such deals win or lose has been measured, and makes the chance of it.
   */
  readonly open?: number;
  /** Expected card points of the seat's side at the end, 0 to 120; absent for bids and where only tricks count. */
  readonly points?: number;
  /** Standard error of the difference in cents to the best decision; 0 where nothing was drawn by chance. */
  readonly error: number;
  /**
   * In how many of all deals that the seat could not rule out the card is rather won than not, for one who knows no more than the seat;
   * only in the last tricks, and where all of these deals were looked at.
   */
  readonly holds?: number;
  /** How likely people are to choose it, 0 to 1, as the model of play foretells; only of cards, in games such as it was made from. */
  readonly usual?: number;
  /** Only of cards that the search holds against their player, and where the model of play speaks of the game. */
  readonly asPeoplePlay?: SecondLook;
}

/** What the best card comes to more than another when both are played out as people play. */
export interface SecondLook {
  /** Cents; below 0 where it comes to less. */
  readonly cents: number;
  /** Standard error of it, in cents. */
  readonly error: number;
}

export interface Advice {
  readonly basis: Basis;
  readonly seat: Seat;
  /**
   * Every allowed decision, the best first: by cents, and where these are nearly the same, by points and judgement. Of cards that the deals
   * cannot tell from the one that comes to most, the one that is usually played stands before it.
   */
  readonly ranked: readonly Valued[];
  /** What the seat wins or loses with the bare game, in cents: the measure of what is much and what is little. */
  readonly stake: number;
  /**
   * Standard error of what the search gets wrong whatever the number of deals, in cents: with open cards nobody need find anything out. Absent
   * where nothing is known of it.
   */
  readonly modelError?: number;
  /** The deals looked at: all that are possible, or a drawn sample. */
  readonly worlds: { readonly of: 'all' | 'drawn'; readonly count: number };
  /**
   * How many deals of equal weight, drawn apart from each other, tell as much as those looked at: at most as many as there are. Where `worlds`
   * are all that are possible the look is complete, and this says over how many of them the weight is spread. Of cards only.
   */
  readonly effective?: number;
  /** Why the best decision is good; each is true of the view, and none speaks against the search. */
  readonly facts: readonly Fact[];
  /** The card that they tell the best one from: the worse one that people would most likely play. Of cards only. */
  readonly against?: Card;
}

/** How much is thought: `quick` at first, `deep` before something is held against anybody. */
export const EFFORTS = ['quick', 'deep'] as const;
export type Effort = (typeof EFFORTS)[number];

/** The amounts of thought; counts, never milliseconds. */
export interface EffortRow {
  /** Imagined deals by number of tricks played; the last entry holds for all later tricks. */
  readonly worlds: readonly number[];
  /** How many of them are solved to the card point; the others only to won, lost, Schneider and Schwarz. */
  readonly exact: readonly number[];
  /** Up to this many possible deals all of them are looked at. */
  readonly enumerate: number;
  /** Nodes of the solver after which no further deal is looked at. */
  readonly nodes: number;
  /**
   * Deals looked at in the last tricks, where cards are judged by what the seat can know: by tricks that are left, from one on. None where
   * more are left than the list is long.
   */
  readonly end: readonly number[];
  /** How often at least a card that the search holds against its player is played out as people play. */
  readonly among: number;
  /** Deals at most in which a decision that seems to lose something is looked at once more; 0 where no second look is taken. */
  readonly again: number;
  /** Deals in which a call or an announcement is tried out. */
  readonly bids: number;
  /** Deals from which the outlook of each seat is told. */
  readonly outlook: number;
}

/** The same stream of random numbers and the same effort give the same advice. */
export interface AdviceThink {
  readonly random: Random;
  /** A named effort, or amounts of one's own. */
  readonly effort: Effort | EffortRow;
  /** Says in which deals to look at a choice of cards, where others are told from them too; the advice draws its own where nobody says it. */
  readonly imagined?: (know: Knowledge) => Imagined;
}

/** How good a decision was; `unsure` while the search cannot tell. */
export const GRADES = ['best', 'inaccuracy', 'mistake', 'blunder', 'unsure'] as const;
export type Grade = (typeof GRADES)[number];

/** Grades that are held against whoever decided so. */
export type HeldAgainst = Exclude<Grade, 'best' | 'unsure'>;

/** What a decision loses against the best one; never below 0. */
export interface Loss {
  readonly cents: number;
  /** Card points; 0 where none are reckoned. */
  readonly points: number;
  /** Chance to win, 0 to 1. */
  readonly chance: number;
}
