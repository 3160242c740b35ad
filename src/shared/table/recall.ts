// A question of a trainer or of a table of memory: what is asked, and how it is answered.
import { z } from 'zod';
import type { AnswerForm, Question } from '../../engine/teaching/trainers/trainer.ts';
import type { Ask } from '../../engine/teaching/trainers/trainer-remarks.ts';
import { messageOf } from '../border/message.ts';
import { CardSchema, DecisionSchema, type Schema, SeatSchema, type Shape } from '../border/schemas.ts';

const Count = z.int().min(0);
const Pick = z.enum(['one', 'several']);
const Choice = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

export const AskSchema: Schema<Ask> = messageOf();

export const FormSchema: Schema<AnswerForm> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cards'), pick: Pick, from: z.array(CardSchema).max(32) }),
  z.strictObject({ kind: z.literal('seats'), pick: Pick, from: z.array(SeatSchema).max(4) }),
  z.strictObject({
    kind: z.literal('number'),
    unit: z.enum(['points', 'trumps', 'cards', 'cents', 'percent']),
    most: Count,
  }),
  z.strictObject({ kind: z.literal('choice'), from: z.array(Choice) }),
  z.strictObject({ kind: z.literal('decision'), from: z.array(DecisionSchema) }),
]);

/** What the player is asked about what has fallen. */
export const RecallSchema: Schema<Pick<Question, 'ask' | 'form'>> = z.strictObject({
  ask: AskSchema,
  form: FormSchema,
});
export type RecallQuestion = Shape<typeof RecallSchema>;
