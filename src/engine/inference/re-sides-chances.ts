// Who plays with whom in Doppelkopf as far as a seat can tell: for sure, or how likely by what the others have done.
import { pointsOf } from '../base/cards.ts';
import type { Contract } from '../base/contract.ts';
import { type BySeat, bySeat, placeOf, type Seat, seatAt, SEATS } from '../base/seats.ts';
import { oldOneDeals } from '../play/known-sides.ts';
import { type Order, winningIndex } from '../play/order.ts';
import { oldOnesIn } from '../table/reservations.ts';
import type { Trick } from '../play/tricks.ts';
import type { SeatView } from '../round/view.ts';
import { handSizeAt } from '../table/table-rules.ts';

/**
 * How much likelier an action makes it that its player plays Re (leads), or with whoever has the trick (points given away by the last).
 * From 160 rounds of rule players; what else was looked at told nothing: taking a trick over, points given away by others, low cards.
 */
const EVIDENCE = { ledTrump: 4, ledPlain: 0.5, smeared: 1.4 };

/** Card points from which a card given away counts as a sign. */
const SMEAR_POINTS = 10;

/** Of hands with both Old Ones so many keep silent. */
const SILENT = 0.1;

/** As long as a Hochzeit is not settled, each of three may become the partner, and two will be against the suitor. */
const UNSETTLED = 1 / 3;

/** Chance from 0 to 1 that each seat plays on the own side; exactly 0 or 1 only if the view proves it. Own seat: 1. */
export function reKontraFriends(view: SeatView, contract: Contract, order: Order): BySeat<number> {
  const { seat: own, sides } = view;
  if (contract.row.parties.kind === 'oldOnes') return byOldOnes(view, contract, order);
  const side = sides?.[own]?.side;
  return bySeat((seat) => {
    if (seat === own) return 1;
    const known = sides?.[seat]?.side;
    return side && known ? Number(side === known) : UNSETTLED;
  });
}

function byOldOnes(view: SeatView, contract: Contract, order: Order): BySeat<number> {
  const { seat: own, rules, dealtHand, ansagen = [], tricks, trick } = view;
  const seen = { contract, pack: rules.pack, ansagen, done: tricks, ...(trick && { trick }) };
  const possible = oldOneDeals(seen, { seat: own, dealt: oldOnesIn(dealtHand) });
  const size = handSizeAt(rules);
  const weights = possible.map((deal) => ways(deal, size) * signs(view, order, deal));
  const all = weights.reduce((sum, each) => sum + each, 0);
  return bySeat((seat) => {
    const friendly = possible.map((deal) => deal[seat] > 0 === deal[own] > 0);
    if (friendly.every((each) => each)) return 1;
    if (!friendly.includes(true)) return 0;
    const share = weights.reduce((sum, weight, at) => sum + (friendly[at] ? weight : 0), 0) / all;
    return Math.min(1 - UNPROVED, Math.max(UNPROVED, share));
  });
}

/** Chances are kept off 0 and 1 while nothing is proved. */
const UNPROVED = 0.02;

/** In how many ways two Old Ones fall to these hands, less those that would have said so. */
const ways = (deal: BySeat<number>, size: number): number =>
  deal.some((held) => held === 2) ? (SILENT * size * (size - 1)) / 2 : size * size;

/** Odds of what all seats have done if the Old Ones were dealt like this; 1 is neutral. */
function signs({ seat: own, tricks, trick }: SeatView, order: Order, deal: BySeat<number>): number {
  const isRe = (seat: Seat): boolean => deal[seat] > 0;
  let odds = 1;
  for (const each of [...tricks, ...(trick ? [trick] : [])])
    for (const seat of SEATS) if (seat !== own) odds *= signOf(each, order, seat, isRe);
  return odds;
}

function signOf(trick: Trick, order: Order, seat: Seat, isRe: (seat: Seat) => boolean): number {
  const at = placeOf(trick, seat, 4);
  const card = at === undefined ? undefined : trick.cards[at];
  if (at === undefined || card === undefined) return 1;
  if (at === 0 && isRe(seat)) return order.groupOf(card) === 'trump' ? EVIDENCE.ledTrump : EVIDENCE.ledPlain;
  if (at !== LAST || pointsOf(card) < SMEAR_POINTS) return 1;
  const winner = winningIndex(order, trick.cards);
  return winner !== at && isRe(seatAt(trick, winner, 4)) === isRe(seat) ? EVIDENCE.smeared : 1;
}

/** The place of whoever plays last to a trick. */
const LAST = 3;
