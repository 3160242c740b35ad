// Cards that cost the same, told together.
import type { Card } from '../../engine/base/cards.ts';

/** The cards of each amount, by the words for it, in the order in which they come. */
export function byAmount(
  costs: readonly { readonly card: Card; readonly cents: number }[],
  amountOf: (cents: number) => string,
): ReadonlyMap<string, readonly Card[]> {
  const cards = new Map<string, readonly Card[]>();
  for (const { card, cents } of costs) cards.set(amountOf(cents), [...(cards.get(amountOf(cents)) ?? []), card]);
  return cards;
}
