// The form of the wording of tournaments with real cards.
import type { TieRule, TournamentTariff, WrittenPoints } from '../../engine/tournament/tournament.ts';
import type { TournamentReasonId, TournamentReasonParams } from '../../engine/tournament/tournament-reasons.ts';

export interface UiTournamentTexts {
  readonly title: string;
  readonly lead: string;
  readonly begin: string;
  readonly none: string;
  readonly open: (name: string, date: string) => string;
  readonly sum: (people: number, drawn: number, rounds: number) => string;
  readonly remove: (name: string) => string;
  readonly removeTitle: string;
  readonly removeText: (name: string) => string;
  readonly back: string;
  readonly failed: string;
  readonly saved: (file: string) => string;
  readonly fresh: {
    readonly title: string;
    readonly name: string;
    readonly example: string;
    readonly rounds: string;
    readonly deals: string;
    readonly dealsHint: string;
    readonly dealsProblem: (least: number, most: number) => string;
    readonly writes: string;
    readonly written: Readonly<Record<WrittenPoints, string>>;
    readonly tariff: string;
    readonly own: string;
    readonly ownHint: string;
    readonly values: Readonly<Record<'partner' | 'alone', readonly [string, string, string]>> &
      Readonly<Record<'tout' | 'sie', string>>;
    readonly go: string;
    readonly cancel: string;
  };
  /** "Rufspiel 1, 2, 3; Solo und Wenz 15/5, 18/6, 21/7; Tout 42/14; Sie 84/28". */
  readonly tariff: (tariff: TournamentTariff) => string;
  readonly tabs: { readonly label: string; readonly people: string; readonly ranking: string };
  readonly round: (number: number) => string;
  readonly table: (number: number) => string;
  readonly undo: string;
  readonly csv: string;
  readonly project: string;
  readonly people: {
    readonly title: string;
    readonly add: string;
    readonly addHint: string;
    readonly addButton: string;
    readonly count: (count: number) => string;
    readonly empty: string;
    readonly name: string;
    readonly team: string;
    readonly table: string;
    readonly noTable: string;
    readonly gone: string;
    readonly edit: (person: string) => string;
    readonly goes: (person: string) => string;
    readonly back: (person: string) => string;
    readonly editTitle: string;
    readonly editHint: string;
    readonly save: string;
    readonly close: string;
  };
  readonly draw: {
    readonly title: string;
    /** How many tables there would be. */
    readonly sizes: (sizes: readonly number[]) => string;
    readonly button: (round: number) => string;
    readonly hint: string;
  };
  readonly seats: {
    readonly seed: (seed: string) => string;
    readonly withdrawn: (seeds: readonly string[]) => string;
    readonly repeats: (pairs: number) => string;
    readonly open: (tables: number) => string;
    readonly allIn: string;
    readonly result: string;
    readonly enter: (table: number) => string;
    readonly correct: (table: number) => string;
    readonly corrected: (before: string) => string;
    readonly free: (table: number) => string;
    readonly choose: string;
    readonly without: (people: readonly string[]) => string;
    readonly print: string;
    readonly printSheets: string;
  };
  readonly entry: {
    readonly title: (table: number) => string;
    readonly keys: string;
    readonly which: string;
    readonly points: (person: string) => string;
    readonly solos: (person: string) => string;
    readonly pointsHead: string;
    readonly solosHead: string;
    readonly sum: (sum: string) => string;
    readonly missing: (person: string) => string;
    readonly write: string;
    readonly written: (table: number, open: number) => string;
  };
  readonly ranking: {
    readonly title: string;
    readonly place: string;
    readonly name: string;
    readonly total: string;
    readonly solos: string;
    readonly won: string;
    readonly empty: string;
    readonly by: Readonly<Record<TieRule, string>>;
    readonly lot: (seed: string) => string;
    readonly teams: string;
    readonly among: (thing: string, people: number) => string;
    readonly rules: string;
    readonly rulesTitle: string;
    /** What is asked first, second and third. */
    readonly tie: readonly [string, string, string];
    readonly ties: Readonly<Record<TieRule | 'shared', string>>;
    readonly prizes: string;
    readonly prizesHint: string;
    readonly print: string;
  };
  readonly wall: {
    readonly seats: (round: number) => string;
    readonly close: string;
  };
  readonly paper: {
    readonly sheet: (round: number, table: number) => string;
    readonly deal: string;
    readonly sum: string;
    readonly signed: string;
    readonly solosHint: Readonly<Record<WrittenPoints, string>>;
    readonly seats: (round: number) => string;
    readonly results: string;
  };
  readonly reasons: { readonly [K in TournamentReasonId]: (params: TournamentReasonParams[K]) => string };
}
