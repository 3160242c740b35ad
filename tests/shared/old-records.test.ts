// Records of older builds: what they wrote otherwise is read as what it means today, and nothing else is touched.
import { expect, test } from 'vitest';
import type { RoundRecord } from '../../src/engine/log.ts';
import { recordOf } from '../../src/engine/round.ts';
import { replay } from '../../src/engine/step.ts';
import { RoundRecordSchema } from '../../src/shared/schemas.ts';
import { doppler, ramschWith } from '../fixtures/durchbruch.ts';
import { after, play } from '../fixtures/rounds.ts';
import { rufer } from '../engine/tutor/situations.ts';

const doubled = recordOf(after(ramschWith('EO GO HO SO EU GU HU E7', 'old', { 'ramsch.doppler': true }), doppler(2)));
const asStoss: RoundRecord = {
  ...doubled,
  entries: doubled.entries.map((entry) => (entry.type === 'doppler' ? { ...entry, type: 'stoss' } : entry)),
};

test('a doubled Ramsch that was written down as a Stoss is read as doubled, and folds', () => {
  expect(asStoss).not.toEqual(doubled);
  expect(RoundRecordSchema.parse(asStoss)).toEqual(doubled);
  expect(replay(RoundRecordSchema.parse(asStoss)).ok).toBe(true);
});

test('the Stoss of an announced game stays one', () => {
  const record = recordOf(after(rufer, play(0, 'H9'), { type: 'stoss', seat: 2 }));
  expect(RoundRecordSchema.parse(record)).toEqual(record);
});
