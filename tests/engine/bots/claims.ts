// What each fact claims, checked anew from the view and against every deal that looks the same to the seat.
import { knowledgeOf } from '../../../src/engine/bots/knowledge/knowledge.ts';
import { announceObjection } from '../../../src/engine/announce-rules.ts';
import { levelOf } from '../../../src/engine/auction.ts';
import type { Card, Suit } from '../../../src/engine/cards.ts';
import { cardsOfPack, pointsOf, rankOf, suitOf, sumPoints } from '../../../src/engine/cards.ts';
import type { Contract, ContractId } from '../../../src/engine/contract.ts';
import { announcementsOf, contractOf } from '../../../src/engine/contract.ts';
import type { FactId, FactParams } from '../../../src/engine/facts.ts';
import { legalCards } from '../../../src/engine/legality.ts';
import type { Decision } from '../../../src/engine/log.ts';
import type { Group, Order } from '../../../src/engine/order.ts';
import { beats, orderOf, winningIndex } from '../../../src/engine/order.ts';
import { declarerOf } from '../../../src/engine/round.ts';
import { sideOf } from '../../../src/engine/parties.ts';
import type { PlayingRound, Round } from '../../../src/engine/round.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { seatAfter, seatsFrom, stepsBetween } from '../../../src/engine/seats.ts';
import { handOrderContract, handSizeAt, playersAt, rowOf } from '../../../src/engine/table-rules.ts';
import { situationOf } from '../../../src/engine/tricks.ts';
import { consistentDeals } from '../../../src/engine/search/deal-cases.ts';
import { worldsOf } from '../../../src/engine/search/worlds.ts';
import type { SeatView } from '../../../src/engine/view.ts';

/** A decision, the view it was taken in, and rounds that look the same to the seat, the real one first. */
export interface Seen {
  readonly view: SeatView;
  readonly decision: Decision;
  readonly worlds: readonly Round[];
}

/** Doubling pays only for whoever has to pay three others in fewer than one in four deals. */
const MOST_PAYING = 25;

export type Claims = { readonly [K in FactId]: (params: FactParams[K], seen: Seen) => boolean };

const contractIn = ({ view }: Seen): Contract => {
  const { announcement } = view.contract!;
  return contractOf(rowOf(view.rules, announcement.contract)!, announcement);
};
const orderIn = (seen: Seen): Order => orderOf(contractIn(seen), seen.view.rules.pack);
const groupIn = (seen: Seen, card: Card): Group => orderIn(seen).groupOf(card);
const plays = ({ decision }: Seen, card: Card): boolean => decision.type === 'play' && decision.card === card;
const isTrump = (seen: Seen, card: Card): boolean => groupIn(seen, card) === 'trump';
const leads = ({ view }: Seen): boolean => view.trick?.cards.length === 0;
const leadsCard = (seen: Seen, card: Card): boolean => leads(seen) && plays(seen, card);
const follows = (seen: Seen, card: Card): boolean => !leads(seen) && plays(seen, card);

function out(seen: Seen): readonly Card[] {
  const { view } = seen;
  const known = [...view.hand, ...[...view.tricks, view.trick!].flatMap((trick) => trick.cards)];
  return cardsOfPack(view.rules.pack).filter((card) => !known.includes(card));
}
const outIn = (seen: Seen, group: Group): readonly Card[] => out(seen).filter((card) => groupIn(seen, card) === group);
const own = (seen: Seen, group: Group): readonly Card[] =>
  seen.view.hand.filter((card) => groupIn(seen, card) === group);
const isHighest = (seen: Seen, card: Card): boolean =>
  outIn(seen, groupIn(seen, card)).every((each) => orderIn(seen).strengthOf(each) < orderIn(seen).strengthOf(card));
const outHigher = (seen: Seen, card: Card): readonly Card[] =>
  outIn(seen, groupIn(seen, card)).filter((each) => orderIn(seen).strengthOf(each) > orderIn(seen).strengthOf(card));
const taken = ({ view }: Seen, seat: Seat): number =>
  view.tricks.reduce((sum, { winner, points }) => sum + (winner === seat ? points : 0), 0);
const hasBrokenThrough = ({ view }: Seen, seat: Seat): boolean =>
  view.contract?.doubling.durchbruch?.includes(seat) ?? false;
const legal = ({ view }: Seen): readonly Card[] =>
  view.options.flatMap(({ decision, verdict }) => (decision.type === 'play' && verdict.legal ? [decision.card] : []));

const onSide = (round: PlayingRound, seat: Seat): boolean => sideOf(declarerOf(round), round.partner).includes(seat);
const playingIn = (round: Round): PlayingRound => {
  if (round.phase !== 'playing') throw new Error(round.phase);
  return round;
};
/** In every world the two seats are on the same side. */
const surelyTogether = (seen: Seen, seat: Seat): boolean =>
  seen.worlds.map(playingIn).every((round) => onSide(round, seat) === onSide(round, seen.view.seat));
const surelyAgainst = (seen: Seen, seat: Seat): boolean =>
  seen.worlds.map(playingIn).every((round) => onSide(round, seat) !== onSide(round, seen.view.seat));

const best = (seen: Seen): { card: Card; seat: Seat } => {
  const { leader, cards } = seen.view.trick!;
  const at = winningIndex(orderIn(seen), cards);
  return { card: cards[at]!, seat: seatAfter(leader, at, playersAt(seen.view.rules)) };
};
const behind = ({ view }: Seen): readonly Seat[] =>
  seatsFrom(view.seat, playersAt(view.rules)).slice(1, playersAt(view.rules) - view.trick!.cards.length);
const takes = (seen: Seen, card: Card): boolean => leads(seen) || beats(orderIn(seen), card, best(seen).card);
const takers = (seen: Seen): readonly Card[] => legal(seen).filter((card) => takes(seen, card));

/** Cards with which a player behind could really take the trick in a world, once `card` lies there. */
function dangersIn(seen: Seen, world: PlayingRound, card: Card, whom: (seat: Seat) => boolean): readonly Card[] {
  const order = orderIn(seen);
  const trick = [...seen.view.trick!.cards, card];
  const top = trick[winningIndex(order, trick)]!;
  return behind(seen)
    .filter(whom)
    .flatMap((seat) =>
      legalCards({ ...situationOf(world.play, seat), trick: trick[0] === top ? [top] : [trick[0]!, top] }),
    )
    .filter((each) => beats(order, each, top));
}
const dangers = (seen: Seen, card: Card): readonly Card[] =>
  seen.worlds
    .map(playingIn)
    .flatMap((world) => dangersIn(seen, world, card, (seat) => onSide(world, seat) !== onSide(world, seen.view.seat)));
const safeFromOpponents = (seen: Seen, card: Card): boolean => dangers(seen, card).length === 0;
const safeFromAll = (seen: Seen, card: Card): boolean =>
  seen.worlds.map(playingIn).every((world) => dangersIn(seen, world, card, () => true).length === 0);
const threatsHold = (seen: Seen, card: Card, threats: readonly Card[]): boolean =>
  threats.length > 0 &&
  threats.every((each) => out(seen).includes(each)) &&
  dangers(seen, card).every((each) => threats.includes(each));

const trickPoints = ({ view }: Seen): number => sumPoints(view.trick!.cards);
const cheap = (card: Card, points: number): boolean => points === pointsOf(card) && points <= 4;
const role = (seen: Seen): 'declarer' | 'partner' | 'defender' => {
  const { called } = contractIn(seen);
  if (seen.view.contract!.declarer === seen.view.seat) return 'declarer';
  if (called) return seen.view.dealtHand.includes(called) ? 'partner' : 'defender';
  return seen.worlds.map(playingIn).every(({ partner }) => partner === seen.view.seat) ? 'partner' : 'defender';
};
const searched = (seen: Seen, suit: Suit): boolean =>
  seen.view.tricks.some(({ cards: [led] }) => groupIn(seen, led!) === suit);
const plain = (seen: Seen, card: Card, suit: Suit): boolean => !isTrump(seen, card) && suitOf(card) === suit;
const mayRuff = (seen: Seen, seat: Seat, suit: Suit): boolean => {
  const shown = [...seen.view.tricks].some(({ leader, cards }) => {
    const card = cards[stepsBetween(leader, seat, playersAt(seen.view.rules))]!;
    return groupIn(seen, cards[0]!) === suit && groupIn(seen, card) !== suit;
  });
  return shown && behind(seen).includes(seat) && outIn(seen, 'trump').length > 0;
};

const isBettel = (seen: Seen): boolean => contractIn(seen).row.goal.kind === 'noTrick';
const follow = (seen: Seen, card: Card): boolean => groupIn(seen, card) === groupIn(seen, seen.view.trick!.cards[0]!);
const lower = (seen: Seen, card: Card): readonly Card[] =>
  outIn(seen, groupIn(seen, card)).filter((each) => orderIn(seen).strengthOf(each) < orderIn(seen).strengthOf(card));

const row = ({ view }: Seen, id: ContractId) => view.rules.contracts.find((each) => each.id === id)!;
const held = ({ view }: Seen, cards: readonly Card[]): boolean => cards.every((card) => view.dealtHand.includes(card));
const same = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((x) => b.includes(x));
const trumpsOf = ({ view }: Seen, contract: Contract): readonly Card[] => {
  const order = orderOf(contract, view.rules.pack);
  return view.dealtHand.filter((card) => order.groupOf(card) === 'trump');
};
const acesOf = ({ view }: Seen, contract: Contract): readonly Card[] => {
  const order = orderOf(contract, view.rules.pack);
  return view.dealtHand.filter((card) => rankOf(card) === 'A' && order.groupOf(card) !== 'trump');
};
const announceable = (seen: Seen, contract: Contract): boolean =>
  announceObjection(contract, seen.view.rules.pack, seen.view.dealtHand) === undefined;
const callable = (seen: Seen): readonly Card[] =>
  seen.view.rules.contracts
    .filter(({ parties }) => parties.kind === 'calledAce')
    .flatMap((each) => announcementsOf(each).filter((one) => announceable(seen, contractOf(each, one))))
    .flatMap(({ called }) => called ?? []);
const ownOfCalled = (seen: Seen, called: Card): readonly Card[] => {
  const rufer = seen.view.rules.contracts.find(({ parties }) => parties.kind === 'calledAce')!;
  const order = orderOf(contractOf(rufer, { contract: rufer.id, called }), seen.view.rules.pack);
  return seen.view.dealtHand.filter((card) => order.groupOf(card) === suitOf(called));
};
const level = ({ view }: Seen, id: ContractId): number => levelOf(view.rules.ranking, id);
const says = ({ decision }: Seen, ...calls: readonly string[]): boolean =>
  decision.type === 'call' && calls.includes(decision.call);
/** Trumps of a Hochzeit: Obers, Unters and Hearts, as in a Rufer. */
const isWeddingTrump = (card: Card): boolean => 'OU'.includes(rankOf(card)) || suitOf(card) === 'H';
const weddingTrumps = (cards: readonly Card[]): readonly Card[] => cards.filter(isWeddingTrump);
const weddingGroup = (card: Card): Group => (isWeddingTrump(card) ? 'trump' : suitOf(card));
const asked = ({ view }: Seen): boolean =>
  view.auction.calls.some(({ seat, call }) => call === 'hochzeit' && seat !== view.seat);
const mayAccept = ({ view }: Seen): boolean =>
  view.options.some(
    ({ decision, verdict }) => decision.type === 'call' && decision.call === 'mit-mir' && verdict.legal,
  );
const gives = ({ decision, view }: Seen, card: Card): boolean =>
  decision.type === 'return' && decision.card === card && view.hand.includes(card);
const isDefender = (seen: Seen): boolean => role(seen) === 'defender';
const partnerBehind = (seen: Seen, partner: Seat): boolean =>
  behind(seen).includes(partner) && surelyTogether(seen, partner);
const holdsTrick = (seen: Seen, partner: Seat): boolean => best(seen).seat === partner && surelyTogether(seen, partner);

export const CLAIMS: Claims = {
  'play.onlyCard': ({ card }, seen) => legal(seen).length === 1 && plays(seen, card),
  'play.keeps': ({ card, kept }, seen) =>
    plays(seen, card) && kept.length > 0 && kept.every((each) => each !== card && seen.view.hand.includes(each)),
  'search.best': ({ card, worlds, of, gain }, seen) => {
    const { count } = worldsOf(consistentDeals(knowledgeOf(seen.view)));
    return plays(seen, card) && gain > 0 && worlds > 0 && (of === 'all' ? worlds === count : worlds <= count);
  },
  'any.random': ({ choices }) => choices >= 1,
  'cut.anywhere': ({ at, min }, { view, decision }) =>
    decision.type === 'cut' && decision.at === at && at >= min && at <= cardsOfPack(view.rules.pack).length - min,

  'lead.calledSuit': ({ card, suit, called }, seen) =>
    leadsCard(seen, card) &&
    isDefender(seen) &&
    contractIn(seen).called === called &&
    suitOf(called) === suit &&
    plain(seen, card, suit) &&
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
  'lead.trumpToDeclarer': ({ card, declarer }, seen) =>
    leadsCard(seen, card) &&
    role(seen) === 'partner' &&
    isTrump(seen, card) &&
    seen.view.contract!.declarer === declarer,
  'lead.trumpsGone': ({ card, suit }, seen) =>
    leadsCard(seen, card) && plain(seen, card, suit) && outIn(seen, 'trump').length === 0 && isHighest(seen, card),
  'lead.sureTrick': ({ card }, seen) => leadsCard(seen, card) && safeFromAll(seen, card),
  'lead.highest': ({ card, suit, out: count }, seen) =>
    leadsCard(seen, card) &&
    plain(seen, card, suit) &&
    isHighest(seen, card) &&
    count === outIn(seen, suit).length &&
    count >= 3,
  'lead.shortHighest': ({ card, suit, own: mine, out: count }, seen) =>
    CLAIMS['lead.highest']({ card, suit, out: count }, seen) && mine === own(seen, suit).length && mine <= 2,
  'lead.longSuit': ({ card, suit, own: mine }, seen) =>
    leadsCard(seen, card) &&
    plain(seen, card, suit) &&
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
    mine === own(seen, suitOf(called)).length &&
    mine >= 4 &&
    !searched(seen, suitOf(called)),
  'lead.calledCard': ({ card }, seen) => leadsCard(seen, card) && contractIn(seen).called === card,
  'lead.throughDeclarer': ({ card, declarer }, seen) =>
    leadsCard(seen, card) &&
    isDefender(seen) &&
    seatAfter(seen.view.seat, 1, playersAt(seen.view.rules)) === declarer &&
    seen.view.contract!.declarer === declarer,
  'lead.partnerVoid': ({ card, suit, partner }, seen) =>
    leadsCard(seen, card) && plain(seen, card, suit) && surelyTogether(seen, partner) && mayRuff(seen, partner, suit),
  'lead.opponentVoid': ({ card, suit, opponent }, seen) =>
    leadsCard(seen, card) && plain(seen, card, suit) && surelyAgainst(seen, opponent) && mayRuff(seen, opponent, suit),
  'lead.onlyTrumps': ({ card }, seen) => leadsCard(seen, card) && seen.view.hand.every((each) => isTrump(seen, each)),

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
    own(seen, groupIn(seen, ten)).filter((each) => each !== card).length >= 2 &&
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

  'ramsch.leadLow': ({ card, higher, out: all }, seen) =>
    leadsCard(seen, card) &&
    higher === outHigher(seen, card).length &&
    higher > 0 &&
    all === outIn(seen, groupIn(seen, card)).length,
  'ramsch.leadTakes': ({ card }, seen) => leadsCard(seen, card) && outHigher(seen, card).length === 0,
  'ramsch.stayBelow': ({ card, winner }, seen) =>
    follows(seen, card) && !takes(seen, card) && winner === best(seen).seat,
  'ramsch.giveAway': ({ card, points, to }, seen) =>
    follows(seen, card) && !takes(seen, card) && points === pointsOf(card) && points >= 10 && to === best(seen).seat,
  'ramsch.getRid': ({ card, lower }, seen) =>
    follows(seen, card) &&
    !takes(seen, card) &&
    lower === outIn(seen, groupIn(seen, card)).length - outHigher(seen, card).length &&
    lower > 0,
  'ramsch.mustTake': ({ card }, seen) => follows(seen, card) && legal(seen).every((each) => takes(seen, each)),
  'ramsch.takeCheap': ({ card, points }, seen) =>
    follows(seen, card) && takes(seen, card) && points === sumPoints([...seen.view.trick!.cards, card]),
  'ramsch.mayBeTaken': ({ card, higher }, seen) =>
    follows(seen, card) && takes(seen, card) && higher === outHigher(seen, card).length,
  'ramsch.stopMarch': ({ card, player }, seen) =>
    takes(seen, card) && player !== seen.view.seat && seen.view.tricks.every(({ winner }) => winner === player),
  'ramsch.march': ({ card }, seen) =>
    plays(seen, card) && seen.view.tricks.every(({ winner }) => winner === seen.view.seat),
  'ramsch.breakThrough': ({ card, points, needed }, seen) =>
    takes(seen, card) &&
    hasBrokenThrough(seen, seen.view.seat) &&
    needed === 91 &&
    points === taken(seen, seen.view.seat),
  'ramsch.stopBreakThrough': ({ card, player }, seen) =>
    takes(seen, card) && player !== seen.view.seat && hasBrokenThrough(seen, player),
  'doppler.paid': ({ percent }, seen) => seen.decision.type === 'doppler' && percent >= 0 && percent <= MOST_PAYING,
  'durchbruch.chance': ({ percent, needed }, seen) =>
    seen.decision.type === 'durchbruch' && needed === 91 && percent >= 50 && percent <= 100,
  'durchbruch.strong': ({ points, others, needed }, seen) =>
    seen.decision.type === 'durchbruch' &&
    points === taken(seen, seen.view.seat) &&
    others === sumPoints(seen.view.tricks.flatMap(({ cards: all }) => all)) - points &&
    needed === 91,
  'pass.leastUseful': ({ cards }, seen) =>
    seen.decision.type === 'passOn' && same(cards, seen.decision.cards) && held(seen, cards),

  'bettel.stayUnder': ({ card, best: top }, seen) =>
    isBettel(seen) &&
    role(seen) === 'declarer' &&
    follows(seen, card) &&
    follow(seen, card) &&
    best(seen).card === top &&
    !takes(seen, card),
  'bettel.throwHigh': ({ card, below }, seen) =>
    isBettel(seen) &&
    role(seen) === 'declarer' &&
    follows(seen, card) &&
    !follow(seen, card) &&
    !takes(seen, card) &&
    below > 0 &&
    below === lower(seen, card).length,
  'bettel.leadLow': ({ card, above }, seen) =>
    isBettel(seen) &&
    leadsCard(seen, card) &&
    above > 0 &&
    above === outIn(seen, groupIn(seen, card)).length - lower(seen, card).length,
  'bettel.leaveRoom': ({ card, declarer }, seen) =>
    isBettel(seen) &&
    isDefender(seen) &&
    follows(seen, card) &&
    behind(seen).includes(declarer) &&
    declarer === seen.view.contract!.declarer &&
    (!takes(seen, card) || (takers(seen).length === legal(seen).length && legal(seen).at(-1) === card)),
  'bettel.letHimHave': ({ card, declarer }, seen) =>
    isBettel(seen) && isDefender(seen) && follows(seen, card) && best(seen).seat === declarer && !takes(seen, card),
  'bettel.unload': ({ card }, seen) =>
    isBettel(seen) &&
    isDefender(seen) &&
    follows(seen, card) &&
    !behind(seen).some((seat) => seat === seen.view.contract!.declarer) &&
    best(seen).seat !== seen.view.contract!.declarer &&
    legal(seen).filter((each) => groupIn(seen, each) === groupIn(seen, card))[0] === card,

  'bid.bettel': ({ contract, low }, seen) => {
    const order = orderOf(contractOf(row(seen, contract), { contract }), seen.view.rules.pack);
    return (
      row(seen, contract).goal.kind === 'noTrick' &&
      held(seen, low) &&
      low.every((card) => {
        const group = order.cardsOf(order.groupOf(card));
        return group.length - group.indexOf(card) <= 3;
      })
    );
  },
  'bid.sie': ({ cards }, seen) => cards.length === handSizeAt(seen.view.rules) && held(seen, cards),
  'bid.tout': ({ contract, trump, trumps }, seen) =>
    row(seen, contract).goal.kind === 'everyTrick' &&
    same(trumps, trumpsOf(seen, contractOf(row(seen, contract), { contract, ...(trump && { trump }) }))),
  'bid.solo': ({ contract, trump, trumps, aces }, seen) => {
    const made = contractOf(row(seen, contract), { contract, trump });
    return same(trumps, trumpsOf(seen, made)) && same(aces, acesOf(seen, made)) && announceable(seen, made);
  },
  'bid.lords': ({ contract, trumps, aces }, seen) => {
    const made = contractOf(row(seen, contract), { contract });
    return same(trumps, trumpsOf(seen, made)) && same(aces, acesOf(seen, made)) && announceable(seen, made);
  },
  'bid.rufer': ({ called, trumps, aces }, seen) =>
    callable(seen).includes(called) && held(seen, trumps) && held(seen, aces) && !aces.some((a) => trumps.includes(a)),
  'bid.offer': ({ card }, seen) => says(seen, 'hochzeit') && same(weddingTrumps(seen.view.dealtHand), [card]),
  'bid.marry': ({ trumps }, seen) =>
    says(seen, 'mit-mir') && asked(seen) && same(trumps, weddingTrumps(seen.view.dealtHand)),
  'bid.notMarry': ({ trumps }, seen) =>
    says(seen, 'ohne-mich') && asked(seen) && mayAccept(seen) && same(trumps, weddingTrumps(seen.view.dealtHand)),
  'bid.offerTaken': ({ by }, seen) =>
    says(seen, 'ohne-mich') &&
    asked(seen) &&
    seen.view.auction.calls.some(({ seat, call }) => seat === by && call === 'mit-mir'),
  'bid.nothingToReturn': ({ trumps }, seen) =>
    says(seen, 'ohne-mich') &&
    asked(seen) &&
    !mayAccept(seen) &&
    same(trumps, seen.view.dealtHand) &&
    same(trumps, weddingTrumps(trumps)),
  'return.void': ({ card, suit }, seen) =>
    gives(seen, card) &&
    !isWeddingTrump(card) &&
    suitOf(card) === suit &&
    seen.view.hand.every((each) => each === card || suitOf(each) !== suit || isWeddingTrump(each)),
  'return.points': ({ card, points }, seen) =>
    gives(seen, card) &&
    !isWeddingTrump(card) &&
    points === pointsOf(card) &&
    points > 0 &&
    seen.worlds.every(
      (world) =>
        world.phase === 'returning' &&
        same(
          world.dealt[world.suitor].filter((each) => isWeddingTrump(each)),
          [world.offered],
        ),
    ),
  'return.low': ({ card, of }, seen) =>
    gives(seen, card) &&
    of === weddingGroup(card) &&
    (of === 'trump' ? seen.view.hand.every((each) => isWeddingTrump(each)) : pointsOf(card) === 0) &&
    seen.view.hand.every(
      (each) =>
        each === card ||
        weddingGroup(each) !== of ||
        beats(orderOf(handOrderContract(seen.view.rules), seen.view.rules.pack), each, card),
    ),
  'bid.weak': ({ trumps }, seen) => same(trumps, trumpsOf(seen, handOrderContract(seen.view.rules))),
  'bid.blocked': ({ trumps }, seen) =>
    callable(seen).length === 0 && same(trumps, trumpsOf(seen, handOrderContract(seen.view.rules))),
  'bid.firstLead': (_, { view }) => view.seat === view.forehand,
  'bid.accept': ({ holder, shown }, seen) =>
    seen.view.auction.holder === holder && seen.view.auction.shown === shown && says(seen, 'gut', 'weiter'),
  'bid.overcall': ({ over, with: mine }, seen) =>
    (over === 'hochzeit' ? asked(seen) : seen.view.auction.shown === over) &&
    level(seen, mine) > level(seen, over) &&
    !says(seen, 'gut', 'weiter'),
  'bid.hold': ({ level: asked, with: mine }, seen) =>
    says(seen, 'selbst') &&
    level(seen, asked) === seen.view.auction.duel!.level &&
    level(seen, mine) >= level(seen, asked),
  'bid.drop': ({ level: asked }, seen) =>
    says(seen, 'gut') &&
    seen.view.auction.duel !== undefined &&
    level(seen, asked) >= level(seen, seen.view.auction.shown!),

  'call.forced': ({ trumps }, seen) =>
    seen.view.phase === 'announcing' &&
    seen.view.hand.includes('EO') &&
    same(trumps, trumpsOf(seen, handOrderContract(seen.view.rules))),
  'call.onlyAce': ({ card }, seen) => same(callable(seen), [card]),
  'call.shortSuit': ({ card, suit, own: mine }, seen) =>
    suitOf(card) === suit &&
    mine === ownOfCalled(seen, card).length &&
    callable(seen).every((other) => ownOfCalled(seen, other).length >= mine),
  'call.lowCards': ({ card, suit, points }, seen) =>
    suitOf(card) === suit && points === sumPoints(ownOfCalled(seen, card)),
  'call.withTen': ({ card, ten }, seen) => rankOf(ten) === 'T' && ownOfCalled(seen, card).includes(ten),
  'call.longestTrumps': ({ trump, own: mine }, seen) => {
    const { decision, view } = seen;
    if (decision.type !== 'announce' || decision.announcement.trump !== trump) return false;
    const counts = announcementsOf(row(seen, decision.announcement.contract))
      .map((each) => contractOf(row(seen, each.contract), each))
      .filter((contract) => announceable(seen, contract))
      .map((contract) => trumpsOf(seen, contract).length);
    return view.seat === decision.seat && mine === Math.max(...counts);
  },

  'stoss.trumps': ({ trumps, of }, seen) =>
    isDefender(seen) &&
    same(trumps, trumpsOf(seen, contractIn(seen))) &&
    of === orderIn(seen).trumps.length &&
    seen.decision.type === 'stoss',
  'stoss.aces': ({ aces }, seen) => isDefender(seen) && aces.length > 0 && same(aces, acesOf(seen, contractIn(seen))),
  'stoss.firstLead': (_, seen) => isDefender(seen) && seen.view.seat === seen.view.forehand,
  'legen.strong': (params, seen) => legenClaim(params, seen, 'lay'),
  'legen.weak': (params, seen) => legenClaim(params, seen, 'leave'),
  'lay.strong': ({ trumps }, seen) =>
    seen.decision.type === 'lay' &&
    seen.decision.says === 'lay' &&
    seen.view.tricks[0]?.winner === seen.view.seat &&
    same(trumps, trumpsOf(seen, contractIn(seen))),
  'double.leave': ({ trumps }, seen) =>
    seen.decision.type === 'lay' && seen.decision.says === 'leave' && same(trumps, trumpsOf(seen, contractIn(seen))),
  'claim.runners': ({ cards }, seen) =>
    seen.view.reached?.runners.paid === cards.length && same(cards, orderIn(seen).trumps.slice(0, cards.length)),
  'claim.collected': ({ cards }, { view }) => {
    const declaring = [view.contract?.declarer, view.contract?.revealed?.seat];
    const won = view.tricks.filter(
      ({ winner }) => declaring.includes(winner) === (view.reached?.winner === 'declarer'),
    );
    const obers = won.flatMap((trick) => trick.cards).filter((card) => card.endsWith('O'));
    return view.reached?.runners.paid === cards.length && same(cards, obers.slice(0, cards.length));
  },
  'claim.none': (_, seen) => seen.view.reached?.runners.paid === 0,
  'retour.strong': ({ trumps, top }, seen) =>
    role(seen) === 'declarer' &&
    seen.decision.type === 'retour' &&
    same(trumps, trumpsOf(seen, contractIn(seen))) &&
    orderIn(seen)
      .trumps.slice(0, top)
      .every((card) => trumps.includes(card)),
};

/** Trumps of the lowest contract in the packet that the seat sees, and how many cards that is. */
function legenClaim({ trumps, seen: count }: FactParams['legen.strong'], seen: Seen, says: 'lay' | 'leave'): boolean {
  const { decision, view } = seen;
  return (
    decision.type === 'legen' &&
    decision.says === says &&
    view.hand.length === count &&
    same(trumps, trumpsOf(seen, handOrderContract(view.rules)))
  );
}
