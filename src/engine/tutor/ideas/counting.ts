// Ideas that come of counting: to the target, to 31 and 91, and what the other side would have with the trick.
import { type Card, POINTS_OF_PACK, pointsOf } from '../../base/cards.ts';
import { targetOf } from '../../bots/play/follow.ts';
import type { LeftToPlayFor } from '../../inference/card-facts.ts';
import { type Fact, fact, type FactParams } from '../../inference/facts.ts';
import { isFriend, isOpponent, type Knowledge, pointsSoFar } from '../../inference/knowledge.ts';
import { payoffsAt } from '../../endings/round-bill.ts';
import { beats } from '../../play/order.ts';
import type { Detect } from './detect.ts';
import { pointsWith, surelyOurs } from './sure-trick.ts';

type Reached = FactParams['follow.reachTarget'];

/** Card points with which the own side is out of Schneider, and with which the other side is in it; nothing where it is not paid. */
function schneiderOf({
  contract,
  role,
  view: { rules },
}: Knowledge): { readonly safe: number; readonly made: number } | undefined {
  const { goal } = contract.row;
  if (goal.kind !== 'points' || goal.fewerWith) return undefined;
  const { declarer, defenders } = payoffsAt({ rules, doublings: {} }, contract, 0);
  if (declarer.schneider === declarer.plain && defenders.schneider === defenders.plain) return undefined;
  return role === 'defender'
    ? { safe: POINTS_OF_PACK + 1 - goal.schneiderAt, made: POINTS_OF_PACK + 1 - goal.safeAt }
    : { safe: goal.safeAt, made: goal.schneiderAt };
}

/** What is reached with a trick that cannot be lost, if it was not reached before. */
function reachedWith(know: Knowledge, card: Card, target: number | undefined): Reached | undefined {
  const { before, after } = pointsWith(know, card);
  if (target === undefined || before >= target || after < target || !surelyOurs(know, card)) return undefined;
  return { card, reached: after, target };
}

const reachTarget: Detect = (know, card) => {
  const reached = reachedWith(know, card, targetOf(know));
  return reached && fact('lead.reachTarget', reached);
};

const safeFromSchneider: Detect = (know, card) => {
  const reached = reachedWith(know, card, schneiderOf(know)?.safe);
  return reached && fact(know.trick ? 'follow.safeFromSchneider' : 'lead.safeFromSchneider', reached);
};

const makeSchneider: Detect = (know, card) => {
  const reached = reachedWith(know, card, schneiderOf(know)?.made);
  return reached && fact(know.trick ? 'follow.makeSchneider' : 'lead.makeSchneider', reached);
};

/** Card points with which the other side wins; undefined if points do not decide. */
function targetOfOthers({ contract, role }: Knowledge): number | undefined {
  const { goal } = contract.row;
  if (goal.kind !== 'points' || goal.fewerWith) return undefined;
  return role === 'defender' || goal.drawAt !== undefined ? goal.atLeast : POINTS_OF_PACK + 1 - goal.atLeast;
}

/** Most card points that the other side may have in completed tricks: all that are not surely one's own. */
const mostOfOthers = (know: Knowledge): number =>
  know.view.tricks.reduce((sum, { points }) => sum + points, 0) - pointsSoFar(know).own;

/** What the other side would win with if it got the trick as it lies there; undefined where that is not enough, or where it may have won. */
function winningWith(know: Knowledge): Omit<FactParams['follow.stopTarget'], 'card'> | undefined {
  const target = targetOfOthers(know);
  const theirs = pointsSoFar(know).other + (know.trick?.points ?? 0);
  return target === undefined || mostOfOthers(know) >= target || theirs < target ? undefined : { theirs, target };
}

/** The other side would win with what lies there, and the card keeps the trick from it. */
const stopTarget: Detect = (know, card) => {
  const winning = winningWith(know);
  return winning && surelyOurs(know, card) ? fact('follow.stopTarget', { card, ...winning }) : undefined;
};

/** The same, where the card takes the trick and may still be beaten. */
export const mustHave: Detect = (know, card) => {
  const { trick, order } = know;
  const winning = winningWith(know);
  if (!winning || !trick || !isOpponent(know, trick.winner) || !beats(order, card, trick.best)) return undefined;
  return surelyOurs(know, card) ? undefined : fact('follow.mustHave', { card, theirs: winning.theirs });
};

/** The trick is lost; with this card the other side has not won yet, with a dearer one it has. */
const keepBelow: Detect = (know, card) => {
  const { trick, legal, order, behind } = know;
  const target = targetOfOthers(know);
  if (target === undefined || !trick || beats(order, card, trick.best)) return undefined;
  if (![trick.winner, ...behind].every((seat) => isOpponent(know, seat))) return undefined;
  const theirs = pointsSoFar(know).other + trick.points;
  if (mostOfOthers(know) + trick.points + pointsOf(card) >= target) return undefined;
  const kept = legal.filter((each) => !beats(order, each, trick.best) && theirs + pointsOf(each) >= target);
  return kept.length > 0 ? fact('follow.keepBelow', { card, kept, target }) : undefined;
};

/**
 * What is left to play for in a game that is decided by card points, whoever takes the rest: Schneider. Undefined while it is open who wins, or
 * where Schneider is not paid.
 */
export function leftToPlayFor(know: Knowledge): Fact | undefined {
  const [marks, target, theirTarget] = [schneiderOf(know), targetOf(know), targetOfOthers(know)];
  if (!marks || target === undefined || theirTarget === undefined) return undefined;
  const { own, other } = pointsSoFar(know);
  const winners = know.view.tricks.map(({ winner }) => winner);
  if (!winners.every((seat) => isFriend(know, seat) || isOpponent(know, seat))) return undefined;
  const hasTaken = (side: typeof isFriend): boolean => winners.some((seat) => side(know, seat));
  const theirSafe = POINTS_OF_PACK + 1 - marks.made;
  if (own >= target) {
    const left = leftFor(theirSafe, { own: other, other: own }, hasTaken(isOpponent));
    // With the trick that they have already, another thing is left, or nothing.
    const changes = left.left === 'aTrick' || (left.left === 'points' && left.missing <= (know.trick?.points ?? 0));
    return changes && isLostAlready(know) ? undefined : fact('count.won', left);
  }
  if (other < theirTarget) return undefined;
  return fact('count.lost', leftFor(marks.safe, { own, other }, hasTaken(isFriend)));
}

/** Whether an opponent has the trick on the table, and nobody of the own side can still take it. */
function isLostAlready(know: Knowledge): boolean {
  const { trick, behind, legal, order } = know;
  return (
    trick !== undefined &&
    [trick.winner, ...behind].every((seat) => isOpponent(know, seat)) &&
    legal.every((each) => !beats(order, each, trick.best))
  );
}

/** What is left for a side that has lost, out of Schneider with so many card points, and has taken a trick or none. */
function leftFor(safe: number, { own, other }: ReturnType<typeof pointsSoFar>, hasTaken: boolean): LeftToPlayFor {
  if (!hasTaken) return { left: 'aTrick' };
  if (own >= safe) return { left: 'nothing', schneider: 'no' };
  if (other > POINTS_OF_PACK - safe) return { left: 'nothing', schneider: 'yes' };
  return { left: 'points', missing: safe - own };
}

export const COUNTING_LEADS: readonly Detect[] = [reachTarget, safeFromSchneider, makeSchneider];
export const COUNTING_FOLLOWS: readonly Detect[] = [safeFromSchneider, makeSchneider, stopTarget, keepBelow];
