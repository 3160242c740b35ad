// Causes of a card that follows or is thrown away, told only where their effect is seen in imagined deals, or is proved.
import { type Card, pointsOf } from '../../base/cards.ts';
import { calledSuitOf } from '../../base/contract.ts';
import { targetOf } from '../../bots/play/follow.ts';
import { CHEAP } from '../../bots/play/lead.ts';
import type { Sign } from '../../inference/cause-facts.ts';
import { fact } from '../../inference/facts.ts';
import {
  higherOut,
  isFriend,
  isOpponent,
  type Knowledge,
  outOf,
  ownOf,
  pointsSoFar,
  threatsTo,
} from '../../inference/knowledge.ts';
import type { Seat } from '../../base/seats.ts';
import { beats } from '../../play/order.ts';
import { DEARER, dearerOwn, isSearched, mayRuff, nextHighest } from './causes-leading.ts';
import { mustHave } from './counting.ts';
import type { Detect } from './detect.ts';
import { DEAR } from './measures.ts';
import { type Allegiance, signFor } from './signs.ts';
import { suitIn, suitsOf } from './suits.ts';
import { surelyOurs } from './sure-trick.ts';

const takes = ({ order, trick }: Knowledge, card: Card): boolean =>
  trick !== undefined && beats(order, card, trick.best);

/** The trick might be lost with a dearer card. */
const keepDear: Detect = (know, card) => {
  const { trick } = know;
  const dearer = know.legal
    .filter((each) => pointsOf(each) >= pointsOf(card) + DEARER)
    .toSorted((a, b) => pointsOf(b) - pointsOf(a));
  const [dearest] = dearer;
  if (!trick || !dearest || (!takes(know, dearest) && !isFriend(know, trick.winner))) return undefined;
  const kept = dearer.filter((each) => takes(know, each) === takes(know, dearest));
  const threats = threatsTo(know, takes(know, dearest) ? dearest : trick.best, trick.led);
  return threats.length > 0 ? fact('follow.keepDear', { card, kept, threats }) : undefined;
};

/** Who still comes must probably follow, so that a dear trump comes home. */
const ruffFat: Detect = (know, card) => {
  const { trick, behind, order } = know;
  if (!trick || trick.led === 'trump' || order.groupOf(card) !== 'trump' || pointsOf(card) < DEAR) return undefined;
  const others = behind.filter((seat) => !isFriend(know, seat));
  if (
    !takes(know, card) ||
    isSearched(know, trick.led) ||
    others.length === 0 ||
    know.chances.allHold(others, trick.led) < FOLLOW
  )
    return undefined;
  return fact('follow.ruffFat', { card, points: pointsOf(card), suit: trick.led, out: outOf(know, trick.led).length });
};

/** Chance from which others will rather follow suit. */
const FOLLOW = 0.6;

/** Cards of a suit out up to which its next round will rather be ruffed. */
const LAST_ROUND = 3;

/** Later the suit would be ruffed: a dear card of it comes home now or never. */
const nowOrNever: Detect = (know, card) => {
  const { trick, order, behind, trumpsOut } = know;
  const suit = suitIn(know, card);
  if (!trick || suit === undefined || trick.led !== suit || pointsOf(card) < DEAR || trumpsOut.length === 0)
    return undefined;
  const out = outOf(know, suit).length;
  const mayBeOurs =
    takes(know, card) || !isOpponent(know, trick.winner) || behind.some((seat) => !isOpponent(know, seat));
  if (out === 0 || out > LAST_ROUND || order.groupOf(trick.best) !== suit || !mayBeOurs) return undefined;
  return fact('follow.nowOrNever', { card, suit, out });
};

/** Chance from which somebody is taken for a partner who is not known to be one. */
const TRUSTED = 0.8;

/** Trumps above the best card that are so few that they can be named. */
const NAMED = 2;

/** A partner still to play probably has what is above the card of an opponent. */
const partnerOver: Detect = (know, card) => {
  const { trick, behind, order, holders, sides } = know;
  if (!trick || !isOpponent(know, trick.winner) || takes(know, card)) return undefined;
  if (order.groupOf(trick.best) !== 'trump' || pointsOf(card) < CHEAP) return undefined;
  const over = higherOut(know, trick.best);
  if (over.length === 0 || over.length > NAMED) return undefined;
  const partner = behind.find(
    (seat) => sides.friend[seat] >= TRUSTED && over.every((each) => holders.get(each)?.includes(seat)),
  );
  if (partner === undefined) return undefined;
  const known = isFriend(know, partner) ? 'yes' : 'no';
  return fact('follow.partnerOver', { card, points: pointsOf(card), partner, over, known });
};

/** A partner still to play has nothing of the suit and may ruff. */
const partnerRuffs: Detect = (know, card) => {
  const { trick, behind, voids, trumpsOut, holders } = know;
  if (!trick || trick.led === 'trump' || takes(know, card) || pointsOf(card) < CHEAP) return undefined;
  const { led, winner } = trick;
  const partner = behind.find(
    (seat) =>
      isFriend(know, seat) && voids[seat].has(led) && trumpsOut.some((each) => holders.get(each)?.includes(seat)),
  );
  if (partner === undefined || !isOpponent(know, winner)) return undefined;
  return fact('follow.partnerRuffs', { card, points: pointsOf(card), partner, suit: led });
};

/** Whose the trick is, by what its holder has shown; nothing where that is known. */
function signOfHolder(know: Knowledge, side: Allegiance): { readonly player: Seat; readonly sign: Sign } | undefined {
  const { trick, sides } = know;
  if (!trick || isFriend(know, trick.winner) || isOpponent(know, trick.winner)) return undefined;
  const friend = sides.friend[trick.winner];
  if (side === 'own' ? friend < LIKELY : friend > 1 - LIKELY) return undefined;
  const sign = signFor(know, trick.winner, side);
  return sign && { player: trick.winner, sign };
}

/** Chance from which somebody probably plays on a side. */
const LIKELY = 0.6;

const leaveLikely: Detect = (know, card) => {
  if (takes(know, card) || !know.legal.some((each) => takes(know, each))) return undefined;
  const read = signOfHolder(know, 'own');
  return read && fact('follow.leaveLikely', { card, ...read });
};

const readsEnemy: Detect = (know, card) => {
  if (takes(know, card) || pointsOf(card) > CHEAP) return undefined;
  const kept = know.legal.filter((each) => pointsOf(each) >= DEAR && !takes(know, each));
  const read = kept.length > 0 ? signOfHolder(know, 'other') : undefined;
  return read && fact('follow.readsEnemy', { card, ...read, kept });
};

/** Trumps above a card up to which a declarer must spend one of them. */
const FORCING = 5;

/** The declarer, who plays next, must go high or leave the trick. */
const forceHigh: Detect = (know, card) => {
  const { role, declarer, behind, order, holders } = know;
  if (role !== 'defender' || declarer === undefined || behind[0] !== declarer || !takes(know, card)) return undefined;
  if (order.groupOf(card) !== 'trump' || pointsOf(card) > CHEAP) return undefined;
  const over = higherOut(know, card).filter((each) => holders.get(each)?.includes(declarer));
  return over.length > 0 && over.length <= FORCING ? fact('follow.forceHigh', { card, declarer, over }) : undefined;
};

/** A declarer leads a low trump for his partner to take it, while opponents are still to play. */
const takeHigh: Detect = (know, card) => {
  const { trick, role, declarer, behind, order } = know;
  if (!trick || role !== 'partner' || declarer === undefined || trick.winner !== declarer || behind.length === 0)
    return undefined;
  if (trick.led !== 'trump' || order.groupOf(card) !== 'trump' || !takes(know, card) || pointsOf(card) > CHEAP)
    return undefined;
  return fact('follow.takeHigh', { card, declarer, over: higherOut(know, card).length });
};

/** Nobody else has a trump any more, so that the own one takes its trick later as well. */
const keepLast: Detect = (know, card) => {
  const kept = know.legal.find((each) => suitIn(know, each) === undefined);
  if (!know.trick || kept === undefined || know.trumpsOut.length > 0 || suitIn(know, card) === undefined)
    return undefined;
  return fact('follow.keepLast', { card, kept });
};

/** The last player is of the own side and may look after the trick. */
const lastIsPartner: Detect = (know, card) => {
  const { trick, behind, legal } = know;
  const [partner] = behind;
  if (!trick || trick.cards.length < 2 || behind.length !== 1 || partner === undefined) return undefined;
  if (!isFriend(know, partner) || !isOpponent(know, trick.winner)) return undefined;
  if (takes(know, card) || pointsOf(card) > CHEAP) return undefined;
  const kept = legal.filter((each) => takes(know, each));
  return kept.length > 0 ? fact('follow.lastIsPartner', { card, partner, kept }) : undefined;
};

/** An opponent behind will rather ruff, so that little is given to the suit. */
const ruffBehind: Detect = (know, card) => {
  const { trick } = know;
  const suit = suitIn(know, card);
  if (!trick || suit === undefined || trick.led !== suit || !mayRuff(know, suit)) return undefined;
  const kept = dearerOwn(know, card);
  return kept.length > 0 ? fact('follow.ruffBehind', { card, kept, suit, out: outOf(know, suit).length }) : undefined;
};

/** Only one or two go over the card, and once they are gone the next own trump is the highest. */
const drawOut: Detect = (know, card) => {
  if (!takes(know, card) || suitIn(know, card) !== undefined || know.behind.length === 0) return undefined;
  const next = nextHighest(know, card);
  if (!next || next.above.length !== higherOut(know, card).length) return undefined;
  return fact('follow.drawOut', { card, ...next });
};

/** Allowed cards that leave the trick where it is, like the card itself, and count more. */
const dearerLeft = (know: Knowledge, card: Card): readonly Card[] =>
  takes(know, card) ? [] : know.legal.filter((each) => !takes(know, each) && pointsOf(each) >= pointsOf(card) + DEARER);

/** Nobody knows yet whether a partner behind takes the trick of an opponent. */
const mayBeLost: Detect = (know, card) => {
  const { trick, behind } = know;
  if (!trick || !isOpponent(know, trick.winner) || !behind.some((seat) => isFriend(know, seat))) return undefined;
  const kept = dearerLeft(know, card);
  return kept.length > 0 ? fact('follow.mayBeLost', { card, holder: trick.winner, kept }) : undefined;
};

/** The called card has to fall, and it is of the other side. */
const calledFalls: Detect = (know, card) => {
  const { trick, role, contract, out, behind, holders } = know;
  const { called } = contract;
  if (!trick || role !== 'defender' || called === undefined || !out.includes(called)) return undefined;
  if (trick.led !== calledSuitOf(contract) || know.order.groupOf(trick.best) !== trick.led) return undefined;
  if (!holders.get(called)?.every((seat) => behind.includes(seat))) return undefined;
  const kept = dearerLeft(know, card);
  return kept.length > 0 ? fact('follow.calledFalls', { card, called, kept }) : undefined;
};

/** A declarer who still plays may hold the high card of the suit: before him the trick is ruffed. */
const ruffBefore: Detect = (know, card) => {
  const { trick, role, declarer, behind, holders, order } = know;
  if (!trick || trick.led === 'trump' || role !== 'defender' || know.contract.row.parties.kind !== 'alone')
    return undefined;
  if (declarer === undefined || !behind.includes(declarer) || suitIn(know, card) !== undefined || !takes(know, card))
    return undefined;
  if (order.groupOf(trick.best) !== trick.led) return undefined;
  const higher = outOf(know, trick.led).filter(
    (each) => beats(order, each, trick.best) && holders.get(each)?.includes(declarer),
  );
  return higher.length > 0 ? fact('follow.ruffBefore', { card, declarer, higher }) : undefined;
};

/** A declarer's own ten and the called ace would fall into one trick, which somebody may ruff. */
const splitPair: Detect = (know, card) => {
  const { trick, role, contract, searched, out } = know;
  const suit = suitIn(know, card);
  const { called } = contract;
  if (!trick || role !== 'declarer' || called === undefined || searched || !out.includes(called)) return undefined;
  if (suit === undefined || suit !== calledSuitOf(contract) || trick.led === suit || pointsOf(card) < DEAR)
    return undefined;
  return isOpponent(know, trick.winner) ? undefined : fact('follow.splitPair', { card, called });
};

/** With the card in it, the trick would bring the points that are missing. */
const countsTo: Detect = (know, card) => {
  const { trick, behind } = know;
  const target = targetOf(know);
  if (!trick || target === undefined || surelyOurs(know, card)) return undefined;
  const missing = target - pointsSoFar(know).own;
  const points = trick.points + pointsOf(card);
  const mayBeOurs = takes(know, card) || isFriend(know, trick.winner) || behind.some((seat) => isFriend(know, seat));
  return missing > 0 && points >= missing && mayBeOurs ? fact('follow.countsTo', { card, missing, points }) : undefined;
};

/** Neither card takes the trick, but one of them is the highest left of its suit. */
const keepMaster: Detect = (know, card) => {
  const { trick, legal, trumpsOut } = know;
  if (!trick || suitIn(know, card) === undefined || takes(know, card) || higherOut(know, card).length === 0)
    return undefined;
  if (trumpsOut.length > 0) return undefined;
  const kept = legal.find(
    (each) =>
      suitIn(know, each) !== undefined &&
      suitIn(know, each) !== suitIn(know, card) &&
      !takes(know, each) &&
      higherOut(know, each).length === 0 &&
      pointsOf(each) >= pointsOf(card),
  );
  return kept && fact('discard.keepMaster', { card, kept });
};

/** Without trumps a free suit is worth nothing: a single card goes, and a suit stays whole. */
const alone: Detect = (know, card) => {
  const { trick } = know;
  const suit = suitIn(know, card);
  if (!trick || suit === undefined || suit === trick.led || takes(know, card) || pointsOf(card) > CHEAP)
    return undefined;
  if (ownOf(know, 'trump').length > 0 || ownOf(know, suit).length !== 1 || higherOut(know, card).length === 0)
    return undefined;
  const guarded = suitsOf(know).find((each) => {
    const [high, ...guards] = ownOf(know, each);
    return each !== suit && high !== undefined && guards.length > 0 && higherOut(know, high).length <= guards.length;
  });
  return guarded && fact('discard.alone', { card, kept: ownOf(know, guarded) });
};

export const CAUSES_OF_FOLLOWS: readonly Detect[] = [
  countsTo,
  calledFalls,
  mayBeLost,
  mustHave,
  keepMaster,
  splitPair,
  ruffBefore,
  leaveLikely,
  readsEnemy,
  partnerOver,
  partnerRuffs,
  keepLast,
  lastIsPartner,
  alone,
  ruffFat,
  ruffBehind,
  nowOrNever,
  forceHigh,
  takeHigh,
  drawOut,
  keepDear,
];
