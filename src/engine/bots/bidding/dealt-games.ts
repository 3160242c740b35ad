// Games in imagined deals, told from the hands alone: what one comes to for a seat, and what a game of the seat does on average.
import type { Contract } from '../../base/contract.ts';
import type { Seat } from '../../base/seats.ts';
import { payoffsAt } from '../../endings/round-bill.ts';
import type { World } from '../../inference/worlds.ts';
import { partnerFor, sideOf } from '../../play/parties.ts';
import type { SeatView } from '../../round/view.ts';
import { paymentsOf } from '../../scoring/money.ts';
import { runnersOf } from '../../scoring/result.ts';
import { playersAt } from '../../table/table-rules.ts';
import { dealChances, dealModelOf } from './deal-chances.ts';
import { deckAt } from './decks.ts';
import { centsEach, expectedCents } from './worth.ts';

/** What a game in a deal comes to. */
interface Dealt {
  readonly side: readonly Seat[];
  /** Chances, 0 to 1, to reach each target of the contract. */
  readonly chances: readonly number[];
  readonly runners: number;
  /** What each loser pays, on average, to the declaring side. */
  readonly each: number;
}

function dealtGame(view: SeatView, contract: Contract, declarer: Seat, dealt: World): Dealt {
  const { rules, forehand } = view;
  const partner = partnerFor(contract, dealt, declarer);
  const leader = contract.row.firstLead === 'declarer' ? declarer : forehand;
  const chances = dealChances({ contract, deck: deckAt(rules), dealt, declarer, partner, leader });
  const side = sideOf(declarer, partner);
  const runners = rules.runners === 'paid' ? runnersOf(contract, rules.pack, dealt, side).paid : 0;
  return { side, chances, runners, each: centsEach(payoffsAt(view, contract, runners), contract, chances) };
}

/** Cents that a game of somebody comes to for the seat of the view, and its chance (0 to 1) to be on the winning side. */
export function shareInGame(
  view: SeatView,
  { contract, declarer }: { readonly contract: Contract; readonly declarer: Seat },
  dealt: World,
): { readonly cents: number; readonly won: number } {
  const { side, chances, each } = dealtGame(view, contract, declarer, dealt);
  const ours = side.includes(view.seat);
  const [first = 1, wins = first] = chances;
  const payments = paymentsOf(playersAt(view.rules), side, view.seat);
  return { cents: (ours ? each : -each) * payments, won: ours ? wins : 1 - wins };
}

/** What a game of the seat comes to on average over imagined deals. */
export interface DealtMean {
  readonly chances: readonly number[];
  readonly runners: number;
  /** Cents that it comes to besides what these means let expect: runners lie with the side that wins. */
  readonly besides: number;
}

/** Undefined if the kind of game has not been fitted so. */
export function dealtMean(view: SeatView, contract: Contract, deals: readonly World[]): DealtMean | undefined {
  if (!dealModelOf(contract, deckAt(view.rules)) || deals.length === 0) return undefined;
  const all = deals.map((dealt) => dealtGame(view, contract, view.seat, dealt));
  const meanOf = (of: (each: Dealt) => number): number => all.reduce((sum, each) => sum + of(each), 0) / all.length;
  const chances = all[0]?.chances.map((_, at) => meanOf((each) => each.chances[at] ?? 0)) ?? [];
  const runners = meanOf((each) => each.runners);
  const [{ side } = { side: [view.seat] }] = all;
  const cents = meanOf(({ each }) => each) * paymentsOf(playersAt(view.rules), side, view.seat);
  return { chances, runners, besides: cents - expectedCents(view, contract, chances, runners) };
}
