// `fit doubling`: fits Stoss and Retour to games of rule players.
// Collects pieces of Stosses that might be given, and prints from all that are there the weights of DOUBLING_MODELS, and what
// doubling from each predicted chance on would have earned on hands kept apart. A Retour is looked at where the present
// models would have given the Stoss.
import {
  canImagineDoubling,
  doublingEvidence,
  playedOut,
} from '../../src/engine/bots/bidding/doubling-by-simulation.ts';
import { DOUBLING_MODELS } from '../../src/engine/bots/bidding/doubling-models.ts';
import { handChance } from '../../src/engine/bots/bidding/doubling.ts';
import { DOUBLING_STEPS, type DoublingStep } from '../../src/engine/table/log.ts';
import { announcedContract } from '../../src/engine/table/announced-contract.ts';
import type { Player } from '../../src/engine/bots/player.ts';
import { doublingOf } from '../../src/engine/bots/random-player.ts';
import { rulePlayer } from '../../src/engine/bots/rule-player.ts';
import { STYLES } from '../../src/engine/bots/styles.ts';
import { cardsOfPack, SINGLE_PACKS, type SinglePack, singlePack } from '../../src/engine/base/cards.ts';
import type { Contract } from '../../src/engine/base/contract.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import type { PlayingRound } from '../../src/engine/table/round.ts';
import { bySeat, type Seat, SEATS } from '../../src/engine/base/seats.ts';
import { turnIn } from '../../src/engine/round/step.ts';
import { cardsPlayed } from '../../src/engine/play/tricks.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { z } from 'zod';
import { dot, fitted, sigmoid, weightsText } from './logistic.ts';
import { piecesIn } from './pieces.ts';
import { choice, type FitIo, fitProgram, place, whole } from './program.ts';
import { plusMinus } from '../base/statistics.ts';
import { after, scored, shuffledRound } from './fit-rounds.ts';

/** A seat that might have doubled. */
const RowSchema = z.object({
  kind: z.enum(DOUBLING_STEPS),
  evidence: z.array(z.number()).readonly(),
  /** The chance told from the hand alone. */
  byHand: z.number(),
  /** What the seat won with the game as it was before it doubled, in cents. */
  cents: z.number(),
});
type Row = Readonly<z.infer<typeof RowSchema>>;

const LEAST_SHARE = 1 / 3;
const FOLDS = 5;
/** A fit to fewer rows would say nothing. */
const LEAST_ROWS = 10 * FOLDS;
/** Chances from which a doubling might be given. */
const BARS = [0.45, 0.48, 0.5, 0.52, 0.54, 0.56, 0.6, 0.65, 0.92];

const silent: Player = { ...rulePlayer(STYLES.verein), double: () => undefined };
const players = bySeat(() => silent);

/** The round when so many cards lie in the first trick; undefined if nobody plays. */
function firstTrick(pack: SinglePack, name: string, cards: number): PlayingRound | undefined {
  let round = shuffledRound(pureRules(pack), shuffled(cardsOfPack(pack), randomOf('bots', pack, name)));
  const think = { random: randomOf(name) };
  while (round.phase !== 'playing' || cardsPlayed(round.play) < cards) {
    const seat = turnIn(round);
    if (seat === undefined) return undefined;
    round = after(round, silent.decide(viewFor(round, seat), think).decision);
  }
  return round;
}

/** The contract if the seat may double and the models know the game. */
function contractAt(round: PlayingRound, seat: Seat, kind: DoublingStep): Contract | undefined {
  const view = viewFor(round, seat);
  if (doublingOf(view)?.type !== kind || !view.contract) return undefined;
  const contract = announcedContract(view.rules, view.contract.announcement);
  return canImagineDoubling(view, contract) ? contract : undefined;
}

/** Undefined if the side of the seat hardly ever wins in the imagined deals. */
async function rowOf(
  round: PlayingRound,
  seat: Seat,
  kind: DoublingStep,
  contract: Contract,
): Promise<Row | undefined> {
  const view = viewFor(round, seat);
  const { won, deals } = playedOut(view, contract, kind);
  if (won / deals < LEAST_SHARE) return undefined;
  const evidence = doublingEvidence(view, contract, kind, won / deals);
  const { settlement } = await scored(round, players, randomOf('end'));
  return { kind, evidence: [...evidence], byHand: handChance(view, contract, kind), cents: settlement.balance[seat] };
}

/** The Stoss that a seat might give, and the Retour that may answer it. */
async function rowsOf(round: PlayingRound, seat: Seat): Promise<readonly Row[]> {
  const stoss = contractAt(round, seat, 'stoss');
  const row = stoss && (await rowOf(round, seat, 'stoss', stoss));
  if (!row) return [];
  const given = sigmoid(dot(row.evidence, DOUBLING_MODELS.stoss[singlePack(round.rules.pack)])) >= 0.5;
  const doubled = given ? after(round, { type: 'stoss', seat }) : round;
  if (doubled.phase !== 'playing' || doubled.declarer === undefined) return [row];
  const contract = contractAt(doubled, doubled.declarer, 'retour');
  const retour = contract && (await rowOf(doubled, doubled.declarer, 'retour', contract));
  return retour ? [row, retour] : [row];
}

async function collected(pack: SinglePack, piece: number, hands: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let n = 0; rows.filter(({ kind }) => kind === 'stoss').length < hands; n++) {
    const name = `doubling ${piece} ${n}`;
    const round = firstTrick(pack, name, n % 2);
    if (round) rows.push(...(await rowsOf(round, SEATS[randomOf(name, 'seat').below(SEATS.length)] ?? 0)));
  }
  return rows;
}

const modelFrom = (rows: readonly Row[]): readonly number[] =>
  fitted(rows.map(({ evidence, cents }) => ({ evidence, hits: cents > 0 ? 1 : 0 })));

/** Chances of the rows, each by a model that was fitted to other ones. */
function crossed(rows: readonly Row[]): ReadonlyMap<Row, number> {
  const folds = Array.from({ length: FOLDS }, (_, fold) => modelFrom(rows.filter((__, i) => i % FOLDS !== fold)));
  return new Map(rows.map((row, i) => [row, sigmoid(dot(row.evidence, folds[i % FOLDS] ?? []))]));
}

/** Cents that doubling from a chance on would have added, for each row and with its standard error. */
function tellGains(name: string, rows: readonly Row[], chanceOf: (row: Row) => number, io: FitIo): void {
  for (const bar of BARS) {
    const given = rows.filter((row) => chanceOf(row) >= bar);
    const won = given.filter(({ cents }) => cents > 0).length / Math.max(1, given.length);
    const gains = rows.map((row) => (chanceOf(row) >= bar ? row.cents : 0));
    const figures = `won ${won.toFixed(2)}, ${plusMinus(gains, 2)} cents each`;
    io.err(`  ${name} from ${bar}: ${given.length} of ${rows.length}, ${figures}`);
  }
}

function tell(kind: DoublingStep, pack: SinglePack, rows: readonly Row[], io: FitIo): void {
  if (rows.length < LEAST_ROWS) return io.err(`${kind} ${pack}: ${rows.length} rows are too few for a fit`);
  io.out(`${kind} ${pack}: ${weightsText(modelFrom(rows))}`);
  const chances = crossed(rows);
  tellGains('imagined', rows, (row) => chances.get(row) ?? 0, io);
  tellGains('by hand', rows, ({ byHand }) => byHand, io);
}

export const doubling = fitProgram(
  {
    name: 'doubling',
    about: 'whether to give Stoss and Retour: DOUBLING_MODELS in bots/bidding/doubling-models.ts',
    arguments: {
      folder: place('FOLDER', 'where the pieces are kept'),
      pack: choice('cards of the pack', SINGLE_PACKS),
      first: whole('number of the first piece', 0, 0, 1_000_000),
      last: whole('number of the last piece', 0, 0, 1_000_000),
      hands: whole('Stosses that might be given, in each piece', 50, 1, 10_000),
    },
  },
  async ({ folder, pack, first, last, hands }, io) => {
    const made = await piecesIn<readonly Row[]>(
      {
        ...{ folder, first, last, name: `doubling.${pack}.${hands}` },
        schema: z.array(RowSchema).readonly(),
        make: (piece) => collected(pack, piece, hands),
      },
      io,
    );
    for (const kind of DOUBLING_STEPS)
      tell(
        kind,
        pack,
        made.flat().filter((row) => row.kind === kind),
        io,
      );
  },
);
