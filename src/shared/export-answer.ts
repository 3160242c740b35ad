// How the writing of a file that the person asked for ended: written, refused with a problem, or the dialog was closed.
import { z } from 'zod';
import type { Problem } from './problems.ts';
import { ProblemSchema } from './problems.ts';
import type { Schema } from './schemas.ts';

export type ExportAnswer =
  | { readonly outcome: 'saved'; readonly file: string }
  | { readonly outcome: 'refused'; readonly problem: Problem }
  | { readonly outcome: 'cancelled' };

export const ExportAnswerSchema: Schema<ExportAnswer> = z.union([
  z.strictObject({ outcome: z.literal('saved'), file: z.string() }),
  z.strictObject({ outcome: z.literal('refused'), problem: ProblemSchema }),
  z.strictObject({ outcome: z.literal('cancelled') }),
]);
