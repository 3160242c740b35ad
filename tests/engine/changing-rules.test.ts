// Changing one house rule: what follows by itself, what is left as a contradiction, and that groups hold every rule once.
import { describe, expect, test } from 'vitest';
import { adaptedBy, withOption } from '../../src/engine/options/changing.ts';
import { conflictsIn, idleBecauseOf } from '../../src/engine/options/conflicts.ts';
import { rulesIn } from '../../src/engine/options/groups.ts';
import { departuresOf, OPTION_GROUPS, OPTION_IDS, type OptionId, PURE_2007 } from '../../src/engine/options/options.ts';
import { PRESET_IDS, presetRules } from '../../src/engine/options/presets.ts';

const PUB = presetRules('pub');

test('every rule stands in one group', () => {
  const grouped = OPTION_GROUPS.flatMap(rulesIn);
  expect([...grouped].sort()).toEqual([...OPTION_IDS].sort());
});

describe('the ranking follows the contracts', () => {
  test('new ones come in where they usually stand, with nothing left over', () => {
    const rules = withOption(PURE_2007, {
      option: 'contracts.enabled',
      value: ['solo', 'sie', 'geier', 'bettel', 'rufer', 'wenz'],
    });
    expect(rules['contracts.enabled']).toEqual(['rufer', 'bettel', 'geier', 'wenz', 'solo', 'sie']);
    expect(rules['contracts.ranking'].flat()).toEqual([
      'rufer',
      'bettel',
      'geier',
      'wenz',
      'solo',
      'wenz-tout',
      'solo-tout',
      'sie',
    ]);
    expect(conflictsIn(rules)).toEqual([]);
  });

  test('those that go leave it, and their Touts with them; ties and the order of the others stay', () => {
    const langendorf = presetRules('langendorf');
    const rules = withOption(langendorf, {
      option: 'contracts.enabled',
      value: langendorf['contracts.enabled'].filter((id) => id !== 'geier'),
    });
    expect(rules['contracts.ranking']).toEqual([
      ['rufer'],
      ['wenz'],
      ['bettel'],
      ['solo'],
      ['wenz-tout'],
      ['open-bettel'],
      ['solo-tout'],
    ]);
    expect(conflictsIn(rules)).toEqual([]);
  });

  test('Touts come and go with what may be raised', () => {
    const rules = withOption(PURE_2007, { option: 'tout.contracts', value: [] });
    expect(rules['contracts.ranking']).toEqual([['rufer'], ['wenz'], ['solo'], ['sie']]);
    const back = withOption(rules, { option: 'tout.contracts', value: ['wenz', 'solo'] });
    expect(departuresOf(back)).toEqual([]);
  });
});

describe('a Hochzeit', () => {
  test('gets a form when it is allowed, and loses it again', () => {
    const rules = withOption(PURE_2007, {
      option: 'contracts.enabled',
      value: [...PURE_2007['contracts.enabled'], 'hochzeit'],
    });
    expect(rules['hochzeit.form']).toBe('anytime-offer');
    expect(adaptedBy(PURE_2007, rules, 'contracts.enabled')).toEqual(['contracts.ranking', 'hochzeit.form']);
    const back = withOption(rules, { option: 'contracts.enabled', value: PURE_2007['contracts.enabled'] });
    expect(departuresOf(back)).toEqual([]);
  });

  test('is allowed by its form, and one that is offered early goes on', () => {
    const rules = withOption(PURE_2007, { option: 'hochzeit.form', value: 'pre-auction' });
    expect(rules['contracts.enabled']).toContain('hochzeit');
    expect(rules['hochzeit.noTaker']).toBe('continue');
    expect(conflictsIn(rules)).toEqual([]);
  });

  test('that is offered early and void all the same is a contradiction', () => {
    const rules = withOption(PURE_2007, { option: 'hochzeit.form', value: 'on-turn' });
    const wrong = withOption(rules, { option: 'hochzeit.noTaker', value: 'void' });
    expect(conflictsIn(wrong).map(({ id, between }) => [id, between])).toEqual([
      ['formContinues', ['hochzeit.form', 'hochzeit.noTaker']],
    ]);
  });
});

test('a ranking that forgets a contract is refused with its name', () => {
  const wrong = withOption(PUB, { option: 'contracts.ranking', value: [['rufer'], ['wenz'], ['wenz']] });
  const [conflict] = conflictsIn(wrong);
  expect(conflict?.id).toBe('rankingIncomplete');
  expect(conflict?.contracts).toEqual(expect.arrayContaining(['solo', 'wenz', 'sie']));
  expect(conflict?.contracts).not.toContain('rufer');
});

/** What the sheet leaves to the table stands as the sheet has it, for tables that take it up: matadors, Ramsch, Kreuzbock. */
const LEFT_TO_THE_TABLE: readonly OptionId[] = OPTION_IDS.filter(
  (id) => /^(?:kreuz|ramsch)\./.test(id) || id === 'runners.mode' || id === 'tout.doublesRunners',
);

test('presets contradict nothing, and every rule in which they differ counts', () => {
  for (const id of PRESET_IDS) {
    const rules = presetRules(id);
    expect(conflictsIn(rules)).toEqual([]);
    const idle = departuresOf(rules).filter((option) => idleBecauseOf(option, rules));
    expect(idle.filter((option) => id !== 'sheet-003' || !LEFT_TO_THE_TABLE.includes(option))).toEqual([]);
  }
});

test('a rule that means nothing names what it hangs on', () => {
  expect(idleBecauseOf('stock.cap', PURE_2007)).toEqual({ need: 'stock', on: 'passout.rule' });
  expect(idleBecauseOf('lay.afterFirstTrick', { ...PURE_2007, 'stoss.enabled': false })).toEqual({
    need: 'stoss',
    on: 'stoss.enabled',
  });
  expect(idleBecauseOf('lay.afterFirstTrick', PURE_2007)).toBeUndefined();
  expect(idleBecauseOf('hochzeit.form', PURE_2007)).toBeUndefined();
  expect(idleBecauseOf('ramsch.durchmarschValue', { ...PURE_2007, 'passout.rule': 'ramsch' })).toEqual({
    need: 'durchmarsch',
    on: 'ramsch.durchmarsch',
  });
  expect(idleBecauseOf('ramsch.durchmarschValue', PUB)).toBeUndefined();
});
