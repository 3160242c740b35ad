// Calls for the first round of a newcomer.
import { z } from 'zod';
import { GUIDED_ASKS, GUIDED_TELLS } from '../../engine/teaching/lessons/guided-round.ts';
import { BoardActionSchema, BoardSchema, ExplanationSchema } from '../board-schemas.ts';
import type { GuidedAnswer, GuidedRound, GuidedStage } from '../guided.ts';
import type { Schema } from '../schemas.ts';
import { bySeatSchema, CardSchema, DecisionSchema, SeatSchema } from '../schemas.ts';

const Count = z.int().min(0);
const Cards = z.array(CardSchema).max(8);
/** What the learner has decided so far, in order. */
const Decisions = z.array(DecisionSchema).max(GUIDED_ASKS.length);

const StageSchema: Schema<GuidedStage> = z.strictObject({
  step: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('tell'), id: z.enum(GUIDED_TELLS) }),
    z.strictObject({ kind: z.literal('ask'), id: z.enum(GUIDED_ASKS) }),
  ]),
  frames: z.array(BoardSchema).min(1),
  glow: Cards,
  seat: SeatSchema.exactOptional(),
  order: Cards.exactOptional(),
  points: z.tuple([Count, Count]).exactOptional(),
  trick: Count.exactOptional(),
  actions: z.array(BoardActionSchema),
  balance: bySeatSchema<number>(z.int()).exactOptional(),
});

const RoundSchema: Schema<GuidedRound> = z.strictObject({
  stages: z.array(StageSchema).min(1),
  length: Count,
  decisions: z.strictObject({ taken: Count, all: Count }),
});

const AnswerSchema: Schema<GuidedAnswer> = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('right'), round: RoundSchema }),
  z.strictObject({ outcome: z.literal('other') }),
  z.strictObject({ outcome: z.literal('refused'), refusal: ExplanationSchema }),
]);

export const GUIDED_CALLS = {
  /** The round up to the decision that follows on those given; all were right. */
  'guided.round': { input: z.strictObject({ decisions: Decisions }), output: RoundSchema },
  'guided.decide': {
    input: z.strictObject({ decisions: Decisions, decision: DecisionSchema }),
    output: AnswerSchema,
  },
} as const;
