// `fit defence`: fits how likely a defender's hand sees the declarer lose to games of rule players.
// Every deal in which somebody has a hand for the contract is played out by rule players, and both outcomes are told by
// the features of each defender's hand. Prints weights of DEFENCE_MODELS in src/engine/bots/bidding/models.ts.
import { type Deck, DECKS } from '../../src/engine/bots/bidding/decks.ts';
import { FEATURE_IDS, featuresOf } from '../../src/engine/bots/bidding/features.ts';
import { bestPlan, defenceChance, type Plan, plansOf } from '../../src/engine/bots/bidding/plans.ts';
import { playOf, playOut } from '../../src/engine/bots/bidding/bidding-play-out.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import type { SeatView } from '../../src/engine/round/view.ts';
import { meanOf } from '../base/statistics.ts';
import { everyContract } from '../base/every-contract.ts';
import { dot, fitted, sigmoid, weightsText } from './logistic.ts';
import { choice, fitProgram, seed, turns, whole } from './program.ts';
import { viewsBeforeBids } from './fit-rounds.ts';

const CONTRACTS = { long: ['solo'], lean: ['wenz', 'geier'] } as const satisfies Readonly<
  Record<string, readonly string[]>
>;
const MODELS = ['long', 'lean'] as const;
type Model = (typeof MODELS)[number];

/** The chance from which a declarer would play. */
const PLAYED = 0.5;

interface Row {
  readonly evidence: readonly number[];
  readonly lost: 0 | 1;
  /** What the present models say. */
  readonly told: number;
}

interface Declared {
  readonly view: SeatView;
  readonly plan: Plan;
}

/** A row for each defender of one deal played out. */
function rowsOf(views: readonly SeatView[], { view, plan: { contract } }: Declared, deck: Deck): readonly Row[] {
  const dealt = [0, 1, 2, 3].map((seat) => views[seat]?.dealtHand ?? []);
  const [a = [], b = [], c = [], d = []] = dealt;
  const { done } = playOut(view, playOf(view, contract, [a, b, c, d]));
  const made = done.reduce((sum, { winner, points }) => sum + (winner === view.seat ? points : 0), 0);
  const { goal } = contract.row;
  const lost = goal.kind === 'points' && made < goal.atLeast ? 1 : 0;
  return views.flatMap(({ seat, dealtHand, forehand }): readonly Row[] => {
    if (seat === view.seat) return [];
    const leads = seat === forehand ? 1 : 0;
    const features = featuresOf(contract, deck, dealtHand, leads);
    const evidence = [1, ...FEATURE_IDS.map((id) => features[id])];
    return [{ evidence, lost, told: defenceChance(contract, deck, dealtHand, leads) }];
  });
}

/** The seat with the best hand for one of the contracts, if it would play it. */
function declaredIn(views: readonly SeatView[], model: Model): Declared | undefined {
  const ids: readonly string[] = CONTRACTS[model];
  const plans = views.flatMap((view): readonly Declared[] => {
    const plan = bestPlan(plansOf(view).filter(({ announcement }) => ids.includes(announcement.contract)));
    return plan && plan.chance > PLAYED ? [{ view, plan }] : [];
  });
  return plans.reduce<Declared | undefined>((a, b) => (a && a.plan.chance >= b.plan.chance ? a : b), undefined);
}

/** Mean of the squared distance from what happened. */
const loss = (some: readonly Row[], predicted: (row: Row) => number): string =>
  meanOf(some.map((row) => (predicted(row) - row.lost) ** 2)).toFixed(4);

const modelFrom = (some: readonly Row[]): readonly number[] =>
  fitted(some.map(({ evidence, lost }) => ({ evidence, hits: lost })));

export const defence = fitProgram(
  {
    name: 'defence',
    about: "how likely a defender's hand sees the declarer lose: DEFENCE_MODELS in bots/bidding/models.ts",
    arguments: {
      model: choice('kind of contract', MODELS),
      deck: choice('deck', DECKS),
      deals: whole('deals in which somebody would play', 4000, 1, 1_000_000),
      seed: seed('fit defence'),
    },
  },
  async ({ model, deck, deals, seed: from }, io) => {
    const rules = everyContract(deck);
    const rows: Row[] = [];
    for await (const number of turns(io)) {
      const views = viewsBeforeBids(rules, shuffled(cardsOfPack(rules.pack), randomOf(from, number)));
      const declared = declaredIn(views, model);
      if (declared) rows.push(...rowsOf(views, declared, deck));
      if (rows.length >= deals * (views.length - 1)) break;
    }
    const [kept, learnt] = [rows.filter((_, i) => i % 8 < 2), rows.filter((_, i) => i % 8 >= 2)];
    const trial = modelFrom(learnt);
    const share = meanOf(rows.map(({ lost }) => lost));
    const now = loss(kept, ({ told }) => told);
    const then = loss(kept, ({ evidence }) => sigmoid(dot(trial, evidence)));
    const errors = `squared error now ${now}, fitted ${then}, constant ${loss(kept, () => share)}`;
    io.err(`${model} ${deck}: lost ${(100 * share).toFixed(1)} % of ${rows.length} defenders' hands; ${errors}`);
    io.out(`defence ${model} ${deck}: ${weightsText(modelFrom(rows))}`);
  },
);
