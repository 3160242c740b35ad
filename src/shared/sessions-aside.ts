// What the page is told of a session that was put aside, to be gone on with later.
import type { BySeat } from '../engine/base/seats.ts';
import type { Chairs } from './board.ts';
import type { HelpMode } from './help-modes.ts';
import type { Level } from './levels.ts';
import type { OfferedGame } from './shelf.ts';

export interface SessionAside {
  readonly id: string;
  readonly game: OfferedGame;
  readonly chairs: Chairs;
  /** By chair, as at the table: cents, points, or marks on the slate. */
  readonly totals: BySeat<number>;
  /** Number of the round that waits, from 1. */
  readonly round: number;
  readonly level: Level;
  readonly mode: HelpMode;
  /** When it was put aside, ISO 8601, UTC. */
  readonly at?: string;
}

/** What becomes of the session on the table when another one is begun. */
export const OLD_SESSION = ['end', 'putAside'] as const;
export type OldSession = (typeof OLD_SESSION)[number];
