// Fields of a file that this build does not know: set apart when the file is read, put back when it is written.
import type { z } from 'zod';

type Step = PropertyKey;

/** A field that is not known, with the way to the object that holds it. */
interface Stranger {
  readonly path: readonly Step[];
  readonly key: string;
}

/** How an element of a list is found again: by what names it, or by its place. */
type Named = { readonly by: (typeof NAMES)[number]; readonly name: unknown } | { readonly index: number };
type Way = readonly (string | Named)[];

export interface Carried {
  /** Names the content; another content, such as a new session, takes nothing over. */
  readonly id: unknown;
  readonly fields: readonly { readonly way: Way; readonly key: string; readonly value: unknown }[];
}

export const NOTHING_CARRIED: Carried = { id: undefined, fields: [] };

/** Fields that name the elements of a list. */
const NAMES = ['id', 'key', 'trainer', 'number'] as const;

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly Step[];
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly Issue[])[];
}

/** The unknown fields, if nothing else is wrong; in a union, those of the first case that would fit without them. */
function strangersIn(issues: readonly Issue[], at: readonly Step[] = []): readonly Stranger[] | undefined {
  const found: Stranger[] = [];
  for (const issue of issues) {
    const path = [...at, ...issue.path];
    const inside =
      issue.code === 'unrecognized_keys'
        ? (issue.keys ?? []).map((key) => ({ path, key }))
        : (issue.errors ?? []).map((each) => strangersIn(each, path)).find((each) => each !== undefined);
    if (!inside) return undefined;
    found.push(...inside);
  }
  return found;
}

const isHolder = (value: unknown): value is Record<Step, unknown> => typeof value === 'object' && value !== null;

function namedIn(list: readonly unknown[], index: number): Named {
  const element = list[index];
  const by = isHolder(element) ? NAMES.find((name) => name in element) : undefined;
  return by !== undefined && isHolder(element) ? { by, name: element[by] } : { index };
}

const elementIn = (list: readonly unknown[], named: Named): unknown =>
  'index' in named ? list[named.index] : list.find((each) => isHolder(each) && each[named.by] === named.name);

/** The way of a path, and the object at its end. */
function follow(root: unknown, path: readonly Step[]): { readonly way: Way; readonly holder: unknown } {
  const way: (string | Named)[] = [];
  let holder = root;
  for (const step of path) {
    way.push(Array.isArray(holder) ? namedIn(holder, Number(step)) : String(step));
    holder = isHolder(holder) ? holder[step] : undefined;
  }
  return { way, holder };
}

/** Most rounds of looking: what is unknown inside a union shows only when it is gone around it. */
const ROUNDS = 8;

/** `error` if more is wrong than fields that are not known; `strange` names the first of those. */
export type Known<T> =
  | { readonly ok: true; readonly value: T; readonly carried: Carried; readonly strange: readonly string[] }
  | { readonly ok: false; readonly error: z.ZodError };

/** What a schema makes of a value without the fields that it does not know. The value itself is changed. */
export function knownOf<T>(value: unknown, schema: z.ZodType<T>): Known<T> {
  const fields: Carried['fields'][number][] = [];
  const strange: string[] = [];
  const id = isHolder(value) ? value['id'] : undefined;
  let parsed = schema.safeParse(value);
  for (let round = 0; !parsed.success && round < ROUNDS; round++) {
    const strangers = strangersIn(parsed.error.issues);
    if (!strangers) break;
    for (const { path, key } of strangers) {
      const { way, holder } = follow(value, path);
      if (!isHolder(holder)) continue;
      fields.push({ way, key, value: holder[key] });
      strange.push([...path, key].map(String).join('.'));
      delete holder[key];
    }
    parsed = schema.safeParse(value);
  }
  if (!parsed.success) return { ok: false, error: parsed.error };
  return { ok: true, value: parsed.data, carried: { id, fields }, strange };
}

/** The text of a content with the fields put back, where what held them is still there. */
export function textWith(content: object, { id, fields }: Carried): string {
  const text = JSON.stringify(content);
  if (fields.length === 0) return text;
  const root: unknown = JSON.parse(text);
  if (isHolder(root) && root['id'] !== id) return text;
  for (const { way, key, value } of fields) {
    let holder: unknown = root;
    for (const step of way) {
      if (typeof step !== 'string') holder = Array.isArray(holder) ? elementIn(holder, step) : undefined;
      else holder = isHolder(holder) ? holder[step] : undefined;
    }
    if (isHolder(holder) && !Array.isArray(holder) && !Object.hasOwn(holder, key)) holder[key] = value;
  }
  return JSON.stringify(root);
}
