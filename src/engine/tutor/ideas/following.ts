// Ideas behind a card that follows or is thrown away, for which the players' rules of thumb have no name.
import type { Card } from '../../base/cards.ts';
import { POINTS_OF_PACK, pointsOf, rankOf } from '../../base/cards.ts';
import { calledRulesOf, calledSuitOf } from '../../base/contract.ts';
import { CHEAP } from '../../bots/play/lead.ts';
import { fact } from '../../inference/facts.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { higherOut, isFriend, isOpponent, threatsTo } from '../../inference/knowledge.ts';
import { payoffsAt } from '../../phases/round-bill.ts';
import { beats } from '../../play/order.ts';
import type { Detect } from './detect.ts';
import { pointsWith, surelyOurs } from './sure-trick.ts';

/** From so many points a card is one that hurts to lose. */
const DEAR = 10;

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

const safeFromSchneider: Detect = (know, card) => {
  const target = schneiderOf(know)?.safe;
  const { before, after } = pointsWith(know, card);
  if (target === undefined || before >= target || after < target || !surelyOurs(know, card)) return undefined;
  return fact('follow.safeFromSchneider', { card, reached: after, target });
};

const makeSchneider: Detect = (know, card) => {
  const target = schneiderOf(know)?.made;
  const { before, after } = pointsWith(know, card);
  if (target === undefined || before >= target || after < target || !surelyOurs(know, card)) return undefined;
  return fact('follow.makeSchneider', { card, reached: after, target });
};

interface CalledToFall {
  readonly called: Card;
  readonly falls: 'surely' | 'probably';
}

/** The called card, if whoever holds it is still to play and must give it to this trick; the leader may have run away from it. */
function calledToFall(know: Knowledge): CalledToFall | undefined {
  const { contract, trick, role, searched, holders, behind, out, view } = know;
  const { called } = contract;
  if (called === undefined || role !== 'defender' || searched || trick?.led !== calledSuitOf(contract))
    return undefined;
  if (calledRulesOf(contract.row).ducks || !out.includes(called)) return undefined;
  const others = (holders.get(called) ?? []).filter((seat) => !behind.includes(seat));
  if (others.length === holders.get(called)?.length || others.some((seat) => seat !== view.trick?.leader))
    return undefined;
  return { called, falls: others.length === 0 ? 'surely' : 'probably' };
}

const catchCalled: Detect = (know, card) => {
  const { trick, order } = know;
  const fallen = calledToFall(know);
  if (!trick || !fallen) return undefined;
  if (beats(order, card, trick.best))
    return order.groupOf(card) === 'trump' ? fact('follow.catchCalled', { card, ...fallen, by: 'ruff' }) : undefined;
  const ruffed = order.groupOf(trick.best) === 'trump' && isFriend(know, trick.winner);
  return ruffed && pointsOf(card) >= CHEAP ? fact('follow.catchCalled', { card, ...fallen, by: 'smear' }) : undefined;
};

const highEnough: Detect = (know, card) => {
  const { trick, order, legal } = know;
  if (!trick || order.groupOf(card) !== 'trump' || !beats(order, card, trick.best)) return undefined;
  if (know.behind.length === 0 || threatsTo(know, card, trick.led).length > 0) return undefined;
  const lower = legal.filter(
    (each) =>
      order.groupOf(each) === 'trump' &&
      beats(order, card, each) &&
      beats(order, each, trick.best) &&
      threatsTo(know, each, trick.led).length > 0,
  );
  return lower.length > 0 ? fact('follow.highEnough', { card, lower }) : undefined;
};

const tenBeforeAce: Detect = (know, card) => {
  const { trick, order, legal } = know;
  const group = order.groupOf(card);
  if (!trick || group === 'trump' || rankOf(card) !== 'T' || !surelyOurs(know, card)) return undefined;
  const ace = legal.find((each) => rankOf(each) === 'A' && order.groupOf(each) === group);
  return ace !== undefined && higherOut(know, ace).length === 0
    ? fact('follow.tenBeforeAce', { card, ace })
    : undefined;
};

const savePoints: Detect = (know, card) => {
  const { trick, order, legal, behind } = know;
  if (!trick || !isOpponent(know, trick.winner) || !behind.every((seat) => isOpponent(know, seat))) return undefined;
  if (pointsOf(card) > CHEAP || beats(order, card, trick.best)) return undefined;
  const kept = legal.filter((each) => pointsOf(each) >= DEAR && !beats(order, each, trick.best));
  return kept.length > 0 ? fact('follow.savePoints', { card, kept }) : undefined;
};

export const FOLLOWING: readonly Detect[] = [
  catchCalled,
  safeFromSchneider,
  makeSchneider,
  highEnough,
  tenBeforeAce,
  savePoints,
];
