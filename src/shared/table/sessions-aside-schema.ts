// Schema of a session that was put aside.
import { z } from 'zod';
import { SHELF } from '../../engine/games/shelf.ts';
import { ChairsSchema } from './board.ts';
import { HELP_MODES } from './help-modes.ts';
import { LEVELS } from './levels.ts';
import { bySeatSchema } from '../border/schemas.ts';

export const SessionAsideSchema = z.strictObject({
  id: z.string(),
  game: z.enum(SHELF),
  chairs: ChairsSchema,
  /** By chair, as at the table: cents, points, or marks on the slate. */
  totals: bySeatSchema<number>(z.int()),
  /** Number of the round that waits, from 1. */
  round: z.int().min(1),
  level: z.enum(LEVELS),
  mode: z.enum(HELP_MODES),
  /** When it was put aside, ISO 8601, UTC. */
  at: z.string().exactOptional(),
});
