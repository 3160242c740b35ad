// The options of a seat in the order of their worth.
import { type Looked, POINT_WEIGHT, preferred } from '../../bots/sampling/preference.ts';
import type { Scores } from '../../bots/sampling/scores.ts';
import type { Considered, Valued } from './advice.ts';

/** What speaks for options besides what they come to. */
export type Leaning =
  /** Added to the cents of each option, for the order alone. */
  | { readonly kind: 'bonus'; readonly of: (at: number) => number }
  /** How likely each option is to be taken: it decides where the deals do not. */
  | { readonly kind: 'usual'; readonly chances: readonly number[] };

/** Standard errors by which another option must be better than the usual one. */
const LEVEL = 2;

const NO_LEANING: Leaning = { kind: 'bonus', of: () => 0 };

export function rankedBy(
  options: readonly Considered[],
  scores: Scores,
  of: Looked,
  stake: number,
  leaning: Leaning = NO_LEANING,
): readonly Valued[] {
  const perPoint = stake * POINT_WEIGHT;
  const bonus = leaning.kind === 'bonus' ? leaning.of : () => 0;
  const score = options.map((_, i) => scores.worth(i, perPoint) + bonus(i));
  const byWorth = options.map((_, i) => i).sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0));
  const first = leaning.kind === 'usual' ? preferred(scores, of, { ...leaning, within: LEVEL }, perPoint) : byWorth[0];
  const order = first === undefined ? byWorth : [first, ...byWorth.filter((i) => i !== first)];
  const best = order[0] ?? 0;
  return order.map((i) => {
    const points = scores.points(i);
    const atTable = scores.chanceAtTable(i);
    return {
      decision: options[i] as Considered,
      cents: scores.cents(i),
      chance: atTable ?? scores.chance(i),
      ...(atTable !== undefined && { open: scores.chance(i) }),
      ...(points !== undefined && { points }),
      error: of === 'all' ? 0 : scores.error(best, i),
    };
  });
}
