// Prints how often hands that were announced won, by the chance that was predicted for them when they were bid:
// `node build/run-ts.mjs tests/engine/bots/calibration.ts FOLDER stammtisch|rechner FIRST LAST`, for example `rechner 0 19`. Pieces of
// 500 deals, a file for each; what was cut off goes on where it stopped. All cards are played by rules of thumb.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { playRound } from '../../../src/cli/arena/play-round.ts';
import type { Call } from '../../../src/engine/auction/auction.ts';
import type { Appraise } from '../../../src/engine/bots/bidding/appraisal.ts';
import { byRule } from '../../../src/engine/bots/bidding/appraisal.ts';
import { bySimulation, MEISTER_BIDDING } from '../../../src/engine/bots/bidding/by-simulation.ts';
import type { Plan } from '../../../src/engine/bots/bidding/plans.ts';
import { modelOf } from '../../../src/engine/bots/bidding/plans.ts';
import type { Player } from '../../../src/engine/bots/player.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { STYLES } from '../../../src/engine/bots/styles.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { sameAnnouncement } from '../../../src/engine/base/contract.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { betweenSides } from '../../../src/engine/scoring/result.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { bySeat, seatAfter } from '../../../src/engine/base/seats.ts';
import { pureRules } from '../../../src/engine/table/table-rules.ts';

/** Sums over the announced hands of one band of predicted chances. */
interface Band {
  readonly hands: number;
  readonly predicted: number;
  readonly won: number;
}

type Bands = Readonly<Record<string, Band>>;

const NO_HANDS: Band = { hands: 0, predicted: 0, won: 0 };
const PIECE = 500;
const SEED = 'calibration';
const RULES = pureRules(32, { type: 'pair', values: [10, 50] });
const [folder, id = 'stammtisch', first = '0', last = first] = process.argv.slice(2);
if (!folder) throw new Error('a folder for the pieces is missing');
const base = id === 'rechner' ? PLAYERS.rechner : PLAYERS.stammtisch;
const appraise: Appraise = id === 'rechner' ? bySimulation(STYLES.verein, MEISTER_BIDDING) : byRule(STYLES.verein);

/** The chance that the declarer predicted for what it announced, when it first bid. */
let predicted = Number.NaN;

/** What each seat thought of its contracts when it first bid; a later look at other deals would only be noisier. */
let firstLooks = new Map<Seat, readonly Plan[]>();

const PASSES: readonly Call[] = ['weiter', 'gut'];

const noting: Player = {
  ...base,
  decide(view, think) {
    const choice = base.decide(view, think);
    const { decision } = choice;
    if (decision.type === 'call' && !PASSES.includes(decision.call) && !firstLooks.has(view.seat))
      firstLooks.set(view.seat, appraise(view).all);
    if (decision.type === 'announce') {
      const plan = firstLooks
        .get(view.seat)
        ?.find(({ announcement }) => sameAnnouncement(announcement, decision.announcement));
      predicted = plan?.chance ?? Number.NaN;
    }
    return choice;
  },
};

/** One deal among four of them. */
const played = (deal: number): Promise<Round> =>
  playRound(
    RULES,
    { dealer: seatAfter(0, deal, 4) },
    [{ type: 'shuffled', pack: shuffled(cardsOfPack(32), randomOf(SEED, 'arena deal', deal)) }],
    bySeat((seat) => ({ name: id, player: noting, random: randomOf(SEED, deal, seat), took: () => undefined })),
    () => 0,
  );

/** The bands that a round counts in: of all announced hands, and of the kind of contract. */
function bandsOf(round: Round): Bands {
  if (round.phase !== 'scored' || Number.isNaN(predicted)) return {};
  const tens = 10 * Math.min(9, Math.floor(predicted * 10));
  const band: Band = { hands: 1, predicted, won: betweenSides(round.result).winner === 'declarer' ? 1 : 0 };
  const models = ['all', modelOf(round.play.contract, 32)];
  return Object.fromEntries(models.map((model) => [`${model.padEnd(8)} ${tens}-${tens + 10} %`, band]));
}

const together = (a: Band, b: Band): Band => ({
  hands: a.hands + b.hands,
  predicted: a.predicted + b.predicted,
  won: a.won + b.won,
});

const added = (sums: Bands, more: Bands): Bands => ({
  ...sums,
  ...Object.fromEntries(Object.entries(more).map(([key, band]) => [key, together(sums[key] ?? NO_HANDS, band)])),
});

async function playedPiece(piece: number): Promise<Bands> {
  let bands: Bands = {};
  for (let deal = PIECE * piece; deal < PIECE * (piece + 1); deal++) {
    predicted = Number.NaN;
    firstLooks = new Map();
    bands = added(bands, bandsOf(await played(deal)));
  }
  return bands;
}

mkdirSync(folder, { recursive: true });
for (let piece = Number(first); piece <= Number(last); piece++) {
  const file = path.join(folder, `${id}.${piece}.json`);
  if (existsSync(file)) continue;
  writeFileSync(`${file}.part`, JSON.stringify(await playedPiece(piece)));
  renameSync(`${file}.part`, file);
}

const files = readdirSync(folder).filter((name) => name.startsWith(`${id}.`) && name.endsWith('.json'));
const sums = files
  .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Bands)
  .reduce<Bands>(added, {});
console.log(`${PIECE * files.length} deals`);
for (const [key, { hands, predicted: sum, won }] of Object.entries(sums).sort(([a], [b]) => a.localeCompare(b)))
  console.log(key, hands, ((100 * sum) / hands).toFixed(1), ((100 * won) / hands).toFixed(1));
