// How the player's hands have fallen over all rounds, beside what a fair shuffle lets one expect.
import type { Card, PackSize } from '../../engine/cards.ts';
import { cardsOfPack, handSizeOf, rankOf } from '../../engine/cards.ts';
import { orderOf } from '../../engine/order.ts';
import { handOrderContract, pureRules } from '../../engine/table-rules.ts';
import type { HandLine } from '../../shared/fairness.ts';
import { HAND_KINDS } from '../../shared/fairness.ts';

/** The player's hand as it was dealt. */
export interface DealtHand {
  readonly pack: PackSize;
  readonly hand: readonly Card[];
}

type Kind = HandLine['kind'];

/** Trumps are those of the Rufspiel, by whose order hands are sorted. */
function isOfKind(kind: Kind, card: Card, pack: PackSize): boolean {
  if (kind === 'trumps') return orderOf(handOrderContract(pureRules(pack)), pack).groupOf(card) === 'trump';
  return rankOf(card) === ({ obers: 'O', unters: 'U', aces: 'A' } as const)[kind];
}

/** Mean and variance of the number of cards of a kind in one hand (hypergeometric). */
function chanceOf(kind: Kind, pack: PackSize): { readonly mean: number; readonly variance: number } {
  const size = handSizeOf(pack);
  const share = cardsOfPack(pack).filter((card) => isOfKind(kind, card, pack)).length / pack;
  return { mean: size * share, variance: (size * share * (1 - share) * (pack - size)) / (pack - 1) };
}

const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

/** One line for every kind of card; none without hands. */
export function handStatistics(hands: readonly DealtHand[]): readonly HandLine[] {
  const rounds = hands.length;
  if (rounds === 0) return [];
  return HAND_KINDS.map((kind) => {
    const held = sumOf(hands, ({ hand, pack }) => hand.filter((card) => isOfKind(kind, card, pack)).length);
    const chances = hands.map(({ pack }) => chanceOf(kind, pack));
    return {
      kind,
      average: held / rounds,
      expected: sumOf(chances, ({ mean }) => mean) / rounds,
      error: Math.sqrt(sumOf(chances, ({ variance }) => variance)) / rounds,
    };
  });
}
