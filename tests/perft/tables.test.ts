// Every contract of every preset, and of tables with other house rules: masks count as rules do, from the first card and to the last.
import { expect, test } from 'vitest';
import { countByMasks, countByRules, type PerftDeal } from '../../lab/prove/perft/count.ts';
import {
  type Card,
  cardsOfPack,
  handSizeOf,
  type PackSize,
  SINGLE_PACKS,
  suitOf,
} from '../../src/engine/base/cards.ts';
import { announcementsOf, type Contract, contractOf, type ContractRow } from '../../src/engine/base/contract.ts';
import { BETTEL_RANKINGS, OVERTAKING } from '../../src/engine/contracts/bettel.ts';
import { type HouseRules, PURE_2007 } from '../../src/engine/options/options.ts';
import { PRESET_IDS, presetRules } from '../../src/engine/options/presets.ts';
import { type Random, randomOf, shuffled } from '../../src/engine/base/random.ts';
import { bySeat, type Seat } from '../../src/engine/base/seats.ts';
import { gameRulesOf, tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { sample } from '../../lab/base/thorough.ts';

/** Most sequences that are counted from the first card on. */
const LIMIT = 1_500;
/** Cards of each hand in deals that are counted to the last card. */
const SHORT = 3;
/** Deals of each kind for each contract. */
const DEALS = sample(2, 16);

const BETTEL: Partial<HouseRules> = {
  'contracts.enabled': ['rufer', 'bettel', 'open-bettel', 'solo'],
  'contracts.ranking': [['rufer'], ['bettel'], ['solo'], ['open-bettel'], ['solo-tout']],
};

/** House rules that bring contracts which no preset has, or play them otherwise. */
const TABLES: readonly Partial<HouseRules>[] = [
  { 'passout.rule': 'muss', 'muss.maxTrumps': 3 },
  { 'passout.rule': 'muss', 'called.runAway.min': 2, 'called.runAway.following': true, 'called.discard': 'free' },
  { 'rank.ten': 'low', 'passout.rule': 'ramsch' },
  { 'kreuz.form': 'aces' },
  ...BETTEL_RANKINGS.flatMap((ranking) =>
    OVERTAKING.map((overtake) => ({ ...BETTEL, 'bettel.ranking': ranking, 'bettel.overtake': overtake })),
  ),
];

const houses: readonly HouseRules[] = [
  ...PRESET_IDS.map(presetRules),
  ...TABLES.map((table) => ({ ...PURE_2007, ...table })),
];

/** Rows that differ in nothing that play depends on are one. */
const playedAlike = ({ id, trumps, plain, parties, playRules, calledCard }: ContractRow): string =>
  JSON.stringify([id, trumps, plain, parties, playRules, calledCard]);

const rows: readonly ContractRow[] = [
  ...new Map(
    houses
      .flatMap((house) => {
        const { contracts, imposed = [] } = tableRulesOf(house);
        return [...contracts, ...imposed, ...gameRulesOf('bierkopf', house).contracts];
      })
      .filter(({ playRules }) => playRules.length > 0)
      .map((row) => [playedAlike(row), row] as const),
  ).values(),
];

/** A contract of the row, and hands in which the called suit lies with its holder and one other. */
function dealOf(row: ContractRow, pack: PackSize, size: number, random: Random): PerftDeal {
  const ways = announcementsOf(row).filter(({ called }) => called === undefined || cardsOfPack(pack).includes(called));
  const way = ways[random.below(ways.length)];
  if (!way) throw new Error(`${row.id} cannot be announced`);
  const contract = contractOf(row, way);
  const own = calledHand(contract, pack, size, random);
  const rest = [
    ...shuffled(
      cardsOfPack(pack).filter((card) => !own.includes(card)),
      random,
    ),
  ];
  const hands = bySeat((seat) => (seat === 0 ? [...own, ...rest.splice(0, size - own.length)] : rest.splice(0, size)));
  return { contract, pack, players: 4, leader: random.below(4) as Seat, hands };
}

/** The called card with some others of its suit; nothing where none is called. */
function calledHand({ called }: Contract, pack: PackSize, size: number, random: Random): readonly Card[] {
  if (!called) return [];
  const low = cardsOfPack(pack).filter(
    (card) => suitOf(card) === suitOf(called) && card !== called && !/[OU]/.test(card),
  );
  return [called, ...shuffled(low, random).slice(0, random.below(size))];
}

/** The deepest counting that stays within the limit. */
function depthOf(deal: PerftDeal): number {
  let depth = 1;
  while (depth < deal.pack && countByMasks(deal, depth + 1) <= LIMIT) depth += 1;
  return depth;
}

const plays = rows.flatMap((row) => SINGLE_PACKS.map((pack) => [row.id, pack, row] as const));

test('the tables bring every kind of contract', () => {
  const ids = new Set(rows.map(({ id }) => id));
  for (const id of ['rufer', 'hochzeit', 'muss', 'muss-rufer', 'kreuz', 'bierkopf', 'ramsch', 'bettel', 'open-bettel'])
    expect(ids).toContain(id);
  const bettel = rows
    .filter(({ id }) => id === 'bettel')
    .map(({ trumps, playRules }) => [trumps.length, playRules.at(-1)]);
  expect(bettel.length).toBeGreaterThanOrEqual(BETTEL_RANKINGS.length * OVERTAKING.length);
});

test.each(plays)('%s, %i cards', (id, pack, row) => {
  for (let number = 0; number < DEALS; number++) {
    const whole = dealOf(row, pack, handSizeOf(pack, 4), randomOf('tables', id, pack, number));
    const depth = depthOf(whole);
    const short = dealOf(row, pack, SHORT, randomOf('short hands', id, pack, number));
    for (const [deal, cards] of [
      [whole, depth],
      [short, 4 * SHORT],
    ] as const)
      expect({ deal, cards, counted: countByMasks(deal, cards) }).toEqual({
        deal,
        cards,
        counted: countByRules(deal, cards),
      });
  }
});
