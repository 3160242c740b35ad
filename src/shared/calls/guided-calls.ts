// Calls for the first round of a newcomer.
import { z } from 'zod';
import type { Settlement } from '../../engine/scoring/money.ts';
import { GUIDED_ASKS, GUIDED_TELLS } from '../../engine/teaching/lessons/guided-round.ts';
import { BoardActionSchema, BoardSchema, ExplanationSchema } from '../table/board.ts';
import { CardSchema, DecisionSchema, SeatSchema } from '../border/schemas.ts';

const Count = z.int().min(0);
const Cards = z.array(CardSchema).max(8);
/** What the learner has decided so far, in order. */
const Decisions = z.array(DecisionSchema).max(GUIDED_ASKS.length);

export const GuidedStageSchema = z.strictObject({
  step: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('tell'), id: z.enum(GUIDED_TELLS) }),
    z.strictObject({ kind: z.literal('ask'), id: z.enum(GUIDED_ASKS) }),
  ]),
  /** Tables one after the other; the last one stays. */
  frames: z.array(BoardSchema).min(1),
  /** Cards that are pointed out. */
  glow: Cards,
  /** A player who is pointed at. */
  seat: SeatSchema.exactOptional(),
  /** Order of the own cards, where they are not sorted. */
  order: Cards.exactOptional(),
  /** Card points so far: of the learner's side and of the other. */
  points: z.tuple([Count, Count]).exactOptional(),
  /** Of the last trick, while it is told of. */
  trick: Count.exactOptional(),
  /** What may be said where no card answers. */
  actions: z.array(BoardActionSchema),
  /** The bill in the end. */
  settlement: z.custom<Settlement>((value) => typeof value === 'object' && value !== null).exactOptional(),
});

export const GuidedRoundSchema = z.strictObject({
  /** Those so far. */
  stages: z.array(GuidedStageSchema).min(1),
  /** How many there are in the whole round. */
  length: Count,
  /** How many decisions there are, and how many have been taken. */
  decisions: z.strictObject({ taken: Count, all: Count }),
});

export const GuidedAnswerSchema = z.discriminatedUnion('outcome', [
  /** The round with the decision in it. */
  z.strictObject({ outcome: z.literal('right'), round: GuidedRoundSchema }),
  /** Allowed, but there is a better idea. */
  z.strictObject({ outcome: z.literal('other') }),
  z.strictObject({ outcome: z.literal('refused'), refusal: ExplanationSchema }),
]);

export const GUIDED_CALLS = {
  /** The round up to the decision that follows on those given; all were right. */
  'guided.round': { input: z.strictObject({ decisions: Decisions }), output: GuidedRoundSchema },
  'guided.decide': {
    input: z.strictObject({ decisions: Decisions, decision: DecisionSchema }),
    output: GuidedAnswerSchema,
  },
} as const;
