// The file of a position, kept or passed on: what somebody has put together, under a name.
import { z } from 'zod';
import { playableFrom } from '../../engine/positions/position-round.ts';
import { PositionIdSchema, PositionNameSchema, PositionSchema } from '../../shared/calls/position-calls.ts';
import { problem } from '../../shared/border/problems.ts';
import type { Shape } from '../../shared/border/schemas.ts';
import { type Checked, type OwnKind, parseFile, refused } from '../store/check.ts';

const PositionFileSchema = z.strictObject({
  format: z.literal('schafkopf-stube-position'),
  version: z.literal(1),
  id: PositionIdSchema,
  name: PositionNameSchema,
  changedAt: z.iso.datetime(),
  position: PositionSchema,
});
export type PositionFile = Shape<typeof PositionFileSchema>;

export const POSITION_KIND: OwnKind<PositionFile> = {
  store: 'positions',
  format: 'schafkopf-stube-position',
  version: 1,
  schema: PositionFileSchema,
  maxBytes: 200_000,
  vital: ['position'],
};

/** A position of somebody else from the text of its file: what cannot be is refused with the reason that forbids it. */
export function checkPosition(text: string): Checked<PositionFile> {
  const parsed = parseFile(text, POSITION_KIND);
  if (!parsed.ok) return parsed;
  const found = playableFrom(parsed.value.position);
  return found.ok ? parsed : refused(problem('F.BAD_FIELD', { path: 'position', detail: detailOf(found.because) }));
}

/** "P.TWICE: EO" */
const detailOf = ({ id, params }: Extract<ReturnType<typeof playableFrom>, { ok: false }>['because']): string =>
  'card' in params ? `${id}: ${params.card}` : id;
