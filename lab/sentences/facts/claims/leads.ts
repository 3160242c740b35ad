// What the facts about leading claim.
import { type Card, pointsOf, suitOf } from '../../../../src/engine/base/cards.ts';
import { calledRulesOf } from '../../../../src/engine/base/contract.ts';
import { type Seat, seatAfter } from '../../../../src/engine/base/seats.ts';
import { playersAt } from '../../../../src/engine/table/table-rules.ts';
import { shareThatFollows, shareThatRuffs } from '../../rendered/scene.ts';
import {
  behind,
  cheap,
  type ClaimsOf,
  contractIn,
  groupIn,
  higherAllowed,
  isDefender,
  isHighest,
  isTrump,
  leadsCard,
  legal,
  mayRuff,
  mayTurnOutAgainst,
  outHigher,
  outIn,
  own,
  plain,
  playingIn,
  role,
  safeFromAll,
  safeFromOpponents,
  same,
  searched,
  type Seen,
  surelyAgainst,
  surelyTogether,
  trumpByRank,
} from './seen.ts';

/** A defender leads against somebody who plays alone. */
const defendsAlone = (seen: Seen, card: Card, declarer: Seat): boolean =>
  leadsCard(seen, card) &&
  isDefender(seen) &&
  contractIn(seen).row.parties.kind === 'alone' &&
  seen.view.contract!.declarer === declarer;

/** Card points that the own side has for sure with a card that cannot lose the trick; none if it can. */
function surelyLed(seen: Seen, card: Card): number {
  if (!leadsCard(seen, card) || !safeFromOpponents(seen, card)) return -1;
  const won = seen.view.tricks.filter(({ winner }) => surelyTogether(seen, winner));
  return won.reduce((sum, { points }) => sum + points, 0) + pointsOf(card);
}

/** The hand in which the table counts the cards with which the called card may run away. */
const countedForRunningAway = (seen: Seen): readonly Card[] =>
  calledRulesOf(contractIn(seen).row).counted === 'initial-hand' ? seen.view.dealtHand : seen.view.hand;

export const LEADS_CLAIMS: ClaimsOf<'lead'> = {
  'lead.calledSuit': ({ card, suit, called }, seen) =>
    leadsCard(seen, card) &&
    isDefender(seen) &&
    contractIn(seen).called === called &&
    suitOf(called) === suit &&
    plain(seen, card, suit) &&
    seen.view.contract!.revealed?.by !== 'calledCard' &&
    !searched(seen, suit),
  'lead.topTrump': ({ card, out: count }, seen) =>
    leadsCard(seen, card) &&
    !isDefender(seen) &&
    isTrump(seen, card) &&
    isHighest(seen, card) &&
    count === outIn(seen, 'trump').length &&
    count > 0,
  'lead.drawTrumps': ({ card, out: count }, seen) =>
    leadsCard(seen, card) &&
    !isDefender(seen) &&
    isTrump(seen, card) &&
    count === outIn(seen, 'trump').length &&
    count > 0,
  'lead.trumpToDeclarer': ({ card, declarer, shows }, seen) =>
    leadsCard(seen, card) &&
    role(seen) === 'partner' &&
    isTrump(seen, card) &&
    (shows ?? false) === (seen.view.contract!.revealed === undefined) &&
    (!shows || seen.view.hand.some((each) => each === contractIn(seen).called)) &&
    seen.view.contract!.declarer === declarer,
  'lead.trumpsGone': ({ card, suit }, seen) =>
    leadsCard(seen, card) && plain(seen, card, suit) && outIn(seen, 'trump').length === 0 && isHighest(seen, card),
  'lead.sureTrick': ({ card }, seen) => leadsCard(seen, card) && safeFromAll(seen, card),
  'lead.highest': ({ card, suit, out: count }, seen) =>
    leadsCard(seen, card) &&
    plain(seen, card, suit) &&
    isHighest(seen, card) &&
    count === outIn(seen, suit).length &&
    count >= 1,
  'lead.shortHighest': ({ card, suit, own: mine, out: count }, seen) =>
    LEADS_CLAIMS['lead.highest']({ card, suit, out: count }, seen) &&
    count >= 3 &&
    mine === own(seen, suit).length &&
    mine <= 2,
  'lead.longSuit': ({ card, suit, own: mine }, seen) =>
    leadsCard(seen, card) &&
    plain(seen, card, suit) &&
    mine >= 3 &&
    mine === own(seen, suit).length &&
    seen.view.hand.every((each) => isTrump(seen, each) || own(seen, groupIn(seen, each)).length <= mine),
  'lead.voidSelf': ({ card, suit, trumps }, seen) =>
    leadsCard(seen, card) &&
    plain(seen, card, suit) &&
    own(seen, suit).length === 1 &&
    trumps === own(seen, 'trump').length &&
    trumps > 0,
  'lead.cheap': ({ card, points }, seen) => leadsCard(seen, card) && cheap(card, points),
  'lead.saveTrumps': ({ card, trumps }, seen) =>
    leadsCard(seen, card) && isDefender(seen) && !isTrump(seen, card) && trumps === own(seen, 'trump').length,
  'lead.runAway': ({ card, called, own: mine }, seen) =>
    leadsCard(seen, card) &&
    card !== called &&
    seen.view.hand.includes(called) &&
    contractIn(seen).called === called &&
    plain(seen, card, suitOf(called)) &&
    mine === countedForRunningAway(seen).filter((each) => plain(seen, each, suitOf(called))).length &&
    mine >= calledRulesOf(contractIn(seen).row).runAwayMin &&
    !searched(seen, suitOf(called)),
  'lead.calledCard': ({ card }, seen) => leadsCard(seen, card) && contractIn(seen).called === card,
  'lead.throughDeclarer': ({ card, declarer }, seen) =>
    leadsCard(seen, card) &&
    isDefender(seen) &&
    playersAt(seen.view.rules) > 2 &&
    seatAfter(seen.view.seat, 1, playersAt(seen.view.rules)) === declarer &&
    seen.view.contract!.declarer === declarer,
  'lead.partnerVoid': ({ card, suit, partner }, seen) =>
    leadsCard(seen, card) && plain(seen, card, suit) && surelyTogether(seen, partner) && mayRuff(seen, partner, suit),
  'lead.opponentVoid': ({ card, suit, opponent }, seen) =>
    leadsCard(seen, card) && plain(seen, card, suit) && surelyAgainst(seen, opponent) && mayRuff(seen, opponent, suit),
  'lead.longWay': ({ card, suit, own: mine, declarer }, seen) =>
    defendsAlone(seen, card, declarer) &&
    plain(seen, card, suit) &&
    mine === own(seen, suit).length &&
    mine <= 2 &&
    behind(seen).at(-1) === declarer,
  'lead.shortWay': ({ card, suit, own: mine, declarer }, seen) =>
    defendsAlone(seen, card, declarer) &&
    plain(seen, card, suit) &&
    mine === own(seen, suit).length &&
    mine >= 3 &&
    behind(seen)[0] === declarer,
  'lead.returnSuit': ({ card, suit, partner }, seen) =>
    leadsCard(seen, card) &&
    plain(seen, card, suit) &&
    partner !== seen.view.seat &&
    surelyTogether(seen, partner) &&
    seen.view.tricks.some(({ leader, cards: [led] }) => leader === partner && groupIn(seen, led!) === suit),
  'lead.toHighest': ({ card, suit, partner, highest }, seen) =>
    leadsCard(seen, card) &&
    plain(seen, card, suit) &&
    plain(seen, highest, suit) &&
    isHighest(seen, highest) &&
    surelyTogether(seen, partner) &&
    seen.worlds.map(playingIn).every(({ play }) => play.hands[partner].includes(highest)),
  'lead.twoForOne': ({ card, out: count }, seen) =>
    leadsCard(seen, card) &&
    !isDefender(seen) &&
    isTrump(seen, card) &&
    count === outIn(seen, 'trump').length &&
    behind(seen).filter((seat) => surelyAgainst(seen, seat)).length >= 2,
  'lead.reachTarget': ({ card, reached, target }, seen) => {
    const { goal } = contractIn(seen).row;
    if (goal.kind !== 'points') return false;
    const won = seen.view.tricks.filter(({ winner }) => surelyTogether(seen, winner));
    return (
      leadsCard(seen, card) &&
      safeFromOpponents(seen, card) &&
      reached <= won.reduce((sum, { points }) => sum + points, 0) + pointsOf(card) &&
      reached >= target &&
      target === (isDefender(seen) && goal.drawAt === undefined ? 121 - goal.atLeast : goal.atLeast)
    );
  },
  'lead.safeFromSchneider': ({ card, reached, target }, seen) => {
    const { goal } = contractIn(seen).row;
    return (
      goal.kind === 'points' &&
      target === (isDefender(seen) ? 121 - goal.schneiderAt : goal.safeAt) &&
      reached >= target &&
      reached <= surelyLed(seen, card)
    );
  },
  'lead.makeSchneider': ({ card, reached, target }, seen) => {
    const { goal } = contractIn(seen).row;
    return (
      goal.kind === 'points' &&
      target === (isDefender(seen) ? 121 - goal.safeAt : goal.schneiderAt) &&
      reached >= target &&
      reached <= surelyLed(seen, card)
    );
  },
  'lead.forceDeclarer': ({ card, suit, declarer }, seen) =>
    leadsCard(seen, card) &&
    isDefender(seen) &&
    seen.view.contract!.declarer === declarer &&
    plain(seen, card, suit) &&
    seen.worlds
      .map(playingIn)
      .every(({ play }) => !play.hands[declarer].some((each) => groupIn(seen, each) === suit)) &&
    behind(seen).includes(declarer) &&
    outIn(seen, 'trump').length > 0,
  'lead.upToWeakness': ({ card, suit, opponent }, seen) =>
    leadsCard(seen, card) &&
    plain(seen, card, suit) &&
    surelyAgainst(seen, opponent) &&
    behind(seen).includes(opponent) &&
    seen.worlds
      .map(playingIn)
      .every(({ play }) =>
        play.hands[opponent].every((each) => groupIn(seen, each) !== suit && groupIn(seen, each) !== 'trump'),
      ),
  'lead.exit': ({ card, kept, by }, seen) =>
    leadsCard(seen, card) &&
    pointsOf(card) === 0 &&
    isTrump(seen, card) === (by === 'trump') &&
    2 * outHigher(seen, card).length >= outIn(seen, groupIn(seen, card)).length &&
    !isHighest(seen, card) &&
    LEADS_CLAIMS['lead.keepPoints']({ card, kept }, seen) &&
    kept.every((each) => pointsOf(each) >= 10 && groupIn(seen, each) !== groupIn(seen, card)),
  'lead.keepHigher': ({ card, group, kept }, seen) =>
    leadsCard(seen, card) &&
    group === groupIn(seen, card) &&
    kept.length > 0 &&
    kept.every((each) => higherAllowed(seen, card).includes(each)),
  'lead.fromAbove': ({ card, suit, lower }, seen) =>
    leadsCard(seen, card) &&
    plain(seen, card, suit) &&
    isHighest(seen, card) &&
    lower.length > 0 &&
    lower.every((each) => legal(seen).includes(each) && plain(seen, each, suit) && !isHighest(seen, each)),
  'lead.avoidRuff': ({ card, kept, suit, opponent }, seen) =>
    leadsCard(seen, card) &&
    !isTrump(seen, card) &&
    groupIn(seen, card) !== suit &&
    same(kept, own(seen, suit)) &&
    surelyAgainst(seen, opponent) &&
    behind(seen).includes(opponent) &&
    mayRuff(seen, opponent, suit),
  'lead.lowTrump': ({ card, kept }, seen) =>
    leadsCard(seen, card) &&
    role(seen) === 'declarer' &&
    contractIn(seen).row.parties.kind !== 'alone' &&
    isTrump(seen, card) &&
    kept.length > 0 &&
    kept.every(
      (each) =>
        trumpByRank(seen, each) && higherAllowed(seen, card).includes(each) && outHigher(seen, each).length >= 2,
    ),
  'lead.shortSuit': ({ card, suit, own: mine }, seen) =>
    leadsCard(seen, card) && plain(seen, card, suit) && mine === own(seen, suit).length && mine <= 2,
  'lead.runs': ({ card, suit, out: count }, seen) =>
    leadsCard(seen, card) &&
    plain(seen, card, suit) &&
    isHighest(seen, card) &&
    count === outIn(seen, suit).length &&
    outIn(seen, 'trump').length > 0 &&
    shareThatFollows({ view: seen.view }, suit) >= 0.45,
  'lead.keepAce': ({ card, kept, suit, out: count }, seen) =>
    leadsCard(seen, card) &&
    groupIn(seen, card) !== suit &&
    legal(seen).includes(kept) &&
    plain(seen, kept, suit) &&
    isHighest(seen, kept) &&
    count === outIn(seen, suit).length &&
    outIn(seen, 'trump').length > 0 &&
    shareThatRuffs({ view: seen.view }, suit, mayTurnOutAgainst(seen)) >= 0.5,
  'lead.fewAbove': ({ card, above, out: count }, seen) =>
    leadsCard(seen, card) &&
    isTrump(seen, card) &&
    above === outHigher(seen, card).length &&
    above >= 1 &&
    above <= 2 &&
    count === outIn(seen, 'trump').length,
  'lead.keepPoints': ({ card, kept }, seen) =>
    leadsCard(seen, card) &&
    kept.length > 0 &&
    kept.every((each) => each !== card && legal(seen).includes(each) && !isTrump(seen, each) && !isHighest(seen, each)),
  'lead.keepEntry': ({ card, trumps }, seen) =>
    leadsCard(seen, card) &&
    role(seen) === 'declarer' &&
    !isTrump(seen, card) &&
    trumps.length > 0 &&
    same(trumps, own(seen, 'trump')) &&
    outIn(seen, 'trump').length > 0,
  'lead.onlyTrumps': ({ card }, seen) => leadsCard(seen, card) && seen.view.hand.every((each) => isTrump(seen, each)),
};
