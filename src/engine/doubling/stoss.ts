// Stoss and its answers: who may double, in which order, and how long (SPEC 2.8, 4.1; OPTIONS stoss.*).
import { type Reason, reason } from '../base/reasons.ts';
import { type Doubling, doublingsOf, lastDoublerIn, type PlayingRound } from '../table/round.ts';
import type { Seat } from '../base/seats.ts';
import { houseOf, seatsAt } from '../table/table-rules.ts';
import { cardsPlayed, hasPlayed } from '../play/tricks.ts';

/** Steps of a chain without limit: as many as a long hand has tricks, so that amounts stay amounts. */
const MOST_STEPS = 8;

/** Whether the table plays with Stoss at all. */
const isPlayedWith = ({ rules }: PlayingRound): boolean => houseOf(rules)['stoss.enabled'];

/** Whether the first Stoss can still be given: by the seat, or by anybody if none is named. */
function windowOpen({ rules, play }: PlayingRound, seat?: Seat): boolean {
  if (play.done.length > 0) return false;
  switch (houseOf(rules)['stoss.window']) {
    case 'before-second-card':
      return cardsPlayed(play) < 2;
    case 'with-first-card':
      return cardsPlayed(play) < 1;
    case 'before-own-first-card':
      return seat === undefined || !hasPlayed(play, seat);
  }
}

/** The trick (from 1) to which a step of the chain belongs at a table where answers wait for the next trick. */
const ownTrick = (step: number): number => step;

/** Why an answer comes too late or too early; `step` is 2 for a Retour. */
function replyObjection({ rules, play }: PlayingRound, step: number, seat: Seat): Reason | undefined {
  if (houseOf(rules)['stoss.replyWindow'] === 'before-second-card')
    return cardsPlayed(play) < 2 ? undefined : reason('A.STOSS_TOO_LATE', { window: 'before-second-card' });
  const trick = play.done.length + 1;
  if (trick < ownTrick(step)) return reason('A.STOSS_NOT_YET', { trick: ownTrick(step) });
  const open = trick === ownTrick(step) && !hasPlayed(play, seat);
  return open ? undefined : reason('A.STOSS_TOO_LATE', { window: 'next-trick' });
}

/** Why the next step may not be given now, whoever's it is. */
function stepObjection(round: PlayingRound, seat: Seat): Reason | undefined {
  const step = doublingsOf(round.doubling) + 1;
  const levels = houseOf(round.rules)['stoss.levels'];
  const most = levels === 'unlimited' ? MOST_STEPS : levels;
  if (step > most) return reason('A.STOSS_NO_MORE', { most });
  if (step > 1) return replyObjection(round, step, seat);
  return windowOpen(round, seat)
    ? undefined
    : reason('A.STOSS_TOO_LATE', { window: houseOf(round.rules)['stoss.window'] });
}

/** Members of the declaring side, as their cards say; empty in a round of everyone for himself. */
const isDeclaring = ({ declarer, partner }: PlayingRound, seat: Seat): boolean => seat === declarer || seat === partner;

/** There is no chain to begin or to answer. */
const neverObjection = (round: PlayingRound): Reason =>
  reason('A.STOSS_NEVER', {
    contract: round.play.contract.row.id,
    at: isPlayedWith(round) ? 'contract' : 'table',
  });

/** A step of the defenders: Stoss, Sub, Hirsch ... A Ramsch is doubled in another way. */
export function objectionToStoss(round: PlayingRound, seat: Seat): Reason | undefined {
  const { doubling } = round;
  const { contract } = round.play;
  if (contract.row.stoss === 'never') return neverObjection(round);
  if (isDeclaring(round, seat) || !seatsAt(round.rules).includes(seat))
    return reason('A.STOSS_NOT_DEFENDER', { called: contract.called });
  const by = lastDoublerIn(doubling);
  const step = doublingsOf(doubling);
  if (by !== undefined && step % 2 === 1) return reason('A.STOSS_GIVEN', { by, step });
  return stepObjection(round, seat);
}

/** An answer of the declaring side: Retour, ReSub ... */
export function objectionToRetour(round: PlayingRound, seat: Seat): Reason | undefined {
  const { declarer, doubling, rules } = round;
  if (!isPlayedWith(round)) return neverObjection(round);
  const replyBy = houseOf(rules)['stoss.replyBy'];
  const bySide = replyBy === 'declarer-side' && isDeclaring(round, seat);
  if (seat !== declarer && !bySide) return reason('A.RETOUR_NOT_DECLARER', { replyBy });
  if (doubling.stoss === undefined) return reason('A.RETOUR_NO_STOSS', {});
  const by = lastDoublerIn(doubling);
  const step = doublingsOf(doubling);
  if (by !== undefined && step % 2 === 0) return reason('A.RETOUR_GIVEN', { by, step });
  return stepObjection(round, seat);
}

/** Whether anybody may still double in this phase of the round: nobody needs to be asked otherwise. */
export function doublingOpen(round: PlayingRound): boolean {
  const { rules, play, doubling } = round;
  const house = houseOf(rules);
  if (play.contract.row.parties.kind === 'everyone' || !isPlayedWith(round)) return false;
  const steps = doublingsOf(doubling);
  if (steps === 0) return windowOpen(round);
  if (house['stoss.replyWindow'] === 'before-second-card') return cardsPlayed(play) < 2;
  return play.done.length + 1 <= ownTrick(steps + 1);
}

/** The doublings of a round after another step of this seat. */
export function withStep(round: PlayingRound, seat: Seat): Doubling {
  const { doubling } = round;
  if (doubling.stoss === undefined) return { ...doubling, stoss: seat };
  if (doubling.retour === undefined) return { ...doubling, retour: seat };
  return { ...doubling, further: [...(doubling.further ?? []), seat] };
}
