// The options of a seat in the order of their worth.
import type { Considered, Valued } from './advice.ts';
import type { Scores } from './scores.ts';

/** Share of the stake that a card point of the result counts: it decides where the cents are nearly the same. */
const POINT_WEIGHT = 0.004;

/** `bonus` is added to the cents of each option for the order alone. */
export function rankedBy(
  options: readonly Considered[],
  scores: Scores,
  of: 'all' | 'drawn',
  stake: number,
  bonus: (at: number) => number = () => 0,
): readonly Valued[] {
  const score = options.map((_, i) => scores.cents(i) + stake * POINT_WEIGHT * (scores.points(i) ?? 0) + bonus(i));
  const order = options.map((_, i) => i).sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0));
  const best = order[0] ?? 0;
  return order.map((i) => {
    const points = scores.points(i);
    return {
      decision: options[i] as Considered,
      cents: scores.cents(i),
      chance: scores.chance(i),
      ...(points !== undefined && { points }),
      error: of === 'all' ? 0 : scores.error(best, i),
    };
  });
}
