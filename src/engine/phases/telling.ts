// What phases tell of the cards and bids that a round carries along: to everybody, to a seat, or to whoever looks at the open table.
import { type AuctionState, isMarried, nameOfLevel, type Offer, outcomeOf } from '../auction/auction.ts';
import { type Card, rankOf } from '../base/cards.ts';
import { announcementOf, type Contract } from '../base/contract.ts';
import { type BySeat, bySeat, type Seat } from '../base/seats.ts';
import type {
  PublicAuction,
  PublicContract,
  SeenParts,
  SeenPile,
  SeenTable,
  Telling,
  WidowView,
} from '../kernel/seen.ts';
import type { Witness } from '../kernel/told.ts';
import { knownSides } from '../play/known-sides.ts';
import { orderOf } from '../play/order.ts';
import { revealedPartner, settledPartner } from '../play/parties.ts';
import type { TablePile } from '../play/tricks.ts';
import { blindOf } from '../table/blind.ts';
import { isRenonce } from '../table/muss.ts';
import { lowestNamed } from '../table/numbers.ts';
import { oldOnesIn } from '../table/reservations.ts';
import { type Gift, isOver, type Round } from '../table/round.ts';
import { handOrderContract, numberTermsAt } from '../table/table-rules.ts';
import { entriesOf } from '../table/readers.ts';

/** Rounds of which the cards have been dealt, and of which they are, or were, played. */
type DealtRound = Extract<Round, { auction: AuctionState }>;
type PlayedRound = Extract<Round, { doubling: object }>;

/** The contract by whose order hands are shown now. */
export const shownContract = (round: Round): Contract =>
  'play' in round ? round.play.contract : handOrderContract(round.rules);

/** Cards as they are shown. */
export const inShownOrder = (round: Round, cards: readonly Card[]): readonly Card[] =>
  orderOf(shownContract(round), round.rules.pack).sort(cards);

/** What is told from the deal on, and more parts that belong to a phase. */
export function tellDealt(round: DealtRound, to: Witness, more: Telling['parts'] = {}): Telling {
  const { auction, gift, numbers, piles } = round;
  return {
    auction: publicAuction(auction),
    parts: {
      piles: pilesIn(round),
      widow: widowIn(round, to),
      numbers: numbers?.map(({ seat, count }) => ({ seat, count })),
      gift: gift && giftFor(gift, to, isOver(round)),
      ...more,
    },
    pileCards: to === 'looker' ? piles : undefined,
    unseen: unseenBy(gift, to),
  };
}

/** What is told besides once there is a contract. */
export function tellPlayed(round: PlayedRound, to: Witness): Telling {
  const { play } = round;
  const parts = {
    numbers: numbersIn(round),
    contract: publicContract(round),
    trick: play.trick,
    table: play.table && tableSeen(play.table, play.turnedUp),
    openHand: openHandIn(round),
    ansagen: round.ansagen,
    sides: sidesFor(round, to),
  };
  return { ...tellDealt(round, to, parts), tricks: play.done, exchange: exchangeFor(round, to) };
}

/** What everybody has heard of an auction. */
export function publicAuction(auction: AuctionState): PublicAuction {
  const { calls, claims, holder, shown, duel, offer, ranking, ceiling } = auction;
  return {
    calls,
    claims,
    ...(holder !== undefined && { holder, shown: nameOfLevel(ranking, shown) }),
    ...(duel && { duel }),
    ...(offer && { offer: publicOffer(offer, auction) }),
    ...(ceiling !== undefined && { ceiling }),
    ...(outcomeOf(auction) === 'passed' && { passed: true as const }),
  };
}

const publicOffer = ({ suitor, acceptor }: Offer, auction: AuctionState): NonNullable<PublicAuction['offer']> => ({
  suitor,
  ...(acceptor !== undefined && { acceptor }),
  ...(isMarried(auction) && { stands: true as const }),
});

/** How many cards lie before each player, and which once nothing is hidden any more. */
function pilesIn(round: DealtRound): SeenParts['piles'] | undefined {
  const { piles } = round;
  if (!piles) return undefined;
  const sizes = bySeat((seat) => piles[seat].length);
  return { sizes, ...(isOver(round) && { cards: bySeat((seat) => inShownOrder(round, piles[seat])) }) };
}

/** Who has taken the widow. */
const takerIn = ({ entries }: DealtRound): Seat | undefined =>
  entriesOf(entries, 'widow').find(({ answer }) => answer === 'take')?.seat;

/** The widow as somebody knows it. */
function widowIn(round: DealtRound, to: Witness): WidowView | undefined {
  const { widow, laidAway } = round;
  if (!widow) return undefined;
  const taker = takerIn(round);
  const known = to === 'looker' || isOver(round) || (taker !== undefined && to === taker);
  return {
    state: taker === undefined ? 'lies' : laidAway ? 'laidAway' : 'taken',
    ...(taker !== undefined && { taker }),
    ...(known && {
      cards: inShownOrder(round, widow),
      ...(laidAway && { laidAway: inShownOrder(round, laidAway) }),
    }),
  };
}

/** The piles from which cards are played, as everybody sees them. */
export const tableSeen = (table: BySeat<readonly TablePile[]>, turnedUp: readonly (Card | null)[] = []): SeenTable => ({
  piles: bySeat((seat) =>
    table[seat].map(({ open, covered }): SeenPile => ({ ...(open && { open }), covered: covered !== undefined })),
  ),
  turnedUp,
});

/** The bids as everybody has heard them, with the lowest cards, which are named once all have spoken. */
function numbersIn({ rules, numbers }: PlayedRound): SeenParts['numbers'] | undefined {
  if (!numbers) return undefined;
  const [row] = rules.contracts;
  const named = row ? lowestNamed(row, numberTermsAt(rules), numbers) : [];
  return numbers.map((bid) => ({
    seat: bid.seat,
    count: bid.count,
    ...(named.includes(bid) && { lowest: bid.lowest }),
  }));
}

/** A lord is given openly, any other card face down: not even the partner looks at it. */
export const isSeen = ({ given }: Pick<Gift, 'given'>): boolean => rankOf(given) === 'U';

/** The card of an exchange that lies with its receiver unseen; undefined for everybody else. */
const unseenBy = (gift: Gift | undefined, to: Witness): Card | undefined =>
  gift && to === gift.to && !isSeen(gift) ? gift.given : undefined;

/** The cards of an exchange as somebody knows them. */
function giftFor(gift: Gift, to: Witness, over: boolean): SeenParts['gift'] | undefined {
  const { from, given, returned } = gift;
  const both = to === 'looker' || over;
  return {
    from,
    to: gift.to,
    ...((both || to === from || isSeen(gift)) && { given }),
    ...(returned !== undefined && (both || to === from || to === gift.to) && { returned }),
  };
}

function publicContract({ declarer, doubling, play, rules, partner, dealt }: PlayedRound): PublicContract {
  const { contract } = play;
  const revealed = settledPartner(contract, partner) ?? revealedPartner(play, [...play.done, play.trick]);
  return {
    announcement: announcementOf(contract),
    ...(declarer !== undefined && { declarer }),
    ...(declarer !== undefined && isRenonce(contract, rules.pack, dealt[declarer]) && { renonce: true as const }),
    doubling,
    ...(revealed && { revealed }),
  };
}

/** The hand that the contract lays open, or the blind, once the first trick is over and as long as the round lasts. */
function openHandIn(round: PlayedRound): SeenParts['openHand'] | undefined {
  const { declarer, play } = round;
  if (play.done.length === 0) return undefined;
  const seat = play.contract.row.openHand === undefined ? blindOf(round) : declarer;
  return seat === undefined ? undefined : { seat, cards: inShownOrder(round, play.hands[seat]) };
}

/** Which sides somebody knows, where they are Re and Kontra. */
function sidesFor({ ansagen, declarer, dealt, play, rules }: PlayedRound, to: Witness): SeenParts['sides'] | undefined {
  if (!ansagen) return undefined;
  const seen = { contract: play.contract, pack: rules.pack, declarer, ansagen, done: play.done, trick: play.trick };
  return knownSides(seen, typeof to === 'string' ? undefined : { seat: to, dealt: oldOnesIn(dealt[to]) });
}

/** The exchange of cards in a Hochzeit, for those who made it and whoever looks at the open table. */
const exchangeFor = ({ exchange }: PlayedRound, to: Witness): Telling['exchange'] =>
  exchange && (to === 'looker' || to === exchange.suitor || to === exchange.acceptor) ? exchange : undefined;
