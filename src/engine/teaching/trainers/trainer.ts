// What a trainer's item is: the reference it is made from, the question as the page may see it, and the key to judge answers.
import type { Card, PackSize } from '../../base/cards.ts';
import type { Announcement } from '../../base/contract.ts';
import type { Fact } from '../../inference/facts.ts';
import type { Decision } from '../../table/log.ts';
import type { DoublingKind } from '../../scoring/doublings.ts';
import type { SettlementLine } from '../../scoring/money.ts';
import type { RamschPrices } from '../../scoring/ramsch-bill.ts';
import type { Reckoning } from '../../games/shelf.ts';
import type { Tariff } from '../../options/tariff.ts';
import type { BySeat, Seat } from '../../base/seats.ts';
import type { SeatView } from '../../round/view.ts';
import type { PeoplePlay } from '../../tutor/advice/people-play.ts';
import type { Explanation, Note } from '../../tutor/notes.ts';
import type { CompletedTrick, Trick } from '../../play/tricks.ts';
import type { Ask, TrainerRemark } from './trainer-remarks.ts';

/** The trainers in the order in which one learns. */
export const TRAINER_IDS = [
  'higherCard',
  'trickWinner',
  'legalCards',
  'trickPoints',
  'runningScore',
  'trumpsOut',
  'calledAce',
  'whoHas',
  'announceOrPass',
  'bestLead',
  'settlement',
  'problems',
] as const;
export type TrainerId = (typeof TRAINER_IDS)[number];

/** How hard an item is, 1 the easiest. */
export const STAGES = [1, 2, 3, 4, 5] as const;
export type Stage = (typeof STAGES)[number];

/** What items are about: the games of the pure game, or those that house rules add to it. */
export const ITEM_GAMES = ['pure', 'further'] as const;
export type ItemGames = (typeof ITEM_GAMES)[number];

/** The table that an item belongs to. */
export interface ItemRules {
  readonly pack: PackSize;
  readonly tariff: Tariff;
  /** Absent for the pure game. */
  readonly games?: 'further';
  /** Prices in cents that do not follow from the tariff. */
  readonly fixed?: ItemPrices;
}

/** Games whose price a table may fix (SPEC 3.5 - 3.7). */
export interface ItemPrices {
  readonly bettel?: number;
  readonly hochzeit?: number;
  readonly ramsch?: number;
}

/** All that is needed to make an item again: it is a function of this, whatever the day. */
export interface ItemRef {
  readonly trainer: TrainerId;
  readonly seed: string;
  readonly stage: Stage;
  readonly rules: ItemRules;
  /** Version of the trainer; an item of another version cannot be made again. */
  readonly version: number;
}

/** Changes for a trainer whenever the same reference would give another item. */
export const itemsVersion = (trainer: TrainerId): number => CHANGED[trainer] ?? FIRST_KEPT;
const FIRST_KEPT = 2;
const CHANGED: { readonly [Id in TrainerId]?: number } = { announceOrPass: 3, bestLead: 3, whoHas: 4 };

/** The seat of whoever practises: items are turned until it is this one. */
export const LEARNER: Seat = 0;

/** What lies open to the learner; nothing else of the round is in the question. */
export interface Scene {
  readonly pack: PackSize;
  /** What its table reckons in, if not in cents. */
  readonly unit?: Exclude<Reckoning, 'cents'>;
  readonly contract?: {
    readonly announcement: Announcement;
    readonly declarer?: Seat;
    /** Only if the learner knows it. */
    readonly partner?: Seat;
    /** The caller of a Muss-Spiel has said that he lacks the suit of the called ace. */
    readonly renonce?: true;
  };
  /** Set where it matters who leads to the first trick. */
  readonly forehand?: Seat;
  readonly hand?: readonly Card[];
  readonly trick?: Trick;
  /** Completed tricks; `oneByOne` has to be remembered. */
  readonly tricks?: readonly CompletedTrick[];
  readonly shown?: 'together' | 'oneByOne';
  readonly bill?: BillScene;
}

/** A round that is to be settled, as it was told to the learner. */
export interface BillScene {
  readonly announcement: Announcement;
  readonly tariff: Tariff;
  /** What the game costs, where its name is not in the tariff: as much as another one, or an amount of its own. */
  readonly costs?: { readonly as: 'rufer' | 'solo' | 'tout' } | { readonly cents: number };
  readonly doublings: readonly Doubled[];
  /** Undecided deals of a Bierkopf before this one. */
  readonly carried?: number;
  readonly ended: EndedSides | EndedRamsch;
}

/** What doubles the round, and how often. */
export interface Doubled {
  readonly by: DoublingKind;
  readonly times: number;
}

/** How a game between two sides has ended. */
export interface EndedSides {
  readonly kind: 'sides';
  readonly declarer: Seat;
  readonly partner?: Seat;
  /** Card points of the declaring side, where they count. */
  readonly points?: number;
  /** Tricks of the declaring side, and the tricks that there were; absent if no card was played. */
  readonly tricks?: { readonly taken: number; readonly of: number };
  /**
   * Number of runners if it is told; else they are to be counted in the trumps of the side that holds the highest. Absent
   * in a game that knows none.
   */
  readonly runners?:
    { readonly told: number } | { readonly trumps: readonly Card[]; readonly side: 'declarer' | 'defenders' };
}

/** What each player has taken in a Ramsch. */
export interface EndedRamsch {
  readonly kind: 'ramsch';
  readonly points: BySeat<number>;
  readonly tricks: BySeat<number>;
  /** Whether each player without a trick doubles all payments. */
  readonly jungfrau: RamschPrices['jungfrau'];
}

/** How an answer is given. */
export type AnswerForm =
  | { readonly kind: 'cards'; readonly pick: 'one' | 'several'; readonly from: readonly Card[] }
  | { readonly kind: 'seats'; readonly pick: 'one' | 'several'; readonly from: readonly Seat[] }
  | {
      readonly kind: 'number';
      readonly unit: 'points' | 'trumps' | 'cards' | 'cents' | 'percent';
      readonly most: number;
    }
  | { readonly kind: 'choice'; readonly from: readonly string[] }
  /** What to say or announce. */
  | { readonly kind: 'decision'; readonly from: readonly Decision[] };

export interface Question {
  readonly ask: Ask;
  readonly scene: Scene;
  readonly form: AnswerForm;
  /** Time for the answer in seconds, if the trainer has a clock. */
  readonly seconds?: number;
}

export type Answer =
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'choice'; readonly choice: string }
  | { readonly kind: 'decision'; readonly decision: Decision }
  /** No answer before the time was over. */
  | { readonly kind: 'late' };

/** Something said about an answer: ids and evidence, put into words by the texts. */
export type Told =
  | { readonly of: 'remark'; readonly remark: TrainerRemark }
  | { readonly of: 'note'; readonly note: Note }
  | { readonly of: 'fact'; readonly fact: Fact }
  /** What people play in the position. */
  | { readonly of: 'people'; readonly people: PeoplePlay }
  | { readonly of: 'refusal'; readonly card: Card; readonly explanation: Explanation }
  | { readonly of: 'bill'; readonly line: SettlementLine; readonly announcement: Announcement };

/** What is said only to those who chose a part that is wrong: a seat, or the text of a card, of several, of a choice or decision. */
export interface WrongPart {
  readonly part: string | Seat;
  readonly told: readonly Told[];
}

/** What judges answers; it never goes to the page before the answer. */
export interface Key {
  /** Every answer that counts as right; the first one is shown as the solution. */
  readonly right: readonly Answer[];
  /** Said after every answer. */
  readonly because: readonly Told[];
  readonly wrong: readonly WrongPart[];
  /** Whether that of which a chance was asked was so. */
  readonly happened?: 'yes' | 'no';
}

export interface Item {
  readonly question: Question;
  readonly key: Key;
  /** What the learner sees where a card is asked for, so that a wrong one can be played out beside a right one; it never goes to the page. */
  readonly view?: SeatView;
}

/** The verdict on an answer, with what there is to say. */
export interface Judgement {
  readonly verdict: 'right' | 'wrong' | 'late';
  readonly solution: Answer;
  readonly told: readonly Told[];
}

/** A text that is the same for the same bid, announcement, answer or card of a seat. */
export function decisionKey(decision: Decision): string {
  switch (decision.type) {
    case 'call':
      return decision.call;
    case 'announce': {
      const { contract, trump, called } = decision.announcement;
      return [contract, trump ?? called ?? ''].join(':');
    }
    case 'play':
      return decision.card;
    case 'widow':
      return `${decision.type}:${decision.answer}`;
    default:
      return decision.type;
  }
}

/** A text that is the same for the same cards, in whatever order. */
export const cardsKey = (cards: readonly Card[]): string => [...cards].sort().join(' ');

export const tell = (remark: TrainerRemark): Told => ({ of: 'remark', remark });
export const tellNote = (note: Note): Told => ({ of: 'note', note });
export const tellFact = (fact: Fact): Told => ({ of: 'fact', fact });
