// Sessions under house rules at the table: what the page is sent, what is saved and what lies in the library passes its checks.
import { expect, test } from 'vitest';
import { type OptionChange, withOption } from '../../src/engine/options/changing.ts';
import { departuresOf, type HouseRules, PURE_2007 } from '../../src/engine/options/options.ts';
import { PRESET_IDS, presetRules } from '../../src/engine/options/presets.ts';
import { houseOf } from '../../src/engine/table/table-rules.ts';
import { checkRound } from '../../src/main/rounds/check-round.ts';
import { checkSession } from '../../src/main/table/session-file.ts';
import { TableViewSchema } from '../../src/shared/table/board.ts';
import { sample } from '../../lab/base/thorough.ts';
import { playRound, scene } from '../../lab/support/main/fake-table.ts';

const withRules = (...changes: readonly OptionChange[]): HouseRules => changes.reduce(withOption, PURE_2007);

const ENABLED = PURE_2007['contracts.enabled'];

/** Rules that bring about every kind of round that there is besides the pure game's. */
const TABLES: Readonly<Record<string, HouseRules>> = {
  ...Object.fromEntries(PRESET_IDS.map((id) => [id, presetRules(id)])),
  'single lords': withRules(
    { option: 'contracts.enabled', value: [...ENABLED, 'geier', 'kaiser', 'eisenbahner', 'suit-wenz', 'suit-geier'] },
    { option: 'tout.contracts', value: ['geier', 'kaiser', 'wenz', 'solo'] },
  ),
  bettel: withRules({ option: 'contracts.enabled', value: [...ENABLED, 'bettel', 'open-bettel'] }),
  stock: withRules({ option: 'passout.rule', value: 'stock' }),
  ramsch: withRules({ option: 'passout.rule', value: 'ramsch' }),
  bock: withRules({ option: 'bock.mode', value: 'queue' }),
  doubling: withRules(
    { option: 'legen.form', value: 'chain' },
    { option: 'klopfen.enabled', value: true },
    { option: 'lay.afterFirstTrick', value: 'pass-round' },
    { option: 'stoss.levels', value: 'unlimited' },
    { option: 'runners.claim', value: 'manual' },
    { option: 'deal.cutMax', value: 3 },
  ),
  kreuz: withRules({ option: 'kreuz.form', value: 'aces' }),
};

/** Rounds of each table; of four one is passed by everybody. */
const ROUNDS = sample(2, 4);

test.each(Object.entries(TABLES))('rounds at the table "%s"', { timeout: 120_000 }, async (_name, house) => {
  const stage = scene({ settings: { gateCalls: 'off', gateCards: 'off' } });
  await stage.table.start({ house, level: 'anfaenger', seed: 'house' });
  for (let n = 0; n < ROUNDS; n++) {
    await playRound(stage);
    await stage.table.nextRound();
  }
  expect(stage.problems).toEqual([]);
  expect(stage.archived).toHaveLength(ROUNDS);
  for (const file of stage.archived) {
    expect(checkRound(JSON.stringify(file))).toMatchObject({ ok: true });
    expect(departuresOf(houseOf(file.record.rules))).toEqual(departuresOf(house));
  }
  expect(checkSession(JSON.stringify(stage.saves.at(-1)))).toMatchObject({ ok: true });
  for (const view of stage.views) expect(TableViewSchema.safeParse(view).error).toBeUndefined();
});
