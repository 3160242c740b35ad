// Points of sets of cards: cards with the same points are one mask, so that counting bits is adding points.
import type { Layout } from './layout.ts';
import { countOf } from './masks.ts';

/** Classes of equal points, from the cheapest up; at most one for each rank. */
const classPoints = new Int32Array(8);
const classMask = new Int32Array(8);
let classes = 0;

/** Loads the values that cards have in the coming search, by bit. */
export function preparePointClasses(layout: Layout, values: Int32Array): void {
  const all = layout.cardAt.map((_, bit) => bit);
  const kinds = [...new Set(all.map((bit) => values[bit] as number))].sort((a, b) => a - b);
  classes = kinds.length;
  kinds.forEach((points, index) => {
    classPoints[index] = points;
    classMask[index] = all.reduce((mask, bit) => (values[bit] === points ? mask | (1 << bit) : mask), 0);
  });
}

/** Points of all cards in a set. */
export function pointsIn(mask: number): number {
  let sum = 0;
  for (let index = 0; index < classes; index++)
    sum += countOf(mask & (classMask[index] as number)) * (classPoints[index] as number);
  return sum;
}

/** Points of the `count` cheapest cards of a set, or of all if there are fewer. */
export function cheapest(mask: number, count: number): number {
  let sum = 0;
  let left = count;
  for (let index = 0; index < classes && left > 0; index++) {
    const some = Math.min(left, countOf(mask & (classMask[index] as number)));
    sum += some * (classPoints[index] as number);
    left -= some;
  }
  return sum;
}
