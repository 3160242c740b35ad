// A promise that is kept by hand: what happens while an answer is under way.

/** What is asked for, and the way to give it; `keep` answers all who wait. */
export interface Held<T> {
  readonly promise: Promise<T>;
  readonly keep: (value: T) => void;
}

export function held<T>(): Held<T> {
  let keep: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (keep = resolve));
  return { promise, keep };
}

/** Lets everything be done that waits for nothing else. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
