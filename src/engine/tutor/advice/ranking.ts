// The options of a seat in the order of their worth.
import { type Looked, POINT_WEIGHT, preferred } from '../../bots/sampling/preference.ts';
import type { Scores } from '../../bots/sampling/scores.ts';
import type { Considered, Valued } from './advice.ts';
import { THRESHOLDS } from './grade.ts';

/** What speaks for options besides what they come to. */
export type Leaning =
  /** Added to the cents of each option, for the order alone. */
  | { readonly kind: 'bonus'; readonly of: (at: number) => number }
  /**
   * How likely each option is to be taken: it decides where the deals do not; where what is safe matters too, first the chance at the table, of
   * options that come to as much for one who plays on as well as he can.
   */
  | { readonly kind: 'usual' | 'safe'; readonly chances: readonly number[] };

/** Standard errors by which another option must be better than the usual one. */
const LEVEL = 2;

/** Card points up to which an option may be behind another that is as good. */
const FEW_POINTS = 2;

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
  const first = firstBy(scores, of, stake, leaning) ?? byWorth[0];
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

/** The option that the deals and what is usual put first; undefined where nothing is known of what is usual. */
function firstBy(scores: Scores, of: Looked, stake: number, leaning: Leaning): number | undefined {
  if (leaning.kind === 'bonus') return undefined;
  const first = preferred(
    scores,
    of,
    { ...leaning, within: LEVEL, least: 2 * stake * THRESHOLDS.inaccuracy },
    stake * POINT_WEIGHT,
  );
  return leaning.kind === 'safe' ? safest(scores, stake, leaning.chances, first) : first;
}

/** Of the options that are as good as this one, the one with the best chance at the table, and of those the one that is usually taken. */
function safest(scores: Scores, stake: number, chances: readonly number[], best: number): number {
  const chanceOf = (i: number): number => scores.chanceAtTable(i) ?? scores.chance(i);
  const asGood = [...chances.keys()].filter(
    (i) =>
      scores.cents(best) - scores.cents(i) <= 2 * stake * THRESHOLDS.inaccuracy &&
      (scores.points(best) ?? 0) - (scores.points(i) ?? 0) < FEW_POINTS,
  );
  const most = Math.max(...asGood.map(chanceOf));
  return asGood
    .filter((i) => most - chanceOf(i) < THRESHOLDS.inaccuracy)
    .reduce((first, i) => ((chances[i] ?? 0) > (chances[first] ?? 0) ? i : first));
}
