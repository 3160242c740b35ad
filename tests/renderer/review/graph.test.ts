// The geometry of the graph of chances: heights, the line, stretches of hindsight, marks, and the nearest step.
import { expect, test } from 'vitest';
import {
  areaAround,
  evenly,
  LINE_PART,
  lineThrough,
  markedSteps,
  nearest,
  openStretches,
  plotted,
  yOf,
} from '../../../src/renderer/review/graph.ts';
import { OVERVIEW } from '../../../lab/support/page/review/made-up.ts';

test('a higher chance stands higher, and all chances stand above the band', () => {
  expect(yOf(1, 100)).toBeLessThan(yOf(0.5, 100));
  expect(yOf(0, 100)).toBeLessThan(100 * LINE_PART);
  expect(yOf(1, 100)).toBeGreaterThan(0);
});

test('the line goes through every step that has a chance, where the timeline has it', () => {
  const points = plotted(OVERVIEW.course, [0, 10, 20, 40, 80, 90], 100);
  expect(points.map(({ frame, x }) => [frame, x])).toEqual([
    [2, 20],
    [3, 40],
    [4, 80],
    [5, 90],
  ]);
  expect(lineThrough(points)).toMatch(/^M20\.0 40\.0 L40\.0 .* L80\.0 .* L90\.0 /);
  expect(areaAround(points, 100)).toMatch(/Z$/);
  expect(areaAround([], 100)).toBe('');
});

test('without places the frames stand evenly', () => {
  expect(evenly(4, 100)).toEqual([12.5, 37.5, 62.5, 87.5]);
  expect(nearest(evenly(4, 100), 70)).toBe(2);
});

test('stretches with the same outcome become one, and follow each other without gaps', () => {
  expect(openStretches(OVERVIEW.course)).toEqual([
    { from: 2, to: 3, open: 1 },
    { from: 3, to: 5, open: 0 },
  ]);
});

test('the dearest decisions and own faults are marked, nothing else', () => {
  expect(markedSteps(OVERVIEW).map(({ frame }) => frame)).toEqual([1, 4]);
});
