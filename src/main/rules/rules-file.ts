// Files of house rules: the program's own with all named sets, and one with a single set to pass on.
import { z } from 'zod';
import { conflictsIn } from '../../engine/options/conflicts.ts';
import { type HouseRules, PURE_2007 } from '../../engine/options/options.ts';
import { MOST_NAME } from '../../shared/border/limits.ts';
import { HouseChangesSchema } from '../../shared/rules/house-schema.ts';
import { LastTableSchema } from '../../shared/table/last-table-schema.ts';
import { oneLine } from '../../shared/border/one-line.ts';
import { problem } from '../../shared/border/problems.ts';
import type { Shape } from '../../shared/border/schemas.ts';
import { accepted, type Checked, type FileKind, type OwnKind, parseFile } from '../store/check.ts';

/** Most sets that are kept. */
export const MOST_SETS = 100;

const Name = z.string().min(1).max(MOST_NAME);

const NamedRulesSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  name: Name,
  house: HouseChangesSchema,
});

/** Rules under a name. Options that a file does not name came later than the file, and are as in the pure game. */
export type NamedRules = Shape<typeof NamedRulesSchema>;

const OwnRulesSchema = z.strictObject({
  format: z.literal('schafkopf-stube-own-rules'),
  version: z.literal(1),
  sets: z.array(NamedRulesSchema).max(MOST_SETS),
  /** Rules of the session begun last. */
  last: HouseChangesSchema.exactOptional(),
  /** What else was chosen for it. */
  lastTable: LastTableSchema.exactOptional(),
});
export type OwnRulesFile = Shape<typeof OwnRulesSchema>;

export const OWN_RULES_KIND: OwnKind<OwnRulesFile> = {
  store: 'rules',
  format: 'schafkopf-stube-own-rules',
  version: 1,
  schema: OwnRulesSchema,
  maxBytes: 2_000_000,
  loose: ['sets.*', 'last', 'lastTable'],
};

export const NO_OWN_RULES: OwnRulesFile = { format: 'schafkopf-stube-own-rules', version: 1, sets: [] };

const RulesFileSchema = z.strictObject({
  format: z.literal('schafkopf-stube-rules'),
  version: z.literal(1),
  name: Name,
  house: HouseChangesSchema,
});

/** A set to pass on. */
export type RulesFile = Shape<typeof RulesFileSchema>;

export const RULES_KIND: FileKind<RulesFile> = {
  format: 'schafkopf-stube-rules',
  version: 1,
  schema: RulesFileSchema,
  maxBytes: 100_000,
};

/** All options, those of the pure game where a file says nothing. */
export const completed = (house: Partial<HouseRules>): HouseRules => ({ ...PURE_2007, ...house });

export const rulesFileText = (name: string, house: HouseRules): string =>
  JSON.stringify({ format: 'schafkopf-stube-rules', version: 1, name, house } satisfies RulesFile, undefined, 1);

/** Rules of somebody else from the text of their file: form and values are checked, and that nothing contradicts itself. */
export function checkRules(text: string): Checked<{ readonly name: string; readonly house: HouseRules }> {
  const parsed = parseFile(text, RULES_KIND);
  if (!parsed.ok) return parsed.problem.id === 'F.FOREIGN' ? { ok: false, problem: problem('F.NO_RULES', {}) } : parsed;
  const house = completed(parsed.value.house);
  const [conflict] = conflictsIn(house);
  if (conflict) return { ok: false, problem: problem('F.RULES_CONFLICT', { conflict }) };
  const name = cleanName(parsed.value.name);
  if (name === '') return { ok: false, problem: problem('F.BAD_FIELD', { path: 'name', detail: 'nothing to read' }) };
  return accepted({ name, house });
}

/** The name of a set as it is shown and kept. */
export const cleanName = (name: string): string => oneLine(name, MOST_NAME);
