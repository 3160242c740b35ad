// What taking the widow, leaving it, and laying cards away come to: in deals that a seat must think possible, played out by rules of thumb.
import { type Card, sumPoints } from '../../base/cards.ts';
import { LEAST, WIDOW_GAME } from '../../contracts/widow.ts';
import type { Contract } from '../../base/contract.ts';
import type { Random } from '../../base/random.ts';
import { bySeat, type Seat, seatsFrom, stepsBetween, withSeat } from '../../base/seats.ts';
import type { World } from '../../inference/worlds.ts';
import { finalOfPoints, type Outcome } from '../../open-game/outcomes.ts';
import { payoffsAt, sharesAt } from '../../endings/round-bill.ts';
import { orderOf } from '../../play/order.ts';
import { maskOf } from '../../search/layout.ts';
import { compile } from '../../search/masks.ts';
import { announcedContract } from '../../table/announced-contract.ts';
import { handSizeAt, houseOf, playersAt, type TableRules, widowPlaceOf } from '../../table/table-rules.ts';
import type { PublicView, SeatView } from '../../round/view.ts';
import { dealsBefore } from '../calling/imagined.ts';
import { ofRamsch, ramschOutcome } from '../ramsch/ramsch-payoffs.ts';
import { type Pair, pairsToDiscard, strengthOf, TAKES } from './hands.ts';
import { soloPlayedOut } from './widow-play-out.ts';
import { entriesOf } from '../../table/readers.ts';

/** The part of a view that lies open for all: the same for everybody who thinks, and for whoever looks back. */
export type OpenTable = Pick<PublicView, 'rules' | 'forehand' | 'dealer' | 'doublings'>;

const contractAt = (rules: TableRules, id: string): Contract => announcedContract(rules, { contract: id });

const widowIn = (rules: TableRules, deal: World): readonly Card[] => deal[widowPlaceOf(rules) ?? 3];

/** What a game comes to for a seat if the declarer has laid these cards away; `deal` has the hands that are played. */
function outcomeOfGame(table: OpenTable, deal: World, declarer: Seat, laidAway: readonly Card[], seat: Seat): Outcome {
  const { rules, forehand } = table;
  const contract = contractAt(rules, WIDOW_GAME.id);
  const compiled = compile(contract, rules.pack);
  const players = playersAt(rules);
  const end = soloPlayedOut(compiled, {
    players,
    hands: bySeat((each) => (each < players ? maskOf(compiled.layout, deal[each]) : 0)),
    declarer,
    leader: forehand,
    table: [],
  });
  const points = end.points + (houseOf(rules)['denexa.discardsCount'] ? sumPoints(laidAway) : 0);
  return outcomeOfPoints(table, contract, { declarer, points, tricks: end.tricks }, seat);
}

/** What so many card points and tricks of the declarer are worth to a seat. */
function outcomeOfPoints(
  { rules, doublings }: Pick<OpenTable, 'rules' | 'doublings'>,
  contract: Contract,
  { declarer, points, tricks }: { readonly declarer: Seat; readonly points: number; readonly tricks: number },
  seat: Seat,
): Outcome {
  const { goal } = contract.row;
  if (goal.kind !== 'points') throw new Error('a declarer plays for points');
  const final = finalOfPoints(goal, points);
  const bySchwarz = goal.schwarzBy === undefined && tricks === (final.won ? handSizeAt(rules) : 0);
  const won = final.won === true;
  const each = payoffsAt({ rules, doublings }, contract, 0)[won ? 'declarer' : 'defenders'][
    bySchwarz ? 'schwarz' : final.height
  ];
  const wins = won === (seat === declarer);
  return { cents: (wins ? 1 : -1) * each * sharesAt(rules, [declarer], seat), won: wins ? 1 : 0 };
}

/** The deal once a player has taken the widow and laid away what he misses least. */
function taken(rules: TableRules, deal: World, taker: Seat): { readonly deal: World; readonly laidAway: Pair } {
  const order = orderOf(contractAt(rules, WIDOW_GAME.id), rules.pack);
  const hand = [...deal[taker], ...widowIn(rules, deal)];
  const [laidAway] = pairsToDiscard(order, hand);
  if (!laidAway) throw new Error('nothing can be laid away');
  const kept = hand.filter((card) => !laidAway.includes(card));
  return { deal: withSeat(deal, taker, kept), laidAway };
}

/** What it comes to for a seat that a player takes the widow, in one deal. */
export function outcomeOfTaking(table: OpenTable, deal: World, taker: Seat, seat: Seat): Outcome {
  const after = taken(table.rules, deal, taker);
  return outcomeOfGame(table, after.deal, taker, after.laidAway, seat);
}

/** What it comes to for a seat that passes: somebody behind it takes the widow, or nobody does. */
export function outcomeOfPassing(table: OpenTable, deal: World, seat: Seat): Outcome {
  const { rules, forehand, dealer, doublings } = table;
  const players = playersAt(rules);
  const order = orderOf(contractAt(rules, WIDOW_GAME.id), rules.pack);
  const behind = seatsFrom(seat, players).slice(1, players - stepsBetween(forehand, seat, players));
  const taker = behind.find((each) => strengthOf(order, deal[each]) >= TAKES);
  if (taker !== undefined) return outcomeOfTaking(table, deal, taker, seat);
  const trick = { leader: forehand, cards: [] };
  const open = { rules, contract: contractAt(rules, LEAST.id), trick, done: [], doublings, dealer, hands: deal };
  return ofRamsch(ramschOutcome(open, seat));
}

/** Deals that a seat must think possible before it answers; in which those who have passed are not strong. */
export function dealsForTaking(view: SeatView, count: number, random: Random): readonly World[] {
  const order = orderOf(contractAt(view.rules, WIDOW_GAME.id), view.rules.pack);
  const passed = entriesOf(view.history, 'widow').flatMap(({ seat, answer }) => (answer === 'pass' ? [seat] : []));
  const drawn = dealsBefore(view, passed.length > 0 ? 2 * count : count, random);
  const fitting = drawn.filter((deal) => passed.every((seat) => strengthOf(order, deal[seat]) < TAKES));
  return (fitting.length >= count / 2 ? fitting : drawn).slice(0, count);
}

/** The deal in which the taker has laid away this pair. */
export function outcomeOfDiscarding(table: OpenTable, deal: World, seat: Seat, pair: readonly Card[]): Outcome {
  const kept = deal[seat].filter((card) => !pair.includes(card));
  return outcomeOfGame(table, withSeat(deal, seat, kept), seat, pair, seat);
}
