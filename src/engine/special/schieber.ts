// The Schieber: who is offered the two highest Obers, and how two cards go round to the dealer (SPEC 3.12).
import type { Card } from '../base/cards.ts';
import { filledUpFrom } from '../table/dealing.ts';
import type { RoundTerms } from '../table/log.ts';
import { type BySeat, bySeat, type Seat, seatsFrom, withSeat } from '../base/seats.ts';
import { handSizeAt, houseOf, playersAt, type TableRules } from '../table/table-rules.ts';

/** The cards that are offered. */
export const SCHIEBER_OBERS: readonly [Card, Card] = ['EO', 'GO'];

const isSchieberOber = (card: Card): boolean => SCHIEBER_OBERS.includes(card);

/** Who is asked, in this order: everybody, or forehand and then the dealer. */
export function schieberAsked(rules: TableRules, forehand: Seat): readonly Seat[] {
  const all = seatsFrom(forehand, playersAt(rules));
  if (houseOf(rules)['schieber.offer'] === 'all') return all;
  return all.filter((_seat, place) => place === 0 || place === all.length - 1);
}

type Hands = BySeat<readonly Card[]>;

/** The hands without the two Obers, in whatever packets: the dealer has two cards less than the others. */
export const schieberDealt = (rules: TableRules, terms: RoundTerms, cut: readonly Card[]): Hands =>
  filledUpFrom(
    rules,
    terms,
    cut.filter((card) => !isSchieberOber(card)),
    bySeat(() => []),
    (seat) => handSizeAt(rules) - (seat === terms.dealer ? SCHIEBER_OBERS.length : 0),
  );

export const withObers = (hands: Hands, taker: Seat): Hands =>
  withSeat(hands, taker, [...hands[taker], ...SCHIEBER_OBERS]);

/** The hands after two cards have gone from one player to another. */
export function passedOn(hands: Hands, from: Seat, to: Seat, cards: readonly Card[]): Hands {
  const left = withSeat(
    hands,
    from,
    hands[from].filter((card) => !cards.includes(card)),
  );
  return withSeat(left, to, [...left[to], ...cards]);
}

/** Every pair of two cards of a hand, in hand order. */
export const pairsOf = (hand: readonly Card[]): readonly (readonly [Card, Card])[] =>
  hand.flatMap((one, index) => hand.slice(index + 1).map((other) => [one, other] as const));
