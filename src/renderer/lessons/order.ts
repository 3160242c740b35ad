// Moving one thing in a row.

/** The row with `what` at index `to`; everything else keeps its order. */
export function moved<T>(row: readonly T[], what: T, to: number): readonly T[] {
  const others = row.filter((other) => other !== what);
  return [...others.slice(0, to), what, ...others.slice(to)];
}
