// What was made of a text is kept while it is among the last ones asked for, and made anew when the text is another one.
import { expect, test, vi } from 'vitest';
import { remembered } from '../../src/main/base/remembered.ts';

test('the same text is looked at once, another one anew, and the one asked for longest ago is forgotten', () => {
  const make = vi.fn((text: string) => ({ text }));
  const ask = remembered(make, 2);
  const a = ask('a');
  expect(ask('a')).toBe(a);
  expect(ask('b')).toEqual({ text: 'b' });
  expect(ask('a')).toBe(a);
  expect(make).toHaveBeenCalledTimes(2);
  ask('c');
  expect(ask('a')).toBe(a);
  expect(make).toHaveBeenCalledTimes(3);
  ask('b');
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});

test('nothing is a value too', () => {
  const make = vi.fn(() => undefined);
  const ask = remembered(make, 1);
  ask('a');
  ask('a');
  expect(make).toHaveBeenCalledOnce();
});
