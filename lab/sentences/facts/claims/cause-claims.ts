// What the facts about causes claim, which are told only where their effect is seen.
import { type Card, pointsOf, type Suit } from '../../../../src/engine/base/cards.ts';
import { calledSuitOf } from '../../../../src/engine/base/contract.ts';
import { type Seat, stepsBetween } from '../../../../src/engine/base/seats.ts';
import type { CauseFacts, CauseId } from '../../../../src/engine/inference/cause-facts.ts';
import { beats, winningIndex } from '../../../../src/engine/play/order.ts';
import type { Trick } from '../../../../src/engine/play/tricks.ts';
import { playersAt } from '../../../../src/engine/table/table-rules.ts';
import { shareThatFollows, shareThatRuffs } from '../../rendered/scene.ts';
import {
  behind,
  best,
  type Claims,
  contractIn,
  follows,
  groupIn,
  isDefender,
  isHighest,
  isTrump,
  leadsCard,
  legal,
  mayRuff,
  mayTurnOutAgainst,
  orderIn,
  out,
  outHigher,
  outIn,
  own,
  partnerBehind,
  plain,
  role,
  safeFromOpponents,
  same,
  searched,
  type Seen,
  surelyAgainst,
  surelyTogether,
  takes,
  threatsHold,
  trickPoints,
  trumpByRank,
} from './seen.ts';

type Sign = CauseFacts['follow.leaveLikely']['sign'];

/** Allowed cards of the same kind that count more, the dearest first. */
const dearer = (seen: Seen, card: Card, kept: readonly Card[]): boolean =>
  kept.length > 0 &&
  kept.every(
    (each) =>
      legal(seen).includes(each) && groupIn(seen, each) === groupIn(seen, card) && pointsOf(each) > pointsOf(card),
  ) &&
  kept.every((each) => pointsOf(each) <= pointsOf(kept[0]!));

const isThere = (sign: Sign, seen: Seen, player: Seat): boolean =>
  [...seen.view.tricks, seen.view.trick!].some((trick) => showsIn(sign, seen, trick, player));

/** Whether a player has shown it in a trick. */
function showsIn(sign: Sign, seen: Seen, { leader, cards }: Trick, player: Seat): boolean {
  const at = stepsBetween(leader, player, playersAt(seen.view.rules));
  const card = cards[at];
  if (!card) return false;
  if (sign === 'ledTrump') return at === 0 && isTrump(seen, card);
  if (sign === 'ledCalled') return at === 0 && groupIn(seen, card) === calledSuitOf(contractIn(seen));
  if (at === 0) return false;
  const before = cards.slice(0, at);
  const place = winningIndex(orderIn(seen), before);
  const holder = stepsBetween(leader, seen.view.contract!.declarer!, playersAt(seen.view.rules));
  if (place !== holder) return false;
  return sign === 'overtook' ? beats(orderIn(seen), card, before[place]!) : pointsOf(card) >= 10;
}

/** It is not settled on which side the player who has the trick is, and the sign speaks for it. */
const seems = (seen: Seen, player: Seat, sign: Sign): boolean =>
  best(seen).seat === player &&
  seen.view.contract?.revealed === undefined &&
  contractIn(seen).called !== undefined &&
  player !== seen.view.contract?.declarer &&
  isThere(sign, seen, player);

const nextTop = (seen: Seen, card: Card, kept: Card, above: readonly Card[]): boolean =>
  isTrump(seen, card) &&
  isTrump(seen, kept) &&
  kept !== card &&
  seen.view.hand.includes(kept) &&
  same(above, outHigher(seen, kept)) &&
  above.length >= 1 &&
  above.every((each) => outHigher(seen, card).includes(each));

/** Cheaper allowed cards of the same plain suit. */
const cheaper = (seen: Seen, card: Card, kept: readonly Card[]): boolean =>
  kept.length > 0 &&
  kept.every(
    (each) =>
      legal(seen).includes(each) && groupIn(seen, each) === groupIn(seen, card) && pointsOf(each) < pointsOf(card),
  );

/** Nothing of a suit is with a player, as all can see. */
const hasNone = (seen: Seen, seat: Seat, suit: Suit): boolean =>
  outIn(seen, suit).length === 0 || mayRuff(seen, seat, suit);

const playsAfter = (seen: Seen, later: Seat, earlier: Seat): boolean =>
  behind(seen).includes(earlier) && behind(seen).indexOf(later) > behind(seen).indexOf(earlier);

/** Card points that a side needs to win. */
function targetFor(seen: Seen, side: 'own' | 'other'): number {
  const { goal } = contractIn(seen).row;
  if (goal.kind !== 'points') return NaN;
  const defends = isDefender(seen) === (side === 'own');
  return defends && goal.drawAt === undefined ? 121 - goal.atLeast : goal.atLeast;
}

const wonBy = (seen: Seen, isOfSide: (seen: Seen, seat: Seat) => boolean): number =>
  seen.view.tricks.filter(({ winner }) => isOfSide(seen, winner)).reduce((sum, { points }) => sum + points, 0);

export const CAUSE_CLAIMS: Pick<Claims, CauseId> = {
  'lead.aceComes': ({ card, suit, called, own: held, trumps }, seen) =>
    leadsCard(seen, card) &&
    held === own(seen, 'trump').length &&
    trumps === outIn(seen, 'trump').length &&
    role(seen) === 'declarer' &&
    plain(seen, card, suit) &&
    contractIn(seen).called === called &&
    calledSuitOf(contractIn(seen)) === suit &&
    !searched(seen, suit),
  'lead.keepHigh': ({ card, kept, own: held, out: count }, seen) =>
    leadsCard(seen, card) &&
    held === own(seen, 'trump').length &&
    count === outIn(seen, 'trump').length &&
    held < count &&
    kept !== card &&
    legal(seen).includes(kept) &&
    isTrump(seen, kept) &&
    isHighest(seen, kept),
  'lead.ruffNear': ({ card, kept, suit, out: count }, seen) =>
    leadsCard(seen, card) &&
    !kept.includes(card) &&
    kept.length > 0 &&
    kept.every((each) => legal(seen).includes(each) && plain(seen, each, suit) && pointsOf(each) >= 10) &&
    count === outIn(seen, suit).length &&
    shareThatRuffs({ view: seen.view }, suit, behind(seen)) >= 0.4,
  'lead.moreOut': ({ card, suit, out: count, other, fewer }, seen) =>
    leadsCard(seen, card) &&
    plain(seen, card, suit) &&
    isHighest(seen, card) &&
    !isTrump(seen, other) &&
    groupIn(seen, other) !== suit &&
    legal(seen).includes(other) &&
    isHighest(seen, other) &&
    count === outIn(seen, suit).length &&
    fewer === outIn(seen, groupIn(seen, other)).length &&
    fewer < count,
  'lead.lowToDeclarer': ({ card, kept, declarer }, seen) =>
    leadsCard(seen, card) &&
    role(seen) === 'partner' &&
    seen.view.contract?.declarer === declarer &&
    isTrump(seen, card) &&
    kept.length > 0 &&
    kept.every(
      (each) =>
        legal(seen).includes(each) &&
        trumpByRank(seen, each) &&
        beats(orderIn(seen), each, card) &&
        outHigher(seen, each).length >= 2,
    ),
  'lead.drawOut': ({ card, kept, above }, seen) => leadsCard(seen, card) && nextTop(seen, card, kept, above),
  'lead.keepDear': ({ card, kept, above }, seen) =>
    leadsCard(seen, card) && dearer(seen, card, kept) && above > 0 && above === outHigher(seen, kept[0]!).length,
  'lead.oursAnyway': ({ card, suit }, seen) =>
    leadsCard(seen, card) && plain(seen, card, suit) && safeFromOpponents(seen, card),
  'lead.searchFat': ({ card, kept, suit, called, out: count }, seen) =>
    leadsCard(seen, card) &&
    isDefender(seen) &&
    plain(seen, card, suit) &&
    cheaper(seen, card, kept) &&
    calledSuitOf(contractIn(seen)) === suit &&
    out(seen).includes(called) &&
    !searched(seen, suit) &&
    count === outIn(seen, suit).length - 1 &&
    count >= 1 &&
    count <= 3,
  'lead.toLast': ({ card, kept, suit, partner, out: count }, seen) =>
    leadsCard(seen, card) &&
    plain(seen, card, suit) &&
    cheaper(seen, card, kept) &&
    behind(seen).at(-1) === partner &&
    partnerBehind(seen, partner) &&
    count === outIn(seen, suit).length &&
    shareThatRuffs({ view: seen.view }, suit, [partner]) >= 0.4,
  'lead.throughToVoid': ({ card, suit, declarer, partner }, seen) =>
    leadsCard(seen, card) &&
    isDefender(seen) &&
    plain(seen, card, suit) &&
    seen.view.contract?.declarer === declarer &&
    playsAfter(seen, partner, declarer) &&
    partnerBehind(seen, partner) &&
    hasNone(seen, partner, suit) &&
    outIn(seen, 'trump').length > 0,
  'lead.losersFirst': ({ card, suit, out: count }, seen) =>
    leadsCard(seen, card) &&
    role(seen) === 'declarer' &&
    contractIn(seen).row.parties.kind === 'alone' &&
    plain(seen, card, suit) &&
    !isHighest(seen, card) &&
    own(seen, 'trump').length > 0 &&
    own(seen, 'trump').every((each) => isHighest(seen, each)) &&
    count === outIn(seen, suit).length &&
    count >= 3,
  'lead.promote': ({ card, kept, above }, seen) =>
    leadsCard(seen, card) &&
    !isTrump(seen, card) &&
    own(seen, groupIn(seen, card)).includes(kept) &&
    beats(orderIn(seen), kept, card) &&
    same([above], outHigher(seen, kept)) &&
    own(seen, 'trump').some((each) => isHighest(seen, each)),
  'lead.countsWith': ({ card, missing }, seen) =>
    leadsCard(seen, card) &&
    !isTrump(seen, card) &&
    isHighest(seen, card) &&
    missing === targetFor(seen, 'own') - wonBy(seen, surelyTogether) &&
    missing > 0 &&
    pointsOf(card) >= missing,
  'lead.countsTo': ({ card, suit, missing, high }, seen) =>
    leadsCard(seen, card) &&
    plain(seen, card, suit) &&
    missing === targetFor(seen, 'own') - wonBy(seen, surelyTogether) &&
    missing > 0 &&
    outHigher(seen, card).includes(high) &&
    pointsOf(high) + pointsOf(card) >= missing,
  'follow.keepDear': ({ card, kept, threats }, seen) =>
    follows(seen, card) &&
    kept.every((each) => legal(seen).includes(each) && pointsOf(each) > pointsOf(card)) &&
    threatsHold(seen, kept[0]!, threats),
  'follow.ruffFat': ({ card, points, suit, out: count }, seen) =>
    follows(seen, card) &&
    isTrump(seen, card) &&
    takes(seen, card) &&
    points === pointsOf(card) &&
    points >= 10 &&
    groupIn(seen, seen.view.trick!.cards[0]!) === suit &&
    count === outIn(seen, suit).length &&
    shareThatFollows({ view: seen.view }, suit, mayTurnOutAgainst(seen)) >= 0.45,
  'follow.nowOrNever': ({ card, suit, out: count }, seen) =>
    follows(seen, card) &&
    plain(seen, card, suit) &&
    groupIn(seen, seen.view.trick!.cards[0]!) === suit &&
    pointsOf(card) >= 10 &&
    count === outIn(seen, suit).length &&
    count >= 1 &&
    count <= 3 &&
    outIn(seen, 'trump').length > 0,
  'follow.partnerOver': ({ card, points, partner, over, known }, seen) =>
    follows(seen, card) &&
    points === pointsOf(card) &&
    behind(seen).includes(partner) &&
    (known === 'no' || partnerBehind(seen, partner)) &&
    surelyAgainst(seen, best(seen).seat) &&
    isTrump(seen, best(seen).card) &&
    !takes(seen, card) &&
    same(over, outHigher(seen, best(seen).card)) &&
    over.length > 0,
  'follow.partnerRuffs': ({ card, points, partner, suit }, seen) =>
    follows(seen, card) &&
    points === pointsOf(card) &&
    partnerBehind(seen, partner) &&
    surelyAgainst(seen, best(seen).seat) &&
    !takes(seen, card) &&
    groupIn(seen, seen.view.trick!.cards[0]!) === suit &&
    mayRuff(seen, partner, suit),
  'follow.leaveLikely': ({ card, player, sign }, seen) =>
    follows(seen, card) &&
    !takes(seen, card) &&
    legal(seen).some((each) => takes(seen, each)) &&
    seems(seen, player, sign),
  'follow.readsEnemy': ({ card, player, sign, kept }, seen) =>
    follows(seen, card) &&
    !takes(seen, card) &&
    kept.length > 0 &&
    kept.every((each) => legal(seen).includes(each) && !takes(seen, each) && pointsOf(each) >= 10) &&
    seems(seen, player, sign),
  'follow.forceHigh': ({ card, declarer, over }, seen) =>
    follows(seen, card) &&
    isDefender(seen) &&
    behind(seen)[0] === declarer &&
    seen.view.contract?.declarer === declarer &&
    takes(seen, card) &&
    isTrump(seen, card) &&
    over.length > 0 &&
    over.every((each) => outHigher(seen, card).includes(each)),
  'follow.takeHigh': ({ card, declarer, over }, seen) =>
    follows(seen, card) &&
    role(seen) === 'partner' &&
    seen.view.contract?.declarer === declarer &&
    best(seen).seat === declarer &&
    behind(seen).length > 0 &&
    isTrump(seen, card) &&
    takes(seen, card) &&
    over === outHigher(seen, card).length,
  'follow.keepLast': ({ card, kept }, seen) =>
    follows(seen, card) &&
    !isTrump(seen, card) &&
    isTrump(seen, kept) &&
    legal(seen).includes(kept) &&
    outIn(seen, 'trump').length === 0,
  'follow.lastIsPartner': ({ card, partner, kept }, seen) =>
    follows(seen, card) &&
    behind(seen).length === 1 &&
    partnerBehind(seen, partner) &&
    surelyAgainst(seen, best(seen).seat) &&
    !takes(seen, card) &&
    kept.length > 0 &&
    kept.every((each) => legal(seen).includes(each) && takes(seen, each)),
  'follow.ruffBehind': ({ card, kept, suit, out: count }, seen) =>
    follows(seen, card) &&
    plain(seen, card, suit) &&
    groupIn(seen, seen.view.trick!.cards[0]!) === suit &&
    dearer(seen, card, kept) &&
    count === outIn(seen, suit).length &&
    shareThatRuffs({ view: seen.view }, suit, behind(seen)) >= 0.4,
  'follow.drawOut': ({ card, kept, above }, seen) =>
    follows(seen, card) && takes(seen, card) && nextTop(seen, card, kept, above) && same(above, outHigher(seen, card)),
  'follow.countsTo': ({ card, missing, points }, seen) => {
    const { goal } = contractIn(seen).row;
    if (goal.kind !== 'points') return false;
    const target = isDefender(seen) && goal.drawAt === undefined ? 121 - goal.atLeast : goal.atLeast;
    const won = seen.view.tricks.filter(({ winner }) => surelyTogether(seen, winner));
    const has = won.reduce((sum, trick) => sum + trick.points, 0);
    return (
      follows(seen, card) &&
      missing === target - has &&
      points === trickPoints(seen) + pointsOf(card) &&
      points >= missing &&
      missing > 0
    );
  },
  'follow.ruffBefore': ({ card, declarer, higher }, seen) =>
    follows(seen, card) &&
    isDefender(seen) &&
    isTrump(seen, card) &&
    takes(seen, card) &&
    !isTrump(seen, best(seen).card) &&
    seen.view.contract?.declarer === declarer &&
    behind(seen).includes(declarer) &&
    higher.length > 0 &&
    higher.every((each) => outHigher(seen, best(seen).card).includes(each) && !isTrump(seen, each)),
  'follow.splitPair': ({ card, called }, seen) =>
    follows(seen, card) &&
    role(seen) === 'declarer' &&
    out(seen).includes(called) &&
    contractIn(seen).called === called &&
    groupIn(seen, card) === groupIn(seen, called) &&
    groupIn(seen, seen.view.trick!.cards[0]!) !== groupIn(seen, card) &&
    pointsOf(card) >= 10,
  'follow.mayBeLost': ({ card, holder, kept }, seen) =>
    follows(seen, card) &&
    best(seen).seat === holder &&
    surelyAgainst(seen, holder) &&
    behind(seen).some((seat) => surelyTogether(seen, seat)) &&
    kept.length > 0 &&
    [card, ...kept].every((each) => legal(seen).includes(each) && !takes(seen, each)) &&
    kept.every((each) => pointsOf(each) > pointsOf(card)),
  'follow.calledFalls': ({ card, called, kept }, seen) =>
    follows(seen, card) &&
    isDefender(seen) &&
    contractIn(seen).called === called &&
    out(seen).includes(called) &&
    groupIn(seen, seen.view.trick!.cards[0]!) === groupIn(seen, called) &&
    !isTrump(seen, best(seen).card) &&
    kept.length > 0 &&
    [card, ...kept].every((each) => legal(seen).includes(each) && !takes(seen, each)) &&
    kept.every((each) => pointsOf(each) > pointsOf(card)),
  'follow.mustHave': ({ card, theirs }, seen) =>
    follows(seen, card) &&
    takes(seen, card) &&
    surelyAgainst(seen, best(seen).seat) &&
    theirs === wonBy(seen, surelyAgainst) + trickPoints(seen) &&
    theirs >= targetFor(seen, 'other'),
  'discard.keepMaster': ({ card, kept }, seen) =>
    follows(seen, card) &&
    outIn(seen, 'trump').length === 0 &&
    [card, kept].every((each) => !isTrump(seen, each) && legal(seen).includes(each) && !takes(seen, each)) &&
    groupIn(seen, card) !== groupIn(seen, kept) &&
    !isHighest(seen, card) &&
    isHighest(seen, kept),
  'discard.alone': ({ card, kept }, seen) =>
    follows(seen, card) &&
    !isTrump(seen, card) &&
    groupIn(seen, seen.view.trick!.cards[0]!) !== groupIn(seen, card) &&
    own(seen, groupIn(seen, card)).length === 1 &&
    own(seen, 'trump').length === 0 &&
    outHigher(seen, card).length > 0 &&
    out(seen).length > 0 &&
    kept.length > 1 &&
    same(kept, own(seen, groupIn(seen, kept[0]!))),
};
