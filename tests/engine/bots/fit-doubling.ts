// Fits Stoss and Retour to games of rule players: `node build/run-ts.mjs tests/engine/bots/fit-doubling.ts FOLDER PACK FIRST LAST`.
// Collects pieces of 50 Stosses that might be given, a file for each piece, and prints from all that are there the weights of
// DOUBLING_MODELS, and what doubling from each predicted chance on would have earned on hands kept apart. A Retour is
// looked at where the present models would have given the Stoss.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  canImagineDoubling,
  doublingEvidence,
  playedOut,
} from '../../../src/engine/bots/bidding/doubling-by-simulation.ts';
import { DOUBLING_MODELS } from '../../../src/engine/bots/bidding/doubling-models.ts';
import type { DoublingKind } from '../../../src/engine/bots/bidding/doubling.ts';
import { DOUBLINGS, handChance } from '../../../src/engine/bots/bidding/doubling.ts';
import { announcedContract } from '../../../src/engine/table/announced-contract.ts';
import type { Player } from '../../../src/engine/bots/player.ts';
import { doublingOf } from '../../../src/engine/bots/random-player.ts';
import { rulePlayer } from '../../../src/engine/bots/rule-player.ts';
import { STYLES } from '../../../src/engine/bots/styles.ts';
import type { PackSize } from '../../../src/engine/base/cards.ts';
import { PACK_SIZES } from '../../../src/engine/base/cards.ts';
import type { Contract } from '../../../src/engine/base/contract.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import type { PlayingRound } from '../../../src/engine/table/round.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { bySeat, SEATS } from '../../../src/engine/base/seats.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { cardsPlayed } from '../../../src/engine/play/tricks.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { dot, logistic, sigmoid } from './logistic.ts';
import { after, playOut, shuffledRound } from './support.ts';

/** A seat that might have doubled. */
interface Row {
  readonly kind: DoublingKind;
  readonly evidence: readonly number[];
  readonly byHand: number;
  /** What the seat won with the game as it was before it doubled, in cents. */
  readonly cents: number;
}

const PIECE = 50;
const LEAST_SHARE = 1 / 3;
const FOLDS = 5;

const silent: Player = { ...rulePlayer(STYLES.verein), double: () => undefined };
const players = bySeat(() => silent);

/** The round when so many cards lie in the first trick; undefined if nobody plays. */
function firstTrick(pack: PackSize, name: string, cards: number): PlayingRound | undefined {
  let round = shuffledRound(pack, name);
  const think = { random: randomOf(name) };
  while (round.phase !== 'playing' || cardsPlayed(round.play) < cards) {
    const seat = turnIn(round);
    if (seat === undefined) return undefined;
    round = after(round, silent.decide(viewFor(round, seat), think).decision);
  }
  return round;
}

/** The contract if the seat may double and the models know the game. */
function contractAt(round: PlayingRound, seat: Seat, kind: DoublingKind): Contract | undefined {
  const view = viewFor(round, seat);
  if (doublingOf(view)?.type !== kind || !view.contract) return undefined;
  const contract = announcedContract(view.rules, view.contract.announcement);
  return canImagineDoubling(view, contract) ? contract : undefined;
}

/** Undefined if the side of the seat hardly ever wins in the imagined deals. */
function rowOf(round: PlayingRound, seat: Seat, kind: DoublingKind, contract: Contract): Row | undefined {
  const view = viewFor(round, seat);
  const { won, deals } = playedOut(view, contract, kind);
  if (won / deals < LEAST_SHARE) return undefined;
  const evidence = doublingEvidence(view, contract, kind, won / deals);
  const end = playOut(round, players, randomOf('end'));
  if (end.phase !== 'scored') throw new Error(`a game ended in the phase ${end.phase}`);
  return { kind, evidence, byHand: handChance(view, contract, kind), cents: end.settlement.balance[seat] };
}

/** The Stoss that a seat might give, and the Retour that may answer it. */
function rowsOf(round: PlayingRound, seat: Seat): readonly Row[] {
  const stoss = contractAt(round, seat, 'stoss');
  const row = stoss && rowOf(round, seat, 'stoss', stoss);
  if (!row) return [];
  const given = sigmoid(dot(row.evidence, DOUBLING_MODELS.stoss[round.rules.pack])) >= 0.5;
  const doubled = given ? after(round, { type: 'stoss', seat }) : round;
  if (doubled.phase !== 'playing' || doubled.declarer === undefined) return [row];
  const contract = contractAt(doubled, doubled.declarer, 'retour');
  const retour = contract && rowOf(doubled, doubled.declarer, 'retour', contract);
  return retour ? [row, retour] : [row];
}

function collected(pack: PackSize, piece: number): readonly Row[] {
  const rows: Row[] = [];
  for (let n = 0; rows.filter(({ kind }) => kind === 'stoss').length < PIECE; n++) {
    const name = `doubling ${piece} ${n}`;
    const round = firstTrick(pack, name, n % 2);
    if (round) rows.push(...rowsOf(round, SEATS[randomOf(name, 'seat').below(SEATS.length)] ?? 0));
  }
  return rows;
}

const fitted = (rows: readonly Row[]): readonly number[] =>
  logistic(
    rows.map(({ evidence }) => evidence),
    rows.map(({ cents }) => (cents > 0 ? 1 : 0)),
    rows.map(() => 1),
  );

/** Chances of the rows, each by a model that was fitted to other ones. */
function crossed(rows: readonly Row[]): ReadonlyMap<Row, number> {
  const folds = Array.from({ length: FOLDS }, (_, fold) => fitted(rows.filter((__, i) => i % FOLDS !== fold)));
  return new Map(rows.map((row, i) => [row, sigmoid(dot(row.evidence, folds[i % FOLDS] ?? []))]));
}

/** Cents that doubling from a chance on would have added, for each row and with its standard error. */
function printGains(name: string, rows: readonly Row[], chanceOf: (row: Row) => number): void {
  for (const bar of [0.45, 0.48, 0.5, 0.52, 0.54, 0.56, 0.6, 0.65, 0.92]) {
    const some = rows.filter((row) => chanceOf(row) >= bar);
    const won = some.filter(({ cents }) => cents > 0).length / Math.max(1, some.length);
    const gain = some.reduce((sum, { cents }) => sum + cents, 0) / rows.length;
    const error = Math.sqrt(some.reduce((sum, { cents }) => sum + cents ** 2, 0)) / rows.length;
    const figures = `won ${won.toFixed(2)}, ${gain.toFixed(2)} ± ${error.toFixed(2)} cents each`;
    console.log(`  ${name} from ${bar}: ${some.length} of ${rows.length}, ${figures}`);
  }
}

const [folder, packText, first = '0', last = first] = process.argv.slice(2);
const pack = PACK_SIZES.find((size) => String(size) === packText);
if (!folder || !pack) throw new Error('a folder for the pieces and the size of the pack are missing');
mkdirSync(folder, { recursive: true });
for (let piece = Number(first); piece <= Number(last); piece++) {
  const file = path.join(folder, `${pack}.${piece}.json`);
  if (existsSync(file)) continue;
  writeFileSync(`${file}.part`, JSON.stringify(collected(pack, piece)));
  renameSync(`${file}.part`, file);
}
const all = readdirSync(folder)
  .filter((name) => name.startsWith(`${pack}.`) && name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as readonly Row[]);
for (const kind of DOUBLINGS) {
  const rows = all.filter((row) => row.kind === kind);
  if (rows.length < 10 * FOLDS) continue;
  const weights = fitted(rows).map((weight) => weight.toFixed(2));
  console.log(`${kind} ${pack}: [${weights.join(', ')}]`);
  const chances = crossed(rows);
  printGains('imagined', rows, (row) => chances.get(row) ?? 0);
  printGains('by hand', rows, ({ byHand }) => byHand);
}
