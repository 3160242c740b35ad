// How rounds of one kind end: a module for each, named by the goal of the contract.
import type { ResultKind, ResultOf } from '../scoring/by-kind.ts';
import type { Settlement } from '../scoring/money.ts';
import type { RoundResult } from '../scoring/result.ts';
import type { Revoked } from '../scoring/revoked.ts';
import type { PlayingRound } from '../table/round.ts';

/** What is asked of a round with a result of the kind `R` when it ends. */
export interface Ending<R extends RoundResult> {
  /** What the tricks taken so far come to. */
  result(round: PlayingRound): R;
  /** The same after a revoke, which has lost the round for its side. */
  withRevoke(result: R, revoke: Revoked, round: PlayingRound): R;
  /** Who pays whom how much. */
  bill(result: R, round: PlayingRound): Settlement;
  /** Whether it is decided before its last card; if it is not said, every card is played. */
  endsEarly?(round: PlayingRound): boolean;
}

/** An ending for each kind of result. */
export type Endings = { readonly [K in ResultKind]: Ending<ResultOf<K>> };
