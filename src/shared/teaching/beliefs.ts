// Where the unseen cards lie, as the page gets it.
import { z } from 'zod';
import { SUITS } from '../../engine/base/cards.ts';
import { SAID } from '../../engine/bots/sampling/said.ts';
import type { CardBelief } from '../../engine/tutor/beliefs/beliefs.ts';
import { type Clue, LEANS } from '../../engine/tutor/beliefs/clue.ts';
import { CardSchema, type Schema, SeatSchema, type Shape } from '../border/schemas.ts';

const OF_SEAT = { seat: SeatSchema, lean: z.enum(LEANS) };

const ClueSchema: Schema<Clue> = z.union([
  z.strictObject({ ...OF_SEAT, of: z.enum(SAID) }),
  z.strictObject({ ...OF_SEAT, of: z.literal('play'), card: CardSchema, trick: z.int().min(1).max(8) }),
]);

const CardBeliefSchema: Schema<CardBelief> = z.strictObject({
  card: CardSchema,
  group: z.enum(['trump', ...SUITS]),
  places: z.array(
    z.strictObject({
      seat: SeatSchema,
      chance: z.number().min(0).max(1),
    }),
  ),
  lacking: z.array(SeatSchema),
  clue: ClueSchema.exactOptional(),
});

export const BeliefsSchema = z.array(CardBeliefSchema).max(32);
export type Beliefs = Shape<typeof BeliefsSchema>;

/** Where the cards lie; or the table has moved on; or nothing is told of this game, or of this moment. */
export const BeliefsAnswerSchema = z.union([
  z.strictObject({ outcome: z.literal('beliefs'), beliefs: BeliefsSchema }),
  z.strictObject({ outcome: z.enum(['stale', 'nothing', 'failed']) }),
]);
export type BeliefsAnswer = Shape<typeof BeliefsAnswerSchema>;
