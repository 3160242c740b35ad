// What the facts about any card, about following and about discarding claim.
import { knowledgeOf } from '../../../../src/engine/inference/knowledge.ts';
import { type Card, cardsOfPack, pointsOf, rankOf, without } from '../../../../src/engine/base/cards.ts';
import { consistentDeals } from '../../../../src/engine/inference/deal-cases.ts';
import { worldsOf } from '../../../../src/engine/inference/worlds.ts';
import { legalCards } from '../../../../src/engine/play/legality.ts';
import { beats, orderOf, winningIndex } from '../../../../src/engine/play/order.ts';
import type { LeftToPlayFor } from '../../../../src/engine/inference/card-facts.ts';
import { situationOf } from '../../../../src/engine/play/tricks.ts';
import { playedContract } from '../../../../src/engine/table/announced-contract.ts';
import type { Seat } from '../../../../src/engine/base/seats.ts';
import {
  behind,
  best,
  cheap,
  type ClaimsOf,
  contractIn,
  follows,
  groupIn,
  higherAllowed,
  holdsTrick,
  isDefender,
  isHighest,
  isTrump,
  legal,
  orderIn,
  outHigher,
  outIn,
  own,
  partnerBehind,
  plain,
  playingIn,
  plays,
  role,
  safeFromOpponents,
  same,
  searched,
  type Seen,
  surelyAgainst,
  surelyTogether,
  takers,
  takes,
  threatsHold,
  trickPoints,
} from './seen.ts';

/** Two cards of a group that count the same, between which none lies that is out or in the trick. */
const areNeighbours = (seen: Seen, a: Card, b: Card): boolean => {
  const [order, group] = [orderIn(seen), groupIn(seen, a)];
  const others = [...outIn(seen, group), ...(seen.view.trick?.cards ?? [])].filter(
    (each) => groupIn(seen, each) === group,
  );
  const parts = (each: Card): boolean => beats(order, each, a) !== beats(order, each, b);
  return a !== b && groupIn(seen, b) === group && pointsOf(a) === pointsOf(b) && !others.some(parts);
};

/** The card is led where cards are played from the table. */
const leadsFromTable = (seen: Seen, card: Card): boolean =>
  plays(seen, card) && seen.view.table !== undefined && seen.view.trick?.cards.length === 0;

/** Open cards of the other player that are higher than the card, or trumps where it is none. */
function beatingOpen({ view }: Seen, card: Card): readonly Card[] {
  const contract = view.contract && playedContract(view.rules, view.contract);
  if (!contract) return [];
  const order = orderOf(contract, view.rules.pack);
  const open = view.table?.piles[view.seat === 0 ? 1 : 0].flatMap((pile) => pile.open ?? []) ?? [];
  return open.filter((each) => winningIndex(order, [card, each]) === 1);
}

/** Card points that the own side has for sure with a card that cannot lose the trick; none if it can. */
function surePoints(seen: Seen, card: Card): number {
  if (!follows(seen, card) || !safeFromOpponents(seen, card)) return -1;
  if (!takes(seen, card) && !holdsTrick(seen, best(seen).seat)) return -1;
  const won = seen.view.tricks.filter(({ winner }) => surelyTogether(seen, winner));
  return won.reduce((sum, trick) => sum + trick.points, 0) + trickPoints(seen) + pointsOf(card);
}

/** Card points with which the other side wins. */
function targetOfOthers(seen: Seen): number | undefined {
  const { goal } = contractIn(seen).row;
  if (goal.kind !== 'points') return undefined;
  return isDefender(seen) || goal.drawAt !== undefined ? goal.atLeast : 121 - goal.atLeast;
}

/** In every deal the seat has all of these cards. */
const hasAll = (seen: Seen, seat: Seat, cards: readonly Card[]): boolean =>
  seen.worlds.map(playingIn).every(({ play }) => cards.every((each) => play.hands[seat].includes(each)));

type OnSide = (seen: Seen, seat: Seat) => boolean;

/** Card points of the tricks whose winners are, for sure, on that side. */
const wonFor = (seen: Seen, side: OnSide): number =>
  seen.view.tricks.reduce((sum, { winner, points }) => sum + (side(seen, winner) ? points : 0), 0);

/** Whether just that is left for a side that has lost and is out of Schneider with `safe` card points; nobody's trick is in doubt. */
function isLeft(seen: Seen, stake: LeftToPlayFor, safe: number, [losers, winners]: readonly [OnSide, OnSide]): boolean {
  const [theirs, points] = [seen.view.tricks.filter(({ winner }) => losers(seen, winner)), wonFor(seen, losers)];
  if (seen.view.tricks.some(({ winner }) => !losers(seen, winner) && !winners(seen, winner))) return false;
  const rest = 120 - points - wonFor(seen, winners);
  switch (stake.left) {
    case 'aTrick':
      return theirs.length === 0;
    case 'points':
      return stake.missing === safe - points && stake.missing > 0 && stake.missing <= rest;
    case 'nothing':
      return theirs.length > 0 && (stake.schneider === 'yes' ? points + rest < safe : points >= safe);
  }
}

export const CARDS_CLAIMS: ClaimsOf<'play' | 'search' | 'table' | 'any' | 'count' | 'cut' | 'follow' | 'discard'> = {
  'play.sameCards': ({ card, others }, seen) =>
    plays(seen, card) &&
    legal(seen).length === others.length + 1 &&
    others.every((each) => legal(seen).includes(each) && areNeighbours(seen, card, each)),
  'play.onlyCard': ({ card }, seen) => legal(seen).length === 1 && plays(seen, card),
  'play.keeps': ({ card, kept, spared }, seen) =>
    plays(seen, card) &&
    (!spared || !isHighest(seen, card)) &&
    kept.length > 0 &&
    kept.every((each) => each !== card && seen.view.hand.includes(each)),
  'search.best': ({ card, worlds, of, gain }, seen) => {
    const { count } = worldsOf(consistentDeals(knowledgeOf(seen.view)));
    return plays(seen, card) && gain > 0 && worlds > 0 && (of === 'all' ? worlds === count : worlds <= count);
  },
  'table.chance': ({ percent, deals }, { view }) =>
    view.table !== undefined && Number.isInteger(percent) && percent >= 0 && percent <= 100 && deals > 1,
  'table.nothingOpenBeats': ({ card }, seen) => leadsFromTable(seen, card) && beatingOpen(seen, card).length === 0,
  'table.openBeats': ({ card, beating }, seen) =>
    leadsFromTable(seen, card) && beating.length > 0 && beatingOpen(seen, card).join() === beating.join(),
  'count.lost': (stake, seen) => {
    const { goal } = contractIn(seen).row;
    if (goal.kind !== 'points') return false;
    const defends = isDefender(seen);
    return (
      wonFor(seen, surelyAgainst) >= (defends || goal.drawAt !== undefined ? goal.atLeast : 121 - goal.atLeast) &&
      isLeft(seen, stake, defends ? 121 - goal.schneiderAt : goal.safeAt, [surelyTogether, surelyAgainst])
    );
  },
  'count.won': (stake, seen) => {
    const { goal } = contractIn(seen).row;
    if (goal.kind !== 'points') return false;
    const defends = isDefender(seen);
    return (
      wonFor(seen, surelyTogether) >= (defends && goal.drawAt === undefined ? 121 - goal.atLeast : goal.atLeast) &&
      isLeft(seen, stake, defends ? goal.safeAt : 121 - goal.schneiderAt, [surelyAgainst, surelyTogether])
    );
  },
  'any.random': ({ choices }) => choices >= 1,
  'cut.anywhere': ({ at, min }, { view, decision }) =>
    decision.type === 'cut' && decision.at === at && at >= min && at <= cardsOfPack(view.rules.pack).length - min,

  'follow.smearPartnerWins': ({ card, points, partner }, seen) =>
    follows(seen, card) &&
    points === pointsOf(card) &&
    points >= 4 &&
    holdsTrick(seen, partner) &&
    !takes(seen, card) &&
    safeFromOpponents(seen, card),
  'follow.smearLikely': ({ card, points, partner, threats }, seen) =>
    follows(seen, card) &&
    points === pointsOf(card) &&
    holdsTrick(seen, partner) &&
    !takes(seen, card) &&
    threatsHold(seen, card, threats),
  'follow.smearGuess': ({ card, points, player }, seen) =>
    follows(seen, card) && points === pointsOf(card) && best(seen).seat === player && !takes(seen, card),
  'follow.smearHopeful': ({ card, points, partner }, seen) =>
    follows(seen, card) && points === pointsOf(card) && partnerBehind(seen, partner),
  'follow.winLast': ({ card, points }, seen) =>
    follows(seen, card) &&
    behind(seen).length === 0 &&
    takes(seen, card) &&
    points === trickPoints(seen) + pointsOf(card),
  'follow.winSure': ({ card, points }, seen) =>
    follows(seen, card) &&
    takes(seen, card) &&
    points === trickPoints(seen) + pointsOf(card) &&
    safeFromOpponents(seen, card),
  'follow.winLikely': ({ card, points, threats }, seen) =>
    follows(seen, card) &&
    takes(seen, card) &&
    points === trickPoints(seen) + pointsOf(card) &&
    threatsHold(seen, card, threats),
  'follow.cheapest': ({ card, kept }, seen) =>
    follows(seen, card) &&
    takes(seen, card) &&
    kept.length > 0 &&
    kept.every((each) => each !== card && takers(seen).includes(each)),
  'follow.ruff': ({ card, suit, points }, seen) =>
    follows(seen, card) &&
    isTrump(seen, card) &&
    groupIn(seen, seen.view.trick!.cards[0]!) === suit &&
    own(seen, suit).length === 0 &&
    points === trickPoints(seen),
  'follow.duck': ({ card, points, winner }, seen) =>
    follows(seen, card) &&
    cheap(card, points) &&
    best(seen).seat === winner &&
    surelyAgainst(seen, winner) &&
    !takes(seen, card),
  'follow.cannotWin': ({ card, best: top }, seen) =>
    follows(seen, card) && best(seen).card === top && takers(seen).length === 0,
  'follow.notWorth': ({ card, points, kept }, seen) =>
    follows(seen, card) && !takes(seen, card) && points === trickPoints(seen) && same(kept, takers(seen)),
  'follow.leaveToPartner': ({ card, partner }, seen) =>
    follows(seen, card) && !takes(seen, card) && holdsTrick(seen, partner) && takers(seen).length > 0,
  'follow.partnerStillPlays': ({ card, partner }, seen) => follows(seen, card) && partnerBehind(seen, partner),
  'follow.calledCard': ({ card, suit }, seen) =>
    follows(seen, card) &&
    contractIn(seen).called === card &&
    groupIn(seen, seen.view.trick!.cards[0]!) === suit &&
    !searched(seen, suit) &&
    legal(seen).length === 1,
  'follow.guardTen': ({ card, ten }, seen) =>
    plays(seen, card) &&
    rankOf(ten) === 'T' &&
    ten !== card &&
    without(own(seen, groupIn(seen, ten)), card).length >= 2 &&
    !isHighest(seen, ten),
  'follow.keepHigh': ({ card, kept }, seen) =>
    plays(seen, card) && kept !== card && seen.view.hand.includes(kept) && isTrump(seen, kept) && isHighest(seen, kept),
  'follow.reachTarget': ({ card, reached, target }, seen) => {
    const { goal } = contractIn(seen).row;
    if (goal.kind !== 'points') return false;
    const won = seen.view.tricks.filter(({ winner }) => surelyTogether(seen, winner));
    const points = won.reduce((sum, trick) => sum + trick.points, 0) + trickPoints(seen) + pointsOf(card);
    return (
      follows(seen, card) &&
      takes(seen, card) &&
      safeFromOpponents(seen, card) &&
      reached <= points &&
      reached >= target &&
      target === (isDefender(seen) && goal.drawAt === undefined ? 121 - goal.atLeast : goal.atLeast)
    );
  },
  'follow.safeFromSchneider': ({ card, reached, target }, seen) => {
    const { goal } = contractIn(seen).row;
    return (
      goal.kind === 'points' &&
      target === (isDefender(seen) ? 121 - goal.schneiderAt : goal.safeAt) &&
      reached >= target &&
      reached <= surePoints(seen, card)
    );
  },
  'follow.makeSchneider': ({ card, reached, target }, seen) => {
    const { goal } = contractIn(seen).row;
    return (
      goal.kind === 'points' &&
      target === (isDefender(seen) ? 121 - goal.safeAt : goal.schneiderAt) &&
      reached >= target &&
      reached <= surePoints(seen, card)
    );
  },
  'follow.keepHigher': ({ card, group, kept }, seen) =>
    follows(seen, card) &&
    group === groupIn(seen, card) &&
    kept.length > 0 &&
    kept.every((each) => higherAllowed(seen, card).includes(each)),
  'follow.belowAnyway': ({ card, best: top, kept }, seen) =>
    follows(seen, card) &&
    !takes(seen, card) &&
    best(seen).card === top &&
    kept.length > 0 &&
    kept.every(
      (each) =>
        higherAllowed(seen, card).includes(each) &&
        !takes(seen, each) &&
        (isTrump(seen, each)
          ? 'OU'.includes(rankOf(each))
          : groupIn(seen, each) === groupIn(seen, seen.view.trick!.cards[0]!)),
    ),
  'follow.sameThreats': ({ card, kept, threats }, seen) =>
    follows(seen, card) &&
    takes(seen, card) &&
    threatsHold(seen, card, threats) &&
    kept.length > 0 &&
    kept.every(
      (each) =>
        higherAllowed(seen, card).includes(each) &&
        pointsOf(each) > pointsOf(card) &&
        threats.every((threat) => beats(orderIn(seen), threat, each)),
    ),
  'follow.addPoints': ({ card, points, partner }, seen) =>
    follows(seen, card) &&
    !takes(seen, card) &&
    points === pointsOf(card) &&
    points > 0 &&
    points <= 4 &&
    seen.view.hand.length <= 4 &&
    holdsTrick(seen, partner) &&
    safeFromOpponents(seen, card),
  'follow.stopTarget': ({ card, theirs, target }, seen) => {
    const lost = seen.view.tricks.filter(({ winner }) => surelyAgainst(seen, winner));
    return (
      surePoints(seen, card) >= 0 &&
      target === targetOfOthers(seen) &&
      theirs >= target &&
      theirs === lost.reduce((sum, { points }) => sum + points, 0) + trickPoints(seen)
    );
  },
  'follow.keepBelow': ({ card, kept, target }, seen) => {
    const lost = seen.view.tricks.filter(({ winner }) => surelyAgainst(seen, winner));
    const theirs = lost.reduce((sum, { points }) => sum + points, 0) + trickPoints(seen);
    return (
      follows(seen, card) &&
      !takes(seen, card) &&
      [best(seen).seat, ...behind(seen)].every((seat) => surelyAgainst(seen, seat)) &&
      target === targetOfOthers(seen) &&
      theirs + pointsOf(card) < target &&
      kept.length > 0 &&
      kept.every((each) => legal(seen).includes(each) && !takes(seen, each) && theirs + pointsOf(each) >= target)
    );
  },
  'follow.secondHand': ({ card, partner, kept }, seen) =>
    follows(seen, card) &&
    seen.view.trick!.cards.length === 1 &&
    surelyAgainst(seen, seen.view.trick!.leader) &&
    surelyTogether(seen, partner) &&
    behind(seen).at(-1) === partner &&
    !takes(seen, card) &&
    kept.length > 0 &&
    same(kept, takers(seen)),
  'follow.thirdHand': ({ card, last, threats }, seen) =>
    follows(seen, card) &&
    behind(seen).join() === String(last) &&
    surelyAgainst(seen, last) &&
    takes(seen, card) &&
    threatsHold(seen, card, threats),
  'follow.catchCalled': ({ card, called, falls: how, by }, seen) => {
    const contract = contractIn(seen);
    if (!follows(seen, card) || !isDefender(seen) || contract.called !== called) return false;
    if (groupIn(seen, seen.view.trick!.cards[0]!) !== groupIn(seen, called)) return false;
    const { leader } = seen.view.trick!;
    const falls = seen.worlds.map(playingIn).every((world) => {
      if (how === 'probably' && world.play.hands[leader].includes(called)) return true;
      const holder = behind(seen).find((seat) => world.play.hands[seat].includes(called));
      return holder !== undefined && legalCards(situationOf(world.play, holder)).join() === called;
    });
    if (by === 'ruff') return falls && isTrump(seen, card) && takes(seen, card);
    return falls && isTrump(seen, best(seen).card) && holdsTrick(seen, best(seen).seat) && !takes(seen, card);
  },
  'follow.highEnough': ({ card, lower }, seen) =>
    follows(seen, card) &&
    takes(seen, card) &&
    isTrump(seen, card) &&
    safeFromOpponents(seen, card) &&
    lower.length > 0 &&
    lower.every((each) => takers(seen).includes(each) && isTrump(seen, each) && beats(orderIn(seen), card, each)),
  'follow.tenBeforeAce': ({ card, ace }, seen) =>
    rankOf(card) === 'T' &&
    rankOf(ace) === 'A' &&
    groupIn(seen, card) === groupIn(seen, ace) &&
    legal(seen).includes(ace) &&
    isHighest(seen, ace) &&
    surePoints(seen, card) > 0,
  'follow.keepTop': ({ card, kept }, seen) =>
    surePoints(seen, card) >= 0 &&
    !takes(seen, card) &&
    legal(seen).includes(kept) &&
    !isTrump(seen, kept) &&
    groupIn(seen, kept) !== groupIn(seen, card) &&
    isHighest(seen, kept),
  'follow.savePoints': ({ card, kept }, seen) =>
    follows(seen, card) &&
    !takes(seen, card) &&
    [best(seen).seat, ...behind(seen)].every((seat) => surelyAgainst(seen, seat)) &&
    kept.length > 0 &&
    kept.every((each) => each !== card && legal(seen).includes(each) && pointsOf(each) >= 10 && !takes(seen, each)),
  'follow.keepEntry': ({ card, entry, tops }, seen) =>
    follows(seen, card) &&
    entry !== card &&
    legal(seen).includes(entry) &&
    isTrump(seen, entry) &&
    isHighest(seen, entry) &&
    tops.length >= 2 &&
    tops.every((each) => each !== card && seen.view.hand.includes(each) && isHighest(seen, each)) &&
    new Set(tops.map((each) => groupIn(seen, each))).size === 1 &&
    !tops.some((each) => isTrump(seen, each) || groupIn(seen, each) === groupIn(seen, card)),
  'follow.unblock': ({ card, suit, partner }, seen) =>
    surePoints(seen, card) >= 0 &&
    !takes(seen, card) &&
    plain(seen, card, suit) &&
    isHighest(seen, card) &&
    surelyTogether(seen, partner) &&
    partner !== seen.view.seat &&
    hasAll(seen, partner, outIn(seen, suit)) &&
    outIn(seen, suit).length >= 2 &&
    own(seen, suit).every((each) => each === card || !isHighest(seen, each)),
  'discard.keepLink': ({ card, kept, partner, highest }, seen) =>
    follows(seen, card) &&
    kept !== card &&
    legal(seen).includes(kept) &&
    !isTrump(seen, kept) &&
    own(seen, groupIn(seen, kept)).length === 1 &&
    groupIn(seen, highest) === groupIn(seen, kept) &&
    beats(orderIn(seen), highest, kept) &&
    isHighest(seen, highest) &&
    surelyTogether(seen, partner) &&
    partner !== seen.view.seat &&
    hasAll(seen, partner, [highest]),
  'discard.hopeless': ({ card, suit, above, kept, guards }, seen) =>
    follows(seen, card) &&
    plain(seen, card, suit) &&
    groupIn(seen, seen.view.trick!.cards[0]!) !== suit &&
    above >= own(seen, suit).length &&
    own(seen, suit).every((each) => outHigher(seen, each).length >= above) &&
    own(seen, suit).some((each) => outHigher(seen, each).length === above) &&
    !isTrump(seen, kept) &&
    legal(seen).includes(kept) &&
    groupIn(seen, kept) !== suit &&
    same([kept, ...guards], own(seen, groupIn(seen, kept))) &&
    guards.every((each) => beats(orderIn(seen), kept, each)) &&
    guards.length > 0 &&
    outHigher(seen, kept).length === guards.length,
  'follow.stopTout': ({ card }, seen) =>
    follows(seen, card) && isDefender(seen) && contractIn(seen).row.goal.kind === 'everyTrick' && takes(seen, card),
  'follow.mustTake': ({ card }, seen) =>
    follows(seen, card) &&
    role(seen) === 'declarer' &&
    contractIn(seen).row.goal.kind === 'everyTrick' &&
    takes(seen, card),
  'discard.voidSuit': ({ card, suit, trumps }, seen) =>
    follows(seen, card) &&
    plain(seen, card, suit) &&
    groupIn(seen, seen.view.trick!.cards[0]!) !== suit &&
    own(seen, suit).length === 1 &&
    trumps === own(seen, 'trump').length &&
    trumps > 0,
  'discard.showVoid': ({ card, suit, partner }, seen) =>
    CARDS_CLAIMS['discard.voidSuit']({ card, suit, trumps: own(seen, 'trump').length }, seen) &&
    holdsTrick(seen, partner) &&
    !takes(seen, card) &&
    safeFromOpponents(seen, card),
  'discard.shortSuit': ({ card, suit, own: mine }, seen) =>
    follows(seen, card) &&
    plain(seen, card, suit) &&
    groupIn(seen, seen.view.trick!.cards[0]!) !== suit &&
    mine === own(seen, suit).length &&
    mine <= 2,
  'discard.keepLength': ({ card, trumps }, seen) =>
    follows(seen, card) &&
    isDefender(seen) &&
    contractIn(seen).row.parties.kind === 'alone' &&
    !isTrump(seen, card) &&
    own(seen, groupIn(seen, seen.view.trick!.cards[0]!)).length === 0 &&
    trumps === own(seen, 'trump').length &&
    trumps >= 3,
  'discard.keepGuards': ({ card, high, guards }, seen) =>
    follows(seen, card) &&
    own(seen, groupIn(seen, seen.view.trick!.cards[0]!)).length === 0 &&
    !isTrump(seen, card) &&
    !isTrump(seen, high) &&
    pointsOf(high) >= 4 &&
    groupIn(seen, card) !== groupIn(seen, high) &&
    same([high, ...guards], own(seen, groupIn(seen, high))) &&
    guards.every((each) => beats(orderIn(seen), high, each)) &&
    guards.length > 0 &&
    outHigher(seen, high).length === guards.length,
  'discard.low': ({ card, points }, seen) =>
    follows(seen, card) && cheap(card, points) && own(seen, groupIn(seen, seen.view.trick!.cards[0]!)).length === 0,
};
