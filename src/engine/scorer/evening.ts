// An evening with real cards as a log: what was written down line by line, and what was mended in it later.
import type { Card, Suit } from '../base/cards.ts';
import type { ContractId } from '../base/contract.ts';
import type { Height } from '../endings/round-bill.ts';
import type { Side } from '../scoring/result.ts';
import type { HouseRules } from '../options/options.ts';

/** Somebody at a real table, by name; names differ within an evening. */
export type Person = string;

/** Fewest and most people of an evening. */
export const FEWEST_PEOPLE = 3;
export const MOST_PEOPLE = 7;

/** What has doubled a deal at the table; Bock rounds and Hausbocks are counted by the program. */
export const ENTERED_DOUBLINGS = ['klopfen', 'legen', 'stoss', 'lay', 'doppler'] as const;
export type EnteredDoubling = (typeof ENTERED_DOUBLINGS)[number];
export type EnteredDoublings = Readonly<Partial<Record<EnteredDoubling, number>>>;

/** How a game ended: the card points of the declaring side, or who has won how high. */
export type EnteredResult =
  | { readonly by: 'points'; readonly points: number; readonly schwarz?: true }
  | { readonly by: 'height'; readonly winner: Side; readonly height: Height };

/** A game of a declarer, alone or with a partner. */
export interface GameEntry {
  readonly kind: 'game';
  readonly contract: ContractId;
  /** Trump suit and called card, where somebody cares to write them down: they cost nothing. */
  readonly trump?: Suit;
  readonly called?: Card;
  readonly declarer: Person;
  readonly partner?: Person;
  readonly result: EnteredResult;
  /** Length of the row of runners, of whichever side. */
  readonly runners: number;
  readonly doublings: EnteredDoublings;
}

/** What somebody has taken in a Ramsch. */
export interface RamschTaken {
  readonly person: Person;
  readonly points: number;
  readonly noTrick?: true;
}

/** A Ramsch: everybody's card points. */
export interface RamschEntry {
  readonly kind: 'everyone';
  readonly taken: readonly RamschTaken[];
  /** Who has lost it among people with equal points, where the table parts them. */
  readonly loser?: Person;
  /** Who has announced a Durchbruch. */
  readonly announced?: Person;
  readonly doublings: EnteredDoublings;
}

export type DealEntry = GameEntry | RamschEntry;

/** One line of the evening, in the order in which things happened. */
export type EveningLine =
  | { readonly kind: 'deal'; readonly dealer: Person; readonly entry: DealEntry }
  | { readonly kind: 'redeal'; readonly dealer: Person; readonly why?: 'hausbock' }
  /** Somebody sits down, before another one in playing direction or last. */
  | { readonly kind: 'comes'; readonly person: Person; readonly before?: Person }
  | { readonly kind: 'goes'; readonly person: Person }
  | { readonly kind: 'break' }
  /** A Bock round was agreed on. */
  | { readonly kind: 'bock' };

/** What was written: a line, or what mends one by its place. To undo is to drop the last of them. */
export type LogEntry =
  | { readonly does: 'write'; readonly line: EveningLine }
  | { readonly does: 'correct'; readonly at: number; readonly line: EveningLine }
  | { readonly does: 'insert'; readonly at: number; readonly line: EveningLine }
  | { readonly does: 'remove'; readonly at: number };

export interface Evening {
  /** What the table has agreed on; three play by the same rules as far as they can. */
  readonly house: HouseRules;
  /** Who sat there at the beginning, in playing direction; the first of them deals first. */
  readonly people: readonly Person[];
  readonly log: readonly LogEntry[];
}

/** The lines as they stand after everything that was mended. */
export const linesOf = (log: readonly LogEntry[]): readonly EveningLine[] => log.reduce(afterEntry, []);

function afterEntry(lines: readonly EveningLine[], entry: LogEntry): readonly EveningLine[] {
  switch (entry.does) {
    case 'write':
      return [...lines, entry.line];
    case 'correct':
      return lines.with(entry.at, entry.line);
    case 'insert':
      return lines.toSpliced(entry.at, 0, entry.line);
    case 'remove':
      return lines.toSpliced(entry.at, 1);
  }
}
