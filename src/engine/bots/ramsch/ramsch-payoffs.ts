// What each legal card of a Ramsch brings the own seat in one possible deal, if everybody then plays by rules of thumb.
import { type Card, type PackSize, sumPoints } from '../../base/cards.ts';
import type { Contract } from '../../base/contract.ts';
import { leastVerdict } from '../../scoring/least.ts';
import { LEAST_POINTS, settleLeast } from '../../scoring/least-bill.ts';
import type { Outcome } from '../../open-game/outcomes.ts';
import { type RamschResult, ramschResult, ramschRulesOf } from '../../scoring/ramsch-result.ts';
import { ramschPricesOf, settleRamsch } from '../../scoring/ramsch-bill.ts';
import { leadWith, pricesAt } from '../../endings/round-bill.ts';
import { maskOf } from '../../search/layout.ts';
import { compile } from '../../search/masks.ts';
import type { World } from '../../inference/worlds.ts';
import { bySeat, type Seat } from '../../base/seats.ts';
import { houseOf, playersAt, seatsAt, type TableRules, widowPlaceOf } from '../../table/table-rules.ts';
import type { CompletedTrick, Trick } from '../../play/tricks.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import type { Doublings } from '../../scoring/doublings.ts';
import { payoffsIn } from '../sampling/payoffs.ts';
import { breakThroughKnowledge } from './break-through.ts';
import { playedOut, type RamschEnd, type RamschState } from './ramsch-play-out.ts';

/** What a Ramsch comes to for the seat that plays a card. */
export interface RamschOutcome {
  /** Balance of the seat, in cents. */
  readonly cents: number;
  /** Card points of the seat at the end. */
  readonly points: number;
  /** Whether the seat has lost: it pays, or another one has fewest points. */
  readonly pays: boolean;
}

/** In a Ramsch everybody wins who does not pay; card points are none to be collected there. */
export const ofRamsch = ({ cents, pays }: RamschOutcome): Outcome => ({ cents, won: pays ? 0 : 1 });

/** A Ramsch in which a card is to be played, in a deal that is taken to be the real one. */
export interface OpenRamsch {
  readonly rules: TableRules;
  readonly contract: Contract;
  readonly trick: Trick;
  readonly done: readonly CompletedTrick[];
  readonly doublings: Doublings;
  readonly dealer: Seat;
  /** The cards that are still held, and those of a widow in its place. */
  readonly hands: World;
}

/** Ties that only trumps could part are left open: the play-out counts card points and tricks. */
function resultAt(contract: Contract, pack: PackSize, end: RamschEnd, rules: TableRules): RamschResult {
  const taken = bySeat((seat) => ({ points: end.points[seat], tricks: end.tricks[seat], trumps: [] }));
  return ramschResult(contract, pack, taken, ramschRulesOf(houseOf(rules)));
}

/** What each of the cards comes to for the seat to play. */
export function ramschOutcomes(open: OpenRamsch, seat: Seat, cards: readonly Card[]): readonly RamschOutcome[] {
  const { layout } = compile(open.contract, open.rules.pack);
  return cards.map((card) => outcomeAfter(open, seat, layout.bitOf[card]));
}

/** What the Ramsch comes to for a seat if everybody plays on by rules of thumb. */
export const ramschOutcome = (open: OpenRamsch, seat: Seat): RamschOutcome => outcomeAfter(open, seat, undefined);

function outcomeAfter(open: OpenRamsch, seat: Seat, first: number | undefined): RamschOutcome {
  const { rules, contract } = open;
  const house = houseOf(rules);
  const end = playedOut(compile(contract, rules.pack), stateOf(open), first);
  const { goal } = contract.row;
  if (goal.kind === 'fewestPoints' && goal.decides === 'fewest') return leastOutcome(open, end, seat);
  const { balance } = settleRamsch(resultAt(contract, rules.pack, end, rules), ramschPricesOf(house), open.doublings);
  return { cents: balance[seat], points: end.points[seat], pays: balance[seat] < 0 };
}

/** Where the fewest card points win, nobody pays: it counts how far that leaves the seat ahead of the others. */
function leastOutcome({ rules, dealer, hands }: OpenRamsch, end: RamschEnd, seat: Seat): RamschOutcome {
  const players = playersAt(rules);
  const place = widowPlaceOf(rules);
  const widow = place === undefined ? 0 : sumPoints(hands[place]);
  const goesTo = houseOf(rules)['denexa.leastWidow'] === 'last-trick' ? end.last : undefined;
  const points = bySeat((each) => end.points[each] + (each === goesTo ? widow : 0));
  const verdict = leastVerdict({ players, points, lastTrick: end.lastTrick, dealer });
  const { balance } = settleLeast({ points, ...verdict });
  const { winner, loser } = verdict;
  return {
    cents: leadWith(balance, players, seat),
    points: points[seat],
    pays: winner === undefined ? seat === loser : seat !== winner,
  };
}

function stateOf({ rules, contract, trick, done, hands }: OpenRamsch): RamschState {
  const { layout } = compile(contract, rules.pack);
  const taken = (by: Seat): readonly CompletedTrick[] => done.filter(({ winner }) => winner === by);
  return {
    players: playersAt(rules),
    hands: bySeat((each) => (seatsAt(rules).includes(each) ? maskOf(layout, hands[each]) : 0)),
    leader: trick.leader,
    table: trick.cards.map((card) => layout.bitOf[card] ?? 0),
    points: bySeat((each) => taken(each).reduce((sum, { points }) => sum + points, 0)),
    tricks: bySeat((each) => taken(each).length),
    lastTrick: bySeat((each) => done.findLastIndex(({ winner }) => winner === each) + 1),
  };
}

/** Cents that a card point counts besides the bill, so that it is dodged before it decides. */
const POINT = 0.15;

/** Payoffs by card for the sampling player; a Durchbruch that is under way is solved like any game of one against three. */
export function ramschPayoffsIn(know: Knowledge, hands: World): ReadonlyMap<Card, number> {
  const solo = breakThroughKnowledge(know);
  if (solo) return payoffsIn(solo, hands);
  const outcomes = ramschOutcomes(openRamsch(know, hands), know.seat, know.legal);
  const { goal } = know.contract.row;
  const fewest = goal.kind === 'fewestPoints' && goal.decides === 'fewest';
  const stake = fewest ? LEAST_POINTS : pricesAt(know.view.rules).base.ramsch;
  return new Map(
    know.legal.map((card, at) => {
      const { cents = 0, points = 0 } = outcomes[at] ?? {};
      return [card, cents - (POINT * stake * points) / 10];
    }),
  );
}

/** The Ramsch of a view, in an imagined deal. Throws if no card is to be played (programming error). */
export function openRamsch({ view, contract }: Knowledge, hands: World): OpenRamsch {
  if (!view.trick) throw new Error('no card is to be played');
  return {
    rules: view.rules,
    contract,
    trick: view.trick,
    done: view.tricks,
    doublings: view.doublings,
    dealer: view.dealer,
    hands,
  };
}
