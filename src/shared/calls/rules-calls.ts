// Calls and messages for house rules: sets of them, changing one, and the rules of a table or a saved round.
import { z } from 'zod';
import { type Conflict, CONFLICT_IDS, type Idle, NEED_IDS } from '../../engine/options/conflicts.ts';
import { OPTION_GROUPS, OPTION_IDS } from '../../engine/options/options.ts';
import { GAMES } from '../../engine/games/shelf.ts';
import { PRESET_IDS } from '../../engine/options/presets.ts';
import { ExportAnswerSchema } from '../border/export-answer.ts';
import { MOST_NAME } from '../border/limits.ts';
import { HouseRulesSchema, isValueOf } from '../rules/house-schema.ts';
import { LastTableSchema } from '../table/last-table-schema.ts';
import { ProblemSchema } from '../border/problems.ts';
import { DISK_STATES } from '../border/saving.ts';
import { ContractIdSchema, type Schema, type Shape } from '../border/schemas.ts';
import { TariffSchema } from '../rules/tariff-schema.ts';

const Nothing = z.strictObject({});
const Id = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
const OptionIdSchema = z.enum(OPTION_IDS);
const Words = z.array(z.string());

export const RuleSettingSchema = z.discriminatedUnion('kind', [
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
    /** In the place of a number. */
    words: Words,
    min: z.int(),
    max: z.int(),
    value: z.union([z.int(), z.string()]),
  }),
  z.strictObject({ kind: z.literal('some'), values: Words, value: Words }),
  /** Units of a game, of one with Schneider and of one with Schwarz. */
  z.strictObject({
    kind: z.literal('units'),
    unit: z.enum(['prices', 'scores']),
    max: z.int(),
    value: z.tuple([z.int(), z.int(), z.int()]),
  }),
  z.strictObject({ kind: z.literal('tariff'), value: TariffSchema }),
  /** Groups from low to high; those in one group are equal. */
  z.strictObject({ kind: z.literal('ranking'), value: z.array(z.array(ContractIdSchema)) }),
]);

const IdleSchema: Schema<Idle> = z.strictObject({ need: z.enum(NEED_IDS), on: OptionIdSchema });

export const RuleViewSchema = z.strictObject({
  id: OptionIdSchema,
  group: z.enum(OPTION_GROUPS),
  setting: RuleSettingSchema,
  /** The same in the pure game. */
  pure: RuleSettingSchema,
  /** Whether it differs from the pure game. */
  differs: z.boolean(),
  /** Why it means nothing at present. */
  idle: IdleSchema.exactOptional(),
});

const ConflictSchema: Schema<Conflict> = z.custom<Conflict>(
  (value) =>
    typeof value === 'object' && value !== null && 'id' in value && CONFLICT_IDS.includes(value.id as Conflict['id']),
);

export const RulesViewSchema = z.strictObject({
  house: HouseRulesSchema,
  /** The game; Bavarian Schafkopf if it is not said. */
  game: z.enum(GAMES).exactOptional(),
  /** In the order of their groups. */
  rules: z.array(RuleViewSchema),
  /** What contradicts itself; nobody can play by such rules. */
  conflicts: z.array(ConflictSchema),
});

export const RulesChangedSchema = z.strictObject({
  view: RulesViewSchema,
  adapted: z.array(OptionIdSchema),
});

const rulesFields = {
  house: HouseRulesSchema,
  /** Rules that differ from the pure game. */
  differing: z.array(RuleViewSchema),
};
export const PresetSetSchema = z.strictObject({ preset: z.enum(PRESET_IDS), ...rulesFields });
export const OwnSetSchema = z.strictObject({ id: Id, name: z.string(), ...rulesFields });

export const RuleSetsSchema = z.strictObject({
  presets: z.array(PresetSetSchema),
  own: z.array(OwnSetSchema),
  /** By which the last session was begun. */
  last: HouseRulesSchema.exactOptional(),
  lastTable: LastTableSchema.exactOptional(),
});

/** The game whose rules are shown; Bavarian Schafkopf if it is not said. */
const GameField = { game: z.enum(GAMES).exactOptional() };

/** What the page asks for: any option with any value. It passes only if the option can take the value. */
const ChangeSchema = z
  .strictObject({
    house: HouseRulesSchema,
    option: OptionIdSchema,
    value: z.custom<Shape<typeof RuleSettingSchema>['value']>(),
    ...GameField,
  })
  .refine(({ option, value }) => isValueOf(option, value), { path: ['value'], message: 'not a value of this option' });

const NameSchema = z.string().max(MOST_NAME * 4);

/** Why a set was not saved. */
const NOT_SAVED = ['noName', 'nameTaken', 'conflicts', 'tooMany', 'gone'] as const;

export const SaveAnswerSchema = z.union([
  /** Kept; `disk` says whether it could be written already. */
  z.strictObject({ outcome: z.literal('saved'), id: Id, disk: z.enum(DISK_STATES) }),
  z.strictObject({ outcome: z.literal('refused'), because: z.enum(NOT_SAVED) }),
]);

const ImportAnswerSchema = z.union([
  z.strictObject({ outcome: z.literal('imported'), id: Id }),
  z.strictObject({ outcome: z.literal('refused'), problem: ProblemSchema }),
  z.strictObject({ outcome: z.literal('cancelled') }),
]);

/** A set was taken in, refused with a problem, or the dialog was closed. */
export type RulesImportAnswer = Shape<typeof ImportAnswerSchema>;

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
