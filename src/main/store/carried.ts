// What a file holds that this build does not know, fields and values: set apart when the file is read, put back when it is written.
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
  /** Elements of lists, which go back to the end of theirs. */
  readonly elements: readonly { readonly way: Way; readonly value: unknown }[];
}

export const NOTHING_CARRIED: Carried = { id: undefined, fields: [], elements: [] };

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

/** A part of a file that others do without: the names on the way to it, `*` for any name or place in a list. */
export type LoosePart = string;

/** The loose part that holds what is at a path; undefined if it is in none. */
function looseAround(path: readonly Step[], parts: readonly LoosePart[]): readonly Step[] | undefined {
  const around = parts
    .map((part) => part.split('.'))
    .find((steps) => steps.length <= path.length && steps.every((step, at) => step === '*' || step === path[at]));
  return around && path.slice(0, around.length);
}

/** The loose parts in which something is wrong, those behind in a list first, so that places stay true while they are taken out. */
function looseIn(issues: readonly Issue[], parts: readonly LoosePart[]): readonly Stranger[] {
  const found = new Map<string, readonly Step[]>();
  for (const issue of issues) {
    const around = looseAround(issue.path, parts);
    if (around && !strangersIn([issue])) found.set(JSON.stringify(around), around);
  }
  const behindFirst = (a: readonly Step[], b: readonly Step[]): number => Number(b.at(-1)) - Number(a.at(-1)) || 0;
  return [...found.values()].sort(behindFirst).map((path) => ({ path: path.slice(0, -1), key: String(path.at(-1)) }));
}

/** Most rounds of looking: what is unknown inside a union shows only when it is gone around it. */
const ROUNDS = 8;

/**
 * `error` if more is wrong than fields that are not known and loose parts; `strange` names the first of those, `fallen` the
 * parts that were left out.
 */
export type Known<T> =
  | {
      readonly ok: true;
      readonly value: T;
      readonly carried: Carried;
      readonly strange: readonly string[];
      readonly fallen: readonly string[];
    }
  | { readonly ok: false; readonly error: z.ZodError };

/** What a schema makes of a value without what it does not know. The value itself is changed. */
export function knownOf<T>(value: unknown, schema: z.ZodType<T>, loose: readonly LoosePart[] = []): Known<T> {
  const id = isHolder(value) ? value['id'] : undefined;
  const taken: Taken = { fields: [], elements: [] };
  const [strange, fallen]: [string[], string[]] = [[], []];
  let parsed = schema.safeParse(value);
  for (let round = 0; !parsed.success && round < ROUNDS; round++) {
    const { issues } = parsed.error;
    const strangers = strangersIn(issues);
    const out = strangers ?? looseIn(issues, loose);
    if (out.length === 0) break;
    for (const stranger of out)
      if (takeOut(value, stranger, taken))
        (strangers ? strange : fallen).push([...stranger.path, stranger.key].map(String).join('.'));
    parsed = schema.safeParse(value);
  }
  if (!parsed.success) return { ok: false, error: parsed.error };
  return { ok: true, value: parsed.data, carried: { id, ...taken }, strange, fallen };
}

interface Taken {
  readonly fields: Carried['fields'][number][];
  readonly elements: Carried['elements'][number][];
}

/** Takes a field or an element out of a value and remembers it; says whether it was there. */
function takeOut(value: unknown, { path, key }: Stranger, { fields, elements }: Taken): boolean {
  const { way, holder } = follow(value, path);
  if (!isHolder(holder) || !(key in holder)) return false;
  if (Array.isArray(holder)) elements.unshift({ way, value: (holder as unknown[]).splice(Number(key), 1)[0] });
  else {
    fields.push({ way, key, value: holder[key] });
    delete holder[key];
  }
  return true;
}

/** What is carried without what lay in these fields of the content, or below them. */
export const withoutParts = (carried: Carried, parts: readonly string[]): Carried => {
  const outside = ({ way: [first] }: { readonly way: Way }): boolean =>
    typeof first !== 'string' || !parts.includes(first);
  const stays = (field: Carried['fields'][number]): boolean =>
    outside(field) && !(field.way.length === 0 && parts.includes(field.key));
  return { ...carried, fields: carried.fields.filter(stays), elements: carried.elements.filter(outside) };
};

/** What lies at the end of a way. */
const atEnd = (root: unknown, way: Way): unknown =>
  way.reduce<unknown>((holder, step) => {
    if (typeof step !== 'string') return Array.isArray(holder) ? elementIn(holder, step) : undefined;
    return isHolder(holder) ? holder[step] : undefined;
  }, root);

/** The text of a content with what was taken out put back, where what held it is still there and nothing else has its place. */
export function textWith(content: object, { id, fields, elements }: Carried): string {
  const text = JSON.stringify(content);
  if (fields.length + elements.length === 0) return text;
  const root: unknown = JSON.parse(text);
  if (isHolder(root) && root['id'] !== id) return text;
  for (const { way, value } of elements) {
    const holder = atEnd(root, way);
    if (Array.isArray(holder)) holder.push(value);
  }
  for (const { way, key, value } of fields) {
    const holder = atEnd(root, way);
    if (isHolder(holder) && !Array.isArray(holder) && !Object.hasOwn(holder, key)) holder[key] = value;
  }
  return JSON.stringify(root);
}
