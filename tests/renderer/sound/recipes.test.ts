// Every sound, written to a file and measured there: to be heard, not cut off, without a click at either end, and as short as it may be.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { samplesOf, type Sound, SOUNDS } from '../../../src/renderer/sound/recipes.ts';
import { peakOf, RATE } from '../../../src/renderer/sound/synth.ts';
import { gainOf } from '../../../src/renderer/sound/speaker.ts';
import { readWav, writeWav } from '../../../lab/support/page/sound/wav.ts';

/** Here they lie afterwards, to be listened to. */
const FOLDER = path.resolve(import.meta.dirname, '../../../out/sounds');

/** Longest that each may be, in seconds: what happens often is short. */
const LONGEST: Readonly<Record<Sound, number>> = {
  shuffle: 1.2,
  deal: 0.5,
  card: 0.2,
  slap: 0.35,
  knock: 0.6,
  trick: 0.5,
  coins: 0.9,
  turn: 0.5,
  announce: 0.7,
  win: 1.3,
  loss: 1.3,
};

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);
const mean = (samples: Float32Array): number => samples.reduce((sum, each) => sum + each, 0) / samples.length;
const recording = (sound: Sound): Float32Array => readWav(path.join(FOLDER, `${sound}.wav`)).samples;

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  for (const sound of SOUNDS) writeWav(path.join(FOLDER, `${sound}.wav`), samplesOf(sound), RATE);
});

describe.each(SOUNDS)('the recording of "%s"', (sound) => {
  test('can be heard: its mean loudness is above -46 dB of what is possible', () => {
    expect(20 * Math.log10(rms(recording(sound)))).toBeGreaterThan(-46);
  });

  test('is never cut off, and leaves room for a second sound at the same time', () => {
    const peak = peakOf(recording(sound));
    expect(peak).toBeGreaterThan(0.15);
    expect(peak).toBeLessThan(0.8);
  });

  test('begins and ends in silence and holds no constant part, so that nothing clicks', () => {
    const samples = recording(sound);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(mean(samples))).toBeLessThan(0.002);
  });

  test('is over soon', () => {
    expect(recording(sound).length / RATE).toBeLessThanOrEqual(LONGEST[sound]);
  });

  test('has died away at its end: the last tenth is far below the loudest', () => {
    const samples = recording(sound);
    expect(peakOf(samples.slice(Math.floor(samples.length * 0.9)))).toBeLessThan(peakOf(samples) / 4);
  });
});

test('no two sounds are alike', () => {
  const kinds = SOUNDS.map((sound) => recording(sound).slice(0, 2000).join());
  expect(new Set(kinds).size).toBe(SOUNDS.length);
});

test('the same sound is the same each time', () => {
  expect([...samplesOf('slap')]).toEqual([...samplesOf('slap')]);
});

test('volume goes from nothing to everything and never down', () => {
  const gains = Array.from({ length: 11 }, (_, step) => gainOf(step * 10));
  expect([gains[0], gains.at(-1)]).toEqual([0, 1]);
  expect([...gains].sort((a, b) => a - b)).toEqual(gains);
  expect([gainOf(-5), gainOf(400)]).toEqual([0, 1]);
});
