// What may be told of the deals of a session: the running one by its commitment only, finished ones by their place in the library.
import type { TableView } from '../../shared/table/board.ts';
import type { FairnessView } from '../../shared/table/fairness.ts';
import type { SessionFile } from './session-file.ts';

export interface SessionDeals {
  readonly running?: FairnessView['running'] & object;
  /** Oldest first. */
  readonly finished: readonly { readonly number: number; readonly id: string }[];
}

/** Finished is what the person has seen to its end: the lines of the sheet. */
export function sessionDeals({ deal, aside }: SessionFile, { number, sheet, sheetIds = [] }: TableView): SessionDeals {
  const finished = sheet.map((line, index) => ({ number: line.number, id: sheetIds[index] ?? '' }));
  if (sheet.some((line) => line.number === number)) return { finished };
  // While another deal is played for practice, the session's own round waits, if it has been dealt.
  const part = aside ? aside.laidBy : { deal };
  if (!part) return { finished };
  return { running: { number, ...(part.deal && { commitment: part.deal.commitment }) }, finished };
}
