// What the facts about any card, about following and about discarding claim.
import { knowledgeOf } from '../../../../src/engine/inference/knowledge.ts';
import { cardsOfPack, pointsOf, rankOf, without } from '../../../../src/engine/base/cards.ts';
import { consistentDeals } from '../../../../src/engine/inference/deal-cases.ts';
import { worldsOf } from '../../../../src/engine/inference/worlds.ts';
import { orderOf, winningIndex } from '../../../../src/engine/play/order.ts';
import { playedContract } from '../../../../src/engine/table/announced-contract.ts';
import type { Card } from '../../../../src/engine/base/cards.ts';
import type { ClaimsOf, Seen } from './seen.ts';
import {
  behind,
  best,
  cheap,
  contractIn,
  follows,
  groupIn,
  holdsTrick,
  isDefender,
  isHighest,
  isTrump,
  legal,
  own,
  partnerBehind,
  plain,
  plays,
  role,
  safeFromOpponents,
  same,
  searched,
  surelyAgainst,
  surelyTogether,
  takers,
  takes,
  threatsHold,
  trickPoints,
} from './seen.ts';

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

export const CARDS_CLAIMS: ClaimsOf<'play' | 'search' | 'table' | 'any' | 'cut' | 'follow' | 'discard'> = {
  'play.onlyCard': ({ card }, seen) => legal(seen).length === 1 && plays(seen, card),
  'play.keeps': ({ card, kept }, seen) =>
    plays(seen, card) && kept.length > 0 && kept.every((each) => each !== card && seen.view.hand.includes(each)),
  'search.best': ({ card, worlds, of, gain }, seen) => {
    const { count } = worldsOf(consistentDeals(knowledgeOf(seen.view)));
    return plays(seen, card) && gain > 0 && worlds > 0 && (of === 'all' ? worlds === count : worlds <= count);
  },
  'table.chance': ({ percent, deals }, { view }) =>
    view.table !== undefined && Number.isInteger(percent) && percent >= 0 && percent <= 100 && deals > 1,
  'table.nothingOpenBeats': ({ card }, seen) => leadsFromTable(seen, card) && beatingOpen(seen, card).length === 0,
  'table.openBeats': ({ card, beating }, seen) =>
    leadsFromTable(seen, card) && beating.length > 0 && beatingOpen(seen, card).join() === beating.join(),
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
  'discard.low': ({ card, points }, seen) =>
    follows(seen, card) && cheap(card, points) && own(seen, groupIn(seen, seen.view.trick!.cards[0]!)).length === 0,
};
