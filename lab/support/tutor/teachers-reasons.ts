// Positions with the cause that a teacher gives for the right card, as they lie in a file.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { step } from '../../../src/engine/round/step.ts';
import { type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import type { Entry } from '../../../src/engine/table/log.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { pureRules } from '../../../src/engine/table/table-rules.ts';
import { SeatSchema } from '../../prove/records/schemas.ts';

const InBoth = z.object({ de: z.string(), en: z.string() });
const TeachersReasonSchema = z.object({
  id: z.string(),
  terms: z.object({ dealer: SeatSchema }),
  entries: z.array(z.custom<Entry>()),
  seat: SeatSchema,
  natural: z.string(),
  best: z.array(z.string()),
  idea: z.string(),
  cause: InBoth,
  rule: InBoth,
});
export type TeachersReason = z.infer<typeof TeachersReasonSchema>;

/** What the seat sees when it is to decide. Throws where an entry is refused. */
export function viewIn({ id, terms, entries, seat }: TeachersReason): SeatView {
  let round: Round = startRound(pureRules(32), terms);
  for (const entry of entries) {
    const next = step(round, entry);
    if (!next.ok) throw new Error(`${id}: ${next.because.id}`);
    round = next.round;
  }
  return viewFor(round, seat);
}

/** All of a file of lines. Throws where one is none. */
export const teachersReasonsIn = (file: string): readonly TeachersReason[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => TeachersReasonSchema.parse(JSON.parse(line)));
