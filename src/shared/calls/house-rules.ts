// What the page is told of house rules: each with its control, its value, and why it means nothing if it does not.
import type {
  OwnSetSchema,
  PresetSetSchema,
  RulesChangedSchema,
  RuleSetsSchema,
  RuleSettingSchema,
  RulesViewSchema,
  RuleViewSchema,
  SaveAnswerSchema,
} from './rules-calls.ts';
import type { LastTableSchema } from '../table/last-table-schema.ts';
import type { Shape } from '../border/schemas.ts';

export type { Conflict, Idle } from '../../engine/options/conflicts.ts';
export type { HouseRules, OptionGroup, OptionId } from '../../engine/options/options.ts';
export type { PresetId } from '../../engine/options/presets.ts';
export type { HistoricLevel, Tariff } from '../../engine/options/tariff.ts';
export { HISTORIC_AMOUNTS, HISTORIC_LEVELS } from '../../engine/options/tariff.ts';

/** How a rule is set, with the value it has. */
export type RuleSetting = Shape<typeof RuleSettingSchema>;

export type SettingKind = RuleSetting['kind'];
export type RuleSettingOf<K extends SettingKind> = Extract<RuleSetting, { readonly kind: K }>;
export type RuleValue = RuleSetting['value'];

export type RuleView = Shape<typeof RuleViewSchema>;

/** All rules of a table, or of one being put together. */
export type RulesView = Shape<typeof RulesViewSchema>;

/** Rules after a change, with those that have changed by themselves. */
export type RulesChanged = Shape<typeof RulesChangedSchema>;

export type PresetSet = Shape<typeof PresetSetSchema>;

/** A set that the player has given a name. */
export type OwnSet = Shape<typeof OwnSetSchema>;

export type RuleSets = Shape<typeof RuleSetsSchema>;

/** What was chosen besides the house rules for the session begun last. */
export type LastTable = Shape<typeof LastTableSchema>;

export type SaveAnswer = Shape<typeof SaveAnswerSchema>;
