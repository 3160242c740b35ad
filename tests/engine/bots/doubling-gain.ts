// What Stoss and Retour by imagined deals gain: `node build/run-ts.mjs tests/engine/bots/doubling-gain.ts SEED DEALS [rechner|stammtisch] [meister]`.
// Auctions among four of the players named; then each deal is played to its end by rules of thumb (or by Meisters), once with
// doublings by the hands alone, and once for each seat with that seat doubling by imagined deals.
import type { DoublingJudge } from '../../../src/engine/bots/bidding/doubling.ts';
import { double, doublingByHand } from '../../../src/engine/bots/bidding/doubling.ts';
import { doublingBySimulation } from '../../../src/engine/bots/bidding/doubling-by-simulation.ts';
import { modelOf } from '../../../src/engine/bots/bidding/plans.ts';
import type { Player } from '../../../src/engine/bots/player.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { STYLES } from '../../../src/engine/bots/styles.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import type { PlayingRound, ScoredRound } from '../../../src/engine/table/round.ts';
import { startRound } from '../../../src/engine/table/round.ts';
import { bySeat, SEATS } from '../../../src/engine/base/seats.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { pureRules } from '../../../src/engine/table/table-rules.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { after, playOut, TERMS } from './support.ts';

const [seed = 'stoss', dealsText = '100', bidderId = 'rechner', cardsId = 'stammtisch'] = process.argv.slice(2);
const RULES = pureRules(32, { type: 'pair', values: [10, 50] });
const bidder = bidderId === 'rechner' ? PLAYERS.rechner : PLAYERS.stammtisch;
const cardPlayer = cardsId === 'meister' ? PLAYERS.meister : PLAYERS.stammtisch;

const doublingBy = (judge: DoublingJudge): Player => ({
  ...cardPlayer,
  double: (view) => double(view, STYLES.verein, judge),
});
const old = doublingBy(doublingByHand);
const fresh = doublingBy(doublingBySimulation);

/** The deal when the first card is to be played; undefined if nobody plays. */
function announcedRound(deal: number): PlayingRound | undefined {
  const pack = shuffled(cardsOfPack(32), randomOf(seed, deal));
  let round = after(startRound(RULES, TERMS), { type: 'shuffled', pack });
  while (round.phase !== 'playing') {
    const seat = turnIn(round);
    if (seat === undefined) return undefined;
    round = after(round, bidder.decide(viewFor(round, seat), { random: randomOf(seed, deal, 'bids') }).decision);
  }
  return round;
}

function ended(round: PlayingRound, players: readonly Player[], name: string): ScoredRound {
  const end = playOut(
    round,
    bySeat((seat) => players[seat] ?? old),
    randomOf(seed, name),
  );
  if (end.phase !== 'scored') throw new Error(`a game ended in the phase ${end.phase}`);
  return end;
}

const doublings = ({ doubling: { stoss, retour } }: ScoredRound): string =>
  `${stoss === undefined ? '-' : `Stoss ${stoss}`} ${retour === undefined ? '' : 'Retour'}`.trim();

const kinds = new Map<string, number[]>();
const bySeats: number[] = [];
const kindOf = (was: ScoredRound, is: ScoredRound): string =>
  `${modelOf(was.play.contract, 32).padEnd(8)} ${doublings(was)} -> ${doublings(is)}`.replace(/ \d/g, '');

for (let deal = 0; deal < Number(dealsText); deal++) {
  const round = announcedRound(deal);
  const was = round && ended(round, [old, old, old, old], `${deal}`);
  let gained = 0;
  for (const own of round ? SEATS : []) {
    if (!round || !was) continue;
    const is = ended(
      round,
      bySeat((seat) => (seat === own ? fresh : old)),
      `${deal}`,
    );
    if (doublings(was) === doublings(is)) continue;
    const cents = is.settlement.balance[own] - was.settlement.balance[own];
    gained += cents;
    kinds.set(kindOf(was, is), [...(kinds.get(kindOf(was, is)) ?? []), cents]);
  }
  bySeats.push(gained / SEATS.length);
  if (deal % 250 === 249) report(deal + 1);
}
report(bySeats.length);

function report(deals: number): void {
  const mean = bySeats.reduce((sum, each) => sum + each, 0) / deals;
  const error = Math.sqrt(bySeats.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (deals - 1) / deals);
  console.log(`${deals} deals: ${mean.toFixed(3)} ± ${error.toFixed(3)} cents per deal and seat`);
  for (const [kind, cents] of [...kinds].sort(([, a], [, b]) => b.length - a.length)) {
    const middle = cents.reduce((a, b) => a + b, 0) / cents.length;
    const spread = Math.sqrt(cents.reduce((sum, each) => sum + (each - middle) ** 2, 0)) / cents.length;
    console.log(`  ${kind}: ${cents.length} times, ${middle.toFixed(1)} ± ${spread.toFixed(1)} cents each`);
  }
}
