// `fit calibration`: how often hands that were announced won, by the chance that was predicted for them when they were bid.
// Deals in pieces, among four of the same players who play all cards by rules of thumb.
import type { Call } from '../../engine/auction/auction.ts';
import type { Appraise } from '../../engine/bots/bidding/appraisal.ts';
import { byRule } from '../../engine/bots/bidding/appraisal.ts';
import { bySimulation, MEISTER_BIDDING } from '../../engine/bots/bidding/by-simulation.ts';
import type { Plan } from '../../engine/bots/bidding/plans.ts';
import { modelOf } from '../../engine/bots/bidding/plans.ts';
import type { Player } from '../../engine/bots/player.ts';
import type { PlayerId } from '../../engine/bots/players.ts';
import { PLAYERS } from '../../engine/bots/players.ts';
import { STYLES } from '../../engine/bots/styles.ts';
import { cardsOfPack } from '../../engine/base/cards.ts';
import { sameAnnouncement } from '../../engine/base/contract.ts';
import { randomOf, shuffled } from '../../engine/base/random.ts';
import type { Round } from '../../engine/table/round.ts';
import { betweenSides } from '../../engine/scoring/by-kind.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { bySeat } from '../../engine/base/seats.ts';
import { pureRules } from '../../engine/table/table-rules.ts';
import { z } from 'zod';
import { piecesIn } from './pieces.ts';
import { choice, fitProgram, place, whole } from './program.ts';
import { playedToEnd, shuffledRound } from './rounds.ts';

/** Sums over the announced hands of one band of predicted chances. */
const BandSchema = z.object({ hands: z.number(), predicted: z.number(), won: z.number() });
type Band = Readonly<z.infer<typeof BandSchema>>;

const BandsSchema = z.record(z.string(), BandSchema);
type Bands = Readonly<z.infer<typeof BandsSchema>>;

const NO_HANDS: Band = { hands: 0, predicted: 0, won: 0 };
const SEED = 'calibration';
const RULES = pureRules(32, { type: 'pair', values: [10, 50] });
const PASSES: readonly Call[] = ['weiter', 'gut'];

const BIDDERS = ['stammtisch', 'rechner'] as const satisfies readonly PlayerId[];
type Bidder = (typeof BIDDERS)[number];

const APPRAISALS: Readonly<Record<Bidder, Appraise>> = {
  stammtisch: byRule(STYLES.verein),
  rechner: bySimulation(STYLES.verein, MEISTER_BIDDING),
};

/** A player, and what becomes known of the chance that the declarer of a round has predicted when it first bid. */
interface Noting {
  readonly player: Player;
  readonly predicted: () => number | undefined;
}

function noting(id: Bidder): Noting {
  const base = PLAYERS[id];
  let predicted: number | undefined;
  /** What each seat thought of its contracts when it first bid; a later look at other deals would only be noisier. */
  const firstLooks = new Map<Seat, readonly Plan[]>();
  const player: Player = {
    ...base,
    decide(view, think) {
      const choice = base.decide(view, think);
      const { decision } = choice;
      if (decision.type === 'call' && !PASSES.includes(decision.call) && !firstLooks.has(view.seat))
        firstLooks.set(view.seat, APPRAISALS[id](view).all);
      if (decision.type === 'announce') {
        const plan = firstLooks
          .get(view.seat)
          ?.find(({ announcement }) => sameAnnouncement(announcement, decision.announcement));
        predicted = plan?.chance;
      }
      return choice;
    },
  };
  return { player, predicted: () => predicted };
}

/** The bands that a round counts in: of all announced hands, and of the kind of contract. */
function bandsOf(round: Round, predicted: number | undefined): Bands {
  if (round.phase !== 'scored' || predicted === undefined) return {};
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

/** One deal among four of them. */
async function played(id: Bidder, deal: number): Promise<Bands> {
  const { player, predicted } = noting(id);
  const pack = shuffled(cardsOfPack(32), randomOf(SEED, 'arena deal', deal));
  const start = shuffledRound(RULES, pack);
  const end = await playedToEnd(
    start,
    bySeat(() => player),
    randomOf(SEED, deal),
  );
  return bandsOf(end, predicted());
}

async function playedPiece(id: Bidder, from: number, deals: number): Promise<Bands> {
  let bands: Bands = {};
  for (let deal = from; deal < from + deals; deal++) bands = added(bands, await played(id, deal));
  return bands;
}

export const calibration = fitProgram(
  {
    name: 'calibration',
    about: 'predicted chances of announced hands against how often they won, by bands of ten per cent',
    arguments: {
      folder: place('FOLDER', 'where the pieces are kept'),
      player: choice('who bids', BIDDERS),
      first: whole('number of the first piece', 0, 0, 1_000_000),
      last: whole('number of the last piece', 0, 0, 1_000_000),
      deals: whole('deals in each piece', 500, 1, 1_000_000),
    },
  },
  async ({ folder, player, first, last, deals }, io) => {
    const pieces = await piecesIn<Bands>(
      {
        ...{ folder, first, last, name: `calibration.${player}.${deals}`, schema: BandsSchema },
        make: (piece) => playedPiece(player, piece * deals, deals),
      },
      io,
    );
    io.err(`${deals * pieces.length} deals; band, hands, mean prediction and share won in per cent`);
    const sums = Object.entries(pieces.reduce<Bands>(added, {}));
    for (const [key, { hands, predicted, won }] of sums.sort(([a], [b]) => (a < b ? -1 : 1)))
      io.out(`${key} ${hands} ${((100 * predicted) / hands).toFixed(1)} ${((100 * won) / hands).toFixed(1)}`);
  },
);
