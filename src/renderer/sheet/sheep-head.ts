// The head of a sheep in fifteen strokes of chalk, in the order in which they are drawn (SPEC 7.2).
import type { ChalkDrawing } from './chalk-strokes.ts';

const STROKES: readonly string[] = [
  // The face: its left side, its right side, and the chin.
  'M41 39C38 57 42 75 50 87',
  'M79 39C82 57 78 75 70 87',
  'M50 87C54 94 66 94 70 87',
  // The wool on the head, from left to right.
  'M41 40C33 37 34 26 43 27',
  'M43 27C41 17 53 13 56 21',
  'M56 21C60 12 71 15 70 23',
  'M70 23C79 19 86 29 79 39',
  // The ears, upper edge and lower edge.
  'M39 42C28 35 16 39 12 48',
  'M12 48C22 55 33 54 40 49',
  'M81 42C92 35 104 39 108 48',
  'M108 48C98 55 87 54 80 49',
  // The eyes.
  'M48 54C50 50 55 51 55 55C53 58 49 58 48 54',
  'M65 55C65 51 70 50 72 54C71 58 67 58 65 55',
  // The nose, and the mouth below it.
  'M54 75C57 79 63 79 66 75',
  'M60 78C60 83 55 86 52 83M60 78C60 83 65 86 68 83',
];

/** As much of the head as so many marks are; what goes beyond a finished head adds nothing. */
export const headOf = (marks: number): ChalkDrawing => ({ width: 120, height: 100, paths: STROKES.slice(0, marks) });
