// `fit hochzeit`: fits the acceptor's chance in a Hochzeit to deals solved with open cards.
// Random deals in which somebody has one single trump; each of the others takes it in turn, gives back what the players
// would give back, and the deal is solved. Prints the weights of the model in bidding/hochzeit.ts.
import { worthOfReturn } from '../../src/engine/bots/bidding/hochzeit.ts';
import { featuresOf } from '../../src/engine/bots/bidding/features.ts';
import {
  type Card,
  cardsOfPack,
  handSizeOf,
  SINGLE_PACKS,
  type SinglePack,
  without,
} from '../../src/engine/base/cards.ts';
import { contractOf } from '../../src/engine/base/contract.ts';
import { HOCHZEIT } from '../../src/engine/contracts/partnerships.ts';
import { type Order, orderOf } from '../../src/engine/play/order.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { positionOf } from '../../src/engine/search/open-cards.ts';
import { positionReaches } from '../../src/engine/search/solver.ts';
import { type BySeat, bySeat, type Seat, SEATS, withSeat } from '../../src/engine/base/seats.ts';
import { startPlay } from '../../src/engine/play/tricks.ts';
import { meanOf } from '../base/statistics.ts';
import { fitted, weightsText } from './logistic.ts';
import { choice, fitProgram, turns, whole } from './program.ts';

const CONTRACT = contractOf(HOCHZEIT, { contract: 'hochzeit' });

const trumpsIn = (hand: readonly Card[], order: Order): readonly Card[] =>
  hand.filter((card) => order.groupOf(card) === 'trump');

/** The hands after the two cards have changed places; undefined if there is nothing to give back. */
function married(
  dealt: BySeat<readonly Card[]>,
  suitor: Seat,
  acceptor: Seat,
  order: Order,
): BySeat<readonly Card[]> | undefined {
  const [offered] = trumpsIn(dealt[suitor], order);
  const own = dealt[acceptor];
  const may = own.filter((card) => order.groupOf(card) !== 'trump');
  const [back] = [...may].sort((a, b) => worthOfReturn(b, own, order) - worthOfReturn(a, own, order));
  if (!offered || !back) return undefined;
  const given = withSeat(dealt, suitor, [...without(dealt[suitor], offered), back]);
  return withSeat(given, acceptor, [...without(own, back), offered]);
}

interface Row {
  readonly evidence: readonly number[];
  /** Share of the hand that was trump before the exchange. */
  readonly share: number;
  readonly won: 0 | 1;
}

/** A row for each seat that may accept; undefined if nobody has one single trump. */
function rowsOf(dealt: BySeat<readonly Card[]>, pack: SinglePack): readonly Row[] | undefined {
  const order = orderOf(CONTRACT, pack);
  const suitor = SEATS.find((seat) => trumpsIn(dealt[seat], order).length === 1);
  if (suitor === undefined) return undefined;
  return SEATS.flatMap((acceptor): readonly Row[] => {
    const hands = acceptor === suitor ? undefined : married(dealt, suitor, acceptor, order);
    if (!hands) return [];
    const { trumps, height, aces, losers } = featuresOf(CONTRACT, pack, dealt[acceptor], acceptor === 0 ? 1 : 0);
    const position = positionOf(startPlay({ contract: CONTRACT, pack, players: 4 }, hands, 0), acceptor, suitor);
    const won = positionReaches(position, [61]) === 1 ? 1 : 0;
    return [{ evidence: [1, trumps, height, aces, losers], share: trumps, won }];
  });
}

/** How often the hands with so many trumps won. */
function lineFor(count: number, rows: readonly Row[], size: number): string {
  const some = rows.filter(({ share }) => Math.round(share * size) === count);
  return `${count} ${some.length} ${meanOf(some.map(({ won }) => won)).toFixed(2)}`;
}

export const hochzeit = fitProgram(
  {
    name: 'hochzeit',
    about: "the acceptor's chance in a Hochzeit (bots/bidding/hochzeit.ts), from deals solved with open cards",
    arguments: {
      pack: choice('cards of the pack', SINGLE_PACKS),
      deals: whole('deals in which somebody has one single trump', 400, 1, 1_000_000),
    },
  },
  async ({ pack, deals }, io) => {
    const random = randomOf('hochzeit', String(pack));
    const size = handSizeOf(pack, 4);
    const rows: Row[] = [];
    for await (const _ of turns(io, deals)) {
      for (let found: readonly Row[] | undefined; !found;) {
        const cards = shuffled(cardsOfPack(pack), random);
        found = rowsOf(
          bySeat((seat) => cards.slice(seat * size, (seat + 1) * size)),
          pack,
        );
        rows.push(...(found ?? []));
      }
    }
    [2, 3, 4, 5, 6, 7].forEach((count) => io.err(lineFor(count, rows, size)));
    const model = fitted(rows.map(({ evidence, won }) => ({ evidence, hits: won })));
    io.out(`hochzeit ${pack} (${rows.length} hands): ${weightsText(model)}`);
  },
);
