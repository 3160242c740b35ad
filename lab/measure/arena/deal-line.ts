// One deal as a line of JSON, for comparing players deal by deal.
import type { ContractId } from '../../../src/engine/base/contract.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import type { Played } from './arena.ts';
import { meanOf } from '../../base/statistics.ts';

/** Lists go by chairs, in the order of `--seats`. */
export interface DealLine {
  readonly type: 'deal';
  readonly deal: number;
  readonly dealer: Seat;
  /** Cents per round, the mean of the rotations. */
  readonly cents: readonly number[];
  readonly rotations: readonly {
    /** Null if everybody passed. */
    readonly contract: ContractId | null;
    /** The chair that declared; null in a Ramsch, and if everybody passed. */
    readonly declarer: number | null;
    readonly cents: readonly number[];
    readonly points: readonly number[];
  }[];
}

export function dealLine(deal: number, dealer: Seat, played: readonly Played[]): DealLine {
  const rotations = played.map(({ scores }) => {
    const declarer = scores.findIndex(({ part }) => part?.role === 'declarer');
    return {
      contract: scores[0]?.part?.contract ?? null,
      declarer: declarer < 0 ? null : declarer,
      cents: scores.map(({ cents }) => cents),
      points: scores.map(({ points }) => points),
    };
  });
  const chairs = played[0]?.scores ?? [];
  const cents = chairs.map((_, chair) => Number(meanOf(rotations.map((each) => each.cents[chair] ?? 0)).toFixed(3)));
  return { type: 'deal', deal, dealer, cents, rotations };
}
