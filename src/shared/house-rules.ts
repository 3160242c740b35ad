// What the page is told of house rules: each with its control, its value, and why it means nothing if it does not.
import type { Conflict, Idle } from '../engine/options/conflicts.ts';
import type { HouseRules, OptionGroup, OptionId, Units } from '../engine/options/options.ts';
import type { PresetId } from '../engine/options/presets.ts';
import type { Tariff } from '../engine/options/tariff.ts';
import type { HelpMode } from './help-modes.ts';
import type { Level } from './levels.ts';
import type { Disk } from './saving.ts';
import type { OfferedGame } from './shelf.ts';

export type { Conflict, Idle } from '../engine/options/conflicts.ts';
export type { HouseRules, OptionGroup, OptionId } from '../engine/options/options.ts';
export type { PresetId } from '../engine/options/presets.ts';
export type { HistoricLevel, Tariff } from '../engine/options/tariff.ts';
export { HISTORIC_AMOUNTS, HISTORIC_LEVELS } from '../engine/options/tariff.ts';

/** How a rule is set, with the value it has. */
export type RuleSetting =
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[]; readonly value: string | number }
  | { readonly kind: 'flag'; readonly value: boolean }
  | {
      readonly kind: 'number';
      readonly unit: 'points' | 'cards' | 'deals' | 'cents';
      readonly min: number;
      readonly max: number;
      readonly value: number;
    }
  | {
      readonly kind: 'numberOr';
      readonly unit: 'cards' | 'cents' | 'rounds';
      /** In the place of a number. */
      readonly words: readonly string[];
      readonly min: number;
      readonly max: number;
      readonly value: number | string;
    }
  | { readonly kind: 'some'; readonly values: readonly string[]; readonly value: readonly string[] }
  /** Units of a game, of one with Schneider and of one with Schwarz. */
  | { readonly kind: 'units'; readonly unit: 'prices' | 'scores'; readonly max: number; readonly value: Units }
  | { readonly kind: 'tariff'; readonly value: Tariff }
  /** Groups from low to high; those in one group are equal. */
  | { readonly kind: 'ranking'; readonly value: readonly (readonly string[])[] };

export type SettingKind = RuleSetting['kind'];
export type RuleSettingOf<K extends SettingKind> = Extract<RuleSetting, { readonly kind: K }>;
export type RuleValue = RuleSetting['value'];

export interface RuleView {
  readonly id: OptionId;
  readonly group: OptionGroup;
  readonly setting: RuleSetting;
  /** The same in the pure game. */
  readonly pure: RuleSetting;
  /** Whether it differs from the pure game. */
  readonly differs: boolean;
  /** Why it means nothing at present. */
  readonly idle?: Idle;
}

/** All rules of a table, or of one being put together. */
export interface RulesView {
  readonly house: HouseRules;
  /** In the order of their groups. */
  readonly rules: readonly RuleView[];
  /** What contradicts itself; nobody can play by such rules. */
  readonly conflicts: readonly Conflict[];
}

/** Rules after a change, with those that have changed by themselves. */
export interface RulesChanged {
  readonly view: RulesView;
  readonly adapted: readonly OptionId[];
}

interface Rules {
  readonly house: HouseRules;
  /** Rules that differ from the pure game. */
  readonly differing: readonly RuleView[];
}

export interface PresetSet extends Rules {
  readonly preset: PresetId;
}

/** A set that the player has given a name. */
export interface OwnSet extends Rules {
  readonly id: string;
  readonly name: string;
}

export interface RuleSets {
  readonly presets: readonly PresetSet[];
  readonly own: readonly OwnSet[];
  /** By which the last session was begun. */
  readonly last?: HouseRules;
  readonly lastTable?: LastTable;
}

/** What was chosen besides the house rules for the session begun last. */
export interface LastTable {
  readonly game: OfferedGame;
  readonly level: Level;
  readonly mode: HelpMode;
}

/** Longest name of an own set, in characters. */
export const MOST_NAME = 40;

/** Why a set was not saved. */
export const NOT_SAVED = ['noName', 'nameTaken', 'conflicts', 'tooMany', 'gone'] as const;

export type SaveAnswer =
  /** Kept; `disk` says whether it could be written already. */
  | { readonly outcome: 'saved'; readonly id: string; readonly disk: Disk }
  | { readonly outcome: 'refused'; readonly because: (typeof NOT_SAVED)[number] };
