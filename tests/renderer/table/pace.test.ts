// Motion: cards fly at the speed of the table; with little motion they only fade, and briefly; the setting has the last word.
import { expect, test } from 'vitest';
import { SPEEDS } from '../../../src/shared/files/setting-values.ts';
import { fakeApp } from '../../../lab/support/page/tutor/fake-app.ts';

const paceWith = (settings: Parameters<typeof fakeApp>[1]) => fakeApp({}, settings).preferences.pace;

test('a flight takes 200 ms at normal speed and none at all when everything is instant', () => {
  expect(paceWith({ motion: 'full', speed: 'normal' })).toMatchObject({ flight: 200, style: 'fly' });
  expect(paceWith({ motion: 'full', speed: 'instant' })).toMatchObject({ flight: 0, fade: 0 });
});

test.each(SPEEDS)('with little motion nothing flies, and fades stay below 100 ms: %s', (speed) => {
  const { flight, fade, sort, style } = paceWith({ motion: 'reduced', speed });
  expect(style).toBe('fade');
  expect(Math.max(flight, fade, sort)).toBeLessThanOrEqual(100);
});

// The simulated system of these tests asks for reduced motion.
test('the system is asked only if the setting says so', () => {
  expect(paceWith({ motion: 'system' }).style).toBe('fade');
  expect(paceWith({ motion: 'full' }).style).toBe('fly');
});
