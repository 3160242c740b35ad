// The engine's data as the tutor gets to see it: names for parts of a board, taken from the agreed contract.
import type { Board, HandCard, TableView } from '../../shared/table/board.ts';
import type { ReplayFrame } from '../../shared/calls/library-calls.ts';

export type Explanation = NonNullable<HandCard['refusal']>;
export type Reason = Explanation['because'];
export type ReasonId = Reason['id'];
export type Note = TableView['duty'][number];
export type Fact = ReplayFrame['because'][number];
export type Rung = Board['ladder'][number];
export type Place = Rung['place'];
export type Decision = TableView['actions'][number]['decision'];
export type Trick = NonNullable<Board['trick']>;
export type Result = NonNullable<ReplayFrame['result']>;
export type Settlement = NonNullable<ReplayFrame['settlement']>;

/** A decision that was not allowed and is being explained. */
export interface Refused {
  /** The card, call, announcement or doubling that the player wanted. */
  readonly decision: Decision;
  readonly explanation: Explanation;
}

/** How much of an explanation is shown at first. */
export type Form = 'full' | 'short';
