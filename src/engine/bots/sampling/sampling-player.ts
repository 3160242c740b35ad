// A player that imagines deals, solves them with open cards, and plays what earns most on average.
import type { Card } from '../../cards.ts';
import type { Random } from '../../random.ts';
import { consistentDeals } from '../../search/deal-cases.ts';
import type { World, Worlds } from '../../search/worlds.ts';
import { worldsOf } from '../../search/worlds.ts';
import type { SeatView } from '../../view.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import type { Choice, Player, Think } from '../player.ts';
import { dealtHands, payoffsIn } from './payoffs.ts';
import { plausibilityOf } from './plausibility.ts';

export interface SamplingEffort {
  /** Imagined deals by number of tricks played: the last entry holds for all later tricks. */
  readonly worlds: readonly number[];
  /** Up to this many consistent deals all of them are looked at. */
  readonly enumerate: number;
}

/** Mean payoff in cents by card. */
type Means = ReadonlyMap<Card, number>;

/** Plays cards by sampling; bids, announces and doubles like `base`, and follows it among cards of about equal worth. */
export const samplingPlayer = (base: Player, effort: SamplingEffort): Player => ({
  decide(view, think) {
    const choice = base.decide(view, think);
    return view.phase === 'playing' && choice.decision.type === 'play' ? weighed(view, choice, effort, think) : choice;
  },
  double: (view, think) => base.double(view, think),
});

function weighed(view: SeatView, choice: Choice, effort: SamplingEffort, { random }: Think): Choice {
  const knowledge = knowledgeOf(view);
  const { decision } = choice;
  if (knowledge.legal.length < 2 || decision.type !== 'play') return choice;
  const means = meansOver(knowledge, sample(knowledge, effort, random));
  const best = Math.max(...means.values());
  const tolerance = 0.02 * view.rules.tariff.values[0];
  if ((means.get(decision.card) ?? -Infinity) >= best - tolerance) return choice;
  const [card] = [...means].find(([, mean]) => mean === best) ?? [decision.card];
  return { decision: { ...decision, card }, because: choice.because };
}

interface Weighted {
  readonly world: World;
  readonly weight: number;
}

function* sample(knowledge: Knowledge, effort: SamplingEffort, random: Random): Generator<Weighted> {
  const worlds = worldsOf(consistentDeals(knowledge));
  const weigh = (world: World): Weighted => ({
    world,
    weight: plausibilityOf(knowledge, dealtHands(knowledge, world)),
  });
  if (worlds.count <= effort.enumerate) {
    for (const world of worlds.all()) yield weigh(world);
    return;
  }
  const at = Math.min(knowledge.view.tricks.length, effort.worlds.length - 1);
  for (let n = effort.worlds[at] ?? 0; n > 0; n--) yield drawPlausible(worlds, weigh, random);
}

const TRIES = 12;
const GRAIN = 1 << 20;

/** A deal drawn in proportion to its plausibility, as far as a few tries allow. */
function drawPlausible(worlds: Worlds, weigh: (world: World) => Weighted, random: Random): Weighted {
  for (let tries = 0; ; tries++) {
    const drawn = weigh(worlds.draw(random));
    if (tries >= TRIES || random.below(GRAIN) < drawn.weight * GRAIN) return { world: drawn.world, weight: 1 };
  }
}

function meansOver(knowledge: Knowledge, worlds: Iterable<Weighted>): Means {
  const sums = new Map<Card, number>(knowledge.legal.map((card) => [card, 0]));
  let weights = 0;
  for (const { world, weight } of worlds) {
    weights += weight;
    for (const [card, cents] of payoffsIn(knowledge, world)) sums.set(card, (sums.get(card) ?? 0) + weight * cents);
  }
  return new Map([...sums].map(([card, sum]) => [card, weights > 0 ? sum / weights : 0]));
}
