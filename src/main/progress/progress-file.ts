// The small file of what no round remembers: attempts that the rules refused, and from when on rounds are counted.
import { z } from 'zod';
import { REASON_IDS, type ReasonId } from '../../engine/base/reasons.ts';
import type { Shape } from '../../shared/border/schemas.ts';
import type { OwnKind } from '../store/check.ts';

const ProgressFileSchema = z.strictObject({
  format: z.literal('schafkopf-stube-progress'),
  version: z.literal(1),
  /** Rounds that ended before are not counted; absent if all are. */
  since: z.iso.datetime().exactOptional(),
  refusals: z.array(z.strictObject({ id: z.enum(REASON_IDS), count: z.int().min(1) })).max(REASON_IDS.length),
});
export type ProgressFile = Shape<typeof ProgressFileSchema>;

export const PROGRESS_KIND: OwnKind<ProgressFile> = {
  store: 'progress',
  format: 'schafkopf-stube-progress',
  version: 1,
  schema: ProgressFileSchema,
  maxBytes: 100_000,
  loose: ['since', 'refusals.*'],
};

export const NOTHING_COUNTED: ProgressFile = { format: 'schafkopf-stube-progress', version: 1, refusals: [] };

/** The file with one more refused attempt. */
export function withRefusal(file: ProgressFile, id: ReasonId): ProgressFile {
  const known = file.refusals.find((each) => each.id === id);
  const others = file.refusals.filter((each) => each.id !== id);
  return { ...file, refusals: [...others, { id, count: (known?.count ?? 0) + 1 }] };
}
