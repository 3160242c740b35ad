// What one seat may know, built from nothing. Whoever decides or watches gets this and never the round itself.
import type { AuctionState, Call, Duel, Offer, SeatClaim } from '../auction/auction.ts';
import { isMarried, nameOfLevel, outcomeOf } from '../auction/auction.ts';
import { isTurned, seatOf } from '../table/chairs.ts';
import { doublingsIn } from '../doubling/doublings-in.ts';
import type { Card, Rank } from '../base/cards.ts';
import { without } from '../base/cards.ts';
import type { Announcement, Contract, ContractId } from '../base/contract.ts';
import { announcementOf } from '../base/contract.ts';
import type { Told, Witness } from '../kernel/told.ts';
import { blindOf } from '../table/blind.ts';
import { isRenonce } from '../table/muss.ts';
import { orderOf } from '../play/order.ts';
import type { Revelation } from '../play/parties.ts';
import { revealedPartner, settledPartner } from '../play/parties.ts';
import type { RoundResult, SidesResult } from '../scoring/result.ts';
import type { Doubling, Exchange, HighestCall, Phase, Round } from '../table/round.ts';
import { cutterOf, forehandOf, isOver } from '../table/round.ts';
import type { Doublings } from '../scoring/doublings.ts';
import type { Settlement } from '../scoring/money.ts';
import type { BySeat, Seat } from '../base/seats.ts';
import { bySeat } from '../base/seats.ts';
import { specialIn } from '../special/special-in.ts';
import { isSeen, unseenBy } from '../phases/exchanging.ts';
import { chalkIn } from '../table/chalk.ts';
import type { Chalk, SpecialTerms } from '../table/terms.ts';
import type { Option } from './step.ts';
import { newsOf, optionsOf, tellEntry, turnIn, zonesOf } from './step.ts';
import type { TableRules } from '../table/table-rules.ts';
import type { Ansage } from '../play/ansagen.ts';
import type { KnownSides } from '../play/known-sides.ts';
import { knownSides } from '../play/known-sides.ts';
import type { NamedReservation } from '../table/reservations.ts';
import { oldOnesIn } from '../table/reservations.ts';
import { lowestNamed } from '../table/numbers.ts';
import { gameAt, handOrderContract, numberTermsAt } from '../table/table-rules.ts';
import type { CompletedTrick, TablePile, Trick } from '../play/tricks.ts';

export type { Told, ToldDiscard, ToldGive, ToldNumber, ToldPassOn, ToldReturn } from '../kernel/told.ts';

export interface PublicAuction {
  readonly calls: readonly { readonly seat: Seat; readonly call: Call }[];
  readonly holder?: Seat;
  /** Lowest contract that the holder is bound to. */
  readonly shown?: ContractId;
  readonly duel?: Duel;
  /** Who offers or has offered a Hochzeit, and who has accepted it; one that stands may be bid over, but is asked about no more. */
  readonly offer?: Omit<Offer, 'waiting'> & { readonly stands?: true };
  /** Highest level that may still be bid, where it is not the highest of all. */
  readonly ceiling?: number;
  /** Everybody has passed, whatever is played then. */
  readonly passed?: true;
  /** What the calls have told of the hands. */
  readonly claims: readonly SeatClaim[];
}

export interface PublicContract {
  readonly announcement: Announcement;
  /** Who plays the contract; nobody in a Ramsch. */
  readonly declarer?: Seat;
  /** The declarer has said that he has no card of the called suit (SPEC 3.9). */
  readonly renonce?: true;
  /** Set once everybody knows the partner. */
  readonly revealed?: Revelation;
  readonly doubling: Doubling;
}

/** The widow, and what was laid away for it, as far as somebody knows them: its taker does, and everybody once the round is over. */
export interface WidowView {
  /** It lies there; somebody holds its cards; or as many were laid away for it. */
  readonly state: 'lies' | 'taken' | 'laidAway';
  readonly taker?: Seat;
  readonly cards?: readonly Card[];
  readonly laidAway?: readonly Card[];
}
/** A pile on the table as everybody sees it. */
export interface SeenPile {
  readonly open?: Card;
  /** Whether a card lies covered in it, which nobody knows. */
  readonly covered: boolean;
}

/** What lies on the table where cards are played from there (SPEC 3.18). */
export interface SeenTable {
  readonly piles: BySeat<readonly SeenPile[]>;
  /** For each card played so far, in order, the card that was turned up below it. */
  readonly turnedUp: readonly (Card | null)[];
}

/** A number that was bid, with the lowest card of its suit where that had to be named; the suit nobody else knows. */
export interface HeardNumber {
  readonly seat: Seat;
  readonly count: number;
  readonly lowest?: Rank;
}

/** Cards exchanged in a Solo: a lord that was given lies open, any other card only its giver knows, and the one given back both. */
export interface SeenGift {
  readonly from: Seat;
  readonly to: Seat;
  readonly given?: Card;
  readonly returned?: Card;
}

/** What lies open for all players. */
export interface PublicView {
  readonly rules: TableRules;
  readonly dealer: Seat;
  readonly forehand: Seat;
  readonly cutter: Seat;
  /** The cutter has sent the deal round the other way. */
  readonly turned?: true;
  /** The special round that the deal belongs to. */
  readonly special?: SpecialTerms;
  readonly phase: Phase;
  readonly turn?: Seat;
  /** Cards that each player still has, covered ones on the table included. */
  readonly handSizes: BySeat<number>;
  /** The pile of cards before each player, face down until the round is over, in games with piles. */
  readonly piles?: { readonly sizes: BySeat<number>; readonly cards?: BySeat<readonly Card[]> };
  /** What lies apart, in games with a widow. */
  readonly widow?: WidowView;
  /** The piles from which cards are played, in games with such piles. */
  readonly table?: SeenTable;
  readonly auction: PublicAuction;
  /** The highest contract that was called so far, in games in which contracts are called in turn. */
  readonly called?: HighestCall;
  /** The numbers of trumps that were bid, in order, in games in which trumps are made so. */
  readonly numbers?: readonly HeardNumber[];
  /** Who has the chalk before the deal, in games with one. */
  readonly chalk?: Chalk;
  /** The cards that a soloist and the partner exchange, as far as they are known. */
  readonly gift?: SeenGift;
  /** Who has a reservation, and the highest that was named so far, as long as they are asked (SPEC 8). */
  readonly reservations?: { readonly by: readonly Seat[]; readonly named?: NamedReservation };
  /** What was announced, in order, where the sides are Re and Kontra. */
  readonly ansagen?: readonly Ansage[];
  /** Who is known to play Re or Kontra, and from what; a player counts the own hand to it. */
  readonly sides?: KnownSides;
  readonly contract?: PublicContract;
  /** The trick on the table and the completed ones. A player may remember all tricks, but look at the last one only. */
  readonly trick?: Trick;
  readonly tricks: readonly CompletedTrick[];
  /**
   * A hand that can be seen: the declarer's, where the contract lays it open (SPEC 3.5), or the blind; and who plays from one of the own
   * hand and the blind sees the other one from the start (SPEC 9.2).
   */
  readonly openHand?: { readonly seat: Seat; readonly cards: readonly Card[] };
  readonly history: readonly Told[];
  /** Everything that has doubled the round so far. */
  readonly doublings: Doublings;
  /** Undecided deals before this one, whose stakes its winners are paid besides (SPEC 3.16, 9.1). */
  readonly carried?: number;
  /** What still fails each seat to win the game of several deals, where a line may be written before the deal is over. */
  readonly missing?: BySeat<number>;
  /**
   * What the cards have come to while runners may be claimed; absent as long as some of them are hidden, since it tells who
   * was dealt which.
   */
  readonly reached?: SidesResult;
  /** Set when the round is over. */
  readonly result?: RoundResult;
  readonly settlement?: Settlement;
}

/** The table as one seat sees it, with the verdict on everything it could do. */
export interface SeatView extends PublicView {
  readonly seat: Seat;
  /** Cards still held, sorted by the contract, or by the lowest contract of the table before one is known. */
  readonly hand: readonly Card[];
  /** The own cards as dealt, sorted likewise. */
  readonly dealtHand: readonly Card[];
  /** The cards that the seat has exchanged with its partner in a Hochzeit. */
  readonly exchange?: Exchange;
  readonly options: readonly Option[];
}

/** The table with all hands open: after a round and in analysis only. */
export interface OpenView extends PublicView {
  readonly hands: BySeat<readonly Card[]>;
  readonly dealtHands: BySeat<readonly Card[]>;
  /** What lies in the piles, whether the round is over or not. */
  readonly pileCards?: BySeat<readonly Card[]>;
  readonly exchange?: Exchange;
}

/** The contract by whose order hands are shown now. */
export const shownContract = (round: Round): Contract =>
  'play' in round ? round.play.contract : handOrderContract(round.rules);

const sorted = (round: Round, hand: readonly Card[]): readonly Card[] =>
  orderOf(shownContract(round), round.rules.pack).sort(hand);

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

function publicContract(round: Round): PublicContract | undefined {
  if (!('play' in round)) return undefined;
  const { declarer, doubling, play, rules, partner } = round;
  const { contract } = play;
  const revealed = settledPartner(contract, partner) ?? revealedPartner(play, [...play.done, play.trick]);
  return {
    announcement: announcementOf(contract),
    ...(declarer !== undefined && { declarer }),
    ...(declarer !== undefined && isRenonce(contract, rules.pack, round.dealt[declarer]) && { renonce: true as const }),
    doubling,
    ...(revealed && { revealed }),
  };
}

/** The hand that the contract lays open, or the blind, once the first trick is over and as long as the round lasts. */
function openHandIn(round: Round): PublicView['openHand'] {
  if (!('play' in round) || round.play.done.length === 0) return undefined;
  const { declarer, play } = round;
  const seat = play.contract.row.openHand === undefined ? blindOf(round) : declarer;
  return seat === undefined ? undefined : { seat, cards: sorted(round, play.hands[seat]) };
}

/** The other hand of whoever plays from two. */
function secondHandFor(round: Round, seat: Seat): Pick<PublicView, 'openHand'> {
  const blind = blindOf(round);
  const { dealer } = round.terms;
  const other = seat === blind ? dealer : seat === dealer ? blind : undefined;
  if (other === undefined) return {};
  return { openHand: { seat: other, cards: sorted(round, zonesOf(round).held[other]) } };
}

/** How many cards lie before each player, and which once nothing is hidden any more. */
function pilesIn(round: Round): Pick<PublicView, 'piles'> {
  if (!('piles' in round) || !round.piles) return {};
  const { piles } = round;
  const sizes = bySeat((seat) => piles[seat].length);
  return { piles: { sizes, ...(isOver(round) && { cards: bySeat((seat) => sorted(round, piles[seat])) }) } };
}

/** Who has taken the widow. */
const takerIn = (round: Round): Seat | undefined =>
  round.entries.flatMap((entry) => (entry.type === 'widow' && entry.answer === 'take' ? [entry.seat] : []))[0];

/** The widow as somebody knows it. */
function widowIn(round: Round, to: Witness): Pick<PublicView, 'widow'> {
  if (!('widow' in round) || !round.widow) return {};
  const taker = takerIn(round);
  const { widow, laidAway } = round;
  const known = to === 'looker' || isOver(round) || (taker !== undefined && to === taker);
  return {
    widow: {
      state: taker === undefined ? 'lies' : laidAway ? 'laidAway' : 'taken',
      ...(taker !== undefined && { taker }),
      ...(known && { cards: sorted(round, widow), ...(laidAway && { laidAway: sorted(round, laidAway) }) }),
    },
  };
}
/** The piles from which cards are played. */
const tablePilesIn = (round: Round): BySeat<readonly TablePile[]> | undefined =>
  'play' in round ? round.play.table : 'table' in round ? round.table : undefined;

function tableIn(round: Round): Pick<PublicView, 'table'> {
  const table = tablePilesIn(round);
  if (!table) return {};
  const piles = bySeat((seat) =>
    table[seat].map(({ open, covered }): SeenPile => ({ ...(open && { open }), covered: covered !== undefined })),
  );
  return { table: { piles, turnedUp: 'play' in round ? (round.play.turnedUp ?? []) : [] } };
}

/** The bids as everybody has heard them; lowest cards are named once all have spoken. */
function numbersIn(round: Round): Pick<PublicView, 'numbers'> {
  if (!('numbers' in round) || !round.numbers) return {};
  const [row] = round.rules.contracts;
  const named = row && 'play' in round ? lowestNamed(row, numberTermsAt(round.rules), round.numbers) : [];
  return {
    numbers: round.numbers.map((bid) => ({
      seat: bid.seat,
      count: bid.count,
      ...(named.includes(bid) && { lowest: bid.lowest }),
    })),
  };
}

/** Who has the chalk. */
const chalkOf = ({ rules, terms }: Round): Pick<PublicView, 'chalk'> =>
  gameAt(rules).numbers?.chalk ? { chalk: chalkIn(terms) } : {};

/** The cards of an exchange as somebody knows them. */
function giftIn(round: Round, to: Witness): Pick<PublicView, 'gift'> {
  const gift = 'gift' in round ? round.gift : undefined;
  if (!gift) return {};
  const { from, given, returned } = gift;
  const both = to === 'looker' || isOver(round);
  return {
    gift: {
      from,
      to: gift.to,
      ...((both || to === from || isSeen(gift)) && { given }),
      ...(returned !== undefined && (both || to === from || to === gift.to) && { returned }),
    },
  };
}

/** What everybody has heard of reservations while they are said. */
function reservationsIn(round: Round): Pick<PublicView, 'reservations'> {
  if ('reserved' in round) return { reservations: { by: round.reserved } };
  if (!('toName' in round)) return {};
  return { reservations: { by: round.toName, ...(round.named && { named: round.named }) } };
}

/** What was announced, and which sides somebody knows. */
function sidesIn(round: Round, seat?: Seat): Pick<PublicView, 'ansagen' | 'sides'> {
  if (!('ansagen' in round) || !round.ansagen) return {};
  const { ansagen, declarer, dealt, play, rules } = round;
  const seen = { contract: play.contract, pack: rules.pack, declarer, ansagen, done: play.done, trick: play.trick };
  const own = seat === undefined ? undefined : { seat, dealt: oldOnesIn(dealt[seat]) };
  return { ansagen, sides: knownSides(seen, own) };
}

/** The log as it is looked back on: who has turned the deal by knocking has the seat that follows from it. */
const historyFor = (round: Round, to: Witness): readonly Told[] =>
  round.entries.map((entry) =>
    tellEntry(round, entry.type === 'knock' ? { ...entry, seat: seatOf(round, entry.seat) } : entry, to),
  );

/** What lies open for everybody. */
export function publicViewOf(round: Round): PublicView {
  const openHand = openHandIn(round);
  const turn = turnIn(round);
  const contract = publicContract(round);
  const special = specialIn(round);
  const { held } = zonesOf(round);
  const { table } = tableIn(round);
  const covered = (seat: Seat): number => table?.piles[seat].filter((pile) => pile.covered).length ?? 0;
  return {
    rules: round.rules,
    dealer: round.terms.dealer,
    forehand: forehandOf(round),
    cutter: seatOf(round, cutterOf(round)),
    ...(isTurned(round.entries) && { turned: true as const }),
    ...(special && { special }),
    phase: round.phase,
    ...(turn !== undefined && { turn }),
    handSizes: bySeat((seat) => held[seat].length + covered(seat)),
    ...pilesIn(round),
    ...widowIn(round, 'everybody'),
    ...(table && { table }),
    auction: 'auction' in round ? publicAuction(round.auction) : { calls: [], claims: [] },
    ...('highest' in round && { called: round.highest }),
    ...numbersIn(round),
    ...chalkOf(round),
    ...giftIn(round, 'everybody'),
    ...reservationsIn(round),
    ...sidesIn(round),
    ...(contract && { contract }),
    ...('play' in round && { trick: round.play.trick }),
    tricks: 'play' in round ? round.play.done : [],
    history: historyFor(round, 'everybody'),
    ...(openHand && { openHand }),
    doublings: doublingsIn(round),
    ...(round.terms.carried !== undefined && { carried: round.terms.carried }),
    ...(round.terms.missing && { missing: round.terms.missing }),
    ...newsOf(round),
  };
}

/** The exchange of cards in a Hochzeit, for those who made it. */
const exchangeIn = (round: Round): Exchange | undefined => ('exchange' in round ? round.exchange : undefined);

/** What the player in a seat may know. */
export function viewFor(round: Round, seat: Seat): SeatView {
  const { dealt, held } = zonesOf(round);
  const exchange = exchangeIn(round);
  const took = exchange && (seat === exchange.suitor || seat === exchange.acceptor);
  const unseen = unseenBy('gift' in round ? round.gift : undefined, seat);
  const known = (cards: readonly Card[]): readonly Card[] => sorted(round, unseen ? without(cards, unseen) : cards);
  return {
    ...publicViewOf(round),
    seat,
    hand: known(held[seat]),
    dealtHand: known(dealt[seat]),
    history: historyFor(round, seat),
    ...widowIn(round, seat),
    ...giftIn(round, seat),
    ...sidesIn(round, seat),
    ...secondHandFor(round, seat),
    ...(took && { exchange }),
    options: optionsOf(round, seat),
  };
}

/** Everything on the table. */
export function openViewOf(round: Round): OpenView {
  const { dealt, held } = zonesOf(round);
  const exchange = exchangeIn(round);
  return {
    ...publicViewOf(round),
    history: historyFor(round, 'looker'),
    ...widowIn(round, 'looker'),
    ...giftIn(round, 'looker'),
    ...(exchange && { exchange }),
    ...('piles' in round && round.piles && { pileCards: round.piles }),
    hands: bySeat((seat) => sorted(round, held[seat])),
    dealtHands: bySeat((seat) => sorted(round, dealt[seat])),
  };
}
