// Random rounds at the presets of the old price lists and of the English sheet, each reckoned a second time.
import { expect, test } from 'vitest';
import { holdHouse } from '../../lab/prove/selftest/check-oracle.ts';
import { sample } from '../../lab/base/thorough.ts';
import type { Tally } from '../../lab/prove/selftest/selftest.ts';
import { conflictsIn } from '../../src/engine/options/conflicts.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { type PresetId, presetRules } from '../../src/engine/options/presets.ts';

/** Enough for every contract of the list; a Kreuzbock leaves fewer rounds to the usual ones. */
const ROUNDS = { usual: sample(180, 240), kreuzbock: 240 } as const;

const at = (preset: PresetId, changes: Partial<HouseRules> = {}): HouseRules => ({
  ...presetRules(preset),
  ...changes,
});

const MATADORS: Partial<HouseRules> = { 'runners.enabled': true };

test.each([
  ['historic-1876', at('historic-1876')],
  ['historic-1876, level 3', at('historic-1876', { tariff: { type: 'historic', values: [3] } })],
  ['sheet-003', at('sheet-003')],
  ['sheet-003 with Ramsch', at('sheet-003', { ...MATADORS, 'passout.rule': 'ramsch', 'sheet.P': 2 })],
  ['sheet-003 with a Forced Call', at('sheet-003', { ...MATADORS, 'passout.rule': 'muss', 'sheet.S': 4 })],
  ['sheet-003 with Kreuzbock', at('sheet-003', { ...MATADORS, 'kreuz.form': 'opposite', 'klopfen.enabled': true })],
] as const)('oracle and engine agree at %s', { timeout: 300_000 }, (name, house) => {
  const tally: Tally = new Map();
  const four = house['kreuz.form'] === 'off' ? ROUNDS.usual : ROUNDS.kreuzbock;
  expect(conflictsIn(house)).toEqual([]);
  expect(holdHouse({ house }, { four, 'three-hand': 0, bierkopf: 0 }, name, tally)).toEqual([]);
  const played = [...tally.keys()].filter((key) => key.startsWith('contract '));
  const wanted = house['contracts.ranking'].flat().filter((id) => id !== 'sie');
  for (const id of wanted) expect(played).toContain(`contract ${id}`);
});
