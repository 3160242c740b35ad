// From a file to data that can be trusted, or to the problem with its place: size, JSON, kind, version, fields.
import { readFile, stat } from 'node:fs/promises';
import type { z } from 'zod';
import { replay } from '../../engine/step.ts';
import { isOver } from '../../engine/round.ts';
import type { Round } from '../../engine/round.ts';
import type { RoundRecord } from '../../engine/log.ts';
import type { Problem } from '../../shared/problems.ts';
import { problem } from '../../shared/problems.ts';
import type { RoundFile } from '../../shared/round-file.ts';
import { MAX_FILE_BYTES, ROUND_FILE_VERSION, RoundFileSchema } from '../../shared/round-file.ts';
import type { StoreId } from '../../shared/saving.ts';
import type { Schema } from '../../shared/schemas.ts';
import type { Carried } from './carried.ts';
import { knownOf } from './carried.ts';
import { isTellable } from './tellable.ts';
import { handSizeAt, playersAt, seatsAt } from '../../engine/table-rules.ts';

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** A kind of file: what its `format` field says, the version this program writes, and its fields. */
export interface FileKind<T> {
  readonly format: string;
  readonly version: number;
  readonly schema: Schema<T>;
  /** Largest size that is read, in bytes. */
  readonly maxBytes: number;
}

/** A file of the program itself. */
export interface OwnKind<T> extends FileKind<T> {
  readonly store: StoreId;
  /** Parts whose every field must be understood: a rule that is not known cannot be played by. */
  readonly vital?: readonly string[];
  /** What is wrong beyond the form of the fields. */
  readonly objection?: (value: T) => Problem | undefined;
}

export const ROUND_KIND: FileKind<RoundFile> = {
  format: 'schafkopf-stube-round',
  version: ROUND_FILE_VERSION,
  schema: RoundFileSchema,
  maxBytes: MAX_FILE_BYTES,
};

const refused = (wrong: Problem): Checked<never> => ({ ok: false, problem: wrong });
export const accepted = <T>(value: T): Checked<T> => ({ ok: true, value });

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Errors that may be gone in a moment, and how long to wait for that, in milliseconds. */
const PASSING: readonly unknown[] = ['EBUSY', 'EMFILE', 'ENFILE', 'EAGAIN', 'EIO', 'EPERM', 'EACCES'];
const REREAD_AFTER = [20, 60, 200] as const;

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

/** What `read` gives, asked again where the system may only be busy. */
async function patiently<T>(read: () => Promise<T>): Promise<T> {
  for (const wait of REREAD_AFTER) {
    try {
      return await read();
    } catch (error) {
      if (!PASSING.includes(codeOf(error))) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return read();
}

/** The text of a file; undefined if there is none. A file that is too large is not read. */
export async function readLimited(file: string, maxBytes: number): Promise<Checked<string> | undefined> {
  try {
    const { size } = await patiently(() => stat(file));
    if (size > maxBytes) return refused(problem('F.TOO_BIG', { bytes: size, max: maxBytes }));
    return accepted(await patiently(() => readFile(file, 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    return refused(problem('F.UNREADABLE', { detail: messageOf(error) }));
  }
}

/** `record.entries[12].card` */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  );

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string | undefined;
  readonly errors?: readonly (readonly Issue[])[];
}

/** The deepest issue inside unions: of several ways in which none fits, the one that got furthest. */
function deepest({ path, message, errors }: Issue): Issue {
  const inner = (errors ?? []).flatMap((each) => each.map(deepest));
  const best = inner.reduce<Issue | undefined>((a, b) => (a && a.path.length >= b.path.length ? a : b), undefined);
  return best && best.path.length > 0 ? { ...best, path: [...path, ...best.path] } : { path, message };
}

function fieldProblem(error: z.ZodError): Problem {
  const [first] = error.issues;
  const { path, message } = deepest(first as Issue);
  return problem('F.BAD_FIELD', { path: placeOf(path), detail: message });
}

/** The JSON of a text, if it says that it is of this kind and of no later version. */
function valueIn(text: string, kind: Pick<FileKind<unknown>, 'format' | 'version'>): Checked<object> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return refused(problem('F.NOT_JSON', { detail: messageOf(error) }));
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== kind.format)
    return refused(problem('F.FOREIGN', {}));
  if ('version' in value && typeof value.version === 'number' && value.version > kind.version)
    return refused(problem('F.NEWER', { version: value.version }));
  return accepted(value);
}

/** What a text means as a file of this kind. Nothing is repaired or guessed. */
export function parseFile<T>(text: string, kind: FileKind<T>): Checked<T> {
  const read = valueIn(text, kind);
  if (!read.ok) return read;
  const parsed = kind.schema.safeParse(read.value);
  return parsed.success ? accepted(parsed.data) : refused(fieldProblem(parsed.error));
}

/** The same of a file that belongs to the program: fields that a later build has added are set apart, to be kept. */
export function parseOwn<T>(text: string, kind: OwnKind<T>): Checked<{ readonly value: T; readonly carried: Carried }> {
  const read = valueIn(text, kind);
  if (!read.ok) return read;
  const known = knownOf(read.value, kind.schema);
  if (!known.ok) return refused(fieldProblem(known.error));
  const vital = known.strange.find((field) => kind.vital?.some((part) => field.startsWith(`${part}.`)));
  return vital === undefined ? accepted(known) : refused(problem('F.NEWER_FIELD', { path: vital }));
}

/** What a table must be like beyond the form of its data: its players share the pack, and everybody is dealt a full hand. */
function objectionToRules({ rules, terms }: RoundRecord): Problem | undefined {
  const wrong = (path: string, detail: string): Problem => problem('F.BAD_FIELD', { path: `record.${path}`, detail });
  const players = playersAt(rules);
  if (rules.pack % players !== 0) return wrong('rules.pack', `${rules.pack} cards for ${players} players`);
  if (!seatsAt(rules).includes(terms.dealer)) return wrong('terms.dealer', `nobody sits in seat ${terms.dealer}`);
  const paired = [...rules.contracts, ...(rules.imposed ?? [])].find(({ parties }) => parties.kind !== 'alone');
  if (players === 3 && paired) return wrong('rules.contracts', `${paired.id} takes four players`);
  const dealt = rules.packets.reduce((sum, size) => sum + size, 0);
  const size = handSizeAt(rules);
  if (dealt === size) return undefined;
  return wrong('rules.packets', `${dealt} cards each instead of ${size}`);
}

/** The round that a record folds to; a record is data of somebody else, so its table may be unplayable too. */
export function foldRecord(record: RoundRecord): Checked<Round> {
  const wrong = objectionToRules(record);
  if (wrong) return refused(wrong);
  try {
    const folded = replay(record);
    if (folded.ok) return accepted(folded.round);
    return refused(problem('F.ILLEGAL_ENTRY', { entry: folded.at, because: folded.because }));
  } catch (error) {
    return refused(problem('F.BAD_FIELD', { path: 'record.rules', detail: messageOf(error) }));
  }
}

/** Reasons must belong to an entry and be known to the texts. */
function objectionToNotes({ notes, record }: RoundFile): Problem | undefined {
  const last = record.entries.length - 1;
  for (const [index, { entry, because }] of notes.entries()) {
    if (entry > last)
      return problem('F.BAD_FIELD', { path: `notes[${index}].entry`, detail: `the log ends with ${last}` });
    const strange = because.findIndex((fact) => !isTellable(fact));
    if (strange >= 0)
      return problem('F.BAD_FIELD', { path: `notes[${index}].because[${strange}]`, detail: 'no known reason' });
  }
  return undefined;
}

export interface CheckedRound {
  readonly file: RoundFile;
  readonly round: Round;
}

/** A finished round from the text of its file. */
export function checkRound(text: string): Checked<CheckedRound> {
  const parsed = parseFile(text, ROUND_KIND);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  const folded = foldRecord(file.record);
  if (!folded.ok) return folded;
  const wrong = objectionToNotes(file);
  if (wrong) return refused(wrong);
  return isOver(folded.value) ? accepted({ file, round: folded.value }) : refused(problem('F.UNFINISHED', {}));
}
