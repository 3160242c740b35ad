// Calls and messages for advice at the table: hints, warnings, why a bot played, taking back.
import { z } from 'zod';
import { HINT_STEPS } from '../teaching/advice.ts';
import {
  ConsideredSchema,
  GateAnswerSchema,
  HintAnswerSchema,
  MomentAnswerSchema,
  RefutationSchema,
  WhyAnswerSchema,
} from '../teaching/advice-answers.ts';
import { AnswerSchema, JudgementSchema } from '../teaching/training.ts';
import { BeliefsAnswerSchema } from '../teaching/beliefs.ts';
import { TableViewSchema } from '../table/board.ts';
import { MOVES_IN_TIME } from '../table/moves-in-time.ts';
import { CardSchema, SeatSchema } from '../border/schemas.ts';

const At = z.int().min(0);

export const ADVICE_CALLS = {
  /** The next step of a hint on what the player has to decide now; counted, never punished. */
  'advice.hint': {
    input: z.strictObject({ at: At, step: z.literal(HINT_STEPS) }),
    output: HintAnswerSchema,
  },
  /** What a teacher asks before the card that the player has to play, where one sits beside the table. */
  'advice.moment': { input: z.strictObject({ at: At }), output: MomentAnswerSchema },
  /** Answers what the table asks about what has fallen, when the log had `at` entries; null if it asks nothing now. */
  'advice.recall': { input: z.strictObject({ at: At, answer: AnswerSchema }), output: JudgementSchema.nullable() },
  /** Where the unseen cards lie, as far as the player can know it now. */
  'advice.beliefs': { input: z.strictObject({ at: At }), output: BeliefsAnswerSchema },
  /** Whether to warn before a decision, or before declining a Stoss or Retour; answers within 300 ms. */
  'advice.gate': { input: z.strictObject({ at: At, decision: ConsideredSchema }), output: GateAnswerSchema },
  /** What a decision would lead to, in the deal most typical for its loss, or how likely that is; nothing if there is no better one, or it is too late. */
  'advice.refutation': { input: z.strictObject({ at: At, decision: ConsideredSchema }), output: RefutationSchema },
  /** Why somebody played a card that lies open, said what was said last, or did what was done last, when the log had `at` entries. */
  'advice.why': {
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('card'), card: CardSchema }),
      z.strictObject({ kind: z.literal('said'), seat: SeatSchema }),
      z.strictObject({ kind: z.literal('last'), at: At }),
    ]),
    output: WhyAnswerSchema,
  },
  /** Takes back, repeats, begins the deal again or leaves a round beside the session; does nothing where it cannot. */
  'table.moveInTime': {
    input: z.strictObject({ move: z.enum(MOVES_IN_TIME) }),
    output: TableViewSchema.nullable(),
  },
  /**
   * Plays on from a frame of a replay, beside the session: the same deal, the log up to the frame, the person in the
   * seat of the round's player. Null if there is no such frame or the round is over there.
   */
  'table.playFrom': {
    input: z.strictObject({ id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/), frame: z.int().min(0).max(1000) }),
    output: TableViewSchema.nullable(),
  },
} as const;

export const ADVICE_PUSHES = {} as const;
