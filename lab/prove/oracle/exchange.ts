// Which cards may change hands: the one given back in a Hochzeit, two passed on in a Schieber, and who is offered its Obers (SPEC 3.6, 3.12).
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Entry, RoundTerms } from '../../../src/engine/table/log.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { dealtHands, playedHands } from './deal.ts';
import { forehandOf, playersOf, roundFrom, type Table } from './table.ts';
import { cardsToReturn } from './oracle-words.ts';

/** The cards that the acceptor may give back: of the hand as dealt, since the offered card itself does not go back. */
export const returnableBy = (table: Table, terms: RoundTerms, entries: readonly Entry[], seat: Seat): readonly Card[] =>
  cardsToReturn(table, dealtHands(table, terms, entries)[seat] ?? []);

/** Every two cards of the hand, whatever they are, those among them that have just come. */
export function pairsFrom(
  table: Table,
  terms: RoundTerms,
  entries: readonly Entry[],
  seat: Seat,
): readonly (readonly [Card, Card])[] {
  const hand = playedHands(table, dealtHands(table, terms, entries), entries)[seat] ?? [];
  return hand.flatMap((one, at) => hand.slice(at + 1).map((other) => [one, other] as const));
}

/** Who is offered the two Obers next: from forehand on up to the dealer, or only those two. */
export function offeredObers(table: Table, { dealer }: RoundTerms, entries: readonly Entry[]): Seat | undefined {
  const players = playersOf(table);
  const forehand = forehandOf(dealer, players);
  const order = table.house['schieber.offer'] === 'all' ? roundFrom(forehand, players) : [forehand, dealer];
  return order[entries.filter(({ type }) => type === 'obers').length];
}
