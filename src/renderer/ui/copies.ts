// Keys for cards that are drawn side by side, of which two may be equal.

/** A key for each card: its face, and for a second copy in the same row its face with a number. */
export function copyKeys(cards: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return before === 0 ? card : `${card} ${before + 1}`;
  });
}
