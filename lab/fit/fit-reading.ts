// `fit reading`: trains the model that foretells cards on recorded rounds of people and on rounds of our own players.
import { legalBefore } from '../../src/engine/bots/sampling/hand-reading.ts';
import { pastPlays } from '../../src/engine/bots/sampling/past-plays.ts';
import { fillCard, fillHand, fillHeld, seenWith } from '../../src/engine/bots/sampling/play-choice.ts';
import {
  CARD_FEATURES,
  HAND_FEATURES,
  HELD_FEATURES,
  OPEN_FEATURES,
} from '../../src/engine/bots/sampling/play-features.ts';
import { fillOpen, type Parties, situationOf } from '../../src/engine/bots/sampling/play-situation.ts';
import { type PlayerId, PLAYERS } from '../../src/engine/bots/players.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import type { Contract } from '../../src/engine/base/contract.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { bySeat } from '../../src/engine/base/seats.ts';
import { type SeatView, viewFor } from '../../src/engine/round/view.ts';
import { maskOf } from '../../src/engine/search/layout.ts';
import { compile } from '../../src/engine/search/masks.ts';
import { declarerOf } from '../../src/engine/table/round.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { roundIn } from '../measure/compare/recorded.ts';
import { type Line, linesOf } from '../../src/cli/lines.ts';
import { isKept } from './kept-apart.ts';
import { foretold, type PlaySample, trained } from './play-training.ts';
import { FitError, type FitIo, fitProgram, place, seed, turns, whole } from './program.ts';
import { playedToEnd, shuffledRound } from './fit-rounds.ts';

/** The choices of one round. */
type RoundSamples = readonly PlaySample[];

/** A round that was played to its last card, or as far as it is known; `view` shows its tricks. */
interface Played {
  readonly view: Pick<SeatView, 'rules' | 'tricks' | 'trick' | 'contract'>;
  readonly contract: Contract;
  readonly parties: Parties;
  /** Cards that were not played, as each seat held them. */
  readonly left: readonly (readonly string[])[];
}

function samplesOf({ view, contract, parties, left }: Played): RoundSamples {
  const compiled = compile(contract, view.rules.pack);
  const rest = bySeat((seat) => maskOf(compiled.layout, (left[seat] ?? []) as Parameters<typeof maskOf>[1]));
  return pastPlays(view, compiled).flatMap((play) => {
    const hand = play.since | rest[play.seat];
    const legal = legalBefore(compiled, play, play.card, hand);
    const cards = compiled.layout.cardAt.flatMap((_, bit) => ((legal >>> bit) & 1 ? [bit] : []));
    if (cards.length < 2) return [];
    const situation = situationOf(compiled, parties, play);
    const seen = seenWith(situation, hand, legal);
    const [open, ofHand] = [new Float64Array(OPEN_FEATURES.length), new Float64Array(HAND_FEATURES.length)];
    fillOpen(open, situation);
    fillHand(ofHand, seen);
    const rows = cards.map((card) => {
      const [ofCard, ofHeld] = [new Float64Array(CARD_FEATURES.length), new Float64Array(HELD_FEATURES.length)];
      fillCard(ofCard, situation, card);
      fillHeld(ofHeld, seen, card);
      return Float64Array.of(...ofCard, ...ofHeld);
    });
    return [{ choice: Float64Array.of(...open, ...ofHand), cards: rows, chosen: cards.indexOf(play.card) }];
  });
}

/** The choices of a recorded round; none if the line holds something else. */
function samplesIn(line: Line): RoundSamples {
  const last = roundIn(line)?.moves.at(-1);
  if (!last) return [];
  const { play, partner = -1 } = last.round;
  const trick = { ...play.trick, cards: [...play.trick.cards, last.card] };
  return samplesOf({
    view: { ...last.view, trick },
    contract: play.contract,
    parties: { declarer: declarerOf(last.round), partner },
    left: play.hands.map((hand) => hand.filter((card) => card !== last.card)),
  });
}

const RULES = pureRules(32);

/** The choices of a round among four players of a kind; none if nobody declared anything. */
async function ownSamples(id: PlayerId, base: string, number: number): Promise<RoundSamples> {
  const start = shuffledRound(RULES, shuffled(cardsOfPack(32), randomOf(base, 'deal', id, number)));
  const end = await playedToEnd(
    start,
    bySeat(() => PLAYERS[id]),
    randomOf(base, id, number),
  );
  if (!('settlement' in end) || !('play' in end)) return [];
  const { contract, hands } = end.play;
  const { declarer, partner = -1 } = end;
  if (declarer === undefined) return [];
  return samplesOf({ view: viewFor(end, 0), contract, parties: { declarer, partner }, left: hands });
}

interface Source {
  readonly name: string;
  readonly trainedOn: RoundSamples[];
  readonly keptApart: RoundSamples[];
}

const sourceOf = (name: string): Source => ({ name, trainedOn: [], keptApart: [] });

const put = ({ trainedOn, keptApart }: Source, number: number, samples: RoundSamples): void =>
  void (isKept(number) ? keptApart : trainedOn).push(samples);

async function recorded(file: string, io: FitIo): Promise<Source> {
  const source = sourceOf('people');
  for await (const line of linesOf(file, io)) put(source, line.number, samplesIn(line));
  return source;
}

async function own(id: PlayerId, rounds: number, base: string, io: FitIo): Promise<Source> {
  const source = sourceOf(id);
  for await (const turn of turns(io, rounds, `rounds of ${id}`)) put(source, turn, await ownSamples(id, base, turn));
  return source;
}

export const reading = fitProgram(
  {
    name: 'reading',
    about: 'how cards are chosen: bots/sampling/play-weights.ts, from recorded rounds and rounds of our own players',
    arguments: {
      file: place('FILE', 'recorded rounds (JSON Lines, also .gz), - for standard input'),
      stammtisch: whole('rounds among four of them', 1000, 0, 100_000),
      meister: whole('rounds among four of them', 100, 0, 100_000),
      units: whole('hidden units', 24, 1, 512),
      epochs: whole('times that every choice is looked at', 40, 1, 1000),
      seed: seed('fit reading'),
    },
  },
  async ({ file, stammtisch, meister, units, epochs, seed: base }, io) => {
    const people = await recorded(file, io);
    const sources = [people, await own('stammtisch', stammtisch, base, io), await own('meister', meister, base, io)];
    const samples = sources.flatMap(({ trainedOn }) => trainedOn.flat());
    if (samples.length === 0) throw new FitError(`${file}: no choices in recorded rounds`);
    const weights = await trained(samples, { units, epochs }, randomOf(base), io);
    for (const { name, trainedOn, keptApart } of sources) {
      const { logLikelihood, guessed } = foretold(keptApart.flat(), weights);
      const trainedOnCount = trainedOn.reduce((sum, each) => sum + each.length, 0);
      const apart = `${keptApart.flat().length} kept apart: log-likelihood ${logLikelihood.toFixed(3)}, guessed ${guessed.toFixed(3)}`;
      io.err(`${name}: ${trainedOnCount} choices; ${apart}`);
    }
    io.out(`reading: ${JSON.stringify(weights)}`);
  },
);
