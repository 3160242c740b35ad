// Ids and evidence of what the commentary says about a decision and about a round (texts in src/shared/texts/remarks-*.ts).
import type { Seat } from '../../seats.ts';

/** V: the verdict on a round. */
export interface RemarkParams {
  /** The seat made no mistake and still lost: the cards lay badly, by `luck` cents (below 0). */
  'V.BAD_LUCK': { readonly seat: Seat; readonly luck: number };
}

export type RemarkId = keyof RemarkParams;

export type Remark = {
  readonly [K in RemarkId]: { readonly id: K; readonly params: RemarkParams[K] };
}[RemarkId];

/** A remark made of its id and evidence. */
export const remark = <K extends RemarkId>(id: K, params: RemarkParams[K]): Remark => ({ id, params });
