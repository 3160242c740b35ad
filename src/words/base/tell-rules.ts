// Turns house rules into words: values with their units, contradictions, and why a rule means nothing at present.
import type { Conflict, Idle, RuleSetting, RuleView } from '../../shared/calls/house-rules.ts';
import type { OptionId } from '../../engine/options/options.ts';
import { HISTORIC_AMOUNTS, type Tariff } from '../../engine/options/tariff.ts';
import type { Naming } from '../types/naming.ts';
import type { RuleTexts, RuleWords } from '../types/rules/rule-texts.ts';

/** Units of a stepper. */
export type Unit = Extract<RuleSetting, { readonly kind: 'number' | 'numberOr' | 'units' }>['unit'];

const worded = (words: RuleWords, name: Naming): string => (typeof words === 'string' ? words : words(name));

/** What a rule changes, in one sentence. */
export const tellEffect = (texts: RuleTexts, id: OptionId, name: Naming): string =>
  worded(texts.options[id].effect, name);

/** Labels of the values of an option; empty for those whose values need none. */
function labelsOf(texts: RuleTexts, id: OptionId): Readonly<Record<string, RuleWords>> {
  const text = texts.options[id];
  return 'values' in text ? text.values : {};
}

/** What else it is called, for the search alone. */
export function alsoSaidOf(texts: RuleTexts, id: OptionId): readonly string[] {
  const text = texts.options[id];
  return 'alsoSaid' in text && text.alsoSaid !== undefined ? [text.alsoSaid] : [];
}

/** All words about a rule that are shown: its name, what it changes, its labels. */
export const allWordsAbout = (texts: RuleTexts, id: OptionId, name: Naming): readonly string[] => [
  texts.options[id].name,
  tellEffect(texts, id, name),
  ...Object.values(labelsOf(texts, id)).map((words) => worded(words, name)),
];

/** The label of one value: of a choice, of a word in the place of a number, of an item in a list. */
export const tellLabel = (texts: RuleTexts, id: OptionId, value: string | number, name: Naming): string =>
  worded(labelsOf(texts, id)[value] ?? name.contract(String(value)), name);

/** "61 Augen", "20 Cent". */
export const tellAmount = (texts: RuleTexts, unit: Unit, count: number, name: Naming): string =>
  unit === 'cents' ? name.money(count) : texts.units[unit](count);

function tellTariff(texts: RuleTexts, tariff: Tariff, name: Naming): string {
  switch (tariff.type) {
    case 'pair':
      return texts.tariff.pair(name.money(tariff.values[0]), name.money(tariff.values[1]));
    case 'triple': {
      const [low, middle, high] = tariff.values;
      return texts.tariff.triple(name.money(low), name.money(middle), name.money(high));
    }
    case 'ground':
      return texts.tariff.ground(name.money(tariff.values[0]));
    case 'historic': {
      const [level] = tariff.values;
      const [game, schneider, march] = HISTORIC_AMOUNTS[level];
      return texts.tariff.historic(level, name.money(game), name.money(schneider), name.money(march));
    }
  }
}

/** The value of a rule in words. */
export function tellValue(texts: RuleTexts, { id, setting }: Pick<RuleView, 'id' | 'setting'>, name: Naming): string {
  const label = (value: string | number): string => tellLabel(texts, id, value, name);
  switch (setting.kind) {
    case 'choice':
      return label(setting.value);
    case 'flag':
      return texts.flags[setting.value ? 'on' : 'off'];
    case 'number':
      return tellAmount(texts, setting.unit, setting.value, name);
    case 'numberOr':
      return typeof setting.value === 'number'
        ? tellAmount(texts, setting.unit, setting.value, name)
        : label(setting.value);
    case 'some':
      return setting.value.length === 0 ? texts.nothing : setting.value.map(label).join(', ');
    case 'units':
      return texts.gameUnits.told(...setting.value);
    case 'tariff':
      return tellTariff(texts, setting.value, name);
    case 'ranking':
      return setting.value.map((group) => group.map(label).join(' = ')).join(' < ');
  }
}

/** Why two rules cannot stand together. */
export function tellConflict(texts: RuleTexts, { id, between, contracts = [] }: Conflict, name: Naming): string {
  const [one, other] = between;
  const named = new Intl.ListFormat(name.language).format(contracts.map((each) => name.contract(each)));
  return texts.conflicts[id](texts.options[one].name, texts.options[other].name, named);
}

/** Why a rule means nothing at present. */
export const tellIdle = (texts: RuleTexts, { need, on }: Idle): string => texts.needs[need](texts.options[on].name);
