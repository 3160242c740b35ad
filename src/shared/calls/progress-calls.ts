// Calls and messages for progress: statistics of games, lessons and trainers.
import { z } from 'zod';
import { REASON_IDS } from '../../engine/base/reasons.ts';
import { ExportAnswerSchema } from '../border/export-answer.ts';
import { NextStepSchema, ProgressViewSchema } from '../teaching/progress.ts';

export const PROGRESS_CALLS = {
  'progress.view': { input: z.strictObject({}), output: ProgressViewSchema },
  /** What the player does best next. */
  'progress.next': { input: z.strictObject({}), output: NextStepSchema },
  /** The player tried something that the table showed to be refused; refusals by the table itself are counted there. */
  'progress.refused': { input: z.strictObject({ id: z.enum(REASON_IDS) }), output: z.strictObject({}) },
  /** Asks for a place and writes everything there: all figures, or one line for each round. */
  'progress.export': { input: z.strictObject({ form: z.enum(['json', 'csv']) }), output: ExportAnswerSchema },
  /** Begins to count anew and forgets refusals, trainers and the deck; the rounds stay in the library. */
  'progress.erase': { input: z.strictObject({}), output: z.strictObject({}) },
} as const;

export const PROGRESS_PUSHES = {} as const;
