// The form of the wording of challenges: the same cards for two, or for a club.
import type { DUEL_STATES } from '../../shared/calls/duel-calls.ts';
import type { DuelTyped } from '../../shared/calls/duel.ts';

/** Why a code is not taken. */
type NotRead = Extract<DuelTyped, { outcome: 'refused' }>['why'];

export interface UiDuelTexts {
  readonly title: string;
  readonly lead: string;
  /** Of the door to this room. */
  readonly hint: string;
  readonly begin: string;
  readonly none: string;
  readonly open: (name: string, date: string) => string;
  /** Deals, how far it is, and how many others have played it. */
  readonly sum: (deals: number, results: number) => string;
  readonly states: Readonly<Record<(typeof DUEL_STATES)[number], string>>;
  readonly remove: (name: string) => string;
  readonly removeTitle: string;
  readonly removeText: (name: string) => string;
  readonly back: string;
  readonly failed: string;
  readonly saved: (file: string) => string;
  readonly copied: string;
  readonly typed: {
    readonly title: string;
    readonly code: string;
    readonly hint: string;
    readonly who: string;
    readonly someone: string;
    readonly go: string;
    readonly files: string;
    readonly name: (date: string) => string;
    readonly known: string;
    readonly result: (who: string) => string;
    readonly refused: Readonly<Record<NotRead, string>>;
    readonly imported: (challenges: number, results: number) => string;
    readonly badFile: (file: string, why: string) => string;
  };
  readonly fresh: {
    readonly title: string;
    readonly name: string;
    readonly game: string;
    readonly deals: string;
    readonly dealsHint: string;
    readonly dealsProblem: (most: number) => string;
    readonly coded: string;
    readonly fileOnly: string;
    readonly noDuel: string;
    readonly go: string;
    readonly cancel: string;
  };
  readonly invite: {
    readonly title: string;
    readonly code: string;
    readonly copy: string;
    readonly file: string;
    readonly fileOnly: string;
  };
  readonly table: {
    readonly pack: (cards: number) => string;
    readonly own: (departures: number) => string;
  };
  readonly play: {
    readonly title: string;
    /** How it is played: the same for everybody, and without help. */
    readonly rules: readonly string[];
    readonly begin: string;
    readonly goOn: string;
    readonly again: string;
    readonly done: (done: number, of: number) => string;
    readonly againHint: string;
    readonly otherPlay: (of: number, here: number) => string;
    readonly revealed: string;
    readonly failed: string;
  };
  readonly own: {
    readonly title: string;
    readonly total: (amount: string) => string;
    readonly code: string;
    readonly copy: string;
    readonly noCode: string;
    readonly who: string;
    readonly file: string;
    readonly again: string;
  };
  readonly waiting: (names: readonly string[]) => string;
  readonly reveal: string;
  readonly revealNo: string;
  readonly revealTitle: string;
  readonly revealText: string;
  readonly compare: {
    readonly title: string;
    readonly with: string;
    readonly you: string;
    readonly deal: string;
    readonly difference: string;
    readonly parted: string;
    readonly sum: string;
    /** Who is ahead without luck, as the cards were the same. */
    readonly ahead: (who: string, amount: string) => string;
    readonly behind: (who: string, amount: string) => string;
    readonly even: (who: string) => string;
    readonly thrownIn: string;
    readonly never: string;
    readonly sameAmount: string;
    readonly otherAmount: string;
    /** From which trick on, from 1; none before the first card. */
    readonly trick: (trick: number) => string;
    readonly before: string;
    readonly youDid: (decision: string) => string;
    readonly otherDid: (who: string, decision: string) => string;
    readonly nothing: string;
    readonly codesOnly: (who: string) => string;
    readonly replay: (deal: number) => string;
    readonly none: string;
  };
  readonly ranking: {
    readonly title: string;
    readonly place: string;
    readonly name: string;
    readonly total: string;
    readonly above: string;
    readonly aboveHint: string;
    readonly best: string;
    readonly again: string;
    readonly codeOnly: string;
    readonly remove: (who: string) => string;
    readonly print: string;
    readonly csv: string;
  };
  /** At the end of the last deal, at the table. */
  readonly toResult: string;
}
