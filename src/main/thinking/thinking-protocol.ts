// What the main process and the thinking worker say to each other: the kinds of jobs, questions and answers.
import type { BySeat, Seat } from '../../engine/base/seats.ts';
import type { Announcement } from '../../engine/base/contract.ts';
import type { Card } from '../../engine/base/cards.ts';
import type { Character } from '../../engine/bots/characters.ts';
import type { Level } from '../../engine/bots/levels.ts';
import type { Choice } from '../../engine/bots/player.ts';
import type { PlayerId } from '../../engine/bots/players.ts';
import type { RestProof } from '../../engine/inference/rest.ts';
import type { Position } from '../../engine/positions/position.ts';
import type { Decision, RoundRecord } from '../../engine/table/log.ts';
import type { Advice, Considered } from '../../engine/tutor/advice/advice.ts';
import type { CardBelief } from '../../engine/tutor/beliefs/beliefs.ts';
import type { BidRefutation } from '../../engine/tutor/review/bid-refutation.ts';
import type { TypicalDeal } from '../../engine/tutor/review/happenings.ts';
import type { Refutation } from '../../engine/tutor/review/consequences.ts';
import type { EntryReview } from '../../engine/tutor/review/review.ts';
import type { MistakeRef } from '../../engine/teaching/trainers/mistakes.ts';
import type { Item, ItemRef } from '../../engine/teaching/trainers/trainer.ts';
import type { SeatView } from '../../engine/round/view.ts';
import type { ImportSource } from '../../shared/border/problems.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import type { Language } from '../../shared/border/language.ts';
import type { Checked } from '../store/check.ts';
import type { LibrarySurvey, ReadShelf } from '../rounds/library-jobs.ts';

/** The seed belongs to this very question, so that it is answered the same way again. */
export interface OfSeat {
  readonly view: SeatView;
  readonly seed: readonly (string | number)[];
}

interface OfPlayer extends OfSeat {
  readonly player: PlayerId;
  /** Who plays, if it is one of the four characters. */
  readonly character?: Character;
}

/** A decision, and the advice that says how good it is at first sight. */
interface Judging {
  readonly decision: Considered;
  readonly first: Advice;
}

/** How a deal of a position ended. */
export interface TriedDeal {
  readonly announcement?: Announcement;
  readonly declarer?: Seat;
  /** Whether whoever declares has won; absent where nobody does. */
  readonly won?: boolean;
  /** Card points of the declaring side. */
  readonly points?: number;
  /** What each seat gets, in cents. */
  readonly balance: BySeat<number>;
}

/** Every kind of job: what it is given and what it answers. A new kind is a line here and a function in answering.ts. */
export interface Jobs {
  readonly decide: { readonly given: OfPlayer; readonly answer: Choice };
  /** Null if a player does not want to double. */
  readonly double: { readonly given: OfPlayer; readonly answer: Choice | null };
  /**
   * What a seat should do, or whether it should double; null if nothing is to be decided. Of a decision that is to be judged by the advice that was
   * given, what is held against it is looked at once more.
   */
  readonly advise: {
    readonly given: OfSeat & { readonly about: 'turn' | 'aside'; readonly judging?: Judging };
    readonly answer: Advice | null;
  };
  /** What a card would lead to against a better one; null if no deal shows it. */
  readonly refute: {
    readonly given: OfSeat & { readonly card: Card; readonly better: Card };
    readonly answer: Refutation | null;
  };
  /** What a call or an announcement leads to against a better one; null if no deal shows it. */
  readonly refuteBid: {
    readonly given: OfSeat & { readonly bid: Decision; readonly better: Decision };
    readonly answer: BidRefutation | null;
  };
  /** What speaks against a Stoss or Retour, or against leaving it; null if the imagined deals do not show it. */
  readonly refuteDoubling: {
    readonly given: { readonly view: SeatView; readonly decision: Considered };
    readonly answer: TypicalDeal | null;
  };
  /** Where the unseen cards lie; null where nothing is told of that. */
  readonly believe: { readonly given: OfSeat; readonly answer: readonly CardBelief[] | null };
  /** Whether all tricks left belong to the seat of a view. */
  readonly proveRest: { readonly given: { readonly view: SeatView }; readonly answer: RestProof };
  /** An item of a trainer. */
  readonly item: { readonly given: { readonly ref: ItemRef }; readonly answer: Item };
  /** An item made of an own mistake; null if there is nothing to decide in it. */
  readonly mistake: { readonly given: { readonly mistake: MistakeRef }; readonly answer: Item | null };
  /** The commentary on one decision of a finished round. */
  readonly reviewEntry: {
    readonly given: { readonly record: RoundRecord; readonly entry: number };
    readonly answer: EntryReview;
  };
  /** What each card of whoever is to play is worth with all cards open; null if no card is to be played. */
  readonly openValues: { readonly given: { readonly record: RoundRecord }; readonly answer: Advice | null };
  /** A deal of a position, by its number, played by four of a level; null if luck gives none. */
  readonly tryPosition: {
    readonly given: { readonly position: Position; readonly level: Level; readonly number: number };
    readonly answer: TriedDeal | null;
  };
  /** What has changed in the folder of the library since its index was written by this version of the program. */
  readonly surveyLibrary: {
    readonly given: { readonly folder: string; readonly program: string };
    readonly answer: LibrarySurvey;
  };
  /** What the files of some rounds hold. */
  readonly readRounds: {
    readonly given: { readonly folder: string; readonly ids: readonly string[] };
    readonly answer: ReadShelf;
  };
  /** The rounds in a text of another program. */
  readonly readOthers: {
    readonly given: { readonly text: string; readonly source: ImportSource; readonly language: Language };
    readonly answer: readonly Checked<RoundFile>[];
  };
}

export type JobKind = keyof Jobs;

/** The question that starts a job of a kind. */
export type QuestionOf<K extends JobKind> = { readonly [J in K]: { readonly kind: J } & Jobs[J]['given'] }[K];
export type AnswerTo<K extends JobKind> = Jobs[K]['answer'];

export type Question = QuestionOf<JobKind>;
/** A question to a player. */
export type PlayerQuestion = QuestionOf<'decide' | 'double'>;

export interface Asking {
  readonly id: number;
  readonly question: Question;
}

/** `value` answers the question of this id. */
export type Answering =
  | { readonly id: number; readonly ok: true; readonly value: AnswerTo<JobKind> }
  | { readonly id: number; readonly ok: false; readonly message: string };
