// The call with which the player says how the round ends.
import { z } from 'zod';
import type { RestObjection } from '../../engine/inference/rest.ts';
import { REST_IDS } from '../../engine/inference/rest.ts';
import type { RestAnswer } from '../rest.ts';
import { REST_CLAIMS } from '../rest.ts';
import type { Schema } from '../schemas.ts';

const RestObjectionSchema: Schema<RestObjection> = z.custom<RestObjection>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'params' in value &&
    REST_IDS.some((id) => id === value.id),
);

const RestAnswerSchema: Schema<RestAnswer> = z.union([
  z.strictObject({ outcome: z.enum(['done', 'stale']) }),
  z.strictObject({ outcome: z.literal('refused'), because: RestObjectionSchema }),
]);

export const REST_CALLS = {
  /** All tricks left are the player's, or the round is lost; made when the log had `at` entries. What is granted is laid down at once. */
  'table.sayRest': {
    input: z.strictObject({ at: z.int().min(0), claim: z.enum(REST_CLAIMS) }),
    output: RestAnswerSchema,
  },
} as const;
