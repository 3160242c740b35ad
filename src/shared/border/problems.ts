// What can be wrong with a file or a save, with the place; the sentences are in the text tables.
import type { Message } from '../../engine/base/messages.ts';
import type { Conflict } from '../../engine/options/conflicts.ts';
import type { Reason } from '../../engine/base/reasons.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { StoreId } from './saving.ts';
import { messageOf } from './message.ts';

/** What failed: the page's process, something that nobody caught, or the program as a whole the last time. */
export const CRASHES = ['page', 'fault', 'program'] as const;
export type Crash = (typeof CRASHES)[number];

/** Programs whose rounds are taken in, and why one of their rounds cannot be. */
export const IMPORT_SOURCES = ['netschafkopf', 'sauspiel'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];
export const IMPORT_TROUBLES = [
  'noGame',
  'unknownGame',
  'hands',
  'tricks',
  'nobody',
  'illegal',
  'prices',
  'tooLong',
] as const;
export type ImportTrouble = (typeof IMPORT_TROUBLES)[number];

export interface ProblemParams {
  /** A round of another program that cannot be played again here; `detail` is what the trouble is about, in the words of its file. */
  'F.IMPORT': { readonly source: ImportSource; readonly trouble: ImportTrouble; readonly detail: string };
  'F.TOO_BIG': { readonly bytes: number; readonly max: number };
  'F.UNREADABLE': { readonly detail: string };
  'F.NOT_JSON': { readonly detail: string };
  /** Some other program's file. */
  'F.FOREIGN': Record<never, never>;
  /** Written by a later version of this program. */
  'F.NEWER': { readonly version: number };
  /** Holds a field that this version does not know and must not do without. */
  'F.NEWER_FIELD': { readonly path: string };
  /** `path` names the damaged field, for example `record.entries[12].card`. */
  'F.BAD_FIELD': { readonly path: string; readonly detail: string };
  /** An entry of the log that the rules refuse; `entry` is its index. */
  'F.ILLEGAL_ENTRY': { readonly entry: number; readonly because: Reason };
  /** A file that should hold house rules holds something else. */
  'F.NO_RULES': Record<never, never>;
  /** House rules that nobody can play by. */
  'F.RULES_CONFLICT': { readonly conflict: Conflict };
  'F.UNFINISHED': Record<never, never>;
  /** A round is about more money than can be reckoned with; both in cents. */
  'F.TOO_MUCH': { readonly cents: number; readonly most: number };
  /** A round that follows the rules, and yet cannot be shown. */
  'F.NOT_SHOWN': { readonly detail: string };
  'F.NOT_WRITTEN': { readonly detail: string };
  /** A save that could not be read was put aside under this name; nothing was deleted. */
  'F.PUT_ASIDE': { readonly store: StoreId; readonly file: string; readonly because: Problem };
  /** A file of the program that a later version wrote stays as it is; what changes now goes into the one beside it. */
  'F.NEWER_LEFT': {
    readonly store: StoreId;
    readonly file: string;
    readonly beside: string;
    readonly because: Problem;
  };
  /** A file of the program that cannot be read now stays as it is, and nothing is written over it. */
  'F.LEFT_ALONE': { readonly store: StoreId; readonly file: string; readonly because: Problem };
  /** Single parts of a file of the program are not understood: they stay in it, and nothing goes by them. */
  'F.NOT_UNDERSTOOD': { readonly store: StoreId; readonly file: string; readonly parts: readonly string[] };
  /** Another computer has changed a file of the program meanwhile: its version lies under this name now. */
  'F.KEPT_BOTH': { readonly store: StoreId; readonly file: string };
  /** Nothing is kept beyond the end of the program. */
  'F.NOT_KEPT': { readonly folder: string };
  /** A file that was to be opened is not there. */
  'F.MISSING': { readonly file: string };
  /** A round of the library that is not in its list; its file was left untouched under this name. */
  'F.LEFT': { readonly file: string; readonly because: Problem };
  /** Something in the program failed; the report lies in the file. */
  'P.CRASHED': { readonly what: Crash; readonly file: string };
  /** A player gave no decision, or one that is not allowed; the table took an allowed one instead. */
  'P.PLAYER': { readonly seat: Seat; readonly detail: string };
}

export type Problem = Message<ProblemParams>;

export const problem = <K extends keyof ProblemParams>(id: K, params: ProblemParams[K]): Problem =>
  ({ id, params }) as Problem;

export const ProblemSchema = messageOf<Problem>();
