// Calls and messages for advice at the table: hints, warnings, why a bot played, taking back.
import { z } from 'zod';
import { MOVES_IN_TIME, TableViewSchema } from '../board.ts';

export const ADVICE_CALLS = {
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
