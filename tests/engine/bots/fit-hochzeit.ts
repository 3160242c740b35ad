// Fits the acceptor's chance in a Hochzeit: `node build/run-ts.mjs tests/engine/bots/fit-hochzeit.ts PACK DEALS`.
// Random deals in which somebody has one single trump; each of the others takes it in turn, gives back what the players
// would give back, and the deal is solved with open cards. Prints the weights of the model in bidding/hochzeit.ts.
import { worthOfReturn } from '../../../src/engine/bots/bidding/hochzeit.ts';
import { featuresOf } from '../../../src/engine/bots/bidding/features.ts';
import type { Card, PackSize } from '../../../src/engine/base/cards.ts';
import { cardsOfPack, handSizeOf, without } from '../../../src/engine/base/cards.ts';
import { contractOf } from '../../../src/engine/base/contract.ts';
import { HOCHZEIT } from '../../../src/engine/contracts/partnerships.ts';
import { orderOf } from '../../../src/engine/play/order.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { positionOf } from '../../../src/engine/search/open-cards.ts';
import { positionReaches } from '../../../src/engine/search/solver.ts';
import type { BySeat } from '../../../src/engine/base/seats.ts';
import { bySeat, SEATS, withSeat } from '../../../src/engine/base/seats.ts';
import { startPlay } from '../../../src/engine/play/tricks.ts';
import { logistic } from './logistic.ts';

const [packText = '32', dealsText = '400'] = process.argv.slice(2);
const pack = Number(packText) as PackSize;
const contract = contractOf(HOCHZEIT, { contract: 'hochzeit' });
const order = orderOf(contract, pack);
const random = randomOf('hochzeit', packText);
const trumps = (hand: readonly Card[]): readonly Card[] => hand.filter((card) => order.groupOf(card) === 'trump');

function married(
  dealt: BySeat<readonly Card[]>,
  suitor: number,
  acceptor: number,
): BySeat<readonly Card[]> | undefined {
  const [offered] = trumps(dealt[suitor as 0]);
  const own = dealt[acceptor as 0];
  const may = own.filter((card) => order.groupOf(card) !== 'trump');
  const [back] = [...may].sort((a, b) => worthOfReturn(b, own, order) - worthOfReturn(a, own, order));
  if (!offered || !back) return undefined;
  const given = withSeat(dealt, suitor as 0, [...without(dealt[suitor as 0], offered), back]);
  return withSeat(given, acceptor as 0, [...without(own, back), offered]);
}

const evidence: number[][] = [];
const hits: number[] = [];
for (let deals = 0; deals < Number(dealsText);) {
  const cards = shuffled(cardsOfPack(pack), random);
  const size = handSizeOf(pack, 4);
  const dealt = bySeat((seat) => cards.slice(seat * size, (seat + 1) * size));
  const suitor = SEATS.find((seat) => trumps(dealt[seat]).length === 1);
  if (suitor === undefined) continue;
  deals++;
  for (const acceptor of SEATS) {
    const hands = acceptor === suitor ? undefined : married(dealt, suitor, acceptor);
    if (!hands) continue;
    const leads = acceptor === 0 ? 1 : 0;
    const { trumps: share, height, aces, losers } = featuresOf(contract, pack, dealt[acceptor], leads);
    const position = positionOf(startPlay({ contract, pack, players: 4 }, hands, 0), acceptor, suitor);
    const won = positionReaches(position, [61]) === 1 ? 1 : 0;
    evidence.push([1, share, height, aces, losers]);
    hits.push(won);
  }
}
const weights = logistic(
  evidence,
  hits,
  hits.map(() => 1),
);
console.log(hits.length, weights.map((weight) => Math.round(100 * weight) / 100).join(', '));
for (const count of [2, 3, 4, 5, 6, 7]) {
  const at = evidence.flatMap(([, share = 0], i) =>
    Math.round(share * handSizeOf(pack, 4)) === count ? [hits[i] ?? 0] : [],
  );
  console.log(count, at.length, (at.reduce((sum, each) => sum + each, 0) / Math.max(1, at.length)).toFixed(2));
}
