// Deals of which all rotations have been played, in their order, however the rotations come in.
import type { Played } from './arena.ts';

/** Calls `complete` for each deal as soon as it and all before it are complete. */
export function collectDeals(
  deals: readonly number[],
  rotations: number,
  complete: (deal: number, played: readonly Played[]) => void,
): (played: Played) => void {
  const waiting = new Map<number, readonly Played[]>();
  let next = 0;
  return (played) => {
    waiting.set(played.deal, [...(waiting.get(played.deal) ?? []), played]);
    for (;;) {
      const deal = deals[next];
      const there = deal === undefined ? undefined : waiting.get(deal);
      if (deal === undefined || there?.length !== rotations) return;
      waiting.delete(deal);
      next += 1;
      complete(
        deal,
        [...there].sort((a, b) => a.rotation - b.rotation),
      );
    }
  };
}
