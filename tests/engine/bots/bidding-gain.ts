// What bidding by imagined deals gains: `node build/run-ts.mjs tests/engine/bots/bidding-gain.ts SEED DEALS`.
// In auctions among four rule players every decision is taken again by the calculating player. Where it differs, both
// choices are played to the end in the same other deals, among rule players who would have said the same so far.
import type { Decision } from '../../../src/engine/table/log.ts';
import type { Player } from '../../../src/engine/bots/player.ts';
import { bySimulation, MEISTER_BIDDING } from '../../../src/engine/bots/bidding/by-simulation.ts';
import { bestPlan } from '../../../src/engine/bots/bidding/plans.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { STYLES } from '../../../src/engine/bots/styles.ts';
import type { Card } from '../../../src/engine/base/cards.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import type { Random } from '../../../src/engine/base/random.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import type { BySeat, Seat } from '../../../src/engine/base/seats.ts';
import { bySeat } from '../../../src/engine/base/seats.ts';
import { step, turnIn } from '../../../src/engine/round/step.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { after, dealtRound, playOut } from './support.ts';

const [seed = 'gain', dealsText = '20'] = process.argv.slice(2);
const OTHER_DEALS = 24;
const TRIES = 4000;
const rule = PLAYERS.stammtisch;
const calculating = PLAYERS.rechner;
const appraise = bySimulation(STYLES.verein, MEISTER_BIDDING);

const dealt = (hands: BySeat<readonly Card[]>): Round => after(dealtRound(hands), { type: 'cut', seat: 2, at: 3 });

const saysOrAnnounces = ({ phase }: Round): boolean => phase === 'auction' || phase === 'announcing';

/** The same calls with other hidden cards; undefined if a rule player would have said something else. */
function otherDeal(view: SeatView, made: readonly Decision[], random: Random): Round | undefined {
  const rest = [...shuffled(cardsOfPack(32), random)].filter((card) => !view.dealtHand.includes(card));
  let round = dealt(bySeat((seat) => (seat === view.seat ? view.dealtHand : rest.splice(0, 8))));
  for (const decision of made) {
    if (decision.seat !== view.seat) {
      const said = rule.decide(viewFor(round, decision.seat), { random }).decision;
      if (JSON.stringify(said) !== JSON.stringify(decision)) return undefined;
    }
    const next = step(round, decision);
    if (!next.ok) return undefined;
    round = next.round;
  }
  return round;
}

/** Cents of the seat if it decides so and all go on as rule players; an announcement in mind is kept if it is allowed. */
function outcome(round: Round, decision: Decision, inMind: Decision | undefined, random: Random): number {
  const seat = decision.seat;
  const keeping: Player = {
    ...rule,
    decide: (view, think) =>
      view.phase === 'announcing' && inMind && isAllowed(view, inMind)
        ? { decision: inMind, because: [] }
        : rule.decide(view, think),
  };
  const players = bySeat((each) => (each === seat ? keeping : rule));
  const end = playOut(after(round, decision), players, random);
  return end.phase === 'scored' ? end.settlement.balance[seat] : 0;
}

const isAllowed = ({ options }: SeatView, wish: Decision): boolean =>
  options.some(({ decision, verdict }) => verdict.legal && JSON.stringify(decision) === JSON.stringify(wish));

/** The announcement that the calculating player has in mind when it bids. */
function inMindOf(view: SeatView): Decision | undefined {
  const plan = bestPlan(appraise(view).good);
  return plan && { type: 'announce', seat: view.seat, announcement: plan.announcement };
}

interface Difference {
  readonly kind: string;
  readonly cents: number;
}

function differenceAt(round: Round, seat: Seat, old: Decision, name: string): Difference | undefined {
  const view = viewFor(round, seat);
  const fresh = calculating.decide(view, { random: randomOf(name) }).decision;
  if (JSON.stringify(fresh) === JSON.stringify(old)) return undefined;
  const inMind = round.phase === 'auction' ? inMindOf(view) : undefined;
  const made = round.entries.slice(2).filter((entry): entry is Decision => entry.type !== 'shuffled');
  let [sum, count] = [0, 0];
  for (let tries = 0; tries < TRIES && count < OTHER_DEALS; tries++) {
    const other = otherDeal(view, made, randomOf(name, tries));
    if (!other) continue;
    count++;
    const play = (decision: Decision, mind?: Decision): number =>
      outcome(other, decision, mind, randomOf(name, 'play', tries));
    sum += play(fresh, inMind) - play(old);
  }
  if (count === 0) return undefined;
  const word = (decision: Decision): string =>
    decision.type === 'call' ? decision.call : decision.type === 'announce' ? decision.announcement.contract : '';
  const mind =
    inMind?.type === 'announce' && word(fresh) !== 'weiter' && word(fresh) !== 'gut'
      ? ` ${inMind.announcement.contract}`
      : '';
  return { kind: `${word(old)} -> ${word(fresh)}${mind}`, cents: sum / count };
}

const kinds = new Map<string, number[]>();
/** Cents for each seat in each deal; nearly always 0. */
const bySeats: number[] = [];
for (let deal = 0; deal < Number(dealsText); deal++) {
  const pack = shuffled(cardsOfPack(32), randomOf(seed, deal));
  let round = dealt(bySeat((seat) => pack.slice(8 * seat, 8 * seat + 8)));
  const gains = [0, 0, 0, 0];
  while (saysOrAnnounces(round)) {
    const seat = turnIn(round) ?? 0;
    const old = rule.decide(viewFor(round, seat), { random: randomOf(seed) }).decision;
    const found = differenceAt(round, seat, old, `${seed}/${deal}/${round.entries.length}`);
    if (found) {
      gains[seat] = (gains[seat] ?? 0) + found.cents;
      kinds.set(found.kind, [...(kinds.get(found.kind) ?? []), found.cents]);
    }
    round = after(round, old);
  }
  bySeats.push(gains.reduce((sum, each) => sum + each, 0) / 4);
  if (deal % 25 === 24) report(deal + 1);
}

function report(deals: number): void {
  const mean = bySeats.reduce((sum, each) => sum + each, 0) / deals;
  const error = Math.sqrt(bySeats.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (deals - 1) / deals);
  console.log(`${deals} deals: ${mean.toFixed(2)} ± ${error.toFixed(2)} cents per deal and seat`);
  for (const [kind, cents] of [...kinds].sort(([, a], [, b]) => b.length - a.length))
    console.log(
      `  ${kind}: ${cents.length} times, ${(cents.reduce((a, b) => a + b, 0) / cents.length).toFixed(1)} cents each`,
    );
}
