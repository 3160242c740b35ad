// Moves in a ranking with ties: every order can be reached, nothing is lost, and the ends hold.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Groups, isTied, moved, tied } from '../../../src/renderer/rules/ranking.ts';

const ABC: Groups = [['a'], ['b'], ['c']];

test('up and down pass the next group; the ends hold', () => {
  expect(moved(ABC, 'b', 'up')).toEqual([['b'], ['a'], ['c']]);
  expect(moved(ABC, 'b', 'down')).toEqual([['a'], ['c'], ['b']]);
  expect(moved(ABC, 'a', 'up')).toBe(ABC);
  expect(moved(ABC, 'c', 'down')).toBe(ABC);
});

test('a tie is made with the one above, left by moving, and undone', () => {
  const together = tied(ABC, 'b');
  expect(together).toEqual([['a', 'b'], ['c']]);
  expect(isTied(together, 'b')).toBe(true);
  expect(isTied(together, 'a')).toBe(false);
  expect(moved(together, 'b', 'up')).toEqual([['b'], ['a'], ['c']]);
  expect(moved(together, 'a', 'down')).toEqual([['b'], ['a'], ['c']]);
  expect(tied(together, 'b')).toEqual(ABC);
  expect(tied(ABC, 'a')).toBe(ABC);
});

test('no move loses or doubles an entry, or leaves an empty group', () => {
  const step = fc.tuple(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.constantFrom('up' as const, 'down' as const, 'tie' as const),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const end = steps.reduce<Groups>(
        (now, [id, does]) => (does === 'tie' ? tied(now, id) : moved(now, id, does)),
        [['a'], ['b'], ['c'], ['d']],
      );
      expect([...end.flat()].sort()).toEqual(['a', 'b', 'c', 'd']);
      expect(end.every((group) => group.length > 0)).toBe(true);
    }),
  );
});
