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
