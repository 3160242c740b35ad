// Lets the levels play each other in pieces of 100 deals, a file for each, and adds up what is there:
// `node build/run-ts.mjs lab/measure/bench/bench-levels.ts FOLDER [BETTER-OTHER FIRST LAST]`, for example `meister-stammtisch 0 19`.
// A run that was cut off goes on where it stopped; several may fill a folder at once with different pieces.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ArenaReport, type Chair, runArena } from '../arena/arena.ts';
import { PLAYER_IDS, type PlayerId, PLAYERS } from '../../../src/engine/bots/players.ts';
import { pureRules } from '../../../src/engine/table/table-rules.ts';

const DEALS = 100;
const RULES = pureRules(32, { type: 'pair', values: [10, 50] });

function playerIn(name: string | undefined): PlayerId {
  const id = PLAYER_IDS.find((each) => each === name);
  if (!id) throw new Error(`${name ?? 'nobody'}: not one of ${PLAYER_IDS.join(', ')}`);
  return id;
}

/** The piece as `arena --deals 100 --seats BETTER,OTHER,BETTER,OTHER --seed levels/PIECE --tariff 10/50` would report it. */
function played(pair: string, piece: number): Promise<ArenaReport> {
  const [better, other] = pair.split('-').map((name): Chair => {
    const id = playerIn(name);
    return { name: id, player: PLAYERS[id] };
  });
  if (!better || !other) throw new Error(`${pair}: not two players`);
  const chairs = [better, other, better, other] as const;
  return runArena({ deals: DEALS, seed: `levels/${piece}`, rules: RULES, chairs, now: () => performance.now() });
}

async function fill(folder: string, pair: string, first: number, last: number): Promise<void> {
  for (let piece = first; piece <= last; piece++) {
    const file = path.join(folder, `${pair}.${piece}.json`);
    if (existsSync(file)) continue;
    const report = await played(pair, piece);
    writeFileSync(`${file}.part`, JSON.stringify(report));
    renameSync(`${file}.part`, file);
    console.log(file, JSON.stringify(report.pairs[0]?.cents));
  }
}

/** Pieces are equally large and independent: the mean of the means, and the root of the summed squares of the errors. */
function printSums(folder: string): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const pair of new Set(files.map((name) => name.split('.')[0] ?? ''))) {
    const reports = files
      .filter((name) => name.startsWith(`${pair}.`))
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as ArenaReport);
    const cents = reports.flatMap(({ pairs }) => pairs[0]?.cents ?? []);
    const mean = cents.reduce((sum, each) => sum + each.mean, 0) / cents.length;
    const error =
      Math.sqrt(cents.reduce((sum, { standardError }) => sum + (standardError ?? 0) ** 2, 0)) / cents.length;
    const errors = (mean / error).toFixed(1);
    console.log(
      `${pair}: ${DEALS * cents.length} deals, ${mean.toFixed(2)} +- ${error.toFixed(2)} cents, ${errors} errors`,
    );
  }
}

const [folder, pair, first, last] = process.argv.slice(2);
if (!folder) throw new Error('a folder for the pieces is missing');
mkdirSync(folder, { recursive: true });
if (pair) await fill(folder, pair, Number(first ?? 0), Number(last ?? first ?? 0));
printSums(folder);
