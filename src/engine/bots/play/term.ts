// A consideration for or against a card: so many card points, and the fact behind it.
import type { Card } from '../../base/cards.ts';
import type { Fact } from '../../inference/facts.ts';

export interface Term {
  /** Card points for (positive) or against (negative) the card. */
  readonly value: number;
  readonly fact?: Fact;
}

export interface Judged {
  readonly card: Card;
  /** What the card does, if there is a name for it; given as the first reason. */
  readonly main?: Fact | undefined;
  readonly terms: readonly Term[];
}

/** Most facts that are given for one decision. */
const MOST_FACTS = 3;

export const worthOf = ({ terms }: Judged): number => terms.reduce((sum, { value }) => sum + value, 0);

/** The best card; among equals the first. */
export const bestOf = (judged: readonly Judged[]): Judged | undefined =>
  judged.reduce<Judged | undefined>((best, each) => (best && worthOf(best) >= worthOf(each) ? best : each), undefined);

/** The facts that speak for a card: what it does, then the weightiest. */
export const factsFor = (judged: Judged): readonly Fact[] => allFactsFor(judged).slice(0, MOST_FACTS);

/** All of them, in that order. */
export function allFactsFor({ main, terms }: Judged): readonly Fact[] {
  const others = [...terms]
    .filter(({ value }) => value >= 0)
    .sort((a, b) => b.value - a.value)
    .flatMap(({ fact }) => fact ?? []);
  return [...(main ? [main] : []), ...others];
}
