// What a lesson consists of: steps to read and exercises, each with what is shown beside it and how it is judged.
import type { Call } from '../../auction/auction.ts';
import type { Card } from '../../base/cards.ts';
import type { Announcement } from '../../base/contract.ts';
import type { Round } from '../../table/round.ts';
import type { Seat } from '../../base/seats.ts';
import type { DealSetup } from './deal.ts';
import type { Sought } from './sought.ts';
import type { Moment } from './position.ts';

/** A table at one moment: made up for one seat, or a real round seen from a seat. */
export type Table =
  | { readonly kind: 'moment'; readonly moment: Moment }
  | { readonly kind: 'round'; readonly round: Round; readonly you: Seat };

/** What stands beside the text. Tables are made when they are looked at. */
export type Show =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'cards'; readonly rows: readonly CardsShown[]; readonly deck?: 'bavarian' | 'french' }
  | { readonly kind: 'table'; readonly table: () => Table; readonly marked: readonly Card[] }
  | { readonly kind: 'ladder'; readonly announcement: Announcement; readonly own: readonly Card[] };

export interface CardsShown {
  readonly cards: readonly Card[];
  readonly worth?: 'shown';
}

export interface ReadStep<I extends string = string> {
  readonly kind: 'read';
  readonly id: I;
  readonly show: Show;
}

/** Who judges an exercise: the rules of the engine, or (for rules that the engine does not have) the lesson itself. */
export type JudgedBy = 'engine' | 'stated';

interface Exercise<I extends string> {
  readonly id: I;
  readonly show: Show;
  readonly judge: JudgedBy;
}

/** Options are cards (`GO`), hands (`EO GO ...`), calls in a bid, and else names of texts. */
export interface ChoiceStep<I extends string = string, O extends string = string> extends Exercise<I> {
  readonly kind: 'choice';
  readonly options: readonly O[];
  readonly deck?: 'french';
  readonly right: () => O;
}

/** Announce or pass. More than one may be right if the estimate is close. */
export interface BidStep<I extends string = string, O extends Call = Call> extends Exercise<I> {
  readonly kind: 'bid';
  readonly options: readonly O[];
  readonly right: () => readonly O[];
  /** Best chance to win that the hand has, 0 - 1, by the model that the players bid with. */
  readonly chance: () => number;
}

/** What can be said besides a call: the Ace that is called, by its card, the doubling that is due, or nothing. */
export type Spoken = Card | 'stoss' | 'retour' | 'leave';

/** Something to say in a real round. More than one may be right if they come to the same. */
export interface SayStep<I extends string = string, O extends Spoken = Spoken> extends Exercise<I> {
  readonly kind: 'say';
  readonly round: () => Round;
  readonly you: Seat;
  readonly options: readonly O[];
}

export interface NumberStep<I extends string = string, N extends number = number> extends Exercise<I> {
  readonly kind: 'number';
  readonly unit: 'points' | 'cents' | 'count';
  /** Wrong numbers that come from a known error. */
  readonly wrong: readonly N[];
  readonly right: () => number;
  /** Cards whose points are told one by one after a wrong answer. */
  readonly adds?: readonly Card[];
}

/** Choose all cards of the hand that may be played. */
export interface LegalStep<I extends string = string> extends Exercise<I> {
  readonly kind: 'legal';
  readonly moment: () => Moment;
}

/** Choose all aces that a hand may call; none may be the answer. */
export interface CallableStep<I extends string = string> extends Exercise<I> {
  readonly kind: 'callable';
  /** In the phase of announcing, with the learner to announce. */
  readonly round: () => Round;
  readonly you: Seat;
}

/** Choose all cards for which something holds. */
export interface PickStep<I extends string = string, C extends Card = Card> extends Exercise<I> {
  readonly kind: 'pick';
  readonly from: readonly C[];
  readonly right: () => readonly Card[];
}

/** Sort from the highest down. */
export interface OrderStep<I extends string = string> extends Exercise<I> {
  readonly kind: 'order';
  readonly announcement: Announcement;
  readonly cards: readonly Card[];
}

export interface MatchStep<I extends string = string> extends Exercise<I> {
  readonly kind: 'match';
  readonly cards: readonly Card[];
}

/** Tap what is looked for among cards on the table, round after round. */
export interface FindStep<I extends string = string> extends Exercise<I> {
  readonly kind: 'find';
  readonly from: readonly Card[];
  readonly sought: readonly Sought[];
}

export interface WinnerStep<I extends string = string> extends Exercise<I> {
  readonly kind: 'winner';
  readonly moment: () => Moment;
}

/** A card played from the hand: what comes of it is one of the named outcomes. */
export interface PlayStep<I extends string = string, O extends string = string> extends Exercise<I> {
  readonly kind: 'play';
  readonly round: () => Round;
  readonly you: Seat;
  readonly outcomes: readonly O[];
  readonly right: readonly O[];
  /** What an allowed card comes to. */
  readonly outcomeOf: (round: Round, card: Card) => O;
  /** The name of the problem whose position it is: what each card comes to on average has been measured. */
  readonly problem?: string;
  /** Right and wrong are sorted as the tutor judges each card. */
  readonly sorted?: 'byTutor';
}

export interface DealStep<I extends string = string> extends Exercise<I> {
  readonly kind: 'deal';
  readonly setup: DealSetup;
  /** The name of the problem whose position it begins with. */
  readonly problem?: string;
}

export type ExerciseStep =
  | ChoiceStep
  | BidStep
  | SayStep
  | NumberStep
  | LegalStep
  | CallableStep
  | PickStep
  | OrderStep
  | MatchStep
  | FindStep
  | WinnerStep
  | PlayStep
  | DealStep;

export type Step = ReadStep | ExerciseStep;

export interface Lesson<N extends number = number, S extends readonly Step[] = readonly Step[]> {
  /** Names it in saves and links, for ever; its place on the way is that in `LESSONS`. */
  readonly number: N;
  readonly steps: S;
}
