// `fit deals`: how likely games reach their targets when all hands are known, from rounds of players who see no hidden card.
// Prints the weights of src/engine/bots/bidding/deal-models.ts, with how well they foretell rounds kept apart.
import { z } from 'zod';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { bySeat, type Seat, SEATS } from '../../src/engine/base/seats.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { dealEvidence, type DealtGame } from '../../src/engine/bots/bidding/deal-chances.ts';
import { DEAL_MODEL_IDS, type DealModelId } from '../../src/engine/bots/bidding/deal-models.ts';
import { bestCall } from '../../src/engine/bots/bidding/called-ace.ts';
import { modelOf, plansOf } from '../../src/engine/bots/bidding/plans.ts';
import { targetsOf } from '../../src/engine/bots/bidding/outlook.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { partnerFor, sideOf } from '../../src/engine/play/parties.ts';
import { isMuss } from '../../src/engine/table/muss.ts';
import { turnIn } from '../../src/engine/round/step.ts';
import { isPlaying } from '../../src/engine/table/readers.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import type { PlayingRound, Round } from '../../src/engine/table/round.ts';
import { tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { meanOf } from '../base/statistics.ts';
import { dot, fitted, sigmoid } from './logistic.ts';
import { piecesIn } from './pieces.ts';
import { choice, type FitIo, fitProgram, place, whole } from './program.ts';
import { after, dealtRound, playedToEnd } from './fit-rounds.ts';

const TARGETS = [0, 1, 2] as const;

/** What is known of all hands, and how many of the targets were reached. */
const RowSchema = z.object({ evidence: z.array(z.number()).readonly(), reached: z.number() });
type Row = Readonly<z.infer<typeof RowSchema>>;

const RULES = tableRulesOf({ ...PURE_2007, 'passout.rule': 'muss' });

/** Who plays: one half of the rounds by rules of thumb, the other as people play. */
const playerOf = (number: number) => PLAYERS[number % 2 === 0 ? 'stammtisch' : 'hobby'];

const dealtAt = (number: number): Round =>
  dealtRound(RULES, shuffled(cardsOfPack(RULES.pack), randomOf('deals', number)));

/** A deal up to its first card, all of whom bid by rules of thumb: the forced games, which nobody has chosen. */
function forcedAt(number: number): PlayingRound | undefined {
  let round = dealtAt(number);
  while (!isPlaying(round)) {
    const turn = turnIn(round);
    if (turn === undefined) return undefined;
    const { decision } = PLAYERS.stammtisch.decide(viewFor(round, turn), { random: randomOf('deals', number) });
    round = after(round, decision);
  }
  return isMuss(round.play.contract.row.id) ? round : undefined;
}

/** Chances of the hand from which a game is of interest. */
const FROM: Readonly<Record<Exclude<DealModelId, 'muss'>, number>> = { called: 0.2, long: 0.15, lean: 0.1 };

/** A deal in which a seat plays the best game of a kind that its hand has, the others having let it. */
function chosenAt(kind: Exclude<DealModelId, 'muss'>, number: number): PlayingRound | undefined {
  const seat = SEATS[number % SEATS.length] ?? 0;
  const dealt = dealtAt(number);
  const some = plansOf(viewFor(dealt, seat)).filter(({ contract }) => modelOf(contract, 32) === kind);
  const [best] = some.toSorted((a, b) => b.chance - a.chance);
  if (!best || best.chance < FROM[kind]) return undefined;
  const called = best.contract.called === undefined ? best : bestCall(viewFor(dealt, seat), some);
  let round = dealt;
  while (round.phase === 'auction') {
    const turn = turnIn(round) ?? 0;
    const call = turn === seat ? 'spiele' : 'weiter';
    round = after(round, { type: 'call', seat: turn, call });
  }
  const announced = after(round, { type: 'announce', seat, announcement: called.announcement });
  return isPlaying(announced) ? announced : undefined;
}

async function rowOf(round: PlayingRound, number: number): Promise<Row | undefined> {
  const { dealt, declarer, play } = round;
  const { contract } = play;
  if (declarer === undefined || contract.row.goal.kind !== 'points') return undefined;
  const partner = partnerFor(contract, dealt, declarer);
  const game: DealtGame = { contract, deck: 32, dealt, declarer, partner, leader: leaderOf(round) };
  const player = playerOf(number);
  const end = await playedToEnd(
    round,
    bySeat(() => player),
    randomOf('deals', number, 'play'),
  );
  if (end.phase !== 'scored') return undefined;
  const side = sideOf(declarer, partner);
  const points = end.play.done.reduce((sum, each) => sum + (side.includes(each.winner) ? each.points : 0), 0);
  const reached = targetsOf(contract, 8).of.filter((target) => points >= target).length;
  return { evidence: dealEvidence(game).map((each) => Number(each.toFixed(4))), reached };
}

const leaderOf = ({ play }: PlayingRound): Seat => play.trick.leader ?? SEATS[0];

async function collected(kind: DealModelId, rounds: number, piece: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let number = piece * 1_000_000; rows.length < rounds; number++) {
    const round = kind === 'muss' ? forcedAt(number) : chosenAt(kind, number);
    const row = round && (await rowOf(round, number));
    if (row) rows.push(row);
  }
  return rows;
}

const modelFrom = (rows: readonly Row[], target: number): readonly number[] =>
  fitted(rows.map(({ evidence, reached }) => ({ evidence, hits: reached > target ? 1 : 0 })));

/** Prints the weights, and how much better than the mean alone they foretell rounds that they were not fitted to. */
function tell(kind: DealModelId, rows: readonly Row[], io: FitIo): void {
  const [kept, learnt] = [rows.filter((_, i) => i % 5 === 0), rows.filter((_, i) => i % 5 > 0)];
  const models = TARGETS.map((target) => {
    const weights = modelFrom(learnt, target);
    const hits = kept.map(({ reached }) => (reached > target ? 1 : 0));
    const told = kept.map(({ evidence }) => sigmoid(dot(weights, evidence)));
    const brier = meanOf(told.map((each, i) => (each - (hits[i] ?? 0)) ** 2));
    const mean = meanOf(hits);
    io.err(
      `${kind} target ${target}: ${rows.length} rounds, told ${meanOf(told).toFixed(3)}, reached ${mean.toFixed(3)}, Brier ${brier.toFixed(4)} against ${(mean * (1 - mean)).toFixed(4)}`,
    );
    return `[${modelFrom(rows, target)
      .map((weight) => weight.toFixed(3))
      .join(', ')}]`;
  });
  io.out(`${kind}: [${models.join(', ')}],`);
}

export const deals = fitProgram(
  {
    name: 'deals',
    about: 'how likely games reach their targets when all hands are known: bots/bidding/deal-models.ts',
    arguments: {
      folder: place('FOLDER', 'where the pieces are kept'),
      kind: choice('kind of game', DEAL_MODEL_IDS),
      first: whole('number of the first piece', 0, 0, 1_000_000),
      last: whole('number of the last piece', 7, 0, 1_000_000),
      rounds: whole('rounds in each piece', 250, 20, 1_000_000),
    },
  },
  async ({ folder, kind, first, last, rounds }, io) => {
    const made = await piecesIn<readonly Row[]>(
      {
        ...{ folder, first, last, name: `deals.${kind}.${rounds}` },
        schema: z.array(RowSchema).readonly(),
        make: (piece) => collected(kind, rounds, piece),
      },
      io,
    );
    tell(kind, made.flat(), io);
  },
);
