// Why something cannot be written down in a tournament: ids with their evidence, without words.
import { type Message, messagesOf } from '../base/messages.ts';
import type { Person } from '../scorer/evening.ts';

/** Evidence of each refusal. */
export interface TournamentReasonParams {
  'T.NO_NAME': Record<never, never>;
  'T.SAME_NAME': { readonly person: Person };
  'T.NOBODY': { readonly person: Person };
  'T.MOST_PEOPLE': { readonly count: number; readonly most: number };
  'T.STILL_PLAYS': { readonly person: Person; readonly table: number };
  'T.SITS_ALREADY': { readonly person: Person };
  'T.NO_FREE_PLACE': { readonly table: number };
  'T.ALL_DRAWN': { readonly rounds: number };
  'T.FEW_PEOPLE': { readonly count: number; readonly least: number };
  'T.RESULTS_MISSING': { readonly round: number; readonly tables: readonly number[] };
  'T.NO_TABLE': { readonly table: number; readonly tables: number; readonly person?: Person };
  'T.TABLE_FULL': { readonly table: number; readonly people: readonly Person[] };
  'T.BAD_SEATS': Record<never, never>;
  'T.BAD_SCORES': { readonly table: number };
  'T.SUM': { readonly table: number; readonly sum: number };
  'T.NO_MINUS': { readonly person: Person; readonly points: number };
  'T.TOO_HIGH': { readonly person: Person; readonly points: number; readonly most: number };
  'T.SOLOS': { readonly count: number; readonly most: number };
}
export type TournamentReasonId = keyof TournamentReasonParams;

export type TournamentReason = Message<TournamentReasonParams>;

/** A refusal with its evidence. */
export const refusedIn = messagesOf<TournamentReasonParams>();
