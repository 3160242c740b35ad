// Schema of a tariff.
import { z } from 'zod';
import { HISTORIC_LEVELS, type Tariff } from '../../engine/options/tariff.ts';

/** Amounts of a tariff in cents: whole, at least one cent, at most 100 euros. */
const CentsSchema = z.int().min(1).max(10_000);

export const TariffSchema: z.ZodType<Tariff, Tariff> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pair'), values: z.tuple([CentsSchema, CentsSchema]) }),
  z.strictObject({ type: z.literal('triple'), values: z.tuple([CentsSchema, CentsSchema, CentsSchema]) }),
  z.strictObject({ type: z.literal('historic'), values: z.tuple([z.literal(HISTORIC_LEVELS)]) }),
  z.strictObject({ type: z.literal('ground'), values: z.tuple([CentsSchema]) }),
]);
