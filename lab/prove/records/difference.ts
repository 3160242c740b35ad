// How a record differs from what the engine finds: paths, values, and the comparing of single fields.

export interface Difference {
  /** Field of the record, for example `tricks[3].plays[1].legal`. */
  readonly path: string;
  /** What the record says. */
  readonly expected: unknown;
  /** What the engine finds; null where the record itself makes no sense. */
  readonly actual: unknown;
  /** Why the record makes no sense there. */
  readonly message?: string;
}

/** What `check` says about one record. */
export interface Report {
  readonly id: string | null;
  readonly ok: boolean;
  readonly differences: readonly Difference[];
  /** Game, contract or option that the engine does not play yet. */
  readonly unsupported?: string;
}

/** What a checker of one kind of record finds. */
export interface Findings {
  readonly differences: readonly Difference[];
  readonly unsupported?: string;
}

export const unsupported = (what: string): Findings => ({ differences: [], unsupported: what });

/** A field whose value cannot be: a bad card, a card twice, a hand too long. */
export const nonsense = (path: string, expected: unknown, message: string): Difference => ({
  path,
  expected: expected ?? null,
  actual: null,
  message,
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two JSON values are the same. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && sameJson(a[key], b[key]));
}

/** No difference if the record leaves the field out; lists are compared whole, as in `legal`. */
export const compare = (path: string, expected: unknown, actual: unknown): readonly Difference[] =>
  expected === undefined || sameJson(expected, actual) ? [] : [{ path, expected, actual }];

/** Compares the fields that both objects have; fields known to the record only are ignored. */
export const compareFields = (
  path: string,
  expected: Readonly<Record<string, unknown>>,
  actual: Readonly<Record<string, unknown>>,
): readonly Difference[] =>
  Object.keys(actual).flatMap((key) => compare(path === '' ? key : `${path}.${key}`, expected[key], actual[key]));

/** A path as the records write it: names with dots, indices and other keys in brackets. */
export const pathOf = (steps: readonly PropertyKey[]): string =>
  steps
    .map((step) =>
      typeof step === 'number'
        ? `[${step}]`
        : /^[a-z_]\w*$/i.test(String(step))
          ? `.${String(step)}`
          : `["${String(step)}"]`,
    )
    .join('')
    .replace(/^\./, '');
