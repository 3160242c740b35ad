// What is read of entries and decisions by their kind: all of one kind, or the card, call or announcement in one; and of phases.
import type { Call } from '../auction/auction.ts';
import { PASSING_CALLS } from '../auction/state.ts';
import type { Card } from '../base/cards.ts';
import type { Announcement } from '../base/contract.ts';
import type { Verdict } from '../base/reasons.ts';

/** An entry of the log, what is heard of it, a decision, or what was considered. */
type Line = { readonly type: string };
type With<D extends Line> = { readonly decision: D };
type OfKind<L extends Line, K extends L['type']> = Extract<L, { readonly type: K }>;

/** The lines of one kind, in their order. */
export const entriesOf = <L extends Line, K extends L['type']>(lines: readonly L[], kind: K): readonly OfKind<L, K>[] =>
  lines.filter((line): line is OfKind<L, K> => line.type === kind);

/** Those options, buttons or values, allowed or not, whose decision is of one kind. */
export const ofDecision = <T extends With<Line>, K extends T['decision']['type']>(among: readonly T[], kind: K) =>
  among.filter((each): each is T & With<OfKind<T['decision'], K>> => each.decision.type === kind);

/** Their decisions. */
export const decisionsOf = <D extends Line, K extends D['type']>(among: readonly With<D>[], kind: K) =>
  entriesOf<D, K>(among.map(decisionIn), kind);

const decisionIn = <D extends Line>({ decision }: With<D>): D => decision;

/** The decisions of one kind that are allowed. */
export const allowedOf = <D extends Line, K extends D['type']>(
  options: readonly (With<D> & { readonly verdict: Verdict })[],
  kind: K,
) => decisionsOf<D, K>(options.filter(isAllowed), kind);

const isAllowed = ({ verdict }: { readonly verdict: Verdict }): boolean => verdict.legal;

/** The card that is played; undefined where none is, as when one is given or returned. */
export const playedCard = (line: (Line & { readonly card?: Card }) | undefined): Card | undefined =>
  line?.type === 'play' ? line.card : undefined;

/** What is said in the auction; undefined where nothing is. */
export const saidCall = (line: (Line & { readonly call?: Call }) | undefined): Call | undefined =>
  line?.type === 'call' ? line.call : undefined;

/** Whether what is said leaves the game to others. */
export const isPass = ({ call }: Line & { readonly call?: string | undefined }): boolean =>
  PASSING_CALLS.some((each) => each === call);

/** The game that is announced; undefined where none is. */
export const announcementIn = (line: (Line & { readonly announcement?: Announcement }) | undefined) =>
  line?.type === 'announce' ? line.announcement : undefined;

/** A round, or what is seen of one. */
type Stage = { readonly phase: string };
type At<R extends Stage, P extends string> = R & { readonly phase: P };

/** Whether the pack is still to be shuffled. */
export const isUndealt = <R extends Stage>(round: R): round is At<R, 'shuffling'> => round.phase === 'shuffling';

/** Whether cards are played. */
export const isPlaying = <R extends Stage>(round: R): round is At<R, 'playing'> => round.phase === 'playing';

/** Whether a round has been played and paid. */
export const isScored = <R extends Stage>(round: R): round is At<R, 'scored'> => round.phase === 'scored';

/** Whether a round has ended without a game. */
export const isThrownIn = <R extends Stage>(round: R): round is At<R, 'thrownIn'> => round.phase === 'thrownIn';

/** Whether nothing comes after a phase. */
export const isLast = (phase: string): phase is 'scored' | 'thrownIn' => isScored({ phase }) || isThrownIn({ phase });
