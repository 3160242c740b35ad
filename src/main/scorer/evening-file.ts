// The file of an evening with real cards: its people and rules, and the log of what was written.
import { z } from 'zod';
import { courseOf } from '../../engine/scorer/course.ts';
import { MOST_PEOPLE, UNITS } from '../../engine/games/shelf.ts';
import { LogEntrySchema, PersonSchema, ScorerGameSchema, SettlingSchema } from '../../shared/calls/scorer-calls.ts';
import { problem } from '../../shared/border/problems.ts';
import type { Shape } from '../../shared/border/schemas.ts';
import { HouseRulesSchema } from '../../shared/rules/house-schema.ts';
import type { OwnKind } from '../store/check.ts';

const EveningFileSchema = z.strictObject({
  format: z.literal('schafkopf-stube-evening'),
  version: z.literal(1),
  id: z.string().regex(/^[A-Za-z0-9-]{1,48}$/),
  begunAt: z.iso.datetime(),
  house: HouseRulesSchema,
  game: ScorerGameSchema.exactOptional(),
  unit: z.enum(UNITS),
  /** Set if suits and called cards are written down. */
  suits: z.literal(true).exactOptional(),
  people: z.array(PersonSchema).max(MOST_PEOPLE),
  /** Absent where everything is paid to the cent. */
  settling: SettlingSchema.exactOptional(),
  log: z.array(LogEntrySchema).max(5000),
});
export type EveningFile = Shape<typeof EveningFileSchema>;

export const EVENING_KIND: OwnKind<EveningFile> = {
  store: 'scorer',
  format: 'schafkopf-stube-evening',
  version: 1,
  schema: EveningFileSchema,
  maxBytes: 4_000_000,
  vital: ['house', 'people', 'log'],
  objection(file) {
    const folded = courseOf(file);
    return folded.ok ? undefined : problem('F.BAD_FIELD', { path: `log[${folded.at}]`, detail: folded.reason.id });
  },
};
