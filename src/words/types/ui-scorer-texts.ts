// The form of the wording of the sheet for a real table.
import type { AnsageLevel, ReSide } from '../../engine/base/ansage-words.ts';
import type { Card } from '../../engine/base/cards.ts';
import type { Unit } from '../../engine/games/shelf.ts';
import type { EnteredDoubling, EnteredExtra } from '../../engine/scorer/evening.ts';
import type { ScorerReasonId, ScorerReasonParams } from '../../engine/scorer/scorer-reasons.ts';
import type { CallableRound, SpecialRound } from '../../engine/table/terms.ts';
import type { Naming } from './naming.ts';

export interface UiScorerTexts {
  readonly title: string;
  readonly hint: string;
  readonly lead: string;
  readonly begin: string;
  readonly evenings: string;
  readonly none: string;
  readonly open: (people: string, date: string) => string;
  readonly deals: (count: number) => string;
  readonly remove: (date: string) => string;
  readonly removeTitle: string;
  readonly removeText: (date: string, deals: string) => string;
  readonly removeYes: string;
  readonly removeNo: string;
  readonly back: string;
  readonly fresh: {
    readonly title: string;
    readonly people: string;
    /** How few and how many may sit there, and in which order they are named. */
    readonly peopleHint: (least: number, most: number) => string;
    readonly person: (number: number) => string;
    readonly game: string;
    readonly rules: string;
    readonly own: string;
    readonly unit: string;
    readonly units: { readonly cents: string; readonly points: string };
    readonly suits: string;
    readonly go: string;
    readonly cancel: string;
  };
  readonly next: {
    readonly dealer: (person: string, sitsOut: boolean) => string;
    readonly sitsOut: (people: readonly string[]) => string;
    readonly bock: (times: number, left: number) => string;
    readonly hausbock: string;
    readonly stock: (content: string) => string;
    readonly carried: (deals: number) => string;
    readonly chalk: (people: readonly string[]) => string;
    /** Who plays with whom where nobody is asked. */
    readonly declares: (people: readonly string[]) => string;
    readonly games: (target: number, marks: readonly string[]) => string;
    readonly gamesWon: (won: readonly string[]) => string;
    readonly round: (kind: SpecialRound, left: number) => string;
  };
  readonly entry: {
    readonly title: string;
    readonly correcting: (number: string) => string;
    readonly inserting: (number: string) => string;
    readonly keys: string;
    readonly dealer: string;
    readonly game: string;
    readonly declarer: string;
    readonly partner: string;
    readonly points: string;
    readonly result: string;
    readonly results: Readonly<
      Record<'won' | 'wonSchneider' | 'wonSchwarz' | 'drawn' | 'lost' | 'lostSchneider' | 'lostSchwarz', string>
    >;
    /** What is rarely asked for: a heading, who has revoked, who was dealt a card or has played it first, suits. */
    readonly more: string;
    readonly revoke: string;
    readonly holder: (card: Card, name: Naming) => string;
    readonly pair: (card: Card, name: Naming) => string;
    readonly suit: string;
    readonly called: string;
    /** A deal of Re against Kontra. */
    readonly sides: Readonly<Record<ReSide, string>>;
    readonly reWith: string;
    readonly alone: string;
    readonly rePoints: string;
    readonly moreLegend: string;
    readonly has: (side: ReSide, left: AnsageLevel | '') => string;
    readonly noTrickAt: Readonly<Record<ReSide, string>>;
    readonly said: Readonly<Record<ReSide, string>>;
    readonly steps: Readonly<Record<AnsageLevel, string>>;
    readonly extras: Readonly<Record<EnteredExtra, (side: ReSide) => string>>;
    readonly due: string;
    readonly fewestTie: string;
    readonly runners: string;
    readonly doublings: Readonly<Record<EnteredDoubling, string>>;
    readonly stoss: readonly string[];
    readonly noTrick: (person: string) => string;
    readonly loser: string;
    readonly durchbruch: string;
    readonly nobody: string;
    readonly missing: (parts: readonly string[]) => string;
    readonly parts: Readonly<Record<'declarer' | 'partner' | 'result' | 'points' | 'holder', string>>;
    readonly bill: string;
    readonly each: (money: string) => string;
    readonly write: string;
    readonly correct: string;
    readonly insert: string;
    readonly cancel: string;
    readonly redeal: string;
    readonly hausbock: string;
  };
  readonly written: (amounts: string, dealer: string) => string;
  readonly undone: (dealer: string) => string;
  readonly laterLine: (line: number) => string;
  readonly undo: string;
  readonly break: string;
  readonly rounds: Readonly<Record<CallableRound, string>>;
  readonly people: {
    readonly open: string;
    readonly title: string;
    readonly comes: string;
    readonly name: string;
    readonly before: string;
    readonly last: string;
    readonly sitDown: string;
    readonly goes: string;
    readonly leave: string;
    readonly renames: string;
    readonly newName: string;
    readonly rename: string;
    readonly close: string;
  };
  readonly sheet: {
    readonly title: string;
    readonly number: string;
    readonly game: string;
    readonly total: string;
    readonly empty: string;
    /** What the figures of the columns are, where they are money. */
    readonly inEuros: string;
    readonly redeal: string;
    readonly hausbock: string;
    readonly break: string;
    readonly agreed: (round: string) => string;
    readonly comes: (person: string) => string;
    readonly goes: (person: string) => string;
    readonly by: (declarer: string, partner: string) => string;
    readonly edit: (line: string) => string;
    readonly insert: (line: string) => string;
    readonly strike: (line: string) => string;
    readonly place: (at: number) => string;
    readonly won: string;
    readonly lost: string;
    readonly drawn: string;
    readonly revoked: (person: string) => string;
  };
  readonly settle: {
    readonly title: string;
    readonly rounding: string;
    readonly exact: string;
    readonly cap: string;
    readonly noCap: string;
    readonly pays: (from: string, to: string, money: string) => string;
    readonly even: string;
    readonly stock: string;
  };
  readonly standings: {
    readonly title: string;
    readonly year: string;
    readonly allYears: string;
    readonly game: string;
    readonly allGames: string;
    readonly unit: string;
    readonly units: Readonly<Record<Unit, string>>;
    readonly columns: Readonly<
      Record<'person' | 'evenings' | 'deals' | 'won' | 'declared' | 'amount' | 'best' | 'worst', string>
    >;
    readonly share: (won: string, of: string) => string;
    readonly none: string;
  };
  readonly csv: string;
  readonly print: string;
  readonly saved: (file: string) => string;
  readonly printed: (date: string) => string;
  readonly failed: string;
  readonly reasons: {
    readonly [K in ScorerReasonId]: (params: ScorerReasonParams[K], name: Naming) => string;
  };
}
