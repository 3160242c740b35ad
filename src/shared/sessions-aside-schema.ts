// Schema of a session that was put aside.
import { z } from 'zod';
import { SHELF } from '../engine/games/shelf.ts';
import { ChairsSchema } from './board-schemas.ts';
import { HELP_MODES } from './help-modes.ts';
import { LEVELS } from './levels.ts';
import type { Schema } from './schemas.ts';
import { bySeatSchema } from './schemas.ts';
import type { SessionAside } from './sessions-aside.ts';

export const SessionAsideSchema: Schema<SessionAside> = z.strictObject({
  id: z.string(),
  game: z.enum(SHELF),
  chairs: ChairsSchema,
  totals: bySeatSchema<number>(z.int()),
  round: z.int().min(1),
  level: z.enum(LEVELS),
  mode: z.enum(HELP_MODES),
  at: z.string().exactOptional(),
});
