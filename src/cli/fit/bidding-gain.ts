// `fit bidding-gain`: what bidding by imagined deals gains.
// In auctions among four rule players every decision is taken again by the calculating player. Where it differs, both
// choices are played to the end in the same other deals, among rule players who would have said the same so far.
import type { Decision } from '../../engine/table/log.ts';
import type { Player } from '../../engine/bots/player.ts';
import { bySimulation } from '../../engine/bots/bidding/by-simulation.ts';
import { MEISTER_BIDDING } from '../../engine/bots/bidding/simulated.ts';
import { bestPlan } from '../../engine/bots/bidding/plans.ts';
import { PLAYERS } from '../../engine/bots/players.ts';
import { STYLES } from '../../engine/bots/styles.ts';
import type { Card } from '../../engine/base/cards.ts';
import { cardsOfPack } from '../../engine/base/cards.ts';
import type { Random } from '../../engine/base/random.ts';
import { randomOf, shuffled } from '../../engine/base/random.ts';
import type { Round } from '../../engine/table/round.ts';
import type { BySeat, Seat } from '../../engine/base/seats.ts';
import { bySeat, SEATS } from '../../engine/base/seats.ts';
import { step, turnIn } from '../../engine/round/step.ts';
import type { SeatView } from '../../engine/round/view.ts';
import { viewFor } from '../../engine/round/view.ts';
import { entriesForHands } from '../../engine/table/dealing.ts';
import { startRound } from '../../engine/table/round.ts';
import { pureRules } from '../../engine/table/table-rules.ts';
import { gainLines, noGains, noteDifference } from './gains.ts';
import { fitProgram, seed, turns, whole } from './program.ts';
import { after, playedToEnd, termsAt } from './rounds.ts';

const RULES = pureRules(32);
const TERMS = termsAt(RULES);
/** Deals in which both choices are played to the end, and how many are drawn to find as many that fit the calls. */
const OTHER_DEALS = 24;
const TRIES = 4000;
const rule = PLAYERS.stammtisch;
const calculating = PLAYERS.rechner;
const appraise = bySimulation(STYLES.verein, MEISTER_BIDDING);

/** The auction in which everybody has been dealt these cards. */
function dealt(hands: BySeat<readonly Card[]>): Round {
  const [shuffle] = entriesForHands(RULES, TERMS, hands);
  return after(after(startRound(RULES, TERMS), shuffle), { type: 'cut', seat: 2, at: 3 });
}

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
async function outcome(
  round: Round,
  decision: Decision,
  inMind: Decision | undefined,
  random: Random,
): Promise<number> {
  const seat = decision.seat;
  const keeping: Player = {
    ...rule,
    decide: (view, think) =>
      view.phase === 'announcing' && inMind && isAllowed(view, inMind)
        ? { decision: inMind, because: [] }
        : rule.decide(view, think),
  };
  const players = bySeat((each) => (each === seat ? keeping : rule));
  const end = await playedToEnd(after(round, decision), players, random);
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

/** What the calculating player would have said, if it is something else, and what that brings in the mean of other deals. */
async function differenceAt(round: Round, seat: Seat, old: Decision, name: string): Promise<Difference | undefined> {
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
    const play = (decision: Decision, mind?: Decision): Promise<number> =>
      outcome(other, decision, mind, randomOf(name, 'play', tries));
    sum += (await play(fresh, inMind)) - (await play(old));
  }
  if (count === 0) return undefined;
  return { kind: kindOf(old, fresh, inMind), cents: sum / count };
}

const wordOf = (decision: Decision): string =>
  decision.type === 'call' ? decision.call : decision.type === 'announce' ? decision.announcement.contract : '';

/** For example `weiter -> spiele rufer`. */
function kindOf(old: Decision, fresh: Decision, inMind: Decision | undefined): string {
  const passes = ['weiter', 'gut'].includes(wordOf(fresh));
  const mind = inMind && !passes ? ` ${wordOf(inMind)}` : '';
  return `${wordOf(old)} -> ${wordOf(fresh)}${mind}`;
}

/** The differences in the auction of one deal among rule players. */
async function differencesIn(seed: string, deal: number): Promise<readonly Difference[]> {
  const pack = shuffled(cardsOfPack(32), randomOf(seed, deal));
  let round = dealt(bySeat((seat) => pack.slice(8 * seat, 8 * seat + 8)));
  const found: Difference[] = [];
  while (saysOrAnnounces(round)) {
    const seat = turnIn(round) ?? 0;
    const old = rule.decide(viewFor(round, seat), { random: randomOf(seed) }).decision;
    const difference = await differenceAt(round, seat, old, `${seed}/${deal}/${round.entries.length}`);
    if (difference) found.push(difference);
    round = after(round, old);
  }
  return found;
}

export const biddingGain = fitProgram(
  {
    name: 'bidding-gain',
    about: 'cents that bidding by imagined deals brings in auctions among rule players',
    arguments: { deals: whole('deals', 20, 1, 1_000_000), seed: seed('gain') },
  },
  async ({ deals, seed: from }, io) => {
    const gains = noGains();
    for await (const deal of turns(io, deals)) {
      const differences = await differencesIn(from, deal);
      differences.forEach(({ kind, cents }) => noteDifference(gains, kind, cents));
      gains.bySeats.push(differences.reduce((sum, { cents }) => sum + cents, 0) / SEATS.length);
    }
    gainLines(gains).forEach(io.out);
  },
);
