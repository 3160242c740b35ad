// Prepared deals ("Lehrspiele"): played to the end against others who never err, with a goal that only the right idea reaches.
import type { Card } from '../../base/cards.ts';
import { isOver, type PlayingRound, type Round } from '../../table/round.ts';
import type { Seat } from '../../base/seats.ts';
import { isPlaying, isScored } from '../../table/readers.ts';
import { declaringPoints, finalPoints, isDeclaring, othersPlay } from './best-play.ts';
import { withCard } from './lesson-rounds.ts';

export interface DealSetup {
  readonly you: Seat;
  /** The table before the first card that is played on it. */
  readonly start: () => PlayingRound;
  /** Card points that the learner's side must have at the end. */
  readonly goal: number;
}

/** A prepared deal in play: the cards the learner has played so far say all. */
export interface DealState {
  readonly round: Round;
  /** The first card after which the goal could no longer be reached by force. */
  readonly turned?: { readonly card: Card; readonly trick: number; readonly better: readonly Card[] };
}

/** Points that a side needs: more than half for the declaring side, half for the defenders (SPEC 2.9). */
export const goalOf = (round: PlayingRound, you: Seat): number => (isDeclaring(round, you) ? 61 : 60);

/** The deal before the learner's first card, with the rounds that lead there. */
export function startDeal({ start, you }: DealSetup): { readonly state: DealState; readonly shown: readonly Round[] } {
  const round = start();
  const shown = othersPlay(round, you, 'turn');
  return { state: { round: shown.at(-1) ?? round }, shown };
}

/** The deal after an allowed card of the learner and the answers of the others. */
export function playOn(
  { you, goal }: DealSetup,
  { round, turned }: DealState,
  card: Card,
): { readonly state: DealState; readonly shown: readonly Round[] } {
  if (!isPlaying(round)) throw new Error('the deal is over');
  const lost = turned ?? turnedBy(round, card, goal);
  const next = withCard(round, card);
  const shown = [next, ...othersPlay(next, you, 'turn')];
  return { state: { round: shown.at(-1) ?? next, ...(lost && { turned: lost }) }, shown };
}

/** Whether this card throws the goal away, with the cards that would have kept it. */
function turnedBy(round: PlayingRound, card: Card, goal: number): DealState['turned'] {
  const points = finalPoints(round);
  const better = [...points].flatMap(([each, value]) => (value >= goal ? [each] : []));
  if (better.length === 0 || better.includes(card)) return undefined;
  return { card, trick: round.play.done.length + 1, better };
}

/** Card points at this moment: of the learner's side and of the other. */
export function pointsNow({ you }: DealSetup, { round }: DealState): readonly [own: number, other: number] {
  if (!isPlaying(round) && !isScored(round)) return [0, 0];
  const all = round.play.done.reduce((sum, { points }) => sum + points, 0);
  const declaring = declaringPoints(round);
  return isDeclaring(round, you) ? [declaring, all - declaring] : [all - declaring, declaring];
}

export const isDealOver = ({ round }: DealState): boolean => isOver(round);

export const goalReached = (setup: DealSetup, state: DealState): boolean =>
  isDealOver(state) && pointsNow(setup, state)[0] >= setup.goal;
