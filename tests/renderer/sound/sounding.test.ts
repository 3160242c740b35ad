// Who decides whether the table is heard: the setting, and the system only where the setting leaves it to it.
import { expect, test } from 'vitest';
import { Sounding } from '../../../src/renderer/state/sounding.svelte.ts';
import { SETTINGS } from '../../../src/shared/files/setting-values.ts';
import type { Settings } from '../../../src/shared/files/settings.ts';
import { fakeApp } from '../../../lab/support/page/tutor/fake-app.ts';

/** The volumes at which something was heard. */
function volumesWith(settings: Partial<Settings>): readonly number[] {
  const heard: number[] = [];
  const speaker = { play: (_cues: unknown, volume: number) => void heard.push(volume) };
  const { table, preferences } = fakeApp({}, { volume: 40, ...settings });
  new Sounding({ table, preferences, speaker }).try();
  return heard;
}

// The simulated system of these tests asks for less motion.
test.each(SETTINGS.sound.values)('sounds %s, where the system asks for calm', (sound) => {
  expect(volumesWith({ sound })).toEqual(sound === 'on' ? [40] : []);
});

test('calm of the table’s own does not silence it', () => {
  expect(volumesWith({ sound: 'on', motion: 'reduced' })).toEqual([40]);
});
