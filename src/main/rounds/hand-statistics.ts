// How the player's hands have fallen over all rounds, beside what a fair shuffle lets one expect.
import {
  type Card,
  cardsOfPack,
  copiesIn,
  type PackSize,
  rankOf,
  type SinglePack,
  singlePack,
} from '../../engine/base/cards.ts';
import { orderOf } from '../../engine/play/order.ts';
import { handOrderContract, pureRules } from '../../engine/table/table-rules.ts';
import { HAND_KINDS, type HandLine } from '../../shared/table/fairness.ts';

/** The player's hand as it was dealt. */
export interface DealtHand {
  readonly pack: PackSize;
  readonly hand: readonly Card[];
}

type Kind = HandLine['kind'];

const RANK_OF = { obers: 'O', unters: 'U', aces: 'A' } as const;

/** Trumps are those of the Rufspiel, by whose order hands are sorted. */
const cardsOfKind = (kind: Kind, pack: SinglePack): readonly Card[] =>
  kind === 'trumps'
    ? orderOf(handOrderContract(pureRules(pack)), pack).trumps
    : cardsOfPack(pack).filter((card) => rankOf(card) === RANK_OF[kind]);

const kindsOf = (pack: SinglePack): Readonly<Record<Kind, ReadonlySet<Card>>> => ({
  obers: new Set(cardsOfKind('obers', pack)),
  unters: new Set(cardsOfKind('unters', pack)),
  trumps: new Set(cardsOfKind('trumps', pack)),
  aces: new Set(cardsOfKind('aces', pack)),
});

const CARDS: Readonly<Record<SinglePack, Readonly<Record<Kind, ReadonlySet<Card>>>>> = {
  32: kindsOf(32),
  24: kindsOf(24),
  20: kindsOf(20),
};

/** A hand as far as it is counted: many hands have that in common. */
export interface CountedHand {
  readonly pack: PackSize;
  readonly size: number;
  /** Cards of each kind; absent for packs with each card twice, of which nothing is told. */
  readonly held?: Readonly<Record<Kind, number>>;
}

export function countedHand({ pack, hand }: DealtHand): CountedHand {
  const counted = { pack, size: hand.length };
  if (copiesIn(pack) !== 1) return counted;
  const kinds = CARDS[singlePack(pack)];
  const held = (kind: Kind): number => hand.filter((card) => kinds[kind].has(card)).length;
  return {
    ...counted,
    held: { obers: held('obers'), unters: held('unters'), trumps: held('trumps'), aces: held('aces') },
  };
}

/** Mean and variance of the number of cards of a kind in one hand (hypergeometric). */
function chanceOf(kind: Kind, { pack, size }: CountedHand): { readonly mean: number; readonly variance: number } {
  const share = CARDS[singlePack(pack)][kind].size / pack;
  return { mean: size * share, variance: (size * share * (1 - share) * (pack - size)) / (pack - 1) };
}

const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

/** One line for every kind of card; none without hands. What is told is about Schafkopf's packs, not those with each card twice. */
export function handStatistics(all: readonly CountedHand[]): readonly HandLine[] {
  const hands = all.filter(({ held }) => held);
  const rounds = hands.length;
  if (rounds === 0) return [];
  return HAND_KINDS.map((kind) => {
    const chances = hands.map((dealt) => chanceOf(kind, dealt));
    return {
      kind,
      average: sumOf(hands, ({ held }) => held?.[kind] ?? 0) / rounds,
      expected: sumOf(chances, ({ mean }) => mean) / rounds,
      error: Math.sqrt(sumOf(chances, ({ variance }) => variance)) / rounds,
    };
  });
}
