// `fit hands`: fits how likely hands win by playing imagined deals out.
// Prints the weights of src/engine/bots/bidding/models.ts (suit forms) or bettel-models.ts, and how well they predict hands kept apart.
import { bettelFeaturesOf } from '../../src/engine/bots/bidding/bettel-chance.ts';
import { BETTEL_KINDS, type BettelKind } from '../../src/engine/bots/bidding/bettel-models.ts';
import { FEATURE_IDS, featuresOf } from '../../src/engine/bots/bidding/features.ts';
import { imaginedDeals } from '../../src/engine/bots/bidding/imagined-deals.ts';
import { outlookOf } from '../../src/engine/bots/bidding/outlook.ts';
import { bestPlan, type Plan, plansOf } from '../../src/engine/bots/bidding/plans.ts';
import { playOf } from '../../src/engine/bots/bidding/bidding-play-out.ts';
import { type Deck, DECKS } from '../../src/engine/bots/bidding/decks.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import type { TableRules } from '../../src/engine/table/table-rules.ts';
import type { SeatView } from '../../src/engine/round/view.ts';
import { meanOf } from '../base/statistics.ts';
import { everyContract } from '../base/every-contract.ts';
import { dot, fitted, sigmoid, weightsText } from './logistic.ts';
import { choice, fitProgram, seed, turns, whole } from './program.ts';
import { viewsBeforeBids } from './fit-rounds.ts';

const BETTELS: Readonly<Record<BettelKind, Partial<HouseRules>>> = {
  null: {},
  nullOvertaking: { 'bettel.overtake': 'follow' },
  trump: { 'bettel.ranking': 'hearts-trump' },
  trumpOvertaking: { 'bettel.ranking': 'hearts-trump', 'bettel.overtake': 'always' },
};
/** Contracts by the name of what is fitted. */
const CONTRACTS = {
  called: ['rufer'],
  middle: ['suit-wenz', 'suit-geier'],
  tens: ['eisenbahner'],
  lean: ['wenz', 'geier', 'kaiser'],
  long: ['solo'],
  longTout: ['solo-tout'],
  leanTout: ['wenz-tout', 'geier-tout', 'kaiser-tout'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
const MODELS = ['middle', 'called', 'tens', 'lean', 'long', 'longTout', 'leanTout', ...BETTEL_KINDS] as const;
type Model = (typeof MODELS)[number];

/** Deals in which each hand is played out, and which estimates of the present model make a hand interesting. */
const DEALS = 24;
const FROM = 0.08;
const TO = 0.97;
/** One in so many of all other hands is taken too, so that the weights hold for hopeless hands. */
const OF_ALL = 8;

interface Row {
  readonly evidence: readonly number[];
  readonly won: number;
  /** What the present model says. */
  readonly told: number;
}

/** What is fitted, for which deck, from which deals. */
interface Task {
  readonly model: Model;
  readonly deck: Deck;
  readonly seed: string;
}

const bettelIn = (model: Model): BettelKind | undefined => BETTEL_KINDS.find((id) => id === model);

function contractsOf(model: Model): readonly string[] {
  return model in CONTRACTS ? CONTRACTS[model as keyof typeof CONTRACTS] : ['bettel'];
}

function rowOf(view: SeatView, { contract, chance }: Plan, name: string, { model, deck, seed }: Task): Row {
  const leads = view.seat === view.forehand ? 1 : 0;
  const deals = imaginedDeals(view, DEALS, randomOf(seed, name, view.seat));
  const plays = deals.map((dealt) => playOf(view, contract, dealt));
  const { played } = outlookOf(view, plays, Infinity, 'played');
  const evidence = bettelIn(model)
    ? bettelFeaturesOf(contract, deck, view.dealtHand, leads)
    : FEATURE_IDS.map((id) => featuresOf(contract, deck, view.dealtHand, leads)[id]);
  return { evidence: [1, ...evidence], won: played[contract.row.goal.kind === 'points' ? 1 : 0] ?? 0, told: chance };
}

/** A row for each hand of a deal that is of interest. */
function rowsOf(rules: TableRules, number: number, task: Task): readonly Row[] {
  const name = String(number);
  const ids = contractsOf(task.model);
  const views = viewsBeforeBids(rules, shuffled(cardsOfPack(rules.pack), randomOf(task.seed, name)));
  return views.flatMap((view) => {
    const plan = bestPlan(plansOf(view).filter(({ announcement }) => ids.includes(announcement.contract)));
    const some = randomOf(task.seed, 'of all', number, view.seat).below(OF_ALL) === 0;
    return plan && (some || (plan.chance > FROM && plan.chance < TO)) ? [rowOf(view, plan, name, task)] : [];
  });
}

/** Share of rows in each band of predictions that was won, to see where a model errs. */
function bands(rows: readonly Row[], predicted: (row: Row) => number): string {
  const groups = Array.from({ length: 5 }, () => ({ hands: 0, said: 0, won: 0 }));
  for (const row of rows) {
    const group = groups[Math.min(4, Math.floor(5 * predicted(row)))] ?? groups[0];
    if (!group) continue;
    group.hands++;
    group.said += predicted(row);
    group.won += row.won / DEALS;
  }
  const percent = (sum: number, of: number): string => `${Math.round((100 * sum) / Math.max(1, of))}`;
  return groups.map(({ hands, said, won }) => `${percent(said, hands)}→${percent(won, hands)} (${hands})`).join('  ');
}

/** Root of the mean squared distance, less what chance alone gives. */
function distance(rows: readonly Row[], predicted: (row: Row) => number): number {
  const parts = rows.map((row) => {
    const share = row.won / DEALS;
    return (predicted(row) - share) ** 2 - (share * (1 - share)) / (DEALS - 1);
  });
  return Math.sqrt(Math.max(0, meanOf(parts)));
}

const modelFrom = (some: readonly Row[]): readonly number[] =>
  fitted(some.map(({ evidence, won }) => ({ evidence, hits: won, tries: DEALS })));

export const hands = fitProgram(
  {
    name: 'hands',
    about: 'how likely a hand wins: bots/bidding/models.ts, for the Bettels bettel-models.ts',
    arguments: {
      model: choice('what is fitted', MODELS),
      deck: choice('deck', DECKS),
      hands: whole('hands', 400, 1, 1_000_000),
      seed: seed('fit hands'),
    },
  },
  async ({ model, deck, hands: wanted, seed: from }, io) => {
    const kind = bettelIn(model);
    const rules = everyContract(deck, kind ? BETTELS[kind] : {});
    const rows: Row[] = [];
    for await (const number of turns(io)) {
      rows.push(...rowsOf(rules, number, { model, deck, seed: from }).slice(0, wanted - rows.length));
      if (rows.length >= wanted) break;
    }
    const [kept, learnt] = [rows.filter((_, i) => i % 4 === 0), rows.filter((_, i) => i % 4 > 0)];
    const trial = modelFrom(learnt);
    const tell = (name: string, predicted: (row: Row) => number): void =>
      io.err(`${model} ${deck}: ${name} off by ${distance(kept, predicted).toFixed(3)}: ${bands(kept, predicted)}`);
    tell('now', ({ told }) => told);
    tell('fitted', ({ evidence }) => sigmoid(dot(trial, evidence)));
    io.out(`${model} ${deck}: ${weightsText(modelFrom(rows))}`);
  },
);
