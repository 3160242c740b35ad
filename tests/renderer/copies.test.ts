// Keys of cards that are drawn side by side.
import { expect, test } from 'vitest';
import { copyKeys } from '../../src/renderer/ui/copies.ts';

test('no two cards of a row have the same key, and single cards keep their faces', () => {
  expect(copyKeys(['EO', 'HT', 'HT', 'S9', 'EO'])).toEqual(['EO', 'HT', 'HT 2', 'S9', 'EO 2']);
});
