// `fit legen`: what each card of the first packet has brought to its holder, in rounds of rule players who double nothing.
import { cardsOfPack, SINGLE_PACKS } from '../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { bySeat } from '../../src/engine/base/seats.ts';
import { kindOf, PACKET_KINDS } from '../../src/engine/bots/doubling/legen.ts';
import type { Player } from '../../src/engine/bots/player.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { pricesAt } from '../../src/engine/endings/round-bill.ts';
import { handSizeAt, pureRules, type TableRules } from '../../src/engine/table/table-rules.ts';
import { leastSquares } from './linear.ts';
import { weightsText } from './logistic.ts';
import { choice, fitProgram, seed, turns, whole } from './program.ts';
import { dealtRound, playedToEnd, viewsOf } from './fit-rounds.ts';

const SILENT: Player = { ...PLAYERS.verein, double: () => undefined };

interface Row {
  /** How many cards of each kind a packet held, in the order of PACKET_KINDS. */
  readonly counts: readonly number[];
  /** Balance of the round in prices of a Rufer. */
  readonly won: number;
}

/** A row for each seat of one deal. */
async function rowsOf(rules: TableRules, seed: string, deal: number): Promise<readonly Row[]> {
  const random = randomOf(seed, deal);
  const pack = shuffled(cardsOfPack(rules.pack), random);
  const start = dealtRound(rules, pack);
  const end = await playedToEnd(
    start,
    bySeat(() => SILENT),
    random,
  );
  const price = pricesAt(rules).base.partner;
  return viewsOf(start).map((view) => {
    // Which cards come first is chance: any half of a hand will do.
    const packet = shuffled(view.dealtHand, random).slice(0, handSizeAt(rules) / 2);
    return {
      counts: PACKET_KINDS.map((kind) => packet.filter((card) => kindOf(view, card) === kind).length),
      won: end.phase === 'scored' ? end.settlement.balance[view.seat] / price : 0,
    };
  });
}

export const legen = fitProgram(
  {
    name: 'legen',
    about: 'what each card of the first packet is worth in prices of a Rufer: bots/doubling/legen.ts',
    arguments: {
      deals: whole('deals', 4000, 1, 1_000_000),
      pack: choice('cards of the pack', SINGLE_PACKS),
      seed: seed('fit legen'),
    },
  },
  async ({ deals, pack, seed: from }, io) => {
    const rules = pureRules(pack);
    const rows: Row[] = [];
    for await (const deal of turns(io, deals)) rows.push(...(await rowsOf(rules, from, deal)));
    const weights = leastSquares(
      rows.map(({ counts }) => counts),
      rows.map(({ won }) => won),
      PACKET_KINDS.length,
    );
    io.err(`${rows.length} packets; ${PACKET_KINDS.join(', ')}`);
    io.out(`legen ${pack}: ${weightsText(weights)}`);
  },
);
