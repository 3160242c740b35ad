// The form of the wording of the rules screen, of the sheet with the rules in force, and of the choice of rules on the start screen.
import type { Naming } from './naming.ts';

export interface UiRulesTexts {
  readonly title: string;
  readonly open: string;
  readonly back: string;
  readonly ofGame: (game: string) => string;
  /** The ready set of a game other than the pure one, and how far one is from it. */
  readonly usual: string;
  readonly differencesInGame: (count: number, name: Naming) => string;
  readonly lead: string;
  /** A quarrel settled from the rules. */
  readonly quarrel: {
    readonly title: string;
    readonly lead: string;
    readonly choose: string;
    readonly refusals: string;
    readonly rule: string;
    readonly here: string;
    readonly next: string;
    readonly onlyIn: (games: readonly string[]) => string;
    readonly fixed: string;
    readonly value: (rule: string, value: string) => string;
    readonly elsewhere: string;
    readonly idle: string;
    readonly nobody: string;
    readonly source: string;
    readonly cited: (numbers: readonly string[], id: string) => string;
    readonly decided: (ids: readonly string[]) => string;
    readonly houseRule: (rule: string) => string;
    readonly change: (rule: string) => string;
  };
  readonly presets: string;
  readonly own: string;
  readonly noOwn: string;
  readonly take: (name: string) => string;
  readonly taken: string;
  readonly changed: string;
  readonly differences: (count: number, name: Naming) => string;
  readonly whatDiffers: (count: number, name: Naming) => string;

  readonly search: string;
  readonly searchHint: string;
  readonly clear: string;
  readonly filter: string;
  readonly filters: {
    readonly all: string;
    readonly different: string;
  };
  readonly jumpTo: string;
  readonly found: (count: number) => string;
  readonly nothing: (typed: string) => string;
  readonly nothingDifferent: string;

  readonly different: string;
  readonly pureValue: (value: string) => string;
  readonly reset: (name: string) => string;
  readonly readOn: (term: string) => string;
  readonly lesson: (number: number) => string;
  readonly adapted: (names: string) => string;

  readonly less: (name: string) => string;
  readonly more: (name: string) => string;
  readonly number: {
    readonly cents: string;
    readonly cards: string;
    readonly rounds: string;
  };
  readonly range: (low: string, high: string) => string;
  readonly highest: string;
  readonly up: (contract: string) => string;
  readonly down: (contract: string) => string;
  readonly tie: (contract: string, above: string) => string;
  readonly tied: string;
  readonly place: (contract: string, place: number) => string;

  readonly conflicts: (count: number) => string;
  readonly jump: (name: string) => string;
  readonly conflictsFirst: string;

  readonly use: string;
  readonly used: string;
  readonly save: string;
  readonly saveAs: string;
  readonly rename: string;
  readonly remove: string;
  readonly exporting: string;
  readonly importing: string;
  readonly manage: (name: string) => string;
  readonly imported: (name: string) => string;
  readonly exported: (file: string) => string;
  readonly saved: (name: string) => string;
  readonly waits: (name: string) => string;
  readonly nameTitle: string;
  readonly name: string;
  readonly nameHint: string;
  readonly cancel: string;
  readonly removeTitle: string;
  readonly removeText: (name: string) => string;
  readonly removeYes: string;
  readonly notSaved: {
    readonly noName: string;
    readonly nameTaken: string;
    readonly conflicts: string;
    readonly tooMany: string;
    readonly gone: string;
  };

  readonly start: string;
  readonly unnamed: string;
  readonly inForce: string;
  readonly inForceRound: string;
  readonly inForceShort: string;
  readonly differingFirst: string;
  readonly allRules: string;
  readonly noDifference: string;
}
