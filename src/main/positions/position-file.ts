// The files of positions, kept or passed on: one that somebody has put together, under a name, or a folder of them.
import { z } from 'zod';
import { playableFrom } from '../../engine/positions/position-round.ts';
import { KeptSchema, MOST_TOGETHER, PositionIdSchema, PositionNameSchema } from '../../shared/calls/position-calls.ts';
import { problem } from '../../shared/border/problems.ts';
import type { Shape } from '../../shared/border/schemas.ts';
import { type Checked, type FileKind, type OwnKind, parseFile, refused } from '../store/check.ts';

const PositionFileSchema = z.strictObject({
  format: z.literal('schafkopf-stube-position'),
  version: z.literal(1),
  id: PositionIdSchema,
  changedAt: z.iso.datetime(),
  ...KeptSchema.shape,
  /** Its place in the folder, from 0. */
  place: z.int().min(0).exactOptional(),
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

const FolderFileSchema = z.strictObject({
  format: z.literal('schafkopf-stube-positions'),
  version: z.literal(1),
  name: PositionNameSchema,
  /** In their order. */
  positions: z.array(KeptSchema).min(1).max(MOST_TOGETHER),
});
export type FolderFile = Shape<typeof FolderFileSchema>;

export const FOLDER_KIND: FileKind<FolderFile> = {
  format: 'schafkopf-stube-positions',
  version: 1,
  schema: FolderFileSchema,
  maxBytes: 20_000_000,
};

/** A position of somebody else from the text of its file: what cannot be is refused with the reason that forbids it. */
export function checkPosition(text: string): Checked<PositionFile> {
  const parsed = parseFile(text, POSITION_KIND);
  return parsed.ok ? (impossible(parsed.value.position, 'position') ?? parsed) : parsed;
}

/** A folder of somebody else, refused for the first position in it that cannot be. */
export function checkFolder(text: string): Checked<FolderFile> {
  const parsed = parseFile(text, FOLDER_KIND);
  if (!parsed.ok) return parsed;
  for (const [at, { position }] of parsed.value.positions.entries()) {
    const wrong = impossible(position, `positions[${at}].position`);
    if (wrong) return wrong;
  }
  return parsed;
}

function impossible(position: PositionFile['position'], path: string): Checked<never> | undefined {
  const found = playableFrom(position);
  return found.ok ? undefined : refused(problem('F.BAD_FIELD', { path, detail: detailOf(found.because) }));
}

/** "P.TWICE: EO" */
const detailOf = ({ id, params }: Extract<ReturnType<typeof playableFrom>, { ok: false }>['because']): string =>
  'card' in params ? `${id}: ${params.card}` : id;
