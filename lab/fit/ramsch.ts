// `fit ramsch`: what a Ramsch comes to among players who see no hidden card, from what rules of thumb with open cards make of it and from the own hand.
// Prints the weights of src/engine/bots/bidding/ramsch-worth.ts, with how much of what rounds kept apart came to they foretell.
import { z } from 'zod';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { bySeat } from '../../src/engine/base/seats.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { ramschEvidence, ramschPlayedOut } from '../../src/engine/bots/bidding/ramsch-worth.ts';
import { pricesAt } from '../../src/engine/endings/round-bill.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { turnIn } from '../../src/engine/round/step.ts';
import { isPlaying } from '../../src/engine/table/readers.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import type { PlayingRound, Round } from '../../src/engine/table/round.ts';
import { tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { meanOf } from '../base/statistics.ts';
import { leastSquares } from './linear.ts';
import { dot } from './logistic.ts';
import { piecesIn } from './pieces.ts';
import { type FitIo, fitProgram, place, whole } from './program.ts';
import { after, dealtRound, playedToEnd, viewsOf } from './fit-rounds.ts';

const RULES = tableRulesOf({ ...PURE_2007, 'passout.rule': 'ramsch' });

/** In prices of a Ramsch: what it came to, what the rules of thumb said, and what counts in the hand. */
const RowSchema = z.object({ cents: z.number(), told: z.number(), hand: z.array(z.number()).readonly() });
type Row = Readonly<z.infer<typeof RowSchema>>;

/** A Ramsch before its first card; undefined if somebody plays. */
function allPassed(number: number): PlayingRound | undefined {
  let round: Round = dealtRound(RULES, shuffled(cardsOfPack(RULES.pack), randomOf('ramsch', number)));
  while (!isPlaying(round)) {
    const turn = turnIn(round);
    if (turn === undefined) return undefined;
    const { decision } = PLAYERS.stammtisch.decide(viewFor(round, turn), { random: randomOf('ramsch', number) });
    if (decision.type === 'call' && decision.call !== 'weiter') return undefined;
    round = after(round, decision);
  }
  return round;
}

async function rowsOf(number: number): Promise<readonly Row[]> {
  const round = allPassed(number);
  if (!round) return [];
  const price = pricesAt(RULES).base.ramsch;
  const player = PLAYERS[number % 2 === 0 ? 'stammtisch' : 'hobby'];
  const end = await playedToEnd(
    round,
    bySeat(() => player),
    randomOf('ramsch', number, 'play'),
  );
  if (end.phase !== 'scored') return [];
  return viewsOf(round).map((view) => ({
    cents: end.settlement.balance[view.seat] / price,
    told: (ramschPlayedOut(view, round.dealt)?.cents ?? 0) / price,
    hand: ramschEvidence(view, round.dealt).map((each) => Number(each.toFixed(4))),
  }));
}

async function collected(deals: number, piece: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let number = piece * deals; number < (piece + 1) * deals; number++) rows.push(...(await rowsOf(number)));
  return rows;
}

function tell(what: string, rows: readonly Row[], evidence: (row: Row) => readonly number[], io: FitIo): void {
  const weightsOf = (some: readonly Row[]): readonly number[] =>
    leastSquares(
      some.map(evidence),
      some.map(({ cents }) => cents),
      evidence(some[0] as Row).length,
    );
  const [kept, learnt] = [rows.filter((_, i) => i % 5 === 0), rows.filter((_, i) => i % 5 > 0)];
  const weights = weightsOf(learnt);
  const missed = meanOf(kept.map((row) => (row.cents - dot(weights, evidence(row))) ** 2));
  const all = meanOf(kept.map(({ cents }) => cents ** 2));
  io.err(`${what}: ${rows.length} hands, ${(100 * (1 - missed / all)).toFixed(1)} % of the variance foretold`);
  io.out(
    `${what}: ${weightsOf(rows)
      .map((weight) => weight.toFixed(2))
      .join(', ')}`,
  );
}

export const ramsch = fitProgram(
  {
    name: 'ramsch',
    about: 'what a Ramsch comes to, from play-outs with open cards and the hand: bots/bidding/ramsch-worth.ts',
    arguments: {
      folder: place('FOLDER', 'where the pieces are kept'),
      first: whole('number of the first piece', 0, 0, 1_000_000),
      last: whole('number of the last piece', 19, 0, 1_000_000),
      deals: whole('deals in each piece, all of them pass in one of eight', 2000, 1, 1_000_000),
    },
  },
  async ({ folder, first, last, deals }, io) => {
    const made = await piecesIn<readonly Row[]>(
      {
        ...{ folder, first, last, name: `ramsch.${deals}` },
        schema: z.array(RowSchema).readonly(),
        make: (piece) => collected(deals, piece),
      },
      io,
    );
    tell('alone', made.flat(), ({ told }) => [told], io);
    tell('beside the hand', made.flat(), ({ told, hand }) => [told, ...hand], io);
  },
);
