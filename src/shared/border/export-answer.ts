// How the writing of a file that the person asked for ended: written, refused with a problem, or the dialog was closed.
import { z } from 'zod';
import { ProblemSchema } from './problems.ts';
import type { Shape } from './schemas.ts';

export const ExportAnswerSchema = z.union([
  z.strictObject({ outcome: z.literal('saved'), file: z.string() }),
  z.strictObject({ outcome: z.literal('refused'), problem: ProblemSchema }),
  z.strictObject({ outcome: z.literal('cancelled') }),
]);
export type ExportAnswer = Shape<typeof ExportAnswerSchema>;
