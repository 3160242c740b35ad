// The games of two and three, and of fixed partners: masks count as the declared rules do, in hands as from rows of piles.
import { expect, test } from 'vitest';
import { countByMasks, countByRules, type PerftDeal } from '../../lab/prove/perft/count.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { announcementsOf, contractOf } from '../../src/engine/base/contract.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { bySeat, placesIn, type Seat, seatsOf } from '../../src/engine/base/seats.ts';
import { gameRowOf } from '../../src/engine/games/games.ts';
import { GAMES, SHELF_ENTRIES } from '../../src/engine/games/shelf.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { legalCards } from '../../src/engine/play/legality.ts';
import { orderOf } from '../../src/engine/play/order.ts';
import { afterPlay, playedOut, type PlayState, situationOf, turnOf } from '../../src/engine/play/tricks.ts';
import {
  copied,
  legalMask,
  playCard,
  type TableOrder,
  tableOrderOf,
  type TableState,
  tableStateOf,
} from '../../src/engine/search/table-play.ts';
import { laidOut } from '../../src/engine/table/laid-out.ts';
import { gameRulesOf, handSizeAt, playersAt } from '../../src/engine/table/table-rules.ts';
import { officersRules } from '../../lab/support/rounds/officers.ts';
import { sample } from '../../lab/base/thorough.ts';

/** Most sequences that are counted from the first card on. */
const LIMIT = 2_000;
const DEALS = sample(2, 16);

/** Games of fewer than four, whose cards are held in hands, and those with trumps made by numbers. */
const IN_HANDS = GAMES.filter(
  (game) => (SHELF_ENTRIES[game].players < 4 || gameRowOf(game).numbers) && !SHELF_ENTRIES[game].laidOut,
);

const rows = IN_HANDS.flatMap((game) => {
  const rules = gameRulesOf(game, PURE_2007);
  const { contracts, imposed = [] } = rules;
  return [...contracts, ...imposed]
    .filter(({ playRules }) => playRules.length > 0)
    .map((row) => [game, row.id, { rules, row }] as const);
});

/** Each of them in turn. */
function nth<T>(all: readonly T[], number: number): T {
  const found = all[number % all.length];
  if (found === undefined) throw new Error('there are none');
  return found;
}

test.each(rows)('%s: %s', (game, id, { rules, row }) => {
  for (let number = 0; number < DEALS; number++) {
    const random = randomOf('games', game, id, number);
    const players = playersAt(rules);
    const ways = announcementsOf(row);
    const contract = contractOf(row, nth(ways, number));
    const pack = shuffled(cardsOfPack(rules.pack), random);
    const size = handSizeAt(rules);
    const hands = bySeat((seat) => (seat < players ? pack.slice(seat * size, (seat + 1) * size) : []));
    const leader = random.below(players) as Seat;
    const idle = row.sitsOut && (((leader + 1 + random.below(3)) % players) as Seat);
    const deal: PerftDeal = { contract, pack: rules.pack, players, leader, hands, ...(idle !== undefined && { idle }) };
    const playing = placesIn({ idle }, players);
    let depth = 1;
    while (depth < size * playing && countByMasks(deal, depth + 1) <= LIMIT) depth++;
    expect({ deal, depth, counted: countByMasks(deal, depth) }).toEqual({
      deal,
      depth,
      counted: countByRules(deal, depth),
    });
    const short: PerftDeal = { ...deal, hands: bySeat((seat) => hands[seat].slice(0, 4)) };
    expect(countByMasks(short, 4 * playing)).toBe(countByRules(short, 4 * playing));
  }
});

const byRules = (play: PlayState, depth: number): number =>
  depth === 0 || playedOut(play)
    ? 1
    : legalCards(situationOf(play, turnOf(play))).reduce(
        (sum, card) => sum + byRules(afterPlay(play, card), depth - 1),
        0,
      );

function byMasks(order: TableOrder, state: TableState, depth: number): number {
  if (depth === 0 || state.held[state.turn] === 0) return 1;
  let sum = 0;
  for (let left = legalMask(order, state); left !== 0; left &= left - 1) {
    const next = copied(state);
    playCard(order, next, 31 - Math.clz32(left & -left));
    sum += byMasks(order, next, depth - 1);
  }
  return sum;
}

test.each(['table', 'hand'] as const)('from rows of piles, the second half on the %s', (half) => {
  const rules = officersRules({ 'officers.secondHalf': half });
  const row = rules.contracts.find(({ id }) => id === 'solo');
  if (!row) throw new Error('no Solo');
  for (let number = 0; number < DEALS; number++) {
    const random = randomOf('rows of piles', half, number);
    const contract = contractOf(row, nth(announcementsOf(row), number));
    const order = orderOf(contract, 32);
    const { table, held } = laidOut(rules, { dealer: 1 }, shuffled(cardsOfPack(32), random), 'all');
    const terms = { contract, pack: 32, players: 2 } as const;
    let play: PlayState = { ...terms, hands: held, table, trick: { leader: 0, cards: [] }, done: [] };
    const masks = tableOrderOf(order);
    const state = tableStateOf(masks, table, held);
    // Down to the last card, by one course: as deep as can be counted from each of its cards.
    while (!playedOut(play)) {
      const depth = play.done.length < 12 ? 3 : 8;
      expect(byMasks(masks, state, depth)).toBe(byRules(play, depth));
      expect([state.turn, state.tricks.reduce((sum, each) => sum + each, 0)]).toEqual([turnOf(play), play.done.length]);
      const cards = legalCards(situationOf(play, turnOf(play)));
      const card = cards[random.below(cards.length)];
      if (!card) throw new Error('no card may be played');
      playCard(masks, state, masks.bitOf.get(card) ?? 0);
      play = afterPlay(play, card);
    }
    const taken = (seat: Seat): number =>
      play.done.reduce((sum, { winner, points }) => sum + (winner === seat ? points : 0), 0);
    expect(state.points).toEqual(seatsOf(2).map(taken));
  }
});
