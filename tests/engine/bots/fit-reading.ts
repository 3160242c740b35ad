// Fits the model that reads hands from cards to recorded rounds of people, and prints its weights:
// `node build/run-ts.mjs tests/engine/bots/fit-reading.ts real-games.jsonl.gz`.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { movesIn } from '../../../src/cli/compare/game.ts';
import { pastPlays } from '../../../src/engine/bots/sampling/past-plays.ts';
import { fillValues, situationOf, values, WEIGHTS_COUNT } from '../../../src/engine/bots/sampling/play-features.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { declarerOf } from '../../../src/engine/table/round.ts';
import { maskOf } from '../../../src/engine/search/layout.ts';
import { compile, legalMask } from '../../../src/engine/search/masks.ts';

/** A choice that somebody had: the features of each legal card, where their weights begin, and the card taken. */
interface Sample {
  readonly first: number;
  readonly rows: readonly (readonly number[])[];
  readonly chosen: number;
}

const EPOCHS = 25;
const BATCH = 512;
/** Pull of the weights towards zero. */
const DECAY = 1e-4;

function samplesIn(line: string): readonly Sample[] {
  const moves = movesIn(JSON.parse(line)) ?? [];
  const last = moves.at(-1);
  if (!last) return [];
  const { play, partner = -1, rules } = last.round;
  const compiled = compile(play.contract, rules.pack);
  const trick = { ...play.trick, cards: [...play.trick.cards, last.card] };
  return pastPlays({ ...last.view, trick }, compiled).flatMap((past, at) => {
    const hand = maskOf(compiled.layout, moves[at]?.view.hand ?? []);
    const legal = legalMask(
      compiled,
      hand,
      past.led < 0 ? undefined : past.led,
      past.led < 0 ? undefined : past.winning,
      past.lock,
    );
    const cards = compiled.layout.cardAt.flatMap((_, bit) => ((legal >>> bit) & 1 ? [bit] : []));
    if (cards.length < 2) return [];
    const rows = cards.map((card) => {
      const count = fillValues(compiled, past, hand, legal, card);
      return [...values].slice(0, count);
    });
    return [
      {
        first: situationOf(compiled, { declarer: declarerOf(last.round), partner }, past, hand),
        rows,
        chosen: cards.indexOf(past.card),
      },
    ];
  });
}

/** The chance of each card under the weights. */
function chances({ first, rows }: Sample, weights: Float64Array): readonly number[] {
  const odds = rows.map((row) =>
    Math.exp(row.reduce((sum, value, index) => sum + value * (weights[first + index] ?? 0), 0)),
  );
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

function gradient(batch: readonly Sample[], weights: Float64Array): Float64Array {
  const slope = weights.map((weight) => -DECAY * weight);
  for (const sample of batch)
    chances(sample, weights).forEach((chance, card) => {
      const off = ((card === sample.chosen ? 1 : 0) - chance) / batch.length;
      sample.rows[card]?.forEach((value, index) => {
        const at = sample.first + index;
        slope[at] = (slope[at] ?? 0) + off * value;
      });
    });
  return slope;
}

/** Climbs by Adam with falling steps. */
function fitted(samples: readonly Sample[]): Float64Array {
  const random = randomOf('fit reading');
  const weights = new Float64Array(WEIGHTS_COUNT);
  const mean = new Float64Array(WEIGHTS_COUNT);
  const square = new Float64Array(WEIGHTS_COUNT);
  const steps = Math.ceil((EPOCHS * samples.length) / BATCH);
  for (let step = 1; step <= steps; step++) {
    const batch = Array.from({ length: BATCH }, () => samples[random.below(samples.length)] as Sample);
    const rate = 0.05 / (1 + (step * EPOCHS) / steps / 4);
    gradient(batch, weights).forEach((slope, at) => {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      const [m, s] = [(mean[at] ?? 0) / (1 - 0.9 ** step), (square[at] ?? 0) / (1 - 0.999 ** step)];
      weights[at] = (weights[at] ?? 0) + (rate * m) / (Math.sqrt(s) + 1e-8);
    });
  }
  return weights;
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('a file of recorded rounds (.jsonl.gz) is missing');
const samples = gunzipSync(readFileSync(file)).toString().split('\n').filter(Boolean).flatMap(samplesIn);
const weights = fitted(samples.filter((_, at) => at % 10 !== 0));
const kept = samples.filter((_, at) => at % 10 === 0).map((sample) => ({ sample, guess: chances(sample, weights) }));
const logLikelihood =
  kept.reduce((sum, { sample, guess }) => sum + Math.log(guess[sample.chosen] ?? 0), 0) / kept.length;
const right = kept.filter(({ sample, guess }) => guess[sample.chosen] === Math.max(...guess)).length / kept.length;
console.log(
  `${samples.length} choices; of those kept apart: log-likelihood ${logLikelihood.toFixed(3)}, right ${right.toFixed(3)}`,
);
console.log(JSON.stringify([...weights].map((weight) => Number(weight.toFixed(2)))));
