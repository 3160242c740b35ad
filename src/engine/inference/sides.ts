// Who plays with whom, as far as a seat knows: for sure, or how likely.
import { calledSuitOf, type Contract } from '../base/contract.ts';
import { pointsOf } from '../base/cards.ts';
import { beats, type Order } from '../play/order.ts';
import { type BySeat, bySeat, placeOf, type Players, type Seat, seatAfter, seatAt } from '../base/seats.ts';
import { houseOf, playersAt } from '../table/table-rules.ts';
import type { Trick } from '../play/tricks.ts';
import type { SeatView } from '../round/view.ts';
import { reKontraFriends } from './re-sides-chances.ts';
import type { Holders } from './holders.ts';

/** `alone`: everyone plays for himself, as in a Ramsch. Re without a declarer are two partners. */
export type Role = 'declarer' | 'partner' | 'defender' | 'alone';

export interface Sides {
  readonly role: Role;
  /** Chance from 0 to 1 that a seat plays on the own side; exactly 0 or 1 only if the view proves it. Own seat: 1. */
  readonly friend: BySeat<number>;
}

/** How much likelier an action makes it that its player holds the called card. */
const EVIDENCE = { ledTrump: 2.5, ledCalledSuit: 0.1, smearedDeclarer: 3, overtookDeclarer: 0.4, smearedOther: 0.6 };

/** Card points from which a card given away counts as a sign. */
const SMEAR_POINTS = 10;

/** Chances are kept off 0 and 1 while nothing is proved. */
const UNPROVED = 0.02;

export function sidesOf(
  view: SeatView,
  contract: Contract,
  order: Order,
  holders: Holders,
  declarer: Seat | undefined,
): Sides {
  if (contract.row.goal.kind === 'reKontra')
    return { role: reKontraRole(view, declarer), friend: reKontraFriends(view, contract, order) };
  if (declarer === undefined) {
    const teams = houseOf(view.rules)['ramsch.mode'] === 'team-opposite';
    return {
      role: 'alone',
      friend: bySeat((seat) => (seat === view.seat || (teams && seat === seatAfter(view.seat, 2, 4)) ? 1 : 0)),
    };
  }
  const role = roleOf(view, contract, declarer);
  const partner = partnerChances(view, contract, order, holders, declarer);
  const friend = bySeat((seat) => {
    if (seat === view.seat) return 1;
    if (seat === declarer) return role === 'partner' ? 1 : 0;
    return role === 'defender' ? 1 - partner[seat] : partner[seat];
  });
  return { role, friend };
}

/** Re plays the part of those who declare; before a Hochzeit is settled everybody but the suitor plays for himself. */
function reKontraRole({ seat, sides }: SeatView, declarer: Seat | undefined): Role {
  const side = sides?.[seat]?.side;
  if (seat === declarer) return 'declarer';
  return side ? (side === 're' ? 'partner' : 'defender') : 'alone';
}

function roleOf(view: SeatView, { called }: Contract, declarer: Seat): Role {
  if (view.seat === declarer) return 'declarer';
  if (view.contract?.revealed?.seat === view.seat) return 'partner';
  return called !== undefined && view.dealtHand.includes(called) ? 'partner' : 'defender';
}

const surely = (partner: Seat | undefined): BySeat<number> => bySeat((seat) => (seat === partner ? 1 : 0));

/** Chance of each seat to be the declarer's partner. */
function partnerChances(
  view: SeatView,
  contract: Contract,
  order: Order,
  holders: Holders,
  declarer: Seat,
): BySeat<number> {
  const { called } = contract;
  const revealed = view.contract?.revealed?.seat;
  if (called === undefined || revealed !== undefined) return surely(revealed);
  if (view.dealtHand.includes(called)) return surely(view.seat);
  const possible = holders.get(called) ?? [];
  if (possible.length === 1) return surely(possible[0]);
  const weight = bySeat((seat) => (possible.includes(seat) ? signsOf(view, contract, order, declarer, seat) : 0));
  const all = weight.reduce((sum, each) => sum + each, 0);
  return bySeat((seat) =>
    possible.includes(seat) ? Math.min(1 - UNPROVED, Math.max(UNPROVED, weight[seat] / all)) : 0,
  );
}

/** Odds from what a seat has done so far; 1 is neutral. */
function signsOf(view: SeatView, contract: Contract, order: Order, declarer: Seat, seat: Seat): number {
  const tricks: readonly Trick[] = [...view.tricks, ...(view.trick ? [view.trick] : [])];
  return tricks.reduce(
    (odds, trick) => odds * signOf(trick, contract, order, declarer, seat, playersAt(view.rules)),
    1,
  );
}

function signOf(trick: Trick, contract: Contract, order: Order, declarer: Seat, seat: Seat, players: Players): number {
  const { cards } = trick;
  const at = placeOf(trick, seat, players);
  const card = at === undefined ? undefined : cards[at];
  if (at === undefined || card === undefined) return 1;
  if (at === 0) return signOfLead(order.groupOf(card) === 'trump', order.groupOf(card) === calledSuitOf(contract));
  const before = winnerBefore(order, cards, at);
  const winner = seatAt(trick, before, players);
  const takes = beats(order, card, cards[before] ?? card);
  if (winner === declarer && takes) return EVIDENCE.overtookDeclarer;
  if (takes || pointsOf(card) < SMEAR_POINTS) return 1;
  return winner === declarer ? EVIDENCE.smearedDeclarer : EVIDENCE.smearedOther;
}

const signOfLead = (trump: boolean, calledSuit: boolean): number =>
  trump ? EVIDENCE.ledTrump : calledSuit ? EVIDENCE.ledCalledSuit : 1;

function winnerBefore(order: Order, cards: Trick['cards'], at: number): number {
  let best = 0;
  for (let place = 1; place < at; place++) {
    const [card, winning] = [cards[place], cards[best]];
    if (card && winning && beats(order, card, winning)) best = place;
  }
  return best;
}
