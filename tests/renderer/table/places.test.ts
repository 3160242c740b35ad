// Where the seats lie on the screen, for both directions of play.
import { expect, test } from 'vitest';
import { othersOf, placeOf } from '../../../src/renderer/table/places.ts';

test('the next player sits to the left where play goes clockwise, and to the right where it does not', () => {
  expect(([0, 1, 2, 3] as const).map((seat) => placeOf({ you: 2 }, seat))).toEqual(['top', 'right', 'bottom', 'left']);
  expect(([0, 1, 2, 3] as const).map((seat) => placeOf({ you: 2, direction: 'ccw' }, seat))).toEqual([
    'top',
    'left',
    'bottom',
    'right',
  ]);
});

test.each([[{ you: 1 } as const], [{ you: 3, direction: 'ccw' } as const]])(
  'the others of %o lie left, top, right',
  (sight) => {
    expect(othersOf(sight).map((seat) => placeOf(sight, seat))).toEqual(['left', 'top', 'right']);
  },
);
