// Chalk on the slate: one stroke for each mark, every fifth across, and fifteen for the head of a sheep.
import { expect, test } from 'vitest';
import { tallyOf } from '../../../src/renderer/sheet/chalk-strokes.ts';
import { headOf } from '../../../src/renderer/sheet/sheep-head.ts';

const ends = (path: string): readonly number[] => [...path.matchAll(/-?\d+\.\d/g)].map(Number);

test('a stroke for each mark, inside the drawing, and those before stay as they were', () => {
  const all = tallyOf(23, 20);
  for (let marks = 0; marks <= 23; marks++) {
    const { paths, width, height } = tallyOf(marks, 20);
    expect(paths).toEqual(all.paths.slice(0, marks));
    for (const path of paths) {
      const [x1 = 0, y1 = 0, , , x2 = 0, y2 = 0] = ends(path);
      for (const x of [x1, x2]) expect(x > 0 && x < width).toBe(true);
      for (const y of [y1, y2]) expect(y > 0 && y < height).toBe(true);
    }
  }
});

test('every fifth lies across the four before it', () => {
  tallyOf(20, 20).paths.forEach((path, mark) => {
    const [x1 = 0, , , , x2 = 0] = ends(path);
    expect(Math.abs(x2 - x1) > 30).toBe(mark % 5 === 4);
  });
});

test('the head is whole after fifteen', () => {
  expect(headOf(0).paths).toEqual([]);
  expect(headOf(15).paths).toHaveLength(15);
  expect(headOf(17)).toEqual(headOf(15));
  expect(headOf(14).paths).toEqual(headOf(15).paths.slice(0, 14));
});
