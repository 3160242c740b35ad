// What a teacher beside the table has asked in a round.
import { z } from 'zod';
import { IDEAS } from '../../engine/tutor/ideas/asked.ts';
import type { Shape } from '../border/schemas.ts';

/** Entries of the log when it was asked, and what. */
export const TaughtSchema = z.array(z.strictObject({ at: z.int().min(0), idea: z.enum(IDEAS) })).max(40);
export type Taught = Shape<typeof TaughtSchema>;
