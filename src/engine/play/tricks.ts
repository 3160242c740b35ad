// Playing out the tricks of one contract: whose turn, what has fallen, who took it.
import { type Card, type PackSize, sumPoints, without } from '../base/cards.ts';
import { calledRulesOf, calledSuitOf, type Contract } from '../base/contract.ts';
import { orderOf, winningIndex } from './order.ts';
import type { PlaySituation } from './play-rules.ts';
import {
  type BySeat,
  bySeat,
  placesIn,
  PLAYER_NUMBERS,
  type Players,
  type Seat,
  seatAt,
  withSeat,
} from '../base/seats.ts';

/** A trick on the table; cards in order of play, beginning with the leader. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** Who has laid the hand down and takes no part in it (SPEC 7.1). */
  readonly idle?: Seat;
}

export interface CompletedTrick extends Trick {
  readonly winner: Seat;
  /** Card points, 0 - 44. */
  readonly points: number;
}

/** How many play at the table of a trick to which everybody has played. */
export const playersIn = ({ cards, idle }: CompletedTrick): Players =>
  PLAYER_NUMBERS.find((players) => players === cards.length + (idle === undefined ? 0 : 1)) ?? 4;

/** What is played, with which cards, and by how many. */
export interface PlayTerms {
  readonly contract: Contract;
  readonly pack: PackSize;
  readonly players: Players;
  /** Cards in each hand at first, where that is not the whole pack shared out. */
  readonly handSize?: number;
}

/** A pile on the table: an open card, which may be played, on a covered one that nobody knows; empty in the end. */
export interface TablePile {
  readonly open?: Card;
  readonly covered?: Card;
}

export interface PlayState extends PlayTerms {
  /** Cards still held: those that may be played by their owners, wherever they are. */
  readonly hands: BySeat<readonly Card[]>;
  /** The piles of each player, where cards are played from the table; their open cards are among those held. */
  readonly table?: BySeat<readonly TablePile[]>;
  /** There: for each card played so far, in order, the card that was turned up below it. */
  readonly turnedUp?: readonly (Card | null)[];
  readonly trick: Trick;
  readonly done: readonly CompletedTrick[];
}

/** The first trick is about to be led. Hands lie sorted by the contract, and so does all evidence taken from them. */
export function startPlay(terms: PlayTerms, hands: BySeat<readonly Card[]>, leader: Seat, idle?: Seat): PlayState {
  const { contract, pack } = terms;
  const order = orderOf(contract, pack);
  const sorted = bySeat((seat) => order.sort(hands[seat]));
  return { ...terms, hands: sorted, trick: newTrick(leader, idle), done: [] };
}

const newTrick = (leader: Seat, idle: Seat | undefined): Trick =>
  idle === undefined ? { leader, cards: [] } : { leader, cards: [], idle };

export const turnOf = ({ trick, players }: Pick<PlayState, 'trick' | 'players'>): Seat =>
  seatAt(trick, trick.cards.length, players);

/** Whether a card of the called suit was led in a completed trick ("searched", SPEC 2.7). */
export function calledSuitLed({ contract, pack, done }: Pick<PlayState, 'contract' | 'pack' | 'done'>): boolean {
  const suit = calledSuitOf(contract);
  const order = orderOf(contract, pack);
  return suit !== undefined && done.some(({ cards: [led] }) => led !== undefined && order.groupOf(led) === suit);
}

/** What the given seat knows that bears on its next card. */
export function situationOf(play: PlayState, seat: Seat): PlaySituation {
  const { contract, pack, hands, table, trick } = play;
  const usual = { contract, pack, hand: hands[seat], trick: trick.cards, calledSuitLed: calledSuitLed(play) };
  const { counted } = calledRulesOf(contract.row);
  if (!table && counted !== 'initial-hand') return usual;
  return {
    ...usual,
    ...(table && { covered: table[seat].flatMap(({ covered }) => covered ?? []) }),
    ...(counted === 'initial-hand' && { dealtHand: dealtHandOf(play, seat) }),
  };
}

/** The cards that a seat was dealt, from those it holds and those it has played. */
export const dealtHandOf = ({ hands, done, trick, players }: PlayState, seat: Seat): readonly Card[] => [
  ...hands[seat],
  ...[...done, trick].flatMap((each) => each.cards.filter((_, place) => seatAt(each, place, players) === seat)),
];

/** A trick to which everybody has played, with its winner and points. */
export function completed(trick: Trick, { contract, pack, players }: PlayTerms): CompletedTrick {
  const winner = seatAt(trick, winningIndex(orderOf(contract, pack), trick.cards), players);
  return { ...trick, winner, points: sumPoints(trick.cards) };
}

/** The state after the seat to play has played a card that it holds; legality is judged elsewhere. */
export function afterPlay(play: PlayState, card: Card): PlayState {
  const seat = turnOf(play);
  const hands = withSeat(play.hands, seat, without(play.hands[seat], card));
  const trick: Trick = { ...play.trick, cards: [...play.trick.cards, card] };
  const next =
    trick.cards.length < placesIn(trick, play.players) ? { ...play, hands, trick } : taken(play, hands, trick);
  return play.table ? { ...next, ...afterTurning(next, play.table, seat, card) } : next;
}

/** The state in which the winner of a trick, to which everybody has played, leads to the next one. */
function taken(play: PlayState, hands: PlayState['hands'], trick: Trick): PlayState {
  const done = completed(trick, play);
  return { ...play, hands, trick: newTrick(done.winner, trick.idle), done: [...play.done, done] };
}

/** The card below a card that was played from the table is turned up at once, and may be played from then on (SPEC 3.18). */
function afterTurning(
  { contract, pack, hands, turnedUp = [] }: PlayState,
  table: NonNullable<PlayState['table']>,
  seat: Seat,
  card: Card,
): Pick<PlayState, 'hands' | 'table' | 'turnedUp'> {
  const below = table[seat].find(({ open }) => open === card)?.covered;
  const pile: TablePile = below === undefined ? {} : { open: below };
  const piles = table[seat].map((each) => (each.open === card ? pile : each));
  const held = below === undefined ? hands[seat] : orderOf(contract, pack).sort([...hands[seat], below]);
  return {
    hands: withSeat(hands, seat, held),
    table: withSeat(table, seat, piles),
    turnedUp: [...turnedUp, below ?? null],
  };
}

/** Whether whoever takes part has no card left. */
export const playedOut = ({ hands, trick }: PlayState): boolean =>
  hands.every((hand, seat) => hand.length === 0 || seat === trick.idle);

/** Cards played so far, 0 - 32. */
export const cardsPlayed = (play: Pick<PlayState, 'done' | 'trick' | 'players'>): number =>
  play.done.length * placesIn(play.trick, play.players) + play.trick.cards.length;

/** Whether a seat has played its card to the trick on the table. */
export const hasPlayed = ({ trick, players }: Pick<PlayState, 'trick' | 'players'>, seat: Seat): boolean =>
  trick.cards.some((_, place) => seatAt(trick, place, players) === seat);
