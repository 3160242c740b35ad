// What the facts about bids, announcements and exchanged cards claim.
import { levelOf } from '../../../../src/engine/auction/auction.ts';
import { pointsOf, rankOf, suitOf, sumPoints } from '../../../../src/engine/base/cards.ts';
import { announcementsOf, contractOf } from '../../../../src/engine/base/contract.ts';
import { beats, orderOf } from '../../../../src/engine/play/order.ts';
import { bidLevelsOf, handOrderContract, handSizeAt } from '../../../../src/engine/table/table-rules.ts';
import {
  acesOf,
  announceable,
  asked,
  callable,
  type ClaimsOf,
  gives,
  held,
  isWeddingTrump,
  level,
  mayAccept,
  ownOfCalled,
  row,
  same,
  says,
  type Seen,
  trumpsOf,
  weddingGroup,
  weddingTrumps,
} from './seen.ts';

const PASSES = ['weiter', 'gut', 'ohne-mich'];

/** Whether what is said leads to a game of the own side. How likely it is won is held to the figures in tests/engine/tutor/advice/below-half.test.ts. */
const isGame = (seen: Seen): boolean => seen.decision.type === 'announce' || !says(seen, ...PASSES);

const mayPass = ({ view }: Seen): boolean =>
  view.options.some(
    ({ decision, verdict }) => verdict.legal && decision.type === 'call' && PASSES.includes(decision.call),
  );

export const BIDS_CLAIMS: ClaimsOf<'bid' | 'call' | 'return' | 'pass'> = {
  'pass.leastUseful': ({ cards }, seen) =>
    seen.decision.type === 'passOn' && same(cards, seen.decision.cards) && held(seen, cards),

  'bid.bettel': ({ contract, low }, seen) => {
    const order = orderOf(contractOf(row(seen, contract), { contract }), seen.view.rules.pack);
    return (
      row(seen, contract).goal.kind === 'noTrick' &&
      held(seen, low) &&
      low.every((card) => {
        const group = order.cardsOf(order.groupOf(card));
        return order.groupOf(card) !== 'trump' && group.indexOf(card) > (group.length - 1) / 2;
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
    if (made.row.parties.kind !== 'alone') return false;
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
  'bid.thin': (_, seen) => isGame(seen),
  'bid.evenSo': (_, seen) => isGame(seen) && mayPass(seen),
  'bid.leastBad': (_, { view }) =>
    view.phase === 'announcing' && view.options.filter(({ verdict }) => verdict.legal).length > 1,
  'bid.firstLead': (_, { view }) => view.seat === view.forehand,
  'bid.accept': ({ holder, shown }, seen) =>
    seen.view.auction.holder === holder && seen.view.auction.shown === shown && says(seen, 'gut', 'weiter'),
  'bid.overcall': ({ over, with: mine }, seen) =>
    (over === 'hochzeit' ? asked(seen) : seen.view.auction.shown === over) &&
    level(seen, mine) > level(seen, over) &&
    !says(seen, 'gut', 'weiter', 'mit-mir'),
  'bid.hold': ({ level: asked, with: mine }, seen) =>
    says(seen, 'selbst') &&
    levelOf(bidLevelsOf(seen.view.rules), asked) === seen.view.auction.duel!.level &&
    level(seen, mine) >= level(seen, asked),
  'bid.drop': ({ level: least }, seen) =>
    seen.view.auction.offer?.stands
      ? says(seen, 'weiter') && asked(seen) && level(seen, least) > level(seen, 'hochzeit')
      : says(seen, 'gut') &&
        seen.view.auction.duel !== undefined &&
        level(seen, least) >= level(seen, seen.view.auction.shown!),

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
};
