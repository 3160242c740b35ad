// The ranking of those who have played the same cards: by what they came to, and by deal against the middle of all, which leaves luck out.

/** What somebody has brought home from each deal, in cents or points. */
export interface DuelScore {
  readonly amounts: readonly number[];
}

export type DuelRanked<T extends DuelScore> = T & {
  readonly total: number;
  /** Shared by those who have come to as much. */
  readonly place: number;
  /** How far the total lies above the middle of all. */
  readonly above: number;
  /** Deals in which nobody has done better. */
  readonly best: number;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** Everybody with a place, the best first; those who share a place stay in their order. */
export function duelRanking<T extends DuelScore>(scores: readonly T[]): readonly DuelRanked<T>[] {
  const totals = scores.map(({ amounts }) => sum(amounts));
  const middle = sum(totals) / Math.max(1, totals.length);
  const highest = (deal: number): number => Math.max(...scores.map(({ amounts }) => amounts[deal] ?? 0));
  return scores
    .map((score, at) => {
      const total = totals[at] ?? 0;
      const place = 1 + totals.filter((other) => other > total).length;
      const best = score.amounts.filter((amount, deal) => amount === highest(deal)).length;
      return { ...score, total, place, above: total - middle, best };
    })
    .toSorted((a, b) => a.place - b.place);
}
