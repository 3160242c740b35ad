// `fit doubling-gain`: what Stoss and Retour by imagined deals gain.
// Auctions among four bidders; then each deal is played to its end, once with doublings by the hands alone, and once for each
// seat with that seat doubling by imagined deals.
import type { DoublingJudge } from '../../engine/bots/bidding/doubling.ts';
import { double, doublingByHand } from '../../engine/bots/bidding/doubling.ts';
import { doublingBySimulation } from '../../engine/bots/bidding/doubling-by-simulation.ts';
import { modelOf } from '../../engine/bots/bidding/plans.ts';
import type { Player } from '../../engine/bots/player.ts';
import type { PlayerId } from '../../engine/bots/players.ts';
import { PLAYERS } from '../../engine/bots/players.ts';
import { STYLES } from '../../engine/bots/styles.ts';
import { cardsOfPack } from '../../engine/base/cards.ts';
import { randomOf, shuffled } from '../../engine/base/random.ts';
import type { PlayingRound, ScoredRound } from '../../engine/table/round.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { bySeat, SEATS } from '../../engine/base/seats.ts';
import { turnIn } from '../../engine/round/step.ts';
import { pureRules } from '../../engine/table/table-rules.ts';
import { viewFor } from '../../engine/round/view.ts';
import { gainLines, noGains, noteDifference } from './gains.ts';
import { choice, fitProgram, seed, turns, whole } from './program.ts';
import { after, scored, shuffledRound } from './rounds.ts';

const RULES = pureRules(32, { type: 'pair', values: [10, 50] });
const BIDDERS = ['rechner', 'stammtisch'] as const satisfies readonly PlayerId[];
const CARD_PLAYERS = ['stammtisch', 'meister'] as const satisfies readonly PlayerId[];

/** Who bids, who plays the cards, and the seed of the deals. */
interface Task {
  readonly bidder: Player;
  readonly cards: Player;
  readonly seed: string;
}

const doublingBy = (player: Player, judge: DoublingJudge): Player => ({
  ...player,
  double: (view) => double(view, STYLES.verein, judge),
});

/** The deal when the first card is to be played; undefined if nobody plays. */
function announcedRound(deal: number, { bidder, seed }: Task): PlayingRound | undefined {
  let round = shuffledRound(RULES, shuffled(cardsOfPack(32), randomOf(seed, deal)));
  while (round.phase !== 'playing') {
    const seat = turnIn(round);
    if (seat === undefined) return undefined;
    round = after(round, bidder.decide(viewFor(round, seat), { random: randomOf(seed, deal, 'bids') }).decision);
  }
  return round;
}

const doublings = ({ doubling: { stoss, retour } }: ScoredRound): string =>
  `${stoss === undefined ? '-' : `Stoss ${stoss}`} ${retour === undefined ? '' : 'Retour'}`.trim();

const kindOf = (was: ScoredRound, is: ScoredRound): string =>
  `${modelOf(was.play.contract, 32).padEnd(8)} ${doublings(was)} -> ${doublings(is)}`.replace(/ \d/g, '');

interface Difference {
  readonly kind: string;
  readonly cents: number;
}

/** One for each seat that makes other doublings. */
async function differencesIn(deal: number, task: Task): Promise<readonly Difference[]> {
  const round = announcedRound(deal, task);
  if (!round) return [];
  const old = doublingBy(task.cards, doublingByHand);
  const fresh = doublingBy(task.cards, doublingBySimulation);
  const ended = (own?: Seat): Promise<ScoredRound> =>
    scored(
      round,
      bySeat((seat) => (seat === own ? fresh : old)),
      randomOf(task.seed, String(deal)),
    );
  const was = await ended();
  const found: Difference[] = [];
  for (const own of SEATS) {
    const is = await ended(own);
    if (doublings(was) === doublings(is)) continue;
    found.push({ kind: kindOf(was, is), cents: is.settlement.balance[own] - was.settlement.balance[own] });
  }
  return found;
}

export const doublingGain = fitProgram(
  {
    name: 'doubling-gain',
    about: 'cents that Stoss and Retour by imagined deals bring',
    arguments: {
      deals: whole('deals', 100, 1, 1_000_000),
      seed: seed('stoss'),
      bidder: choice('who bids', BIDDERS),
      cards: choice('who plays the cards', CARD_PLAYERS),
    },
  },
  async ({ deals, seed: from, bidder, cards }, io) => {
    const task = { bidder: PLAYERS[bidder], cards: PLAYERS[cards], seed: from };
    const gains = noGains();
    for await (const deal of turns(io, deals)) {
      const differences = await differencesIn(deal, task);
      differences.forEach(({ kind, cents }) => noteDifference(gains, kind, cents));
      gains.bySeats.push(differences.reduce((sum, { cents }) => sum + cents, 0) / SEATS.length);
    }
    gainLines(gains).forEach(io.out);
  },
);
