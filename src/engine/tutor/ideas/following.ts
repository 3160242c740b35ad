// Ideas behind a card that follows or is thrown away, for which the players' rules of thumb have no name.
import { type Card, pointsOf, rankOf } from '../../base/cards.ts';
import { calledRulesOf, calledSuitOf } from '../../base/contract.ts';
import { CHEAP } from '../../bots/play/lead.ts';
import { fact } from '../../inference/facts.ts';
import { higherOut, isFriend, isOpponent, type Knowledge, outOf, ownOf, threatsTo } from '../../inference/knowledge.ts';
import { beats } from '../../play/order.ts';
import { COUNTING_FOLLOWS } from './counting.ts';
import type { Detect } from './detect.ts';
import { KEEPING } from './keeping.ts';
import { DEAR, FEW_THREATS, SHORT } from './measures.ts';
import { higherOwn, surelyOurs } from './sure-trick.ts';

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

/** Cards of a suit that must be out for its highest card to take a trick of its own. */
const ENOUGH_OUT = 3;

const keepTop: Detect = (know, card) => {
  const { trick, order, legal } = know;
  if (!trick || beats(order, card, trick.best) || pointsOf(card) < CHEAP || !surelyOurs(know, card)) return undefined;
  const kept = legal.find((each) => {
    const group = order.groupOf(each);
    if (group === 'trump' || group === trick.led || group === order.groupOf(card)) return false;
    return higherOut(know, each).length === 0 && outOf(know, group).length >= ENOUGH_OUT;
  });
  return kept === undefined ? undefined : fact('follow.keepTop', { card, kept });
};

const savePoints: Detect = (know, card) => {
  const { trick, order, legal, behind } = know;
  if (!trick || !isOpponent(know, trick.winner) || !behind.every((seat) => isOpponent(know, seat))) return undefined;
  if (pointsOf(card) > CHEAP || beats(order, card, trick.best)) return undefined;
  const kept = legal.filter((each) => pointsOf(each) >= DEAR && !beats(order, each, trick.best));
  return kept.length > 0 ? fact('follow.savePoints', { card, kept }) : undefined;
};

/** Second to play, behind an opponent, with a known partner last: no hurry to take. */
const secondHand: Detect = (know, card) => {
  const { trick, order, legal, behind } = know;
  const [partner] = behind.slice(-1);
  if (trick?.cards.length !== 1 || behind.length < 2 || partner === undefined) return undefined;
  if (!isOpponent(know, trick.winner) || !isFriend(know, partner)) return undefined;
  if (pointsOf(card) > CHEAP || beats(order, card, trick.best)) return undefined;
  const kept = legal.filter((each) => beats(order, each, trick.best));
  return kept.length > 0 ? fact('follow.secondHand', { card, partner, kept }) : undefined;
};

/** Last but one, with an opponent behind: only the threats, few cards, take the trick away. */
const thirdHand: Detect = (know, card) => {
  const { trick, order, behind } = know;
  const [last] = behind;
  if (!trick || trick.cards.length < 2 || behind.length !== 1 || last === undefined) return undefined;
  if (!isOpponent(know, last) || !beats(order, card, trick.best)) return undefined;
  const threats = threatsTo(know, card, trick.led);
  return threats.length > 0 && threats.length <= FEW_THREATS
    ? fact('follow.thirdHand', { card, last, threats })
    : undefined;
};

/** The last card of a suit goes to a partner's trick, who can bring that suit next. */
const showVoid: Detect = (know, card) => {
  const { trick, order } = know;
  const group = order.groupOf(card);
  if (!trick || group === 'trump' || group === trick.led || !isFriend(know, trick.winner)) return undefined;
  if (threatsTo(know, trick.best, trick.led).length > 0 || ownOf(know, 'trump').length === 0) return undefined;
  if (ownOf(know, group).length !== 1 || outOf(know, group).length === 0) return undefined;
  return fact('discard.showVoid', { card, suit: group, partner: trick.winner });
};

/** From so many trumps a defender may get in the way of somebody who plays alone. */
const LENGTH = 3;

/** Against somebody who plays alone trumps stay together, instead of ruffing. */
const keepLength: Detect = (know, card) => {
  const { trick, order, role, contract, legal } = know;
  const trumps = ownOf(know, 'trump').length;
  if (!trick || role !== 'defender' || contract.row.parties.kind !== 'alone' || trumps < LENGTH) return undefined;
  if (order.groupOf(card) === 'trump' || order.groupOf(card) === trick.led) return undefined;
  return legal.some((each) => order.groupOf(each) === 'trump')
    ? fact('discard.keepLength', { card, trumps })
    : undefined;
};

const keepHigher: Detect = (know, card) => {
  const kept = higherOwn(know, card).filter((each) => pointsOf(each) < DEAR);
  return kept.length > 0 ? fact('follow.keepHigher', { card, group: know.order.groupOf(card), kept }) : undefined;
};

/** A dearer card would be beaten by the very same cards, so that the cheaper one does. */
const sameThreats: Detect = (know, card) => {
  const { trick, order } = know;
  if (!trick || !beats(order, card, trick.best)) return undefined;
  const threats = threatsTo(know, card, trick.led);
  const kept = higherOwn(know, card).filter(
    (each) => pointsOf(each) > pointsOf(card) && threatsTo(know, each, trick.led).length === threats.length,
  );
  return threats.length > 0 && kept.length > 0 ? fact('follow.sameThreats', { card, kept, threats }) : undefined;
};

/** Cards in hand up to which no trump is worth keeping for a few points. */
const LATE = 4;

const addPoints: Detect = (know, card) => {
  const { trick, order, hand } = know;
  const points = pointsOf(card);
  if (!trick || hand.length > LATE || points === 0 || points > CHEAP || beats(order, card, trick.best))
    return undefined;
  return isFriend(know, trick.winner) && surelyOurs(know, card)
    ? fact('follow.addPoints', { card, points, partner: trick.winner })
    : undefined;
};

const shortSuit: Detect = (know, card) => {
  const group = know.order.groupOf(card);
  const own = ownOf(know, group).length;
  if (group === 'trump' || group === know.trick?.led || own > SHORT) return undefined;
  return fact('discard.shortSuit', { card, suit: group, own });
};

export const FOLLOWING: readonly Detect[] = [
  ...COUNTING_FOLLOWS,
  catchCalled,
  highEnough,
  tenBeforeAce,
  keepTop,
  savePoints,
  secondHand,
  thirdHand,
  showVoid,
  keepLength,
  ...KEEPING,
  keepHigher,
  sameThreats,
  addPoints,
  shortSuit,
];
