// The form of what stands on the slate, apart from what the page reads of it.
import { z } from 'zod';
import { SLATES } from '../../engine/games/shelf.ts';
import { SeatSchema } from '../../engine/table/fields.ts';

export const SlateColumnSchema = z.strictObject({
  chairs: z.array(SeatSchema).min(1).max(2),
  /** Marks in the game that is shown. */
  marks: z.int().min(0),
  /** Games won in this session, with the one that is shown once it is over. */
  games: z.int().min(0),
  /** Whether this game is won by them; several may win one together. */
  won: z.literal(true).exactOptional(),
  /** Whether they have the chalk, in games with one. */
  chalk: z.literal(true).exactOptional(),
});

export const SlateSchema = z.strictObject({
  /** How marks are drawn. */
  drawn: z.enum(SLATES),
  /** Marks that win a game. */
  target: z.int().min(1),
  /** Number of the game in the session, from 1. */
  game: z.int().min(1),
  /** Place on the sheet of the first line of this game, from 0. */
  from: z.int().min(0),
  columns: z.array(SlateColumnSchema).min(2).max(4),
});
