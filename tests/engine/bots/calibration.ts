// Prints how often hands that were announced won, by the chance that was predicted when they were announced:
// `node build/run-ts.mjs tests/engine/bots/calibration.ts DEALS [stammtisch|rechner] [SEED]`. All cards are played by rules of thumb.
import { playRound } from '../../../src/cli/arena/play-round.ts';
import type { Appraise } from '../../../src/engine/bots/bidding/appraisal.ts';
import { byRule } from '../../../src/engine/bots/bidding/appraisal.ts';
import { bySimulation, MEISTER_BIDDING } from '../../../src/engine/bots/bidding/by-simulation.ts';
import { modelOf } from '../../../src/engine/bots/bidding/plans.ts';
import type { Player } from '../../../src/engine/bots/player.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { STYLES } from '../../../src/engine/bots/styles.ts';
import { cardsOfPack } from '../../../src/engine/cards.ts';
import { sameAnnouncement } from '../../../src/engine/contract.ts';
import { randomOf, shuffled } from '../../../src/engine/random.ts';
import type { Round } from '../../../src/engine/round.ts';
import { bySeat, seatAfter } from '../../../src/engine/seats.ts';
import { pureRules } from '../../../src/engine/table-rules.ts';

/** Sums over the announced hands of one band of predicted chances. */
interface Band {
  hands: number;
  predicted: number;
  won: number;
}

const RULES = pureRules(32, { type: 'pair', values: [10, 50] });
const [dealsText = '1000', id = 'stammtisch', seed = 'calibration'] = process.argv.slice(2);
const base = id === 'rechner' ? PLAYERS.rechner : PLAYERS.stammtisch;
const appraise: Appraise = id === 'rechner' ? bySimulation(STYLES.verein, MEISTER_BIDDING) : byRule(STYLES.verein);

/** The chance that the declarer predicted when it announced. */
let predicted = Number.NaN;

const noting: Player = {
  ...base,
  decide(view, think) {
    const choice = base.decide(view, think);
    const { decision } = choice;
    if (decision.type === 'announce')
      predicted =
        appraise(view).all.find(({ announcement }) => sameAnnouncement(announcement, decision.announcement))?.chance ??
        Number.NaN;
    return choice;
  },
};

/** One deal among four of them. */
const played = (deal: number): Promise<Round> =>
  playRound(
    RULES,
    { dealer: seatAfter(0, deal) },
    [{ type: 'shuffled', pack: shuffled(cardsOfPack(32), randomOf(seed, 'arena deal', deal)) }],
    bySeat((seat) => ({ name: id, player: noting, random: randomOf(seed, deal, seat), took: () => undefined })),
    () => 0,
  );

function note(round: Round, bands: Map<string, Band>): void {
  if (round.phase !== 'scored' || Number.isNaN(predicted)) return;
  const tens = Math.min(9, Math.floor(predicted * 10));
  for (const model of ['all', modelOf(round.contract, 32)]) {
    const key = `${model.padEnd(8)} ${10 * tens}-${10 * tens + 10} %`;
    const band = bands.get(key) ?? { hands: 0, predicted: 0, won: 0 };
    bands.set(key, band);
    band.hands++;
    band.predicted += predicted;
    if (round.result.winner === 'declarer') band.won++;
  }
}

const bands = new Map<string, Band>();
const deals = Number(dealsText);
for (let deal = 0; deal < deals; deal++) {
  predicted = Number.NaN;
  note(await played(deal), bands);
  if (deal % 50 === 49 && id === 'rechner') console.error(`${deal + 1} deals`, JSON.stringify([...bands]));
}
for (const [key, { hands, predicted: sum, won }] of [...bands].sort(([a], [b]) => a.localeCompare(b)))
  console.log(key, hands, ((100 * sum) / hands).toFixed(1), ((100 * won) / hands).toFixed(1));
