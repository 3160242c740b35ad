// Calls and messages for trainers and the deck of things to repeat.
import { z } from 'zod';
import {
  AnswerSchema,
  CLOCKS,
  ITEM_GAMES,
  PRACTICES,
  TrainingOverviewSchema,
  TrainingViewSchema,
  WantedSchema,
} from '../teaching/training.ts';
import { TwoWaysSchema } from '../teaching/advice-answers.ts';

const Number = z.int().min(1).max(100);

export const TRAINING_CALLS = {
  /** How every trainer has gone so far, and what is to be repeated. */
  'training.overview': { input: z.strictObject({}), output: TrainingOverviewSchema },
  /** Begins a session; null if the deck has nothing due. */
  'training.start': { input: z.strictObject({ practice: z.enum(PRACTICES) }), output: TrainingViewSchema.nullable() },
  /** Answers the item with this number; null if there is no session, unchanged if the item is answered already. */
  'training.answer': {
    input: z.strictObject({ number: Number, answer: AnswerSchema }),
    output: TrainingViewSchema.nullable(),
  },
  /** The wrong card of the answer to the item with this number beside a right one, in a deal that shows the difference; null where none does. */
  'training.ways': { input: z.strictObject({ number: Number }), output: TwoWaysSchema.nullable() },
  /** Goes on from the item with this number: the next one, or the summary. */
  'training.next': { input: z.strictObject({ number: Number }), output: TrainingViewSchema.nullable() },
  /** Which games the items to come are about. */
  'training.games': { input: z.strictObject({ games: z.enum(ITEM_GAMES) }), output: z.strictObject({}) },
  /** What the problems to come are about, and how hard they are. */
  'training.problems': { input: WantedSchema, output: z.strictObject({}) },
  'training.clock': { input: z.strictObject({ clock: z.enum(CLOCKS) }), output: z.strictObject({}) },
} as const;

export const TRAINING_PUSHES = {
  /** Figures or deck are others than before. */
  'training.changed': z.strictObject({}),
} as const;
