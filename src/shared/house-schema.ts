// Schema of house rules, made of the list of options: a new option needs no line here.
import { z } from 'zod';
import { ALL_CONTRACTS } from '../engine/contracts/registry.ts';
import { conflictsIn } from '../engine/options/conflicts.ts';
import type { HouseRules, OptionId } from '../engine/options/options.ts';
import { OPTION_IDS, OPTIONS } from '../engine/options/options.ts';
import { TariffSchema } from './tariff-schema.ts';

const CONTRACT_IDS = ALL_CONTRACTS.map(({ id }) => id);

const RankingSchema = z
  .array(z.array(z.enum(CONTRACT_IDS)).min(1).max(CONTRACT_IDS.length))
  .min(1)
  .max(64);

const someOf = (values: readonly (string | number)[]) =>
  z.custom<string | number>((value) => values.includes(value as string | number), `none of ${values.join(', ')}`);

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
      return z.union([z.literal(option.word), z.int().min(option.min).max(option.max)]);
    case 'some':
      return z.array(someOf(option.values)).max(option.values.length);
    case 'tariff':
      return TariffSchema;
    case 'ranking':
      return RankingSchema;
  }
}

/** Every option with a value that it can take; whether they contradict each other is for options/conflicts.ts to say. */
export const HouseRulesSchema = z.strictObject(
  Object.fromEntries(OPTION_IDS.map((id) => [id, schemaOf(id)])),
) as unknown as z.ZodType<HouseRules, HouseRules>;

/** House rules with which a table can be opened: they do not contradict each other. */
export const PlayableHouseSchema: z.ZodType<HouseRules, HouseRules> = HouseRulesSchema.refine(
  (house) => conflictsIn(house).length === 0,
  {
    error: ({ input }) =>
      `contradicts itself: ${conflictsIn(input as HouseRules)
        .map(({ id }) => id)
        .join(', ')}`,
  },
);
