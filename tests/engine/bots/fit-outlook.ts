// Fits how imagined deals and hand models predict games played out: `node build/run-ts.mjs tests/engine/bots/fit-outlook.ts 32|24|20|three SEED ROWS [MODELS]`.
// Prints the weights of src/engine/bots/bidding/outlook-models.ts for one pack, with how well they predict rows kept apart.
import { imaginedDeals } from '../../../src/engine/bots/bidding/imagined-deals.ts';
import type { ModelId } from '../../../src/engine/bots/bidding/models.ts';
import { MODEL_IDS } from '../../../src/engine/bots/bidding/models.ts';
import type { Outlook } from '../../../src/engine/bots/bidding/outlook.ts';
import { outlookOf } from '../../../src/engine/bots/bidding/outlook.ts';
import { evidenceOf } from '../../../src/engine/bots/bidding/outlook-chances.ts';
import type { Plan } from '../../../src/engine/bots/bidding/plans.ts';
import { modelOf, plansOf } from '../../../src/engine/bots/bidding/plans.ts';
import { playOf } from '../../../src/engine/bots/bidding/play-out.ts';
import { DECKS, packOf } from '../../../src/engine/bots/bidding/decks.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { dot, logistic, sigmoid } from './logistic.ts';
import { everyContract } from './every-contract.ts';
import { after } from './support.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { startRound } from '../../../src/engine/table/round.ts';
import { playersAt, pureRules, seatsAt } from '../../../src/engine/table/table-rules.ts';

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
/** Deals that the player imagines, and others that are played out as the truth. */
const IMAGINED = 32;
const TRUTH = 40;

interface Row {
  readonly chance: number;
  readonly leads: 0 | 1;
  readonly outlook: Outlook;
  readonly truth: Outlook;
}

const [deckText = '32', seed = 'fit', wishText = '400', kinds = MODEL_IDS.join()] = process.argv.slice(2);
const deck = DECKS.find((each) => String(each) === deckText) ?? 32;
/** Three play every contract that they can, so that there are enough kinds. */
const rules = deck === 'three' ? everyContract(deck) : pureRules(packOf(deck));
const wish = Number(wishText);

/** The auction of a shuffled pack before the first call. */
function auctionOf(name: string): Round {
  const cutting = after(startRound(rules, { dealer: playersAt(rules) === 3 ? 2 : 3 }), {
    type: 'shuffled',
    pack: shuffled(cardsOfPack(rules.pack), randomOf('bots', rules.pack, name)),
  });
  const seat = turnIn(cutting);
  if (seat === undefined) throw new Error('nobody cuts');
  return after(cutting, { type: 'cut', seat, at: Math.min(16, rules.pack / 2) });
}

function rowOf(view: SeatView, { contract, chance }: Plan, name: string): Row {
  const deals = (count: number, what: string) =>
    imaginedDeals(view, count, randomOf(name, what)).map((dealt) => playOf(view, contract, dealt));
  return {
    chance,
    leads: view.seat === view.forehand ? 1 : 0,
    outlook: outlookOf(view, deals(IMAGINED, 'imagined'), Infinity),
    truth: outlookOf(view, deals(TRUTH, 'truth'), Infinity, 'played'),
  };
}

function collect(): ReadonlyMap<ModelId, readonly Row[]> {
  const rows = new Map<ModelId, Row[]>(MODEL_IDS.map((id) => [id, []]));
  const touts = Math.ceil(wish / 4);
  const wanted = (id: ModelId): number => (!kinds.split(',').includes(id) ? 0 : id.endsWith('Tout') ? touts : wish);
  for (let n = 0; n < 400 * wish && [...rows].some(([id, found]) => found.length < wanted(id)); n++) {
    const round = auctionOf(`${seed} ${n}`);
    for (const seat of seatsAt(rules)) {
      const view = viewFor(round, seat);
      const random = randomOf(seed, n, seat);
      const best = new Map<ModelId, Plan>();
      for (const plan of plansOf(view)) {
        const id = modelOf(plan.contract, deck);
        if (plan.chance >= (best.get(id)?.chance ?? INTEREST[id].from) && plan.chance < 1) best.set(id, plan);
      }
      for (const [id, plan] of best) {
        const found = rows.get(id) ?? [];
        if (found.length < wanted(id) && random.below(INTEREST[id].oneIn) === 0)
          found.push(rowOf(view, plan, `${seed}/${n}/${seat}`));
      }
    }
  }
  return rows;
}

/** Mean squared distance of the predictions from the shares that came true, less what chance alone would give. */
function distance(weights: readonly number[], rows: readonly Row[], at: number, kind: 'imagined' | 'hand'): number {
  const parts = rows.map((row) => {
    const share = (row.truth.played[at] ?? 0) / row.truth.deals;
    const noise = (share * (1 - share)) / (row.truth.deals - 1);
    return (sigmoid(dot(weights, evidence(row, at, kind))) - share) ** 2 - noise;
  });
  return Math.sqrt(Math.max(0, parts.reduce((sum, each) => sum + each, 0) / parts.length));
}

const evidence = (row: Row, at: number, kind: 'imagined' | 'hand'): readonly number[] =>
  evidenceOf(kind === 'imagined' ? row.outlook : undefined, at, row.chance, row.leads);

/** By tens of per cent: how often hands win as predicted by weights of other hands, and how often they were seen to win. */
function bands(
  rows: readonly Row[],
  fitted: (some: readonly Row[]) => readonly number[],
  at: number,
): readonly string[] {
  const groups = Array.from({ length: 10 }, () => ({ hands: 0, predicted: 0, won: 0 }));
  for (const part of [0, 1, 2, 3]) {
    const weights = fitted(rows.filter((_, i) => i % 4 !== part));
    for (const row of rows.filter((_, i) => i % 4 === part)) {
      const chance = sigmoid(dot(weights, evidence(row, at, 'imagined')));
      const group = groups[Math.min(9, Math.floor(10 * chance))] ?? { hands: 0, predicted: 0, won: 0 };
      group.hands++;
      group.predicted += chance;
      group.won += (row.truth.played[at] ?? 0) / row.truth.deals;
    }
  }
  const percent = (sum: number, hands: number): string => ((100 * sum) / hands).toFixed(1);
  return groups.flatMap(({ hands, predicted, won }, ten) =>
    hands > 0
      ? [`  ${10 * ten}-${10 * ten + 10} %: ${hands} hands, ${percent(predicted, hands)} ${percent(won, hands)}`]
      : [],
  );
}

for (const [id, rows] of collect()) {
  if (rows.length < 20) continue;
  const [kept, learnt] = [rows.filter((_, i) => i % 4 === 0), rows.filter((_, i) => i % 4 > 0)];
  const targets = id.endsWith('Tout') ? 1 : 3;
  for (const kind of ['imagined', 'hand'] as const) {
    const models = Array.from({ length: targets }, (_, at) => {
      const fitted = (some: readonly Row[]): number[] =>
        logistic(
          some.map((row) => evidence(row, at, kind)),
          some.map(({ truth }) => truth.played[at] ?? 0),
          some.map(({ truth }) => truth.deals),
        );
      console.error(
        `${id} ${deck} ${kind} target ${at}: rows ${rows.length}, off by ${distance(fitted(learnt), kept, at, kind).toFixed(3)}`,
      );
      const winning = at === (targets > 1 ? 1 : 0);
      if (kind === 'imagined' && winning) console.error(bands(rows, fitted, at).join('\n'));
      return `[${fitted(rows)
        .map((w) => w.toFixed(2))
        .join(', ')}]`;
    });
    console.log(`${kind} ${id} ${deck}: [${models.join(', ')}]`);
  }
}
