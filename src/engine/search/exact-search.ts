// What the solver asks of the exact search, a module for WebAssembly (module-search.ts).
import type { Players } from '../base/seats.ts';
import type { CompiledContract, Lock } from './masks.ts';

/** How many sit at the table, and who of them takes no part. */
export interface Sitting {
  readonly players: Players;
  readonly idle: number | undefined;
}

/** A deal to be searched: hands and sides by seat, 1 for the declaring side. */
export interface SearchedDeal {
  readonly contract: CompiledContract;
  readonly table: Sitting;
  readonly hands: readonly number[];
  readonly sides: readonly number[];
  /** What is counted: the points of the cards, or tricks. */
  readonly counted: 'points' | 'tricks';
}

/** All questions are about what the declaring side gets, fail-soft: an answer of at least `target` is a lower bound, one below it an upper bound. */
export interface ExactSearch {
  /** Loads a deal; the questions about it may follow, each after its hands. */
  prepare(deal: SearchedDeal): void;
  /** Loads what everybody holds now, by seat. */
  loadHands(hands: readonly number[]): void;
  /** From a trick boundary on, with so much still to be had. */
  readonly boundary: (leader: number, lock: Lock, rest: number, target: number) => number;
  /**
   * Within a trick, for the player at `seat`, so many places (1 - 3) after the leader. `led` and `winning` are cards, the latter
   * played by the `winner`; `points` lie on the table.
   */
  readonly follow: (
    seat: number,
    place: number,
    lock: Lock,
    rest: number,
    target: number,
    led: number,
    winning: number,
    winner: number,
    points: number,
  ) => number;
  /** Once a trick worth `points` has gone to the player at a seat. */
  readonly trickTaken: (winner: number, lock: Lock, rest: number, target: number, points: number) => number;
  /** Nodes searched since the search was made. */
  readonly nodes: () => number;
}
