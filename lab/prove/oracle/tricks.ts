// The tricks of a round, read from the cards in the order in which they were played (SPEC 2.6).
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { bestOf, type Ladder } from './order.ts';
import { roundFrom } from './table.ts';

export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** Undefined while the trick is not complete. */
  readonly winner?: Seat;
}

const POINTS: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, O: 3, U: 2 };

export const pointsIn = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (POINTS[card[1] ?? ''] ?? 0), 0);

export function tricksOf(ladder: Ladder, players: number, first: Seat, cards: readonly Card[]): readonly Trick[] {
  const tricks: Trick[] = [];
  let leader = first;
  for (let at = 0; at < cards.length; at += players) {
    const trick = cards.slice(at, at + players);
    if (trick.length < players) return [...tricks, { leader, cards: trick }];
    const winner = roundFrom(leader, players)[bestOf(ladder, trick)];
    if (winner === undefined) throw new Error(`nobody wins ${trick.join(' ')}`);
    tricks.push({ leader, cards: trick, winner });
    leader = winner;
  }
  return tricks;
}

/** What a group of seats has taken. */
export interface Taken {
  readonly points: number;
  readonly tricks: number;
  readonly cards: readonly Card[];
}

export function takenBy(tricks: readonly Trick[], seats: readonly Seat[]): Taken {
  const own = tricks.filter(({ winner }) => winner !== undefined && seats.includes(winner));
  const cards = own.flatMap((trick) => trick.cards);
  return { points: pointsIn(cards), tricks: own.length, cards };
}
