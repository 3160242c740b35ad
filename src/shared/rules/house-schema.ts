// Schemas of house rules, made of the list of options: a new option needs no line here.
import { z } from 'zod';
import { ALL_CONTRACTS } from '../../engine/contracts/registry.ts';
import { conflictsIn } from '../../engine/options/conflicts.ts';
import { type HouseRules, OPTION_IDS, type OptionId, OPTIONS, PURE_2007 } from '../../engine/options/options.ts';
import { TariffSchema } from './tariff-schema.ts';

const CONTRACT_IDS = ALL_CONTRACTS.map(({ id }) => id);

const RankingSchema = z
  .array(z.array(z.enum(CONTRACT_IDS)).min(1).max(CONTRACT_IDS.length))
  .min(1)
  .max(64);

const someOf = (values: readonly (string | number)[]) =>
  z.custom<string | number>((value) => values.includes(value as string | number), `none of ${values.join(', ')}`);

const unitsUpTo = (max: number) =>
  z
    .tuple([z.int().min(1).max(max), z.int().min(1).max(max), z.int().min(1).max(max)])
    .refine(
      ([game, schneider, schwarz]) => game <= schneider && schneider <= schwarz,
      'one is less than the one before',
    );

const eachOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

function schemaOf(id: OptionId): z.ZodType {
  const option = OPTIONS[id];
  switch (option.kind) {
    case 'choice':
      return someOf(option.values);
    case 'flag':
      return z.boolean();
    case 'number':
      return z.int().min(option.min).max(option.max);
    case 'numberOr':
      return z.union([z.enum(option.words), z.int().min(option.min).max(option.max)]);
    case 'some':
      return z.array(someOf(option.values)).max(option.values.length).refine(eachOnce, 'something stands in it twice');
    case 'units':
      return unitsUpTo(option.max);
    case 'tariff':
      return TariffSchema;
    case 'ranking':
      return RankingSchema;
  }
}

const FIELDS: Readonly<Record<string, z.ZodType>> = Object.fromEntries(OPTION_IDS.map((id) => [id, schemaOf(id)]));

/** What was played before these could be agreed on, where it is not the usual way of today. */
const PLAYED_BEFORE: Partial<HouseRules> = {
  'dok.nobodyWins': 'what-was-reached',
  'dok.lateAnswer': 'with-levels',
  'dok.revoke': 'lost-deal',
  'dok.soloDeals': 'besides',
};

/** What a file says nothing about did not exist when it was written: it was played as in the pure game, or as noted above. */
const FIELDS_OR_USUAL = Object.fromEntries(
  OPTION_IDS.map((id) => [id, FIELDS[id]?.default(PLAYED_BEFORE[id] ?? PURE_2007[id])]),
);

/** Every option with a value that it can take; whether they contradict each other is for options/conflicts.ts to say. */
export const HouseRulesSchema = z.strictObject(FIELDS_OR_USUAL as typeof FIELDS) as unknown as z.ZodType<
  HouseRules,
  HouseRules
>;

/** Some options; those that are not named are as in the pure game. */
export const HouseChangesSchema = z.strictObject(
  Object.fromEntries(Object.entries(FIELDS).map(([id, schema]) => [id, schema.exactOptional()])),
) as unknown as z.ZodType<Partial<HouseRules>, Partial<HouseRules>>;

/** The same, without a contradiction in them: a table can be opened with these rules. */
export const PlayableChangesSchema = HouseChangesSchema.refine((changes) => conflictsOf(changes).length === 0, {
  error: ({ input }) => `contradicts itself: ${conflictsOf(input as Partial<HouseRules>).join(', ')}`,
});

/** All options, without a contradiction in them. */
export const PlayableRulesSchema = HouseRulesSchema.refine((house) => conflictsOf(house).length === 0, {
  error: 'contradicts itself',
});

const conflictsOf = (changes: Partial<HouseRules>) => conflictsIn({ ...PURE_2007, ...changes }).map(({ id }) => id);

/** Whether an option can take a value. */
export const isValueOf = (option: OptionId, value: unknown): boolean =>
  FIELDS[option]?.safeParse(value).success === true;
