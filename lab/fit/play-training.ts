// Training of the network that foretells cards: gradient ascent of the chance of what was chosen, by Adam, some units left out at random.
import { CARD_FEATURES, OPEN_FEATURES } from '../../src/engine/bots/sampling/play-features.ts';
import { networkOf, OF_EACH_CARD, type PlayWeights, ROW } from '../../src/engine/bots/sampling/play-network.ts';
import type { Random } from '../../src/engine/base/random.ts';
import { type FitIo, turns } from './program.ts';

/** A choice that somebody had: OPEN_FEATURES and HAND_FEATURES, CARD_FEATURES and HELD_FEATURES of each legal card, and which was taken. */
export interface PlaySample {
  readonly choice: Float64Array;
  readonly cards: readonly Float64Array[];
  readonly chosen: number;
}

export interface Training {
  readonly units: number;
  /** How often every sample is looked at. */
  readonly epochs: number;
}

const BATCH = 256;
const RATE = 3e-3;
/** Pull of the weights towards zero, in each step as a share of its length. */
const DECAY = 0.02;
/** Share of the hidden units that sit out. */
const OUT = 0.2;
const GRAIN = 1 << 20;

/** All weights in one row: those into each hidden unit, those out of it, those of the cards' features by themselves. */
class Net {
  readonly weights: Float64Array;
  readonly slope: Float64Array;
  readonly #units: number;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps = 0;

  constructor(units: number, random: Random) {
    const size = units * ROW + units + OF_EACH_CARD;
    const uniform = (): number => (2 * random.below(GRAIN)) / GRAIN - 1;
    this.#units = units;
    this.weights = Float64Array.from({ length: size }, (_, at) => {
      if (at < units * ROW) return at % ROW === 0 ? 0 : uniform() * Math.sqrt(6 / ROW);
      return at < units * (ROW + 1) ? uniform() * Math.sqrt(3 / units) : 0;
    });
    [this.slope, this.#mean, this.#square] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  }

  /** Adds the slope of the logarithm of the chance of what was chosen; `kept` is what each unit counts. */
  add({ choice, cards, chosen }: PlaySample, kept: Float64Array): void {
    const runs = cards.map((card) => this.#run(choice, card, kept));
    const most = Math.max(...runs.map(({ score }) => score));
    const odds = runs.map(({ score }) => Math.exp(score - most));
    const all = odds.reduce((sum, each) => sum + each, 0);
    cards.forEach((card, at) => {
      const off = (at === chosen ? 1 : 0) - (odds[at] as number) / all;
      this.#back(choice, card, kept, runs[at]?.sums as Float64Array, off / BATCH);
    });
  }

  #run(choice: Float64Array, card: Float64Array, kept: Float64Array) {
    const { weights } = this;
    const units = this.#units;
    const sums = new Float64Array(units);
    let score = 0;
    for (let unit = 0; unit < units; unit++) {
      if (kept[unit] === 0) continue;
      const from = unit * ROW;
      let sum = weights[from] as number;
      for (let i = 0; i < choice.length; i++) sum += (choice[i] as number) * (weights[from + 1 + i] as number);
      const second = from + 1 + choice.length;
      for (let i = 0; i < card.length; i++) sum += (card[i] as number) * (weights[second + i] as number);
      sums[unit] = sum;
      if (sum > 0) score += sum * (kept[unit] as number) * (weights[units * ROW + unit] as number);
    }
    const direct = units * (ROW + 1);
    for (let i = 0; i < card.length; i++) score += (card[i] as number) * (weights[direct + i] as number);
    return { score, sums };
  }

  #back(choice: Float64Array, card: Float64Array, kept: Float64Array, sums: Float64Array, off: number): void {
    const { weights, slope } = this;
    const units = this.#units;
    const add = (at: number, amount: number): void => {
      slope[at] = (slope[at] as number) + amount;
    };
    for (let unit = 0; unit < units; unit++) {
      const sum = sums[unit] as number;
      if (sum <= 0) continue;
      const counts = kept[unit] as number;
      add(units * ROW + unit, off * sum * counts);
      const back = off * counts * (weights[units * ROW + unit] as number);
      const from = unit * ROW;
      add(from, back);
      for (let i = 0; i < choice.length; i++) if (choice[i] !== 0) add(from + 1 + i, back * (choice[i] as number));
      const second = from + 1 + choice.length;
      for (let i = 0; i < card.length; i++) if (card[i] !== 0) add(second + i, back * (card[i] as number));
    }
    const direct = units * (ROW + 1);
    for (let i = 0; i < card.length; i++) add(direct + i, off * (card[i] as number));
  }

  /** A step along the slope gathered since the last one. */
  step(rate: number): void {
    this.#steps += 1;
    const [first, second] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (let at = 0; at < this.weights.length; at++) {
      const slope = this.slope[at] as number;
      const mean = (this.#mean[at] = 0.9 * (this.#mean[at] as number) + 0.1 * slope);
      const square = (this.#square[at] = 0.999 * (this.#square[at] as number) + 0.001 * slope * slope);
      const weight = this.weights[at] as number;
      this.weights[at] = weight + rate * (mean / first / (Math.sqrt(square / second) + 1e-8) - DECAY * weight);
    }
    this.slope.fill(0);
  }

  /** As the engine takes them, rounded to thousandths. */
  told(): PlayWeights {
    const units = this.#units;
    const rounded = [...this.weights].map((weight) => Number(weight.toFixed(3)) || 0);
    return {
      hidden: Array.from({ length: units }, (_, unit) => rounded.slice(unit * ROW, (unit + 1) * ROW)),
      out: rounded.slice(units * ROW, units * (ROW + 1)),
      direct: rounded.slice(units * (ROW + 1)),
    };
  }
}

/** Weights trained on samples; the same for the same stream of chance. Tells how far it has got, and ends early if asked to. */
export async function trained(
  samples: readonly PlaySample[],
  { units, epochs }: Training,
  random: Random,
  io: FitIo,
): Promise<PlayWeights> {
  const net = new Net(units, random);
  const kept = new Float64Array(units);
  const steps = Math.ceil((epochs * samples.length) / BATCH);
  for await (const step of turns(io, steps, 'steps')) {
    for (let at = 0; at < units; at++) kept[at] = random.below(GRAIN) < OUT * GRAIN ? 0 : 1 / (1 - OUT);
    for (let n = 0; n < BATCH; n++) net.add(samples[random.below(samples.length)] as PlaySample, kept);
    net.step(RATE * (1 - step / steps));
  }
  return net.told();
}

/** How well weights foretell choices: the mean logarithm of the chance given to what was chosen, and the share guessed. */
export function foretold(samples: readonly PlaySample[], weights: PlayWeights) {
  const network = networkOf(weights);
  const rows = new Float64Array(2 * network.width);
  const each = samples.map(({ choice, cards, chosen }) => {
    network.begin(rows, choice.subarray(0, OPEN_FEATURES.length));
    network.hold(choice.subarray(OPEN_FEATURES.length));
    const scores = cards.map((card) => {
      network.withCard(rows, 1, card.subarray(0, CARD_FEATURES.length));
      return network.score(rows, 1, card.subarray(CARD_FEATURES.length));
    });
    const all = scores.reduce((sum, score) => sum + Math.exp(score), 0);
    const score = scores[chosen] as number;
    return { logarithm: score - Math.log(all), guessed: score === Math.max(...scores) ? 1 : 0 };
  });
  const mean = (of: (one: (typeof each)[number]) => number): number =>
    each.reduce((sum, one) => sum + of(one), 0) / Math.max(1, each.length);
  return { logLikelihood: mean(({ logarithm }) => logarithm), guessed: mean(({ guessed }) => guessed) };
}
