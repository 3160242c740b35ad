// The Durchbruch of Langendorf: who means to take nearly all card points of a Ramsch says so with the card to the third trick (SPEC 4.1).
import { POINTS_OF_PACK } from '../base/cards.ts';
import { type DurchmarschRule, ramschRulesOf } from '../scoring/ramsch-result.ts';
import { type Reason, reason } from '../base/reasons.ts';
import type { Doubling, PlayingRound } from '../table/round.ts';
import type { Seat } from '../base/seats.ts';
import { houseOf, type TableRules } from '../table/table-rules.ts';
import { type CompletedTrick, turnOf } from '../play/tricks.ts';

/** The trick, counted from 1, to which the announcement belongs. */
export const DURCHBRUCH_TRICK = 3;

/** The card points that a Durchbruch takes, announced or not; undefined at a table that knows none. */
export function durchbruchRule(rules: TableRules): Extract<DurchmarschRule, { by: 'points' }> | undefined {
  const { durchmarsch } = ramschRulesOf(houseOf(rules));
  return durchmarsch?.by === 'points' ? durchmarsch : undefined;
}

const isKnown = ({ rules, play }: PlayingRound): boolean =>
  play.contract.row.goal.kind === 'fewestPoints' && durchbruchRule(rules) !== undefined;

/** Whether the seat to play may announce a Durchbruch now, or has just done so. */
export const durchbruchOpen = (round: PlayingRound): boolean =>
  isKnown(round) && round.play.done.length + 1 === DURCHBRUCH_TRICK;

/** Why a seat may not announce a Durchbruch: it goes with the own card to the third trick, and only in a Ramsch. */
export function objectionToDurchbruch(round: PlayingRound, seat: Seat): Reason | undefined {
  const turn = turnOf(round.play);
  if (!isKnown(round)) return reason('A.DURCHBRUCH_NEVER', { contract: round.play.contract.row.id });
  if (!durchbruchOpen(round)) return reason('A.DURCHBRUCH_TRICK', { trick: DURCHBRUCH_TRICK });
  if (seat !== turn) return reason('A.OUT_OF_TURN', { turn });
  return round.doubling.durchbruch?.includes(seat) ? reason('A.DURCHBRUCH_GIVEN', {}) : undefined;
}

/** What is openly known of a Ramsch. */
interface KnownRamsch {
  readonly rules: TableRules;
  readonly doubling: Doubling;
  readonly tricks: readonly CompletedTrick[];
}

/** Who has announced a Durchbruch that can still come off, of several the first, and the card points that it takes. */
export function durchbruchUnderWay({
  rules,
  doubling,
  tricks,
}: KnownRamsch): { readonly seat: Seat; readonly needed: number } | undefined {
  const needed = durchbruchRule(rules)?.announcedAtLeast;
  if (needed === undefined) return undefined;
  const seat = doubling.durchbruch?.find((each) => pointsOfSeat(tricks, each)[1] <= POINTS_OF_PACK - needed);
  return seat === undefined ? undefined : { seat, needed };
}

/** Card points that a seat has taken, and those of all others. */
export function pointsOfSeat(tricks: readonly CompletedTrick[], seat: Seat): readonly [own: number, others: number] {
  const all = tricks.reduce((sum, { points }) => sum + points, 0);
  const own = tricks.reduce((sum, { winner, points }) => sum + (winner === seat ? points : 0), 0);
  return [own, all - own];
}

/** What has been said besides the cards, with this announcement. */
export const withDurchbruch = ({ durchbruch = [], ...others }: Doubling, seat: Seat): Doubling => ({
  ...others,
  durchbruch: [...durchbruch, seat],
});
