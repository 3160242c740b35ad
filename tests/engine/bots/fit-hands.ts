// Fits how likely hands win by playing deals out: `node build/run-ts.mjs tests/engine/bots/fit-hands.ts middle|tens|null|... 32|24|20|three HANDS [SEED]`.
// Prints the weights of src/engine/bots/bidding/models.ts (suit forms) or bettel-models.ts, and how well they predict hands kept apart.
import { bettelFeaturesOf } from '../../../src/engine/bots/bidding/bettel-chance.ts';
import type { BettelKind } from '../../../src/engine/bots/bidding/bettel-models.ts';
import { BETTEL_KINDS } from '../../../src/engine/bots/bidding/bettel-models.ts';
import { FEATURE_IDS, featuresOf } from '../../../src/engine/bots/bidding/features.ts';
import { imaginedDeals } from '../../../src/engine/bots/bidding/imagined-deals.ts';
import { outlookOf } from '../../../src/engine/bots/bidding/outlook.ts';
import type { Plan } from '../../../src/engine/bots/bidding/plans.ts';
import { bestPlan, plansOf } from '../../../src/engine/bots/bidding/plans.ts';
import { playOf } from '../../../src/engine/bots/bidding/play-out.ts';
import { DECKS } from '../../../src/engine/bots/bidding/decks.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { startRound } from '../../../src/engine/table/round.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { playersAt, seatsAt } from '../../../src/engine/table/table-rules.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { everyContract } from './every-contract.ts';
import { dot, logistic, sigmoid } from './logistic.ts';
import { after } from './support.ts';

const BETTELS: Readonly<Record<BettelKind, Partial<HouseRules>>> = {
  null: {},
  nullOvertaking: { 'bettel.overtake': 'follow' },
  trump: { 'bettel.ranking': 'hearts-trump' },
  trumpOvertaking: { 'bettel.ranking': 'hearts-trump', 'bettel.overtake': 'always' },
};
/** Contracts by the name of what is fitted. */
const CONTRACTS: Readonly<Record<string, readonly string[]>> = {
  middle: ['suit-wenz', 'suit-geier'],
  tens: ['eisenbahner'],
  lean: ['wenz', 'geier', 'kaiser'],
  long: ['solo'],
  longTout: ['solo-tout'],
  leanTout: ['wenz-tout', 'geier-tout', 'kaiser-tout'],
};

const [what = 'middle', deckText = '32', handsText = '400', seed = 'fit hands'] = process.argv.slice(2);
const deck = DECKS.find((each) => String(each) === deckText) ?? 32;
const kind = BETTEL_KINDS.find((id) => id === what);
const ids = kind ? ['bettel'] : (CONTRACTS[what] ?? []);
const rules = everyContract(deck, kind ? BETTELS[kind] : {});

/** Deals in which each hand is played out, and which estimates of the present model make a hand interesting. */
const DEALS = 24;
const FROM = 0.08;
const TO = 0.97;
/** One in so many of all other hands is taken too, so that the weights hold for hopeless hands. */
const OF_ALL = 8;

interface Row {
  readonly evidence: readonly number[];
  readonly won: number;
  readonly told: number;
}

function viewsOf(name: string): readonly SeatView[] {
  const pack = shuffled(cardsOfPack(rules.pack), randomOf(seed, name));
  const cutting = after(startRound(rules, { dealer: playersAt(rules) === 3 ? 2 : 3 }), { type: 'shuffled', pack });
  const seat = turnIn(cutting) ?? 0;
  const round = after(cutting, { type: 'cut', seat, at: rules.pack / 2 });
  return seatsAt(rules).map((each) => viewFor(round, each));
}

function rowOf(view: SeatView, { contract, chance }: Plan, name: string): Row {
  const leads = view.seat === view.forehand ? 1 : 0;
  const deals = imaginedDeals(view, DEALS, randomOf(seed, name, view.seat));
  const plays = deals.map((dealt) => playOf(view, contract, dealt));
  const { played } = outlookOf(view, plays, Infinity, 'played');
  const evidence = kind
    ? bettelFeaturesOf(contract, deck, view.dealtHand, leads)
    : FEATURE_IDS.map((id) => featuresOf(contract, deck, view.dealtHand, leads)[id]);
  return { evidence: [1, ...evidence], won: played[contract.row.goal.kind === 'points' ? 1 : 0] ?? 0, told: chance };
}

function collect(wanted: number): readonly Row[] {
  const rows: Row[] = [];
  for (let n = 0; rows.length < wanted; n++)
    for (const view of viewsOf(String(n))) {
      const plan = bestPlan(plansOf(view).filter(({ announcement }) => ids.includes(announcement.contract)));
      const some = randomOf(seed, 'of all', n, view.seat).below(OF_ALL) === 0;
      if (plan && (some || (plan.chance > FROM && plan.chance < TO)) && rows.length < wanted)
        rows.push(rowOf(view, plan, String(n)));
    }
  return rows;
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
  return Math.sqrt(Math.max(0, parts.reduce((sum, each) => sum + each, 0) / parts.length));
}

const rows = collect(Number(handsText));
const fitted = (some: readonly Row[]): number[] =>
  logistic(
    some.map(({ evidence }) => evidence),
    some.map(({ won }) => won),
    some.map(() => DEALS),
  );
const [kept, learnt] = [rows.filter((_, i) => i % 4 === 0), rows.filter((_, i) => i % 4 > 0)];
const trial = fitted(learnt);
const foretold = ({ evidence }: Row): number => sigmoid(dot(trial, evidence));
console.error(
  `${what} ${deck}: now off by ${distance(kept, ({ told }) => told).toFixed(3)}: ${bands(kept, ({ told }) => told)}`,
);
console.error(`${what} ${deck}: fitted off by ${distance(kept, foretold).toFixed(3)}: ${bands(kept, foretold)}`);
console.log(
  `${what} ${deck}: [${fitted(rows)
    .map((weight) => weight.toFixed(2))
    .join(', ')}]`,
);
