// Which card is preferred: the deals decide where they can tell cards apart, and else what is usually played.
import type { Scores } from './scores.ts';

/** Share of the stake that a card point of the result counts beside the cents. */
export const POINT_WEIGHT = 0.004;

/** Whether all possible deals were looked at, so that nothing hangs on chance, or some that were drawn. */
export type Looked = 'all' | 'drawn';

/** Index of the card that comes to most. */
export function richest(scores: Scores, perPoint: number): number {
  let best = 0;
  for (let i = 1; i < scores.size; i++) if (scores.worth(i, perPoint) > scores.worth(best, perPoint)) best = i;
  return best;
}

/** What decides where the deals do not. */
export interface Usual {
  /** How likely each card is to be played. */
  readonly chances: readonly number[];
  /** Standard errors within which the deals count as unable to tell a card from the one that comes to most. */
  readonly within: number;
  /**
   * Cents up to which cards that were tried in drawn deals count as level however many tell them apart, and twice as many where hardly anybody
   * plays the better one; none where it is not said.
   */
  readonly least?: number;
}

/** Below this chance, 0 to 1, hardly anybody plays a card. */
export const RARE = 0.05;

/**
 * Index of the card to prefer: of those that the deals cannot tell from the one that comes to most, the one that is usually played.
 * With open cards it is worth nothing to find out who plays with whom, or to hide it; those who play so know what it is worth.
 */
export function preferred(scores: Scores, of: Looked, { chances, within, least = 0 }: Usual, perPoint: number): number {
  const best = richest(scores, perPoint);
  const most = scores.worth(best, perPoint);
  const little = (chances[best] ?? 0) < RARE ? 2 * least : least;
  const isLittle = (i: number): boolean => least > 0 && scores.cents(best) - scores.cents(i) <= little;
  const isLevel = (i: number): boolean => {
    const behind = most - scores.worth(i, perPoint);
    return of === 'all' ? behind <= 0 : behind <= within * scores.doubt(best, i, perPoint) || isLittle(i);
  };
  return chances.reduce((first, chance, i) => (isLevel(i) && chance > (chances[first] ?? 0) ? i : first), best);
}
