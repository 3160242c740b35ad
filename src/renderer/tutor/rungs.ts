// Cuts the trump ladder into its rungs: the Obers, the Unters, the trump suit.
import { rankOf } from '../../engine/base/cards.ts';
import type { Place, Rung } from './kinds.ts';

export interface RankedRung extends Rung {
  /** Place in the order of trumps, 1 the highest. */
  readonly rank: number;
}

const sameRank = (a: Rung | undefined, b: Rung | undefined): boolean =>
  a !== undefined && b !== undefined && rankOf(a.card) === rankOf(b.card);

/** Trumps of one rank that follow each other share a rung; so do those of the trump suit, which all differ in rank. */
export function rungsOf(ladder: readonly Rung[]): readonly (readonly RankedRung[])[] {
  const rows: RankedRung[][] = [];
  ladder.forEach((rung, index) => {
    const before = ladder[index - 1];
    const joins = sameRank(rung, before) || (isSingle(ladder, index) && isSingle(ladder, index - 1));
    const ranked = { ...rung, rank: index + 1 };
    if (joins) rows.at(-1)?.push(ranked);
    else rows.push([ranked]);
  });
  return rows;
}

const isSingle = (ladder: readonly Rung[], index: number): boolean => {
  const rung = ladder[index];
  return rung !== undefined && !sameRank(rung, ladder[index - 1]) && !sameRank(rung, ladder[index + 1]);
};

export const countAt = (ladder: readonly Rung[], place: Place): number =>
  ladder.filter((rung) => rung.place === place).length;
