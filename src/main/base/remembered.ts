// Remembers what was made of the last few texts: the same round is asked for again and again, and many rounds have the same rules.

/** `make`, which is not asked again about any of the last `most` different texts. What it gives must never be changed. */
export function remembered<T>(make: (text: string) => T, most: number): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.has(text) ? (known.get(text) as T) : make(text);
    known.delete(text);
    known.set(text, found);
    for (const [oldest] of known) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return found;
  };
}
