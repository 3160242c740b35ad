// What a card leads to within two tricks: who takes them, which cards fall to whom, who gets in.
import { type Card, pointsOf } from '../../base/cards.ts';
import { type Seat, seatAt } from '../../base/seats.ts';
import { type CompletedTrick, playersIn } from '../../play/tricks.ts';
import { DEAR } from '../ideas/measures.ts';
import type { When } from './review-remarks.ts';

/** An ace or ten that has fallen. */
export interface Fallen {
  readonly card: Card;
  readonly holder: Seat;
  readonly winner: Seat;
  readonly when: When;
}

/** The tricks from the one to which a card was played, at most two. */
export type Course = readonly CompletedTrick[];

/** A game in some imagined deals, and the one of them that is most typical for how it turns out there. */
export interface TypicalDeal {
  /** `lost`: the game that is wanted, and how its side loses it. `missed`: one that it lets go, and how it would win that. */
  readonly shows: 'lost' | 'missed';
  /** In so many of so many deals it turns out like this. */
  readonly count: number;
  readonly deals: number;
  /** Card points of that side in the deal that is shown, and those with which it wins. */
  readonly points: number;
  readonly needed: number;
  /** The first tricks of that deal, from the one that lies there, as players who see no hidden card would play them. */
  readonly course: Course;
}

/** Tricks of it that are shown. */
export const TRICKS_SHOWN = 3;

/** The deal whose card points come nearest to the mean. */
export function typicalOf<Deal extends { readonly points: number }>(found: readonly Deal[]): Deal | undefined {
  const mean = found.reduce((sum, { points }) => sum + points, 0) / found.length;
  return [...found].sort((a, b) => Math.abs(a.points - mean) - Math.abs(b.points - mean))[0];
}

const WHEN = ['thisTrick', 'nextTrick'] as const satisfies readonly When[];

/** The aces and tens that fall in a course. */
export const fallenIn = (course: Course): readonly Fallen[] =>
  course.flatMap((done, trick) =>
    done.cards.flatMap((card, place): readonly Fallen[] => {
      const when = WHEN[trick];
      return when && pointsOf(card) >= DEAR
        ? [{ card, holder: seatAt(done, place, playersIn(done)), winner: done.winner, when }]
        : [];
    }),
  );

/** Those of one side that fall to the other; `friends` are the seats of the side. */
export const lostBy = (course: Course, friends: readonly Seat[]): readonly Fallen[] =>
  fallenIn(course).filter(({ holder, winner }) => friends.includes(holder) && !friends.includes(winner));

/** Those of the other side that fall to this one. */
export const caughtBy = (course: Course, friends: readonly Seat[]): readonly Fallen[] =>
  fallenIn(course).filter(({ holder, winner }) => !friends.includes(holder) && friends.includes(winner));
