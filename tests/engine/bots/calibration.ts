// Prints how often hands that were announced won, by the chance that was predicted: `node build/run-ts.mjs tests/engine/bots/calibration.ts 10000`.
import { playRound } from '../../../src/cli/arena/play-round.ts';
import { modelOf, winChance } from '../../../src/engine/bots/bidding/plans.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { cardsOfPack } from '../../../src/engine/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/random.ts';
import type { Round } from '../../../src/engine/round.ts';
import { forehandOf } from '../../../src/engine/round.ts';
import { bySeat, seatAfter } from '../../../src/engine/seats.ts';
import { pureRules } from '../../../src/engine/table-rules.ts';

/** Sums over the announced hands of one band of predicted chances. */
interface Band {
  hands: number;
  predicted: number;
  won: number;
}

const RULES = pureRules(32, { type: 'pair', values: [10, 50] });
const SEED = 'calibration';

/** One deal among four club players. */
const played = (deal: number): Promise<Round> =>
  playRound(
    RULES,
    { dealer: seatAfter(0, deal) },
    [{ type: 'shuffled', pack: shuffled(cardsOfPack(32), randomOf(SEED, 'arena deal', deal)) }],
    bySeat((seat) => ({
      name: 'stammtisch',
      player: PLAYERS.stammtisch,
      random: randomOf(SEED, deal, seat),
      took: () => undefined,
    })),
    () => 0,
  );

function note(round: Round, bands: Map<string, Band>): void {
  if (round.phase !== 'scored') return;
  const { contract, declarer, terms, result } = round;
  const chance = winChance(contract, 32, round.dealt[declarer], declarer === forehandOf(terms) ? 1 : 0);
  const tens = Math.min(9, Math.floor(chance * 10));
  for (const model of ['all', modelOf(contract, 32)]) {
    const key = `${model.padEnd(8)} ${10 * tens}-${10 * tens + 10} %`;
    const band = bands.get(key) ?? { hands: 0, predicted: 0, won: 0 };
    bands.set(key, band);
    band.hands++;
    band.predicted += chance;
    if (result.winner === 'declarer') band.won++;
  }
}

const bands = new Map<string, Band>();
const deals = Number(process.argv[2] ?? 1000);
for (let deal = 0; deal < deals; deal++) note(await played(deal), bands);
for (const [key, { hands, predicted, won }] of [...bands].sort(([a], [b]) => a.localeCompare(b)))
  console.log(key, hands, ((100 * predicted) / hands).toFixed(1), ((100 * won) / hands).toFixed(1));
