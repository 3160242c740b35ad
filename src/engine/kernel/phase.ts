// A phase as a module: what may be done in it, who is asked, what follows, and who sees which cards.
import type { Card } from '../base/cards.ts';
import type { Decision, Entry } from '../table/log.ts';
import type { Reason } from '../base/reasons.ts';
import type { RoundResult, SidesResult } from '../scoring/result.ts';
import type { Phase, Round } from '../table/round.ts';
import type { Settlement } from '../scoring/money.ts';
import type { BySeat, Seat } from '../base/seats.ts';
import type { Consequence } from './consequence.ts';
import type { Telling } from './seen.ts';
import type { Told, Witness } from './told.ts';

export type RoundIn<P extends Phase> = Extract<Round, { phase: P }>;
export type EntryType = Entry['type'];
export type EntryOf<T extends EntryType> = Extract<Entry, { type: T }>;

/** One kind of entry in one phase. */
export interface Act<R extends Round, E extends Entry> {
  /** Whether it belongs to a turn, may come at any time, or depends. Entries of no seat belong to no turn. */
  readonly when: 'turn' | 'anytime' | ((round: R, entry: E) => 'turn' | 'anytime');
  /** Why the entry is not allowed, given that the phase and the turn are right. */
  objection?(round: R, entry: E): Reason | undefined;
  /** The round after an allowed entry, which is in its log already. */
  apply(round: R, entry: E): Round;
  /** What a witness perceives of it, in a round that may have gone on since; all of it, if it is not said. */
  tell?(entry: E, to: Witness, round: Round): Told;
}

/** What lies with whom: `dealt` counts for runners and looking back, `held` is what a seat has now. */
export interface Zones {
  readonly dealt: BySeat<readonly Card[]>;
  readonly held: BySeat<readonly Card[]>;
}

/** What a phase shows to everybody beyond the cards. */
export interface PhaseNews {
  readonly reached?: SidesResult;
  readonly result?: RoundResult;
  readonly settlement?: Settlement;
}

export interface PhaseModule<P extends Phase> {
  readonly id: P;
  /** What may be entered; anything else is refused with A.WRONG_PHASE. */
  readonly acts: { readonly [T in EntryType]?: Act<RoundIn<P>, EntryOf<T>> };
  /** Whom the round waits for; nobody if it is not said. */
  turn?(round: RoundIn<P>): Seat | undefined;
  /** Everything that a seat could think of doing, allowed or not; nothing if it is not said. */
  candidates?(round: RoundIn<P>, seat: Seat): readonly Decision[];
  shows(round: RoundIn<P>): Zones;
  news?(round: RoundIn<P>): PhaseNews;
  /** What a witness sees in the phase besides hands and log; nothing if it is not said. */
  tells?(round: RoundIn<P>, to: Witness): Telling;
  /** What follows from having come into the phase from another one, or left it for another one. */
  entered?(round: RoundIn<P>): readonly Consequence[];
  left?(round: RoundIn<P>, next: Round): readonly Consequence[];
}

/** A module as the kernel sees it: whichever it is, it is asked about rounds of its own phase only. */
export interface AnyPhase extends Omit<PhaseModule<Phase>, 'acts'> {
  readonly acts: { readonly [T in EntryType]?: Act<Round, Entry> };
}
