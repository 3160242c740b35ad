// The form of what stands on the slate, apart from what the page reads of it.
import { z } from 'zod';
import { SLATES } from '../engine/games/shelf.ts';
import { SeatSchema } from '../engine/kernel/fields.ts';
import type { Schema } from './schemas.ts';
import type { SlateColumn, SlateView } from './slate.ts';

const SlateColumnSchema: Schema<SlateColumn> = z.strictObject({
  chairs: z.array(SeatSchema).min(1).max(2),
  marks: z.int().min(0),
  games: z.int().min(0),
  won: z.literal(true).exactOptional(),
  chalk: z.literal(true).exactOptional(),
});

export const SlateSchema: Schema<SlateView> = z.strictObject({
  drawn: z.enum(SLATES),
  target: z.int().min(1),
  game: z.int().min(1),
  from: z.int().min(0),
  columns: z.array(SlateColumnSchema).min(2).max(4),
});
