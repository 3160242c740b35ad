// What each call and each announcement is worth to a seat, from what its hand and the auction tell.
import { singlePack } from '../../base/cards.ts';
import { type Call, levelBid, namedIn } from '../../auction/auction.ts';
import type { Appraisal } from '../../bots/bidding/appraisal.ts';
import { bySimulation } from '../../bots/bidding/by-simulation.ts';
import { deckAt } from '../../bots/bidding/decks.ts';
import { aboveHochzeit, hochzeitAt, hochzeitChance, speaksLater } from '../../bots/bidding/hochzeit.ts';
import { dealtMean } from '../../bots/bidding/dealt-games.ts';
import { chancesOf } from '../../bots/bidding/outlook-chances.ts';
import type { Outlook } from '../../bots/bidding/outlook.ts';
import { ACCEPTED_WINS, bestPlan, type Plan, planOf, winChance } from '../../bots/bidding/plans.ts';
import { type BiddingEffort, simulatedDeals, simulatorOf } from '../../bots/bidding/simulated.ts';
import { expectedCents, stakeOf, stossRisk } from '../../bots/bidding/worth.ts';
import { STYLES } from '../../bots/styles.ts';
import { sameAnnouncement } from '../../base/contract.ts';
import type { World } from '../../inference/worlds.ts';
import type { Decision } from '../../table/log.ts';
import { announcedContract } from '../../table/announced-contract.ts';
import { allowedOf, saidCall } from '../../table/readers.ts';
import { barePrice } from '../../endings/round-bill.ts';
import { auctionTermsOf, bidLevelsOf } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink } from './advice.ts';
import { rowOf } from './effort.ts';

/** What a bid comes to, in cents for the seat, with its standard error and the chance to win from 0 to 1. */
export interface BidValue {
  readonly cents: number;
  readonly chance: number;
  readonly error: number;
  /** The game that it leads to; absent if it only lets others play. */
  readonly plan?: Plan;
}

/** What the hand of a seat could announce, and what it is worth to say no more. */
export interface Appraised {
  readonly plans: readonly Plan[];
  readonly silence: BidValue;
  readonly worlds: Advice['worlds'];
  /** The same as the players look at it. */
  readonly appraisal: Appraisal;
}

/** Standard error of the chance of a game, 0 to 1: with a partner, or alone. */
const DOUBT = {
  calledAce: 0.04,
  offered: 0.04,
  opposite: 0.04,
  drawn: 0.04,
  oldOnes: 0.04,
  firstForeignTrick: 0.04,
  everyone: 0.05,
  alone: 0.05,
} as const;

/** Deals in which it is looked at what silence is worth. */
const SILENT = 128;

/** By how much the worth of silence is off however many deals are imagined, in prices of the lowest game (`npm run -s cli -- fit bids`). */
const SILENCE_DOUBT = 0.2;

/** Nodes of the solver for each deal that is imagined for a game. */
const NODES = 15_000;

/** Weighs the hand up in imagined deals. */
export function appraised(view: SeatView, { effort }: AdviceThink): Appraised {
  const { bids: deals } = rowOf(effort);
  const bidding = { deals, nodes: deals * NODES, silent: SILENT, hopeless: 'weighed' } as const;
  const appraisal = bySimulation(STYLES.verein, bidding)(view);
  const all = [...appraisal.all, ...plansBesides(view, appraisal.all)];
  const plans = view.phase === 'announcing' ? withAcesCompared(view, all, bidding) : all;
  const silence = silent(view, appraisal);
  return { plans, silence, worlds: { of: 'drawn', count: deals }, appraisal };
}

/** What may be announced that nobody bids, as the calls of a Muss-Spiel. */
const plansBesides = (view: SeatView, plans: readonly Plan[]): readonly Plan[] =>
  allowedOf(view.options, 'announce')
    .filter(({ announcement }) => !plans.some((each) => sameAnnouncement(each.announcement, announcement)))
    .map(({ announcement }) => planOf(view, announcedContract(view.rules, announcement), 0));

/** Aces that may be called are looked at in the same deals, so that luck does not decide between them. */
function withAcesCompared(view: SeatView, plans: readonly Plan[], effort: BiddingEffort): readonly Plan[] {
  const called = plans.filter(({ contract }) => contract.called !== undefined);
  if (called.length < 2) return plans;
  const simulate = simulatorOf(view, effort);
  const deals = simulatedDeals(view, effort.silent);
  return plans.map((plan) =>
    called.includes(plan) ? lookedAt(view, plan, deals, simulate(plan.announcement, plan.contract)) : plan,
  );
}

function lookedAt(view: SeatView, plan: Plan, deals: readonly World[], outlook: Outlook): Plan {
  const { rules, seat, forehand } = view;
  const { contract } = plan;
  const leads = seat === forehand ? 1 : 0;
  const hand = winChance(contract, deckAt(rules), view.dealtHand, leads);
  const dealt = dealtMean(view, contract, deals);
  const chances = chancesOf({ contract, deck: deckAt(rules), chance: hand, leads, dealt: dealt?.chances }, outlook);
  const [first = 1, chance = first] = chances;
  const runners = dealt?.runners ?? outlook.runners;
  const cents = expectedCents(view, contract, chances, runners) + (dealt?.besides ?? 0);

  return { ...plan, chance, worth: cents - stossRisk(view, contract, chance) };
}

function silent(view: SeatView, { silence }: Appraisal): BidValue {
  if (!silence) throw new Error('nobody has looked at silence');
  const { cents, error, chance } = silence;
  return { cents, chance, error: Math.hypot(error, SILENCE_DOUBT * barePrice(view, 'partner')) };
}

function valueOf(view: SeatView, plan: Plan): BidValue {
  const { parties, goal } = plan.contract.row;
  const error = goal.kind === 'laidDown' ? 0 : 2 * DOUBT[parties.kind] * stakeOf(view, plan.contract);
  return { cents: plan.worth, chance: plan.chance, error, plan };
}

/** The worth of a call or an announcement: that of the best game which it leads to, or of saying no more. */
export function valueOfBid(view: SeatView, decision: Decision, { plans, silence }: Appraised): BidValue {
  const call = saidCall(decision);
  const married = call && valueOfHochzeit(view, call);
  const plan = planBehind(view, decision, plans);
  const value = married ?? (plan ? valueOf(view, plan) : silence);
  const later = call && ANSWERS.includes(call) ? planLater(view, plans) : undefined;
  return later && later.worth > value.cents ? valueOf(view, later) : value;
}

const ANSWERS: readonly Call[] = ['mit-mir', 'ohne-mich'];

/** The best game with which a seat can still outbid the Hochzeit that it is asked about, when its turn comes. */
const planLater = (view: SeatView, plans: readonly Plan[]): Plan | undefined =>
  speaksLater(view) ? bestPlan(aboveHochzeit(view, plans)) : undefined;

/** How far the chance of a Hochzeit may be off. */
const HOCHZEIT_DOUBT = 0.1;

/** The worth of accepting or offering a Hochzeit; undefined for any other call. */
function valueOfHochzeit(view: SeatView, call: Call): BidValue | undefined {
  if (call !== 'mit-mir' && call !== 'hochzeit') return undefined;
  const { rules, seat, forehand, dealtHand } = view;
  const contract = hochzeitAt(view);
  const leads = seat === forehand ? 1 : 0;
  const chance =
    call === 'hochzeit' ? ACCEPTED_WINS : hochzeitChance(contract, singlePack(rules.pack), dealtHand, leads);
  const price = stakeOf(view, contract);
  return { cents: (2 * chance - 1) * price, chance, error: 2 * HOCHZEIT_DOUBT * price };
}

/** The best game which a call or an announcement leads to; undefined if it only lets others play. */
export function planBehind(view: SeatView, decision: Decision, plans: readonly Plan[]): Plan | undefined {
  if (decision.type === 'announce')
    return plans.find(({ announcement }) => sameAnnouncement(announcement, decision.announcement));
  if (decision.type !== 'call') throw new Error(`a ${decision.type} is no bid`);
  const { call } = decision;
  const least = levelIn(view, call);
  if (least === undefined) return undefined;
  const named = call === 'sie' ? call : call.startsWith('names:') ? namedIn(call) : undefined;
  const { ceiling = Infinity } = view.auction;
  const lead = plans.filter(({ contract: { row }, level }) =>
    named === undefined ? level >= least && level <= ceiling : row.id === named,
  );
  const plan = bestPlan(lead);
  if (!plan) throw new Error(`nothing can be played after ${decision.call}`);
  return plan;
}

function levelIn({ rules, auction: { duel } }: SeatView, call: Call): number | undefined {
  const terms = { ...auctionTermsOf(rules), ranking: bidLevelsOf(rules) };
  return levelBid(duel ? { ...terms, duel } : terms, call);
}
