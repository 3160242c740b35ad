// Objects without what is undefined: a part that is absent has no key.

type Optional<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];

/** The same, with every key that may be undefined perhaps absent. */
export type Defined<T> = Omit<T, Optional<T>> & { readonly [K in Optional<T>]?: Exclude<T[K], undefined> };

/** The parts that are there. */
export function defined<T extends object>(parts: T): Defined<T> {
  const found: Partial<T> = {};
  for (const key in parts) if (parts[key] !== undefined) found[key] = parts[key];
  return found as Defined<T>;
}
