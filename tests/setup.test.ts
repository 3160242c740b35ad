// The test set-up itself: this file only proves that the unit-test runner finds tests.
import { expect, test } from 'vitest';

test('runs', () => {
  expect(1 + 1).toBe(2);
});
