// The form of the wording of the room for positions.
import type { Card } from '../../engine/base/cards.ts';
import type { CountedOtherwise } from '../../engine/positions/position.ts';
import type { PositionReasonId, PositionReasonParams } from '../../engine/positions/position-reasons.ts';
import type { Naming } from './naming.ts';

export interface UiPositionsTexts {
  readonly title: string;
  readonly hint: string;
  readonly lead: string;
  readonly back: string;
  readonly fresh: string;
  readonly import: string;
  readonly kept: string;
  readonly none: string;
  readonly open: (name: string) => string;
  readonly played: (cards: number) => string;
  readonly remove: (name: string) => string;
  readonly removeTitle: string;
  readonly removeText: (name: string, count: number) => string;
  readonly removeYes: string;
  readonly removeNo: string;
  readonly failed: string;
  readonly noPosition: string;
  readonly fromRound: string;
  readonly fromRoundHint: string;
  readonly notYet: (games: readonly string[]) => string;
  /** Names of the seats from the own one on; the third is not there with three players. */
  readonly seats: readonly [string, string, string, string];
  /** Folders of kept positions, and what is done with those that are chosen. */
  readonly folders: {
    readonly folder: string;
    readonly none: string;
    readonly choose: (name: string) => string;
    readonly chooseAll: (folder: string) => string;
    readonly chosen: (count: number) => string;
    readonly wall: string;
    readonly sheets: string;
    readonly file: string;
    readonly into: string;
    readonly remove: string;
    readonly earlier: (name: string) => string;
    readonly later: (name: string) => string;
    readonly rename: (folder: string) => string;
    readonly renameTitle: string;
    readonly dissolve: (folder: string) => string;
    readonly nameHint: string;
    readonly put: string;
    readonly imported: (folder: string, count: number) => string;
    readonly several: string;
    readonly getting: string;
    readonly unread: string;
  };
  /** What is asked about a position, and the answer to it. */
  readonly posed: {
    readonly title: string;
    readonly hint: string;
    readonly question: string;
    readonly answer: string;
    readonly tutor: string;
  };
  /** A position on the wall, before those who vote on it. */
  readonly wall: {
    readonly close: string;
    readonly of: (at: number, count: number) => string;
    readonly next: string;
    readonly previous: string;
    readonly keys: string;
    readonly show: (seat: string) => string;
    readonly covered: string;
    readonly votes: string;
    readonly voted: (choice: string, count: number) => string;
    readonly more: (choice: string) => string;
    readonly less: (choice: string) => string;
    readonly cast: (count: number) => string;
    readonly answer: string;
    readonly cover: string;
    readonly noAnswer: string;
    readonly result: (choice: string, count: number, of: number) => string;
    readonly tutors: string;
  };
  readonly keep: {
    readonly title: string;
    readonly name: string;
    readonly unnamed: string;
    readonly save: string;
    readonly saved: (name: string) => string;
    readonly file: string;
    readonly print: string;
    readonly written: (file: string) => string;
  };
  readonly table: {
    readonly title: string;
    readonly game: string;
    readonly rules: string;
    readonly ownRules: string;
    readonly dealer: string;
    readonly contract: string;
    readonly nothing: string;
    readonly declarer: string;
  };
  readonly pack: {
    readonly title: string;
    readonly to: string;
    readonly toTrick: string;
    readonly keys: string;
    readonly free: string;
    readonly fallen: (seat: string, trick: number) => string;
    readonly card: (card: string, where: string) => string;
    readonly given: (card: string, where: string) => string;
    readonly undo: string;
  };
  readonly hands: {
    readonly title: string;
    readonly known: (cards: number, most: number) => string;
    readonly clear: (seat: string) => string;
    readonly turn: string;
  };
  readonly conditions: {
    readonly title: string;
    readonly hint: string;
    readonly seat: string;
    readonly what: string;
    readonly least: string;
    readonly most: string;
    readonly add: string;
    readonly none: string;
    readonly counted: Readonly<Record<CountedOtherwise, string>>;
    readonly told: (seat: string, what: string, least: number | undefined, most: number | undefined) => string;
    readonly without: (seat: string, card: Card, name: Naming) => string;
    readonly drop: (told: string) => string;
  };
  readonly tricks: {
    readonly title: string;
    readonly none: string;
    readonly trick: (number: number) => string;
    readonly takes: (seat: string) => string;
    readonly takeBack: string;
  };
  readonly text: {
    readonly title: string;
    readonly hint: string;
    readonly read: string;
    readonly copy: string;
    readonly copied: string;
    readonly troubles: {
      readonly line: (line: number, word: string) => string;
      readonly word: (line: number, word: string) => string;
      readonly game: (line: number, word: string) => string;
      readonly json: (line: number, word: string) => string;
    };
  };
  readonly ask: {
    readonly play: string;
    readonly tutor: string;
    readonly thinking: string;
    readonly nothing: string;
    readonly failed: string;
    readonly title: (seat: string) => string;
    readonly place: string;
    readonly chance: string;
    readonly notPlayed: string;
  };
  readonly tried: {
    readonly title: string;
    readonly go: (deals: string) => string;
    readonly stop: string;
    readonly level: string;
    readonly progress: (deals: string, of: string) => string;
    readonly states: {
      readonly running: string;
      readonly done: string;
      readonly stopped: string;
      readonly failed: string;
    };
    readonly game: string;
    readonly count: string;
    readonly won: string;
    readonly points: string;
    readonly mean: string;
    readonly percent: (percent: string, error: string) => string;
    readonly thrownIn: string;
    readonly by: (game: string, seat: string) => string;
    readonly each: string;
    readonly amount: (amount: string, error: string) => string;
    readonly error: string;
  };
  readonly print: {
    readonly solutions: string;
    readonly question: (seat: string) => string;
    readonly call: (seat: string) => string;
    readonly write: string;
  };
  readonly reasons: {
    readonly [K in PositionReasonId]: (params: PositionReasonParams[K], name: Naming) => string;
  };
}
