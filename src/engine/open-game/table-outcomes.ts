// What a deal comes to where cards are played from the table: each card tried, the rest played out or, near the end, exactly.
import { type Card, POINTS_OF_PACK } from '../base/cards.ts';
import type { Contract } from '../base/contract.ts';
import { type Billed, payoffsAt } from '../endings/round-bill.ts';
import { orderOf } from '../play/order.ts';
import type { CompletedTrick, Trick } from '../play/tricks.ts';
import {
  cardsLeft,
  copied,
  exactWorth,
  playCard,
  playOut,
  type TableOrder,
  tableOrderOf,
  type TableState,
  tableStateOf,
} from '../search/table-play.ts';
import { type Seat, seatAfter } from '../base/seats.ts';
import type { LaidOut } from '../table/laid-out.ts';
import { handSizeAt, playersAt } from '../table/table-rules.ts';
import type { Outcome } from './outcomes.ts';

/** What is openly known of such a game being played, before a card as well. */
export interface TableGame {
  readonly billed: Billed;
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly trick: Trick;
  readonly done: readonly CompletedTrick[];
}

/** More than all card points, so that the payment decides before the points do. */
const SCALE = 256;

/** A deal that is taken to be the real one, ready to be played. */
interface OpenTable {
  readonly game: TableGame;
  readonly order: TableOrder;
  readonly state: TableState;
}

function opened(game: TableGame, deal: LaidOut): OpenTable {
  const { contract, billed, trick, done } = game;
  const order = tableOrderOf(orderOf(contract, billed.rules.pack));
  const state = tableStateOf(order, deal.table, deal.held);
  for (const { winner, points } of done) {
    state.points[winner as 0 | 1] += points;
    state.tricks[winner as 0 | 1]++;
  }
  const [led] = trick.cards;
  state.led = led === undefined ? -1 : (order.bitOf.get(led) ?? -1);
  state.turn = (led === undefined ? trick.leader : seatAfter(trick.leader, 1, playersAt(billed.rules))) as 0 | 1;
  return { game, order, state };
}

/** What so many points and tricks of the declarer come to for a seat. */
function outcomeAt({ billed, contract, declarer }: TableGame, seat: Seat, made: number, tricks: number): Outcome {
  const { goal } = contract.row;
  if (goal.kind !== 'points') throw new Error('only points count in a game from the table');
  const won = made >= goal.atLeast;
  const schwarz = won ? tricks === handSizeAt(billed.rules) : tricks === 0;
  const schneider = won ? made >= goal.schneiderAt : made < goal.safeAt;
  const height = schwarz ? 'schwarz' : schneider ? 'schneider' : 'plain';
  const each = payoffsAt(billed, contract, 0)[won ? 'declarer' : 'defenders'][height];
  const declaring = seat === declarer;
  return {
    cents: won === declaring ? each : -each,
    won: won === declaring ? 1 : 0,
    points: declaring ? made : POINTS_OF_PACK - made,
  };
}

/** Both players go by rules of thumb to the end, or as well as can be where no more than `exact` cards are left. */
function outcomeFrom({ game, order, state }: OpenTable, seat: Seat, exact: number): Outcome {
  const { declarer } = game;
  const at = (points0: number, tricks0: number): Outcome =>
    outcomeAt(
      game,
      seat,
      declarer === 0 ? points0 : POINTS_OF_PACK - points0,
      declarer === 0 ? tricks0 : handSizeAt(game.billed.rules) - tricks0,
    );
  if (cardsLeft(state) <= exact) {
    const worth = (points0: number, tricks0: number): number => {
      const { cents, points = 0 } = at(points0, tricks0);
      return (seat === 0 ? 1 : -1) * (cents * SCALE + points);
    };
    return fromWorth((seat === 0 ? 1 : -1) * exactWorth(order, state, worth));
  }
  playOut(order, state);
  return at(state.points[0], state.tricks[0]);
}

/** The payment and the points that a scaled worth was made of; a payment is never zero. */
function fromWorth(worth: number): Outcome {
  const cents = Math.floor(worth / SCALE);
  return { cents, won: cents > 0 ? 1 : 0, points: worth - cents * SCALE };
}

/** What each of these cards, which the seat to play may play, comes to for it in a deal. */
export function tableOutcomes(
  game: TableGame,
  deal: LaidOut,
  seat: Seat,
  cards: readonly Card[],
  exact: number,
): readonly Outcome[] {
  const open = opened(game, deal);
  return cards.map((card) => {
    const state = copied(open.state);
    playCard(open.order, state, open.order.bitOf.get(card) ?? 0);
    return outcomeFrom({ ...open, state }, seat, exact);
  });
}

/** What a deal comes to for a seat from here. */
export const tableOutcome = (game: TableGame, deal: LaidOut, seat: Seat, exact: number): Outcome =>
  outcomeFrom(opened(game, deal), seat, exact);
