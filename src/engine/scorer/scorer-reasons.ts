// Why a line cannot be written on the sheet of an evening: ids with their evidence, without words.
import { type Message, messagesOf } from '../base/messages.ts';
import type { Card } from '../base/cards.ts';
import type { ContractId } from '../base/contract.ts';
import type { CallableRound } from '../table/terms.ts';
import type { EnteredDoubling, EnteredExtra, Person } from './evening.ts';

/** Evidence of each refusal. */
export interface ScorerReasonParams {
  'S.PEOPLE': { readonly count: number; readonly least: number; readonly most: number };
  'S.SAME_NAME': { readonly person: Person };
  'S.NO_NAME': Record<never, never>;
  'S.NOT_HERE': { readonly person: Person };
  'S.SITS_OUT': { readonly person: Person };
  'S.NO_LINE': Record<never, never>;
  'S.NO_ROUND': { readonly round: CallableRound };
  'S.NO_HAUSBOCK': Record<never, never>;
  'S.NO_SUCH_GAME': { readonly contract: ContractId };
  'S.BAD_SUIT': { readonly contract: ContractId };
  'S.PARTNER_MISSING': { readonly contract: ContractId };
  'S.NO_PARTNER': { readonly contract: ContractId };
  'S.PARTNER_SAME': { readonly person: Person };
  'S.PARTNER_OPPOSITE': { readonly contract: ContractId };
  'S.DECLARER_GIVEN': { readonly person: Person };
  'S.POINTS': { readonly points: number; readonly most: number };
  'S.SCHWARZ_POINTS': { readonly points: number };
  'S.NO_POINTS': { readonly contract: ContractId };
  'S.NO_HEIGHT': { readonly contract: ContractId };
  'S.NO_SCHWARZ': { readonly contract: ContractId };
  'S.HOLDER_MISSING': { readonly card: Card };
  'S.NO_PAIR': { readonly contract: ContractId };
  'S.NOT_DUE': { readonly person: Person };
  'S.EXTRA_MOST': { readonly extra: EnteredExtra; readonly count: number; readonly most: number };
  'S.EXTRA_ALONE': { readonly extra: EnteredExtra };
  'S.ALWAYS_WON': { readonly contract: ContractId };
  'S.RUNNERS_MOST': { readonly count: number; readonly most: number };
  'S.RUNNERS_LEAST': { readonly count: number; readonly least: number };
  'S.RUNNERS_NONE': { readonly contract: ContractId };
  'S.DOUBLING_OFF': { readonly by: EnteredDoubling };
  'S.DOUBLING_MOST': { readonly by: EnteredDoubling; readonly count: number; readonly most: number };
  'S.RAMSCH_PEOPLE': Record<never, never>;
  'S.RAMSCH_SUM': { readonly sum: number; readonly must: number };
  'S.RAMSCH_NO_TRICK': { readonly person: Person; readonly points: number };
  'S.RAMSCH_TIE': { readonly people: readonly Person[] };
  'S.FEWEST_TIE': { readonly people: readonly Person[] };
}
export type ScorerReasonId = keyof ScorerReasonParams;

export type ScorerReason = Message<ScorerReasonParams>;

/** A refusal with its evidence. */
export const refusal = messagesOf<ScorerReasonParams>();
