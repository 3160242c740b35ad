// The call with which the player says how the round ends.
import { z } from 'zod';
import { REST_IDS, type RestObjection } from '../../engine/inference/rest.ts';
import { REST_CLAIMS } from '../table/rest.ts';
import type { Schema, Shape } from '../border/schemas.ts';

const RestObjectionSchema: Schema<RestObjection> = z.custom<RestObjection>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'params' in value &&
    REST_IDS.some((id) => id === value.id),
);

/** Granted, too late (the table has moved on), or refused with what stands against it; then nothing has changed. */
const RestAnswerSchema = z.union([
  z.strictObject({ outcome: z.enum(['done', 'stale']) }),
  z.strictObject({ outcome: z.literal('refused'), because: RestObjectionSchema }),
]);
export type RestAnswer = Shape<typeof RestAnswerSchema>;

export const REST_CALLS = {
  /** All tricks left are the player's, or the round is lost; made when the log had `at` entries. What is granted is laid down at once. */
  'table.sayRest': {
    input: z.strictObject({ at: z.int().min(0), claim: z.enum(REST_CLAIMS) }),
    output: RestAnswerSchema,
  },
} as const;
