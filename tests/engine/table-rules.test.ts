// House rules become the rules of a table: rows, ranking, and a schema that takes every preset and no nonsense.
import { describe, expect, test } from 'vitest';
import { conflictsIn } from '../../src/engine/options/conflicts.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { playedAt } from '../../src/engine/options/rows.ts';
import { builtIn } from '../../src/engine/contracts/registry.ts';
import { PRESET_IDS, presetRules } from '../../src/engine/options/presets.ts';
import { houseOf, pureRules, rowOf, tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { TableRulesSchema } from '../../src/shared/border/schemas.ts';

describe.each(PRESET_IDS)('preset %s', (id) => {
  const house = presetRules(id);
  const rules = tableRulesOf(house);

  test('does not contradict itself', () => {
    expect(conflictsIn(house)).toEqual([]);
  });

  test('ranks the contracts that it offers, each once', () => {
    expect(rules.contracts.map((row) => row.id)).toEqual(rules.ranking.flat());
  });

  test('is saved and read whole', () => {
    expect(TableRulesSchema.parse(JSON.parse(JSON.stringify(rules)))).toEqual(rules);
  });
});

describe('rules of a table', () => {
  test('of the pure game are what they were before there were house rules', () => {
    const { house, imposed, ...older } = pureRules(24, { type: 'pair', values: [5, 10] });
    expect(imposed).toEqual([]);
    expect(houseOf(older)).toEqual(house);
  });

  test('change the rows', () => {
    const rules = tableRulesOf({
      ...PURE_2007,
      'rank.ten': 'low',
      'score.winAt': 60,
      'runners.minOU': 4,
      'stoss.enabled': false,
      'lead.first': 'declarer',
      'solo.requireTrumpSuitCard': false,
    });
    expect(rowOf(rules, 'solo')).toMatchObject({
      plain: ['A', 'K', 'O', 'U', 'T', '9', '8', '7'],
      goal: { kind: 'points', atLeast: 60 },
      runnersFrom: 4,
      stoss: 'never',
      firstLead: 'declarer',
      announceRules: [],
    });
    expect(rowOf(rules, 'wenz')?.runnersFrom).toBe(2);
  });

  test('know the contracts that nobody bids', () => {
    const rules = tableRulesOf({ ...PURE_2007, 'passout.rule': 'muss', 'kreuz.form': 'aces' });
    expect(rules.imposed?.map((row) => row.id)).toEqual(['muss', 'kreuz']);
    expect(rowOf(rules, 'muss')?.goal).toMatchObject({ atLeast: 60, schneiderAt: 90, safeAt: 30 });
    expect(rowOf(pureRules(), 'muss')).toBeUndefined();
  });

  test('move the usual lines of a contract, and leave it lines of its own', () => {
    const goal = { kind: 'points', atLeast: 91, schneiderAt: 111, safeAt: 61 } as const;
    const house = { ...PURE_2007, 'score.winAt': 60 };
    expect(playedAt({ ...builtIn('wenz'), id: 'of 91', goal }, house).goal).toEqual(goal);
    expect(playedAt(builtIn('wenz'), house).goal).toMatchObject({ atLeast: 60 });
    expect(playedAt(builtIn('bierkopf'), house).goal).toEqual(builtIn('bierkopf').goal);
  });

  test.each([
    ['deck.size', 28],
    ['stoss.levels', 'many'],
    ['contracts.ranking', [['skat']]],
    ['stock.cap', -1],
    ['unheard.of', true],
  ])('refuse %s = %s', (option, value) => {
    const rules = pureRules();
    expect(TableRulesSchema.safeParse({ ...rules, house: { ...rules.house, [option]: value } }).success).toBe(false);
  });
});
