// What a fact is held against: the view that it was told in, deals that look the same, and what is read from them again and again.
import { announceObjection } from '../../../../src/engine/play/announce-rules.ts';
import { levelOf } from '../../../../src/engine/auction/auction.ts';
import {
  type Card,
  cardsOfPack,
  countIn,
  pointsOf,
  rankOf,
  type Suit,
  suitOf,
  sumPoints,
} from '../../../../src/engine/base/cards.ts';
import { announcementsOf, type Contract, type ContractId, contractOf } from '../../../../src/engine/base/contract.ts';
import type { CauseId } from '../../../../src/engine/inference/cause-facts.ts';
import type { FactId, FactParams } from '../../../../src/engine/inference/facts.ts';
import { hasReKontra, reSidesIn } from '../../../../src/engine/table/re-sides-in.ts';
import { legalCards } from '../../../../src/engine/play/legality.ts';
import type { Decision } from '../../../../src/engine/table/log.ts';
import { beats, type Group, type Order, orderOf, winningIndex } from '../../../../src/engine/play/order.ts';
import { sideOf } from '../../../../src/engine/play/parties.ts';
import { declarerOf, type PlayingRound, type Round } from '../../../../src/engine/table/round.ts';
import { type Seat, seatAfter, seatsFrom, stepsBetween } from '../../../../src/engine/base/seats.ts';
import { playersAt, rowOf } from '../../../../src/engine/table/table-rules.ts';
import { situationOf } from '../../../../src/engine/play/tricks.ts';
import type { SeatView } from '../../../../src/engine/round/view.ts';

/** A decision, the view it was taken in, and rounds that look the same to the seat, the real one first. */
export interface Seen {
  readonly view: SeatView;
  readonly decision: Decision;
  readonly worlds: readonly Round[];
}

/** Doubling pays only for whoever has to pay three others in fewer than one in four deals. */
export const MOST_PAYING = 25;

export type Claims = { readonly [K in FactId]: (params: FactParams[K], seen: Seen) => boolean };

export const contractIn = ({ view }: Seen): Contract => {
  const { announcement } = view.contract!;
  return contractOf(rowOf(view.rules, announcement.contract)!, announcement);
};
export const orderIn = (seen: Seen): Order => orderOf(contractIn(seen), seen.view.rules.pack);
export const groupIn = (seen: Seen, card: Card): Group => orderIn(seen).groupOf(card);
export const plays = ({ decision }: Seen, card: Card): boolean => decision.type === 'play' && decision.card === card;
export const isTrump = (seen: Seen, card: Card): boolean => groupIn(seen, card) === 'trump';
/** An Ober or Unter, as it were: every card of its rank is trump, whatever the suit. */
export const trumpByRank = (seen: Seen, card: Card): boolean =>
  orderIn(seen)
    .cards.filter((each) => rankOf(each) === rankOf(card))
    .every((each) => isTrump(seen, each));
export const leads = ({ view }: Seen): boolean => view.trick?.cards.length === 0;
export const leadsCard = (seen: Seen, card: Card): boolean => leads(seen) && plays(seen, card);
export const follows = (seen: Seen, card: Card): boolean => !leads(seen) && plays(seen, card);

export function out(seen: Seen): readonly Card[] {
  const { view } = seen;
  const laidAway = view.widow?.laidAway ?? [];
  const known = [...view.hand, ...laidAway, ...[...view.tricks, view.trick!].flatMap((trick) => trick.cards)];
  // The first copies of a face are those that are known.
  return cardsOfPack(view.rules.pack).filter(
    (card, at, pack) => countIn(pack.slice(0, at), card) >= countIn(known, card),
  );
}
export const outIn = (seen: Seen, group: Group): readonly Card[] =>
  out(seen).filter((card) => groupIn(seen, card) === group);
export const own = (seen: Seen, group: Group): readonly Card[] =>
  seen.view.hand.filter((card) => groupIn(seen, card) === group);
export const isHighest = (seen: Seen, card: Card): boolean =>
  outIn(seen, groupIn(seen, card)).every((each) => orderIn(seen).strengthOf(each) <= orderIn(seen).strengthOf(card));
export const outHigher = (seen: Seen, card: Card): readonly Card[] =>
  outIn(seen, groupIn(seen, card)).filter((each) => orderIn(seen).strengthOf(each) > orderIn(seen).strengthOf(card));
export const taken = ({ view }: Seen, seat: Seat): number =>
  view.tricks.reduce((sum, { winner, points }) => sum + (winner === seat ? points : 0), 0);
export const hasBrokenThrough = ({ view }: Seen, seat: Seat): boolean =>
  view.contract?.doubling.durchbruch?.includes(seat) ?? false;
export const legal = ({ view }: Seen): readonly Card[] =>
  view.options.flatMap(({ decision, verdict }) => (decision.type === 'play' && verdict.legal ? [decision.card] : []));

/** Who plays with the declarer, or Re; nobody where a Hochzeit has not been settled. */
const declaring = (round: PlayingRound): readonly Seat[] =>
  hasReKontra(round) ? (reSidesIn(round)?.re ?? []) : sideOf(declarerOf(round), round.partner);
export const onSide = (round: PlayingRound, seat: Seat): boolean => declaring(round).includes(seat);
export const playingIn = (round: Round): PlayingRound => {
  if (round.phase !== 'playing') throw new Error(round.phase);
  return round;
};
/** In every world the two seats are on the same side. */
export const surelyTogether = (seen: Seen, seat: Seat): boolean =>
  seen.worlds.map(playingIn).every((round) => onSide(round, seat) === onSide(round, seen.view.seat));
export const surelyAgainst = (seen: Seen, seat: Seat): boolean =>
  seen.worlds.map(playingIn).every((round) => onSide(round, seat) !== onSide(round, seen.view.seat));

/** Those still to play who are not surely with whoever plays. */
export const mayTurnOutAgainst = (seen: Seen): readonly Seat[] =>
  behind(seen).filter((seat) => !surelyTogether(seen, seat));

export const best = (seen: Seen): { card: Card; seat: Seat } => {
  const { leader, cards } = seen.view.trick!;
  const at = winningIndex(orderIn(seen), cards);
  return { card: cards[at]!, seat: seatAfter(leader, at, playersAt(seen.view.rules)) };
};
export const behind = ({ view }: Seen): readonly Seat[] =>
  seatsFrom(view.seat, playersAt(view.rules)).slice(1, playersAt(view.rules) - view.trick!.cards.length);
export const takes = (seen: Seen, card: Card): boolean => leads(seen) || beats(orderIn(seen), card, best(seen).card);
export const takers = (seen: Seen): readonly Card[] => legal(seen).filter((card) => takes(seen, card));

/** Cards with which a player behind could really take the trick in a world, once `card` lies there. */
export function dangersIn(seen: Seen, world: PlayingRound, card: Card, whom: (seat: Seat) => boolean): readonly Card[] {
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
export const dangers = (seen: Seen, card: Card): readonly Card[] =>
  seen.worlds
    .map(playingIn)
    .flatMap((world) => dangersIn(seen, world, card, (seat) => onSide(world, seat) !== onSide(world, seen.view.seat)));
export const safeFromOpponents = (seen: Seen, card: Card): boolean => dangers(seen, card).length === 0;
export const safeFromAll = (seen: Seen, card: Card): boolean =>
  seen.worlds.map(playingIn).every((world) => dangersIn(seen, world, card, () => true).length === 0);
export const threatsHold = (seen: Seen, card: Card, threats: readonly Card[]): boolean =>
  threats.length > 0 &&
  threats.every((each) => out(seen).includes(each)) &&
  dangers(seen, card).every((each) => threats.includes(each));

export const trickPoints = ({ view }: Seen): number => sumPoints(view.trick!.cards);
export const cheap = (card: Card, points: number): boolean => points === pointsOf(card) && points <= 4;
export const role = (seen: Seen): 'declarer' | 'partner' | 'defender' | 'alone' => {
  const { called } = contractIn(seen);
  if (seen.view.contract!.declarer === seen.view.seat) return 'declarer';
  const [real] = seen.worlds.map(playingIn);
  if (real && hasReKontra(real)) {
    if (!reSidesIn(real)) return 'alone';
    return onSide(real, seen.view.seat) ? 'partner' : 'defender';
  }
  if (called) return seen.view.dealtHand.includes(called) ? 'partner' : 'defender';
  return seen.worlds.map(playingIn).every(({ partner }) => partner === seen.view.seat) ? 'partner' : 'defender';
};
export const searched = (seen: Seen, suit: Suit): boolean =>
  seen.view.tricks.some(({ cards: [led] }) => groupIn(seen, led!) === suit);
export const plain = (seen: Seen, card: Card, suit: Suit): boolean => !isTrump(seen, card) && suitOf(card) === suit;
export const mayRuff = (seen: Seen, seat: Seat, suit: Suit): boolean => {
  const shown = [...seen.view.tricks].some(({ leader, cards }) => {
    const card = cards[stepsBetween(leader, seat, playersAt(seen.view.rules))]!;
    return groupIn(seen, cards[0]!) === suit && groupIn(seen, card) !== suit;
  });
  return shown && behind(seen).includes(seat) && outIn(seen, 'trump').length > 0;
};

export const isBettel = (seen: Seen): boolean => contractIn(seen).row.goal.kind === 'noTrick';
export const follow = (seen: Seen, card: Card): boolean =>
  groupIn(seen, card) === groupIn(seen, seen.view.trick!.cards[0]!);
export const lower = (seen: Seen, card: Card): readonly Card[] =>
  outIn(seen, groupIn(seen, card)).filter((each) => orderIn(seen).strengthOf(each) < orderIn(seen).strengthOf(card));

/** Allowed cards of the same group that are stronger. */
export const higherAllowed = (seen: Seen, card: Card): readonly Card[] =>
  legal(seen).filter(
    (each) =>
      groupIn(seen, each) === groupIn(seen, card) && orderIn(seen).strengthOf(each) > orderIn(seen).strengthOf(card),
  );

/** Those that are weaker. */
export const lowerAllowed = (seen: Seen, card: Card): readonly Card[] =>
  legal(seen).filter(
    (each) =>
      groupIn(seen, each) === groupIn(seen, card) && orderIn(seen).strengthOf(each) < orderIn(seen).strengthOf(card),
  );

export const row = ({ view }: Seen, id: ContractId) => view.rules.contracts.find((each) => each.id === id)!;
export const held = ({ view }: Seen, cards: readonly Card[]): boolean =>
  cards.every((card) => view.dealtHand.includes(card));
export const same = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((x) => b.includes(x));
export const trumpsOf = ({ view }: Seen, contract: Contract): readonly Card[] => {
  const order = orderOf(contract, view.rules.pack);
  return view.dealtHand.filter((card) => order.groupOf(card) === 'trump');
};
export const acesOf = ({ view }: Seen, contract: Contract): readonly Card[] => {
  const order = orderOf(contract, view.rules.pack);
  return view.dealtHand.filter((card) => rankOf(card) === 'A' && order.groupOf(card) !== 'trump');
};
export const announceable = (seen: Seen, contract: Contract): boolean =>
  announceObjection(contract, seen.view.rules.pack, seen.view.dealtHand) === undefined;
export const callable = (seen: Seen): readonly Card[] =>
  seen.view.rules.contracts
    .filter(({ parties }) => parties.kind === 'calledAce')
    .flatMap((each) => announcementsOf(each).filter((one) => announceable(seen, contractOf(each, one))))
    .flatMap(({ called }) => called ?? []);
export const ownOfCalled = (seen: Seen, called: Card): readonly Card[] => {
  const rufer = seen.view.rules.contracts.find(({ parties }) => parties.kind === 'calledAce')!;
  const order = orderOf(contractOf(rufer, { contract: rufer.id, called }), seen.view.rules.pack);
  return seen.view.dealtHand.filter((card) => order.groupOf(card) === suitOf(called));
};
export const level = ({ view }: Seen, id: ContractId): number => levelOf(view.rules.ranking, id);
export const says = ({ decision }: Seen, ...calls: readonly string[]): boolean =>
  decision.type === 'call' && calls.includes(decision.call);
/** Trumps of a Hochzeit: Obers, Unters and Hearts, as in a Rufer. */
export const isWeddingTrump = (card: Card): boolean => 'OU'.includes(rankOf(card)) || suitOf(card) === 'H';
export const weddingTrumps = (cards: readonly Card[]): readonly Card[] => cards.filter(isWeddingTrump);
export const weddingGroup = (card: Card): Group => (isWeddingTrump(card) ? 'trump' : suitOf(card));
export const asked = ({ view }: Seen): boolean =>
  view.auction.calls.some(({ seat, call }) => call === 'hochzeit' && seat !== view.seat);
export const mayAccept = ({ view }: Seen): boolean =>
  view.options.some(
    ({ decision, verdict }) => decision.type === 'call' && decision.call === 'mit-mir' && verdict.legal,
  );
export const gives = ({ decision, view }: Seen, card: Card): boolean =>
  decision.type === 'return' && decision.card === card && view.hand.includes(card);
export const isDefender = (seen: Seen): boolean => role(seen) === 'defender';
export const partnerBehind = (seen: Seen, partner: Seat): boolean =>
  behind(seen).includes(partner) && surelyTogether(seen, partner);
export const holdsTrick = (seen: Seen, partner: Seat): boolean =>
  best(seen).seat === partner && surelyTogether(seen, partner);

/** The claims of the facts of a kind, by the first part of their ids; those about causes have a table of their own. */
export type ClaimsOf<Kind extends string> = Pick<Claims, Extract<Exclude<FactId, CauseId>, `${Kind}.${string}`>>;
