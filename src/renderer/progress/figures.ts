// Small reckonings for the progress page.
import type { GamesLine } from '../../shared/teaching/progress.ts';

/** Share in whole per cent; undefined of nothing. */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((100 * part) / whole);

/** Share of the games that somebody has won, in whole per cent; undefined of none. */
export const shareWon = ({ games, won, drawn }: GamesLine): number | undefined => percentOf(won, games - drawn);

/** Card points lost per decision; undefined without commentary. */
export const lostPerDecision = ({ lostPoints, decisions }: GamesLine): number | undefined =>
  decisions === 0 ? undefined : lostPoints / decisions;

/** At most `most` of the items, evenly spread, the last one among them. */
export function spread<T>(items: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => (items.length - 1 - index) % step === 0);
}

/** A path through values over a width of 100 and a height of 40, the line of zero included in the height. */
export function pathOf(values: readonly number[]): { readonly line: string; readonly zero: number } {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const range = top - bottom || 1;
  const y = (value: number): number => 38 - (36 * (value - bottom)) / range;
  const x = (index: number): number => (values.length < 2 ? 100 : (100 * index) / (values.length - 1));
  const points = values.map((value, index) => `${x(index).toFixed(2)},${y(value).toFixed(2)}`);
  return {
    line: points.length === 1 ? `M0,${y(0).toFixed(2)} L${points[0] ?? ''}` : `M${points.join(' L')}`,
    zero: y(0),
  };
}
