// Records of a partner draw (`record: "draw"`): how many cards are dealt face up, whom they name, and who changes places.
import { z } from 'zod';
import { drawnOpen } from '../../../src/engine/table/open-draw.ts';
import { swapFor } from '../../../src/engine/round/partner-draw.ts';
import { compareFields, type Findings } from './difference.ts';
import { CardsSchema, parse, SeatSchema } from './schemas.ts';

const DrawSchema = z.object({
  pack: CardsSchema.min(1).max(32),
  first: SeatSchema,
  expect: z.record(z.string(), z.unknown()),
});

/** All games that draw partners do so by Unters. */
const NAMES_PARTNERS = 'U';

export function checkDraw(json: unknown): Findings {
  const parsed = parse(DrawSchema, json);
  if (!parsed.ok) return parsed;
  const { pack, first, expect } = parsed.value;
  const { drawn, partners } = drawnOpen(pack, first, NAMES_PARTNERS);
  const found = {
    cards: drawn.length,
    partners: partners ?? null,
    swap: (partners && swapFor(partners)) ?? null,
  };
  return { differences: compareFields('expect', expect, found) };
}
