// `fit calibration`: how often hands that were announced won, by the chance that was predicted for them when they were bid.
// Deals in pieces, among four of the same players who play all cards by rules of thumb.
import type { Call } from '../../src/engine/auction/auction.ts';
import { type Appraise, byRule, styleAt } from '../../src/engine/bots/bidding/appraisal.ts';
import { bySimulation } from '../../src/engine/bots/bidding/by-simulation.ts';
import { MEISTER_BIDDING } from '../../src/engine/bots/bidding/simulated.ts';
import { modelOf, type Plan } from '../../src/engine/bots/bidding/plans.ts';
import { type Deck, DECKS, packOf } from '../../src/engine/bots/bidding/decks.ts';
import type { Player } from '../../src/engine/bots/player.ts';
import { type PlayerId, PLAYERS } from '../../src/engine/bots/players.ts';
import { STYLES } from '../../src/engine/bots/styles.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { sameAnnouncement } from '../../src/engine/base/contract.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import type { Round } from '../../src/engine/table/round.ts';
import { betweenSides } from '../../src/engine/scoring/by-kind.ts';
import { bySeat, type Seat } from '../../src/engine/base/seats.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { gameRulesOf, pureRules, type TableRules } from '../../src/engine/table/table-rules.ts';
import { z } from 'zod';
import { piecesIn } from './pieces.ts';
import { choice, fitProgram, place, whole } from './program.ts';
import { playedToEnd, shuffledRound } from './fit-rounds.ts';

/** Sums over the announced hands of one band of predicted chances. */
const BandSchema = z.object({ hands: z.number(), predicted: z.number(), won: z.number() });
type Band = Readonly<z.infer<typeof BandSchema>>;

const BandsSchema = z.record(z.string(), BandSchema);
type Bands = Readonly<z.infer<typeof BandsSchema>>;

const NO_HANDS: Band = { hands: 0, predicted: 0, won: 0 };
const SEED = 'calibration';
const PASSES: readonly Call[] = ['weiter', 'gut'];
/** The band in which all deals count, also those that were thrown in. */
const DEALT = 'dealt';

/** The pure game, or the one for three, at 10/50. */
const rulesAt = (deck: Deck): TableRules =>
  deck === 'three' ? gameRulesOf('three-hand', PURE_2007) : pureRules(packOf(deck));

const BIDDERS = ['stammtisch', 'rechner'] as const satisfies readonly PlayerId[];
type Bidder = (typeof BIDDERS)[number];

const APPRAISALS: Readonly<Record<Bidder, Appraise>> = {
  stammtisch: byRule(STYLES.verein),
  rechner: (view) => bySimulation(styleAt(view, STYLES.verein), MEISTER_BIDDING)(view),
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

/** The bands that a round counts in: of all deals, of all announced hands, and of the kind of contract. */
function bandsOf(round: Round, deck: Deck, predicted: number | undefined): Bands {
  const dealt = { [DEALT]: { ...NO_HANDS, hands: 1 } };
  if (round.phase !== 'scored' || predicted === undefined) return dealt;
  const tens = 10 * Math.min(9, Math.floor(predicted * 10));
  const band: Band = { hands: 1, predicted, won: betweenSides(round.result).winner === 'declarer' ? 1 : 0 };
  const models = ['all', modelOf(round.play.contract, deck)];
  const keys = models.flatMap((model) => [model, `${model.padEnd(8)} ${tens}-${tens + 10} %`]);
  return { ...dealt, ...Object.fromEntries(keys.map((key) => [key, band])) };
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

interface Task {
  readonly player: Bidder;
  readonly deck: Deck;
}

/** One deal in which all players are the same. */
async function played({ player: id, deck }: Task, deal: number): Promise<Bands> {
  const { player, predicted } = noting(id);
  const rules = rulesAt(deck);
  const start = shuffledRound(rules, shuffled(cardsOfPack(rules.pack), randomOf(SEED, 'arena deal', deal)));
  const end = await playedToEnd(
    start,
    bySeat(() => player),
    randomOf(SEED, deal),
  );
  return bandsOf(end, deck, predicted());
}

async function playedPiece(task: Task, from: number, deals: number): Promise<Bands> {
  let bands: Bands = {};
  for (let deal = from; deal < from + deals; deal++) bands = added(bands, await played(task, deal));
  return bands;
}

export const calibration = fitProgram(
  {
    name: 'calibration',
    about: 'predicted chances of announced hands against how often they won, by bands of ten per cent',
    arguments: {
      folder: place('FOLDER', 'where the pieces are kept'),
      player: choice('who bids', BIDDERS),
      deck: choice('deck', DECKS),
      first: whole('number of the first piece', 0, 0, 1_000_000),
      last: whole('number of the last piece', 0, 0, 1_000_000),
      deals: whole('deals in each piece', 500, 1, 1_000_000),
    },
  },
  async ({ folder, player, deck, first, last, deals }, io) => {
    const pieces = await piecesIn<Bands>(
      {
        ...{ folder, first, last, name: `calibration.${player}.${deck}.${deals}`, schema: BandsSchema },
        make: (piece) => playedPiece({ player, deck }, piece * deals, deals),
      },
      io,
    );
    const { [DEALT]: dealt = NO_HANDS, ...sums } = pieces.reduce<Bands>(added, {});
    const playedShare = percent(sums['all']?.hands ?? 0, dealt.hands);
    io.err(`${dealt.hands} deals, ${playedShare} % played; band, hands, mean prediction and share won in per cent`);
    for (const [key, { hands, predicted, won }] of Object.entries(sums).sort(([a], [b]) => (a < b ? -1 : 1)))
      io.out(`${key} ${hands} ${percent(predicted, hands)} ${percent(won, hands)}`);
  },
);

const percent = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(1);
