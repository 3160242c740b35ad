// What is said about house rules: names, what they change, values, presets, contradictions. Complete by compilation.
import type { ConflictId, NeedId } from '../../../engine/options/conflicts.ts';
import type { OptionIn } from '../../../engine/options/groups.ts';
import type { OptionGroup, OptionId, OPTIONS } from '../../../engine/options/options.ts';
import type { DOUBLING_RULES, RuledDoubling } from '../../../engine/scoring/doublings.ts';
import type { PresetId } from '../../../engine/options/presets.ts';
import type { Naming } from '../naming.ts';

type Option<K extends OptionId> = (typeof OPTIONS)[K];

/** Lists of contracts are told with the names that contracts have anyway. */
type ListOfContracts = 'contracts.enabled' | 'contracts.ranking' | 'tout.contracts';

/** Values of a rule that need a label: choices, words in the place of a number, items of a list. */
type Labelled<K extends OptionId> = K extends ListOfContracts
  ? never
  : Option<K> extends { readonly kind: 'choice' | 'some'; readonly values: readonly (infer V)[] }
    ? V
    : Option<K> extends { readonly kind: 'numberOr'; readonly words: readonly (infer W)[] }
      ? W
      : never;

/** Words that follow the deck on the screen where they name a rank. */
export type RuleWords = string | ((name: Naming) => string);

interface Described {
  readonly name: string;
  /** What people call it besides, found by the search and shown nowhere. */
  readonly alsoSaid?: string;
  /** One sentence: what it changes. */
  readonly effect: RuleWords;
}

/** What a rule that doubles by itself is called on the bill, if it did so many times. */
interface OnBill {
  readonly onBill: (times: number) => string;
}

export type OptionText<K extends OptionId> = Described &
  ([Labelled<K>] extends [never]
    ? unknown
    : { readonly values: Readonly<Record<Labelled<K> & (string | number), RuleWords>> }) &
  (K extends (typeof DOUBLING_RULES)[RuledDoubling] ? OnBill : unknown);

/** The texts of the rules of some groups. */
export type OptionTextsIn<G extends OptionGroup> = { readonly [K in OptionIn<G>]: OptionText<K> };

export interface RuleTexts {
  readonly groups: Readonly<Record<OptionGroup, string>>;
  readonly options: OptionTextsIn<OptionGroup>;
  /** A flag that is set or not. */
  readonly flags: { readonly on: string; readonly off: string };
  /** Amounts with their unit; cents are told as money. */
  readonly units: Readonly<
    Record<'points' | 'cards' | 'deals' | 'rounds' | 'prices' | 'scores', (count: number) => string>
  >;
  /** What a game costs in units: plain, with Schneider, with Schwarz; and the labels of the three. */
  readonly gameUnits: {
    readonly told: (game: number, schneider: number, schwarz: number) => string;
    readonly labels: readonly [string, string, string];
  };
  /** "10/50", with what it means. */
  readonly tariff: {
    readonly pair: (low: string, high: string) => string;
    readonly triple: (low: string, middle: string, high: string) => string;
    readonly ground: (unit: string) => string;
    readonly historic: (level: number, game: string, schneider: string, march: string) => string;
  };
  /** Nothing of a list is chosen. */
  readonly nothing: string;
  readonly presets: Readonly<Record<PresetId, { readonly name: string; readonly about: string }>>;
  /** Why two rules cannot stand together; the names of both are given, and the contracts that are wrong, if any. */
  readonly conflicts: Readonly<Record<ConflictId, (one: string, other: string, contracts: string) => string>>;
  /** Why a rule means nothing at present; the name of the rule on which it hangs is given. */
  readonly needs: Readonly<Record<NeedId, (on: string) => string>>;
}
