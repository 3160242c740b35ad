// Where the seats lie on the screen, for both directions of play.
import { expect, test } from 'vitest';
import { placeOf, seatIn, seatsByChair, tintOf } from '../../../src/renderer/ui/places.ts';

test('the next player sits to the left where play goes clockwise, and to the right where it does not', () => {
  expect(([0, 1, 2, 3] as const).map((seat) => placeOf({ you: 2, playerCount: 4 }, seat))).toEqual([
    'top',
    'right',
    'bottom',
    'left',
  ]);
  expect(([0, 1, 2, 3] as const).map((seat) => placeOf({ you: 2, direction: 'ccw', playerCount: 4 }, seat))).toEqual([
    'top',
    'left',
    'bottom',
    'right',
  ]);
});

test.each([
  [{ you: 1, playerCount: 4 } as const, [2, 3, 0]],
  [{ you: 3, direction: 'ccw', playerCount: 4 } as const, [2, 1, 0]],
  [{ you: 0, playerCount: 3 } as const, [1, undefined, 2]],
  [{ you: 1, playerCount: 3 } as const, [2, undefined, 0]],
  [{ you: 0, direction: 'ccw', playerCount: 3 } as const, [2, undefined, 1]],
])('the others of %o sit left, top, right', (sight, seats) => {
  expect((['left', 'top', 'right'] as const).map((place) => seatIn(sight, place))).toEqual(seats);
});

test('in a deal that was turned chairs keep their beer mats and their order on the bill', () => {
  const usual = { dealer: 3, playerCount: 4 } as const;
  const turned = { ...usual, turned: true } as const;
  expect(seatsByChair(usual)).toEqual([0, 1, 2, 3]);
  expect(seatsByChair(turned)).toEqual([2, 1, 0, 3]);
  expect(seatsByChair(turned).map((seat) => tintOf(turned, seat))).toEqual(
    seatsByChair(usual).map((seat) => tintOf(usual, seat)),
  );
});
