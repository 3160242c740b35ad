// Schema of what was chosen besides the house rules for the session begun last.
import { z } from 'zod';
import { SHELF } from '../../engine/games/shelf.ts';
import { HELP_MODES } from './help-modes.ts';
import { LEVELS } from './levels.ts';

export const LastTableSchema = z.strictObject({
  game: z.enum(SHELF),
  level: z.enum(LEVELS),
  mode: z.enum(HELP_MODES),
});
