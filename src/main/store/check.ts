// From a file to data that can be trusted, or to the problem with its place: size, JSON, kind, version, fields.
import type { z } from 'zod';
import { oneLine } from '../../shared/border/one-line.ts';
import { type Problem, problem } from '../../shared/border/problems.ts';
import type { StoreId } from '../../shared/border/saving.ts';
import type { Schema } from '../../shared/border/schemas.ts';
import { type Carried, knownOf, type LoosePart } from './carried.ts';
import { type ReadFile, readUpTo, TooBig } from './read-file.ts';

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
  /** Parts that the rest does without, so that a value in them that is not understood costs nothing but the part. */
  readonly loose?: readonly LoosePart[];
  /** What is wrong beyond the form of the fields. */
  readonly objection?: (value: T) => Problem | undefined;
}

export const refused = (wrong: Problem): Checked<never> => ({ ok: false, problem: wrong });
export const accepted = <T>(value: T): Checked<T> => ({ ok: true, value });

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What the system says of an error, without the path that it names: "ENOSPC: no space left on device". */
export function causeOf(error: unknown): string {
  const { syscall } = Object(error) as NodeJS.ErrnoException;
  return messageOf(error).split(`, ${syscall ?? ''} '`)[0] ?? '';
}

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

/** A file as it was read; undefined if there is none. One that is too large, or none of the ordinary ones, is not read. */
export async function readLimited(file: string, maxBytes: number): Promise<Checked<ReadFile> | undefined> {
  try {
    return accepted(await patiently(() => readUpTo(file, maxBytes)));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (error instanceof TooBig) return refused(problem('F.TOO_BIG', { bytes: error.bytes, max: maxBytes }));
    return refused(problem('F.UNREADABLE', { detail: messageOf(error) }));
  }
}

/** Details may quote a file of somebody else, which may hold anything: they are shown in one line of so many characters. */
const MOST_DETAIL = 160;
export const detailOf = (error: unknown): string => oneLine(messageOf(error), MOST_DETAIL);

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
  return problem('F.BAD_FIELD', { path: placeOf(path), detail: detailOf(message) });
}

/** Deepest nesting of a file that is read; the program's own stay far below, and a parser runs out of its stack at a high price. */
const DEEPEST = 200;

/** Whether JSON opens more brackets inside each other than any file of ours. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length && depth <= DEEPEST; at++) {
    const letter = text[at];
    if (letter === '"') inString = !inString;
    else if (inString) at += letter === '\\' ? 1 : 0;
    else if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth--;
  }
  return depth > DEEPEST;
}

/** The JSON of a text, if it says that it is of this kind and of no later version. */
function valueIn(text: string, kind: Pick<FileKind<unknown>, 'format' | 'version'>): Checked<object> {
  if (isTooDeep(text)) return refused(problem('F.NOT_JSON', { detail: 'nested too deep' }));
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return refused(problem('F.NOT_JSON', { detail: detailOf(error) }));
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

/** A file of the program: its content, what is carried along, and the parts that are left out (`settings.deck`). */
export interface OwnRead<T> {
  readonly value: T;
  readonly carried: Carried;
  readonly fallen: readonly string[];
}

/** The same of a file that belongs to the program: what a later build has added is set apart, to be kept. */
export function parseOwn<T>(text: string, kind: OwnKind<T>): Checked<OwnRead<T>> {
  const read = valueIn(text, kind);
  if (!read.ok) return read;
  const known = knownOf(read.value, kind.schema, kind.loose);
  if (!known.ok) return refused(fieldProblem(known.error));
  const vital = known.strange.find((field) => kind.vital?.some((part) => field.startsWith(`${part}.`)));
  return vital === undefined ? accepted(known) : refused(problem('F.NEWER_FIELD', { path: vital }));
}
