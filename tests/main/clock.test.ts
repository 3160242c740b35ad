// Dates of a clock that is wrong: files hold the nearest that they can.
import { expect, test } from 'vitest';
import { writtenDate } from '../../src/main/base/clock.ts';

test.each([
  ['2026-11-23T08:00:00Z', '2026-11-23T08:00:00.000Z'],
  ['-000200-01-01T00:00:00Z', '1000-01-01T00:00:00.000Z'],
  ['0999-12-31T23:59:59Z', '1000-01-01T00:00:00.000Z'],
  ['+020000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
])('%s is written as %s', (moment, written) => {
  expect(writtenDate(new Date(moment))).toBe(written);
});
