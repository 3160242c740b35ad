// Calls and messages for house rules: sets of them, changing one, and the rules of a table or a saved round.
import { z } from 'zod';
import type { OptionChange } from '../../engine/options/changing.ts';
import { CONFLICT_IDS, NEED_IDS } from '../../engine/options/conflicts.ts';
import type { HouseRules } from '../../engine/options/options.ts';
import { OPTION_GROUPS, OPTION_IDS } from '../../engine/options/options.ts';
import type { Game } from '../../engine/games/shelf.ts';
import { GAMES } from '../../engine/games/shelf.ts';
import { PRESET_IDS } from '../../engine/options/presets.ts';
import { ExportAnswerSchema } from '../export-answer.ts';
import type { OwnSet, PresetSet, RulesChanged, RuleSets, RuleSetting, RulesView, RuleView } from '../house-rules.ts';
import type { Conflict, Idle, RuleValue, SaveAnswer } from '../house-rules.ts';
import { MOST_NAME, NOT_SAVED } from '../house-rules.ts';
import { HouseRulesSchema, isValueOf } from '../house-schema.ts';
import { LastTableSchema } from '../last-table-schema.ts';
import { ProblemSchema } from '../problems.ts';
import { DISK_STATES } from '../saving.ts';
import type { Problem } from '../problems.ts';
import type { Schema } from '../schemas.ts';
import { ContractIdSchema } from '../schemas.ts';
import { TariffSchema } from '../tariff-schema.ts';

const Nothing = z.strictObject({});
const Id = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
const OptionIdSchema = z.enum(OPTION_IDS);
const Words = z.array(z.string());

const SettingSchema: Schema<RuleSetting> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice'),
    values: z.array(z.union([z.string(), z.number()])),
    value: z.union([z.string(), z.number()]),
  }),
  z.strictObject({ kind: z.literal('flag'), value: z.boolean() }),
  z.strictObject({
    kind: z.literal('number'),
    unit: z.enum(['points', 'cards', 'deals', 'cents']),
    min: z.int(),
    max: z.int(),
    value: z.int(),
  }),
  z.strictObject({
    kind: z.literal('numberOr'),
    unit: z.enum(['cards', 'cents', 'rounds']),
    words: Words,
    min: z.int(),
    max: z.int(),
    value: z.union([z.int(), z.string()]),
  }),
  z.strictObject({ kind: z.literal('some'), values: Words, value: Words }),
  z.strictObject({
    kind: z.literal('units'),
    unit: z.enum(['prices', 'scores']),
    max: z.int(),
    value: z.tuple([z.int(), z.int(), z.int()]),
  }),
  z.strictObject({ kind: z.literal('tariff'), value: TariffSchema }),
  z.strictObject({ kind: z.literal('ranking'), value: z.array(z.array(ContractIdSchema)) }),
]);

const IdleSchema: Schema<Idle> = z.strictObject({ need: z.enum(NEED_IDS), on: OptionIdSchema });

const RuleViewSchema: Schema<RuleView> = z.strictObject({
  id: OptionIdSchema,
  group: z.enum(OPTION_GROUPS),
  setting: SettingSchema,
  pure: SettingSchema,
  differs: z.boolean(),
  idle: IdleSchema.exactOptional(),
});

const ConflictSchema: Schema<Conflict> = z.custom<Conflict>(
  (value) =>
    typeof value === 'object' && value !== null && 'id' in value && CONFLICT_IDS.includes(value.id as Conflict['id']),
);

const RulesViewSchema: Schema<RulesView> = z.strictObject({
  house: HouseRulesSchema,
  rules: z.array(RuleViewSchema),
  conflicts: z.array(ConflictSchema),
});

const RulesChangedSchema: Schema<RulesChanged> = z.strictObject({
  view: RulesViewSchema,
  adapted: z.array(OptionIdSchema),
});

const rulesFields = { house: HouseRulesSchema, differing: z.array(RuleViewSchema) };
const PresetSetSchema: Schema<PresetSet> = z.strictObject({ preset: z.enum(PRESET_IDS), ...rulesFields });
const OwnSetSchema: Schema<OwnSet> = z.strictObject({ id: Id, name: z.string(), ...rulesFields });

const RuleSetsSchema: Schema<RuleSets> = z.strictObject({
  presets: z.array(PresetSetSchema),
  own: z.array(OwnSetSchema),
  last: HouseRulesSchema.exactOptional(),
  lastTable: LastTableSchema.exactOptional(),
});

/** The game whose rules are shown; Bavarian Schafkopf if it is not said. */
const GameField = { game: z.enum(GAMES).exactOptional() };

/** What the page asks for: any option with any value. It passes only if the option can take the value. */
interface AskedChange {
  readonly house: HouseRules;
  readonly option: OptionChange['option'];
  readonly value: RuleValue;
  readonly game?: Game;
}

const ChangeSchema: Schema<AskedChange> = z
  .strictObject({ house: HouseRulesSchema, option: OptionIdSchema, value: z.custom<RuleValue>(), ...GameField })
  .refine(({ option, value }) => isValueOf(option, value), { path: ['value'], message: 'not a value of this option' });

const NameSchema = z.string().max(MOST_NAME * 4);

const SaveAnswerSchema: Schema<SaveAnswer> = z.union([
  z.strictObject({ outcome: z.literal('saved'), id: Id, disk: z.enum(DISK_STATES) }),
  z.strictObject({ outcome: z.literal('refused'), because: z.enum(NOT_SAVED) }),
]);

/** A set was taken in, refused with a problem, or the dialog was closed. */
export type RulesImportAnswer =
  | { readonly outcome: 'imported'; readonly id: string }
  | { readonly outcome: 'refused'; readonly problem: Problem }
  | { readonly outcome: 'cancelled' };

const ImportAnswerSchema: Schema<RulesImportAnswer> = z.union([
  z.strictObject({ outcome: z.literal('imported'), id: Id }),
  z.strictObject({ outcome: z.literal('refused'), problem: ProblemSchema }),
  z.strictObject({ outcome: z.literal('cancelled') }),
]);

export const RULES_CALLS = {
  /** Presets that can be played, and the player's own sets. */
  'rules.sets': { input: Nothing, output: RuleSetsSchema },
  /** All about the rules that mean something in a game: how each is set, what differs, what contradicts itself. */
  'rules.view': { input: z.strictObject({ house: HouseRulesSchema, ...GameField }), output: RulesViewSchema },
  /** Changes one rule, and what follows from that by itself. */
  'rules.change': { input: ChangeSchema, output: RulesChangedSchema },
  /** Saves rules under a name: as a new set, or in the place of the set with this id. */
  'rules.save': {
    input: z.strictObject({ name: NameSchema, house: HouseRulesSchema, id: Id.exactOptional() }),
    output: SaveAnswerSchema,
  },
  'rules.rename': { input: z.strictObject({ id: Id, name: NameSchema }), output: SaveAnswerSchema },
  'rules.remove': { input: z.strictObject({ id: Id }), output: Nothing },
  /** Asks for a place and writes rules there, to be taken in elsewhere. */
  'rules.export': {
    input: z.strictObject({ name: NameSchema, house: HouseRulesSchema }),
    output: ExportAnswerSchema,
  },
  /** Asks for a file and takes its rules in as an own set. */
  'rules.import': { input: Nothing, output: ImportAnswerSchema },
  /** Takes the rules of a file, whose content this is, in as an own set. */
  'rules.importText': { input: z.strictObject({ text: z.string() }), output: ImportAnswerSchema },
  /** The rules of the round that is being played; null without one. */
  'rules.ofTable': { input: Nothing, output: RulesViewSchema.nullable() },
  /** The rules of a round of the library; null if there is no such round. */
  'rules.ofRound': { input: z.strictObject({ id: Id }), output: RulesViewSchema.nullable() },
} as const;

export const RULES_PUSHES = {
  /** Own sets are others than before. */
  'rules.changed': Nothing,
  /** A file of rules was opened from outside; what came of it. */
  'rules.opened': ImportAnswerSchema,
} as const;
