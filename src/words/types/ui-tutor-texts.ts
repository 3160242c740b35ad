// The form of the wording of three screens: the tutor beside the table, the book of finished rounds, the replay.
import type { Seat } from '../../engine/base/seats.ts';
import type { Clue } from '../../engine/tutor/beliefs/clue.ts';
import type { Naming } from './naming.ts';

export interface UiTutorTexts {
  readonly tutor: {
    readonly title: string;
    readonly silent: string;
    readonly show: string;
    readonly hide: string;
    readonly more: string;
    readonly less: string;
    readonly close: string;
    readonly now: string;
    readonly nothingNow: string;
    readonly answerNow: string;
    readonly ladder: {
      readonly title: string;
      readonly empty: string;
      readonly none: string;
      readonly list: string;
      readonly legend: string;
      readonly places: {
        readonly own: string;
        readonly table: string;
        readonly fallen: string;
        readonly out: string;
        readonly unplayed: string;
      };
      readonly twice: (place: string) => string;
      readonly apart: (first: string, second: string) => string;
      readonly rung: (rank: number, card: string, place: string) => string;
      readonly outside: (count: number, name: Naming) => string;
    };
    readonly beliefs: {
      readonly title: string;
      readonly lead: string;
      readonly looking: string;
      readonly nothing: string;
      readonly failed: string;
      readonly card: string;
      readonly trumps: string;
      readonly percent: (percent: number) => string;
      readonly sure: string;
      readonly never: string;
      /** What a card's chances were read from, for the button on it. */
      readonly ask: (card: string) => string;
      readonly lacking: (seats: readonly Seat[], name: Naming) => string;
      /** Of seats that cannot hold it although they have always followed: who called it, or has no room. */
      readonly ruledOut: (seats: readonly Seat[], name: Naming) => string;
      readonly clue: (clue: Clue, name: Naming) => string;
      readonly noClue: string;
    };
    readonly refused: {
      readonly title: string;
      readonly said: (phrase: string) => string;
      readonly stoss: string;
      readonly retour: string;
      readonly cut: string;
      readonly allowed: (count: number) => string;
    };
    readonly evidence: {
      readonly led: string;
      readonly have: string;
      readonly called: string;
      readonly lords: string;
      readonly missing: string;
      readonly forbidden: string;
      readonly cards: string;
      readonly card: string;
    };
    readonly trick: {
      readonly title: string;
      readonly titleNow: string;
      readonly none: string;
      readonly points: (points: number, name: Naming) => string;
      readonly takes: string;
      readonly order: string;
      readonly played: (player: string, card: string) => string;
    };
  };
  readonly library: {
    readonly lead: string;
    readonly import: string;
    readonly dropHint: string;
    readonly loading: string;
    readonly unavailable: string;
    readonly emptyTitle: string;
    readonly emptyText: string;
    readonly emptyAction: string;
    readonly nothingMatches: string;
    readonly resetFilters: string;
    readonly filters: string;
    readonly filterContract: string;
    readonly allContracts: string;
    readonly thrownIn: string;
    readonly filterOutcome: string;
    readonly outcomes: {
      readonly all: string;
      readonly won: string;
      readonly lost: string;
      readonly drawn: string;
    };
    readonly count: (shown: number, all: number, name: Naming) => string;
    /** Before the amount of the rounds that count, of those that are shown. */
    readonly sum: (counted: number, shown: number, name: Naming) => string;
    readonly sumHint: string;
    /** Of a round that was not played here. */
    readonly origins: {
      readonly imported: string;
    };
    readonly today: string;
    readonly yesterday: string;
    readonly alone: (declarer: string) => string;
    readonly nobody: string;
    readonly ramschLost: (losers: string) => string;
    readonly ramschMarch: (winner: string) => string;
    readonly ramschEven: string;
    readonly ramschPoints: (points: number, name: Naming) => string;
    readonly table: (players: string) => string;
    readonly points: (own: number, against: number, name: Naming) => string;
    /** Which side has won, where there are two. */
    readonly sides: {
      readonly declarer: string;
      readonly defenders: string;
      readonly draw: string;
    };
    readonly open: string;
    readonly export: string;
    readonly remove: string;
    readonly row: (time: string, game: string, outcome: string, balance: string) => string;
    readonly more: (count: number, name: Naming) => string;
    readonly list: string;
    readonly keys: string;
    readonly removeTitle: string;
    readonly removeText: (game: string, when: string) => string;
    readonly removeYes: string;
    readonly removeNo: string;
    readonly removed: string;
    readonly saved: (file: string) => string;
    readonly problemsTitle: (count: number, name: Naming) => string;
    readonly problemsHint: string;
  };
  readonly replay: {
    readonly back: string;
    readonly loading: string;
    readonly missing: string;
    readonly failed: string;
    readonly stuck: string;
    readonly table: string;
    readonly remarks: string;
    readonly first: string;
    readonly previous: string;
    readonly play: string;
    readonly pause: string;
    readonly next: string;
    readonly last: string;
    readonly controls: string;
    readonly timeline: string;
    readonly viewer: string;
    readonly viewerOpen: string;
    readonly viewerSeat: (player: string) => string;
    readonly viewerYou: string;
    readonly marks: {
      readonly deal: string;
      readonly auction: string;
      readonly contract: string;
      readonly end: string;
    };
    readonly markTrick: (trick: number) => string;
    readonly step: (frame: number, last: number, name: Naming) => string;
    readonly happened: string;
    readonly duty: string;
    readonly because: string;
    readonly becauseOf: (seat: Seat, name: Naming) => string;
    readonly takes: string;
    readonly noRemarks: string;
    readonly settlement: string;
    readonly each: string;
    readonly keys: string;
  };
}
