// "Least": nobody has taken the widow, and whoever has fewest card points wins (SPEC 6, RELATIVES 6).
import { type Card, sumPoints } from '../base/cards.ts';
import { type BySeat, bySeat, type Players, type Seat, seatsOf } from '../base/seats.ts';
import type { Revoked } from './revoked.ts';
import type { CompletedTrick } from '../play/tricks.ts';

/** What parted the players: their points; who has gone longer without a trick; the deal; or that one has everything. */
export const LEAST_CASES = ['single', 'two-way-tie', 'three-way-tie', 'all-to-one', 'revoke'] as const;
export type LeastCase = (typeof LEAST_CASES)[number];

/** The result of a round in which everyone has avoided card points. */
export interface LeastResult {
  readonly kind: 'least';
  readonly players: Players;
  /** Card points and tricks of each seat, with those of the widow where it counts. */
  readonly points: BySeat<number>;
  readonly tricks: BySeat<number>;
  /** Card points of the widow, and who gets them; nobody where it lies aside. */
  readonly widow: { readonly points: number; readonly to?: Seat };
  readonly decidedBy: LeastCase;
  /** Who scores for fewest points; nobody if one player has all of them or has revoked. */
  readonly winner?: Seat;
  /** Who has everything, and loses points for it. */
  readonly loser?: Seat;
  /** Who has lost the round by a card played against the rules; the points do not matter then. */
  readonly revoke?: Revoked;
}

/** What each player has, as far as it decides. */
export interface Held {
  readonly players: Players;
  readonly points: BySeat<number>;
  /** The last trick that each has taken, from 1; 0 without any. */
  readonly lastTrick: BySeat<number>;
  readonly dealer: Seat;
}

type Verdict = Pick<LeastResult, 'decidedBy' | 'winner' | 'loser'>;

/** Who has won, step by step (LEA-01 to 05). */
export function leastVerdict({ players, points, lastTrick, dealer }: Held): Verdict {
  const seats = seatsOf(players);
  const without = seats.filter((seat) => points[seat] === 0);
  const [loser] = seats.filter((seat) => points[seat] > 0);
  if (without.length === seats.length - 1 && loser !== undefined) return { decidedBy: 'all-to-one', loser };
  const fewest = Math.min(...seats.map((seat) => points[seat]));
  const tied = seats.filter((seat) => points[seat] === fewest);
  if (tied.length === seats.length) return { decidedBy: 'three-way-tie', winner: dealer };
  const longest = Math.min(...tied.map((seat) => lastTrick[seat]));
  const [winner] = tied.filter((seat) => lastTrick[seat] === longest);
  if (winner === undefined) throw new Error('nobody has fewest points');
  return { decidedBy: tied.length === 1 ? 'single' : 'two-way-tie', winner };
}

/** The result when all cards are played; `widow` goes to the last trick, or to nobody. */
export function leastResult(
  done: readonly CompletedTrick[],
  players: Players,
  dealer: Seat,
  widow: readonly Card[],
  goesTo: 'last-trick' | 'aside',
): LeastResult {
  const last = done.at(-1)?.winner;
  const to = goesTo === 'last-trick' ? last : undefined;
  const beside = sumPoints(widow);
  const taken = (seat: Seat): readonly CompletedTrick[] => done.filter(({ winner }) => winner === seat);
  const points = bySeat((seat) => taken(seat).reduce((sum, trick) => sum + trick.points, seat === to ? beside : 0));
  const lastTrick = bySeat((seat) => done.findLastIndex(({ winner }) => winner === seat) + 1);
  return {
    kind: 'least',
    players,
    points,
    tricks: bySeat((seat) => taken(seat).length),
    widow: { points: beside, ...(to !== undefined && { to }) },
    ...leastVerdict({ players, points, lastTrick, dealer }),
  };
}

/** Whoever revokes has lost the round as if he had taken everything (SPEC 10 fixes no other price). */
export function withRevokeInLeast(result: LeastResult, revoke: Revoked): LeastResult {
  const { winner: _, ...others } = result;
  return { ...others, decidedBy: 'revoke', loser: revoke.seat, revoke };
}
