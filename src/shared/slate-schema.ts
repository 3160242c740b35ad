// The form of what stands on the slate, apart from what the page reads of it.
import { z } from 'zod';
import { SLATES } from '../engine/games/shelf.ts';
import type { Schema } from './schemas.ts';
import type { SideNumber, SlateSide, SlateView } from './slate.ts';
import { SIDES } from './slate.ts';

const Side: Schema<SideNumber> = z.literal(SIDES);
const SlateSideSchema: Schema<SlateSide> = z.strictObject({ marks: z.int().min(0), games: z.int().min(0) });

export const SlateSchema: Schema<SlateView> = z.strictObject({
  drawn: z.enum(SLATES),
  target: z.int().min(1),
  game: z.int().min(1),
  from: z.int().min(0),
  sides: z.tuple([SlateSideSchema, SlateSideSchema]),
  wonBy: Side.exactOptional(),
  chalk: Side.exactOptional(),
});
