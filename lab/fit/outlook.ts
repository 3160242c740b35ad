// `fit outlook`: fits how imagined deals and hand models predict games played out.
// Prints the weights of src/engine/bots/bidding/outlook-models.ts for one pack, with how well they predict rows kept apart.
import { imaginedDeals } from '../../src/engine/bots/bidding/imagined-deals.ts';
import { MODEL_IDS, type ModelId } from '../../src/engine/bots/bidding/models.ts';
import { type Outlook, outlookOf } from '../../src/engine/bots/bidding/outlook.ts';
import { dealtMean } from '../../src/engine/bots/bidding/dealt-games.ts';
import { evidenceOf } from '../../src/engine/bots/bidding/outlook-chances.ts';
import { modelOf, type Plan, plansOf } from '../../src/engine/bots/bidding/plans.ts';
import { playOf } from '../../src/engine/bots/bidding/bidding-play-out.ts';
import { type Deck, DECKS, packOf } from '../../src/engine/bots/bidding/decks.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import type { SeatView } from '../../src/engine/round/view.ts';
import { dot, fitted, sigmoid, weightsText } from './logistic.ts';
import { choice, type FitIo, fitProgram, seed, turns, whole } from './program.ts';
import { viewsBeforeBids } from './fit-rounds.ts';
import { meanOf } from '../base/statistics.ts';
import { oneOf } from '../../src/cli/command.ts';
import { everyContract } from '../base/every-contract.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';

/** Fitted chances from which hands are of interest, and one in how many of them is taken. */
const INTEREST: Readonly<Record<ModelId, { readonly from: number; readonly oneIn: number }>> = {
  called: { from: 0.3, oneIn: 6 },
  long: { from: 0.15, oneIn: 1 },
  middle: { from: 0.15, oneIn: 1 },
  bettel: { from: 0.2, oneIn: 1 },
  lean: { from: 0.06, oneIn: 1 },
  tens: { from: 0.06, oneIn: 1 },
  longTout: { from: 0.08, oneIn: 1 },
  leanTout: { from: 0.08, oneIn: 1 },
};
/** A fit to fewer rows would say nothing. */
const LEAST_ROWS = 20;
/** Deals that the player imagines, and others that are played out as the truth. */
const IMAGINED = 32;
const TRUTH = 40;
/** Deals of which the hands alone are looked at. */
const HANDS = 48;
/** Deals looked through for each row that is wanted, at most: some contracts are rare. */
const DEALS_EACH = 400;

interface Row {
  readonly chance: number;
  readonly leads: 0 | 1;
  readonly outlook: Outlook;
  readonly truth: Outlook;
  readonly dealt: readonly number[] | undefined;
}

/** A number of the goal (Schneider, win, Schwarz; or the only one), and whether deals are imagined for it. */
interface Target {
  readonly at: number;
  readonly kind: 'imagined' | 'hand';
}

interface Task {
  readonly deck: Deck;
  readonly rows: number;
  readonly seed: string;
  readonly models: readonly ModelId[];
}

function rowOf(view: SeatView, { contract, chance }: Plan, name: string): Row {
  const imagined = (count: number, what: string) => imaginedDeals(view, count, randomOf(name, what));
  const deals = (count: number, what: string) => imagined(count, what).map((dealt) => playOf(view, contract, dealt));
  const dealt = dealtMean(view, contract, imagined(HANDS, 'hands'))?.chances;
  return {
    dealt,
    chance,
    leads: view.seat === view.forehand ? 1 : 0,
    outlook: outlookOf(view, deals(IMAGINED, 'imagined'), Infinity, dealt ? 'played' : 'both'),
    truth: outlookOf(view, deals(TRUTH, 'truth'), Infinity, 'played'),
  };
}

/** The best contract of each kind that is of interest for a hand. */
function bestPlans(view: SeatView, deck: Deck): ReadonlyMap<ModelId, Plan> {
  const best = new Map<ModelId, Plan>();
  for (const plan of plansOf(view)) {
    const id = modelOf(plan.contract, deck);
    if (plan.chance >= (best.get(id)?.chance ?? INTEREST[id].from) && plan.chance < 1) best.set(id, plan);
  }
  return best;
}

async function collect(
  { deck, rows: wish, seed, models }: Task,
  io: FitIo,
): Promise<ReadonlyMap<ModelId, readonly Row[]>> {
  // Three play every contract that they can, so that there are enough kinds.
  const rules = deck === 'three' ? everyContract(deck) : pureRules(packOf(deck));
  const rows = new Map<ModelId, Row[]>(MODEL_IDS.map((id) => [id, []]));
  const wanted = (id: ModelId): number => (!models.includes(id) ? 0 : id.endsWith('Tout') ? Math.ceil(wish / 4) : wish);
  for await (const number of turns(io)) {
    if (number === DEALS_EACH * wish || [...rows].every(([id, found]) => found.length >= wanted(id))) break;
    const pack = shuffled(cardsOfPack(rules.pack), randomOf('bots', rules.pack, `${seed} ${number}`));
    for (const view of viewsBeforeBids(rules, pack)) {
      const random = randomOf(seed, number, view.seat);
      for (const [id, plan] of bestPlans(view, deck)) {
        const found = rows.get(id) ?? [];
        if (found.length < wanted(id) && random.below(INTEREST[id].oneIn) === 0)
          found.push(rowOf(view, plan, `${seed}/${number}/${view.seat}`));
      }
    }
  }
  return rows;
}

const evidence = (row: Row, { at, kind }: Target): readonly number[] =>
  evidenceOf(kind === 'imagined' ? row.outlook : undefined, at, row.chance, row.leads, row.dealt);

const modelFrom = (some: readonly Row[], target: Target): readonly number[] =>
  fitted(
    some.map((row) => ({
      evidence: evidence(row, target),
      hits: row.truth.played[target.at] ?? 0,
      tries: row.truth.deals,
    })),
  );

/** Root of the mean squared distance of the predictions from the shares that came true, less what chance alone would give. */
function distance(weights: readonly number[], rows: readonly Row[], target: Target): number {
  const parts = rows.map((row) => {
    const share = (row.truth.played[target.at] ?? 0) / row.truth.deals;
    const noise = (share * (1 - share)) / (row.truth.deals - 1);
    return (sigmoid(dot(weights, evidence(row, target))) - share) ** 2 - noise;
  });
  return Math.sqrt(Math.max(0, meanOf(parts)));
}

/** By tens of per cent: how often hands win as predicted by weights of other hands, and how often they were seen to win. */
function bands(rows: readonly Row[], target: Target): readonly string[] {
  const groups = Array.from({ length: 10 }, () => ({ hands: 0, predicted: 0, won: 0 }));
  for (const part of [0, 1, 2, 3]) {
    const weights = modelFrom(
      rows.filter((_, i) => i % 4 !== part),
      target,
    );
    for (const row of rows.filter((_, i) => i % 4 === part)) {
      const chance = sigmoid(dot(weights, evidence(row, target)));
      const group = groups[Math.min(9, Math.floor(10 * chance))] ?? { hands: 0, predicted: 0, won: 0 };
      group.hands++;
      group.predicted += chance;
      group.won += (row.truth.played[target.at] ?? 0) / row.truth.deals;
    }
  }
  const percent = (sum: number, hands: number): string => ((100 * sum) / hands).toFixed(1);
  return groups.flatMap(({ hands, predicted, won }, ten) =>
    hands > 0
      ? [`  ${10 * ten}-${10 * ten + 10} %: ${hands} hands, ${percent(predicted, hands)} ${percent(won, hands)}`]
      : [],
  );
}

/** Prints the models of one kind of contract, with and without imagined deals. */
function tell(id: ModelId, deck: Deck, rows: readonly Row[], io: FitIo): void {
  const [kept, learnt] = [rows.filter((_, i) => i % 4 === 0), rows.filter((_, i) => i % 4 > 0)];
  const targets = id.endsWith('Tout') ? [0] : [0, 1, 2];
  const winning = targets.length > 1 ? 1 : 0;
  for (const kind of ['imagined', 'hand'] as const) {
    for (const at of targets) {
      const off = distance(modelFrom(learnt, { at, kind }), kept, { at, kind }).toFixed(3);
      io.err(`${id} ${deck} ${kind} target ${at}: rows ${rows.length}, off by ${off}`);
      if (kind === 'imagined' && at === winning) bands(rows, { at, kind }).forEach(io.err);
    }
    const models = targets.map((at) => weightsText(modelFrom(rows, { at, kind })));
    io.out(`${kind} ${id} ${deck}: [${models.join(', ')}]`);
  }
}

export const outlook = fitProgram(
  {
    name: 'outlook',
    about: 'how likely each target is reached, from imagined deals and the hand: bots/bidding/outlook-models.ts',
    arguments: {
      deck: choice('deck', DECKS),
      rows: whole('hands of each kind of contract, of a Tout a quarter', 400, LEAST_ROWS, 1_000_000),
      seed: seed('fit'),
      models: {
        sample: 'ID,...',
        about: `kinds of contracts: ${MODEL_IDS.join(', ')}`,
        usual: MODEL_IDS.join(),
        read: (name, text) => text.split(',').map((id) => oneOf(name, id, MODEL_IDS)),
      },
    },
  },
  async (task, io) => {
    for (const [id, rows] of await collect(task, io)) {
      if (rows.length >= LEAST_ROWS) tell(id, task.deck, rows, io);
      else if (task.models.includes(id)) io.err(`${id} ${task.deck}: ${rows.length} rows are too few for a fit`);
    }
  },
);
