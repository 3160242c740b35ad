// `fit reading`: fits the model that reads hands from cards to recorded rounds of people.
import { movesIn } from '../compare/game.ts';
import { pastPlays } from '../../engine/bots/sampling/past-plays.ts';
import { fillValues, situationOf, values, WEIGHTS_COUNT } from '../../engine/bots/sampling/play-features.ts';
import { randomOf } from '../../engine/base/random.ts';
import { declarerOf } from '../../engine/table/round.ts';
import { maskOf } from '../../engine/search/layout.ts';
import { compile, legalMask } from '../../engine/search/masks.ts';
import { meanOf } from '../arena/statistics.ts';
import { recordIn } from '../records/check.ts';
import type { FitIo } from './program.ts';
import { FitError, fitProgram, place, turns } from './program.ts';

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

/** The choices of a recorded round; none if the line holds something else. */
function samplesIn(line: string, number: number): readonly Sample[] {
  const record = recordIn(line, number);
  const moves = ('json' in record && record.json['record'] === 'round' && movesIn(record.json)) || [];
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
async function fittedTo(samples: readonly Sample[], io: FitIo): Promise<Float64Array> {
  const random = randomOf('fit reading');
  const weights = new Float64Array(WEIGHTS_COUNT);
  const mean = new Float64Array(WEIGHTS_COUNT);
  const square = new Float64Array(WEIGHTS_COUNT);
  const steps = Math.ceil((EPOCHS * samples.length) / BATCH);
  for await (const done of turns(io, steps, 'steps')) {
    const step = done + 1;
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

export const reading = fitProgram(
  {
    name: 'reading',
    about: 'how people choose their cards: bots/sampling/play-weights.ts, from recorded rounds',
    arguments: { file: place('FILE', 'recorded rounds (JSON Lines, also .gz), - for standard input') },
  },
  async ({ file }, io) => {
    const samples: Sample[] = [];
    let number = 0;
    for await (const line of io.lines(file)) {
      number += 1;
      if (line.trim() !== '') samples.push(...samplesIn(line, number));
    }
    if (samples.length === 0) throw new FitError(`${file}: no choices in recorded rounds`);
    const weights = await fittedTo(
      samples.filter((_, at) => at % 10 !== 0),
      io,
    );
    const kept = samples
      .filter((_, at) => at % 10 === 0)
      .map((sample) => ({ sample, guess: chances(sample, weights) }));
    const logLikelihood = meanOf(kept.map(({ sample, guess }) => Math.log(guess[sample.chosen] ?? 0)));
    const right = meanOf(kept.map(({ sample, guess }) => (guess[sample.chosen] === Math.max(...guess) ? 1 : 0)));
    const apart = `log-likelihood ${logLikelihood.toFixed(3)}, right ${right.toFixed(3)}`;
    io.err(`${samples.length} choices; of those kept apart: ${apart}`);
    io.out(`reading: ${JSON.stringify([...weights].map((weight) => Number(weight.toFixed(2))))}`);
  },
);
