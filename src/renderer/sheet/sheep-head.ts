// The head of a sheep in fifteen strokes of chalk, in the order in which they are drawn (SPEC 7.2).
import type { ChalkDrawing } from './chalk-strokes.ts';

const STROKES: readonly string[] = [
  // The face: its left side, its right side, and the chin.
  'M41 48C38 66 42 84 50 96',
  'M79 48C82 66 78 84 70 96',
  'M50 96C54 103 66 103 70 96',
  // The wool on the head, from left to right.
  'M41 49C33 46 34 35 43 36',
  'M43 36C41 26 53 22 56 30',
  'M56 30C60 21 71 24 70 32',
  'M70 32C79 28 86 38 79 48',
  // The ears, upper edge and lower edge.
  'M39 51C28 44 16 48 12 57',
  'M12 57C22 64 33 63 40 58',
  'M81 51C92 44 104 48 108 57',
  'M108 57C98 64 87 63 80 58',
  // The eyes.
  'M48 63C50 59 55 60 55 64C53 67 49 67 48 63',
  'M65 64C65 60 70 59 72 63C71 67 67 67 65 64',
  // The nose, and the mouth below it.
  'M54 84C57 88 63 88 66 84',
  'M60 87C60 92 55 95 52 92M60 87C60 92 65 95 68 92',
];

/** As much of the head as so many marks are; what goes beyond a finished head adds nothing. */
export const headOf = (marks: number): ChalkDrawing => ({ width: 120, height: 112, paths: STROKES.slice(0, marks) });
