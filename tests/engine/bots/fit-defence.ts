// Fits how likely a defender's hand sees the declarer lose: `node build/run-ts.mjs tests/engine/bots/fit-defence.ts long|lean 32|24|20|three DEALS [SEED]`.
// Every deal in which somebody has a hand for the contract is played out by rule players, and both outcomes are told by
// the features of each defender's hand. Prints weights of DEFENCE_MODELS in src/engine/bots/bidding/models.ts.
import { DECKS } from '../../../src/engine/bots/bidding/decks.ts';
import { FEATURE_IDS, featuresOf } from '../../../src/engine/bots/bidding/features.ts';
import type { Plan } from '../../../src/engine/bots/bidding/plans.ts';
import { bestPlan, defenceChance, plansOf } from '../../../src/engine/bots/bidding/plans.ts';
import { playOf, playOut } from '../../../src/engine/bots/bidding/play-out.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { startRound } from '../../../src/engine/table/round.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { playersAt, seatsAt } from '../../../src/engine/table/table-rules.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { everyContract } from './every-contract.ts';
import { dot, logistic, sigmoid } from './logistic.ts';
import { after } from './support.ts';

const CONTRACTS: Readonly<Record<string, readonly string[]>> = { long: ['solo'], lean: ['wenz', 'geier'] };

const [what = 'long', deckText = 'three', dealsText = '4000', seed = 'fit defence'] = process.argv.slice(2);
const deck = DECKS.find((each) => String(each) === deckText) ?? 32;
const ids = CONTRACTS[what] ?? [];
const rules = everyContract(deck);

/** The chance from which a declarer would play. */
const PLAYED = 0.5;

interface Row {
  readonly evidence: readonly number[];
  readonly lost: 0 | 1;
  readonly told: number;
}

function viewsOf(number: number): readonly SeatView[] {
  const pack = shuffled(cardsOfPack(rules.pack), randomOf(seed, number));
  const cutting = after(startRound(rules, { dealer: playersAt(rules) === 3 ? 2 : 3 }), { type: 'shuffled', pack });
  const round = after(cutting, { type: 'cut', seat: turnIn(cutting) ?? 0, at: rules.pack / 2 });
  return seatsAt(rules).map((seat) => viewFor(round, seat));
}

function rowsOf(views: readonly SeatView[], view: SeatView, { contract }: Plan): readonly Row[] {
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

const rows: Row[] = [];
for (let n = 0; rows.length < 2 * Number(dealsText); n++) {
  const views = viewsOf(n);
  const plans = views.flatMap((view) => {
    const plan = bestPlan(plansOf(view).filter(({ announcement }) => ids.includes(announcement.contract)));
    return plan && plan.chance > PLAYED ? [{ view, plan }] : [];
  });
  const best = plans.reduce<(typeof plans)[number] | undefined>(
    (a, b) => (a && a.plan.chance >= b.plan.chance ? a : b),
    undefined,
  );
  if (best) rows.push(...rowsOf(views, best.view, best.plan));
}

/** Mean of the squared distance from what happened. */
const loss = (some: readonly Row[], predicted: (row: Row) => number): string =>
  (some.reduce((sum, row) => sum + (predicted(row) - row.lost) ** 2, 0) / some.length).toFixed(4);
const fitted = (some: readonly Row[]): readonly number[] =>
  logistic(
    some.map(({ evidence }) => evidence),
    some.map(({ lost }) => lost),
    some.map(() => 1),
  );
const [kept, learnt] = [rows.filter((_, i) => i % 8 < 2), rows.filter((_, i) => i % 8 >= 2)];
const trial = fitted(learnt);
const share = rows.reduce((sum, { lost }) => sum + lost, 0) / rows.length;
console.error(
  `${what} ${deck}: lost ${(100 * share).toFixed(1)} % of ${rows.length / 2} deals; squared error now ${loss(kept, ({ told }) => told)}, fitted ${loss(kept, ({ evidence }) => sigmoid(dot(trial, evidence)))}, constant ${loss(kept, () => share)}`,
);
console.log(
  `defence ${what} ${deck}: [${fitted(rows)
    .map((weight) => weight.toFixed(2))
    .join(', ')}]`,
);
