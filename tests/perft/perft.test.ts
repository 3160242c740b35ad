// Counting legal sequences: rules and bit masks agree with each other and with the numbers in the files.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../lab/commands.ts';
import { countByMasks, countByRules, type PerftDeal } from '../../lab/prove/perft/count.ts';
import { parsePerft } from '../../lab/prove/perft/perft-file.ts';
import { type Card, cardsOfPack, handSizeOf, type PackSize, SINGLE_PACKS } from '../../src/engine/base/cards.ts';
import { announcementsOf, contractOf, type ContractRow } from '../../src/engine/base/contract.ts';
import { PURE_CONTRACTS } from '../../src/engine/contracts/pure.ts';
import { ALL_CONTRACTS } from '../../src/engine/contracts/registry.ts';
import { type Random, randomOf, shuffled } from '../../src/engine/base/random.ts';
import { type BySeat, bySeat, type Players, seatsOf } from '../../src/engine/base/seats.ts';
import { FOREIGN_ROWS } from '../../lab/support/rounds/rows.ts';
import { of8, OF_1879 } from '../../lab/support/rounds/double-packs.ts';

/** Most sequences that are counted by rules and by masks, in one deal. */
const RULES_LIMIT = 8_000;
const MASKS_LIMIT = 1_300_000;

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith('.perft'));

/** Generous: the machine may be busy. */
const TIMEOUT_MS = 60_000;

describe.each(files)('%s', { timeout: TIMEOUT_MS }, (name) => {
  const cases = parsePerft(readFileSync(path.join(folder, name), 'utf8'));
  test.each(cases.map((each) => [each.id, each] as const))('%s', (_id, { deal, counts }) => {
    const within = (limit: number): readonly number[] => counts.filter((count) => count <= limit);
    expect(within(MASKS_LIMIT).map((_, index) => countByMasks(deal, index + 1))).toEqual(within(MASKS_LIMIT));
    expect(within(RULES_LIMIT).map((_, index) => countByRules(deal, index + 1))).toEqual(within(RULES_LIMIT));
  });
});

function anyOf<T>(items: readonly T[], random: Random): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** Hands from a pack in which these cards lie on top: they come to seat 0. */
function handsWith(pack: PackSize, players: Players, top: readonly Card[], random: Random): BySeat<readonly Card[]> {
  const rest = shuffled(
    cardsOfPack(pack).filter((card) => !top.includes(card)),
    random,
  );
  const all = [...top, ...rest];
  const size = handSizeOf(pack, players);
  return bySeat((seat) => all.slice(seat * size, (seat + 1) * size));
}

function randomDeal(row: ContractRow, pack: PackSize, players: Players, random: Random): PerftDeal {
  const contract = contractOf(row, anyOf(announcementsOf(row), random));
  const leader = anyOf(seatsOf(players), random);
  return { contract, pack, players, leader, hands: handsWith(pack, players, [], random) };
}

/** The holder of the called Ace has it with three or four more, and is to lead, or soon will be. */
function runAwayDeal(random: Random): PerftDeal {
  const rufer = PURE_CONTRACTS[0];
  const contract = contractOf(rufer, anyOf(announcementsOf(rufer), random));
  const suit = contract.called?.[0] ?? '';
  const low = cardsOfPack(32).filter((card) => card[0] === suit && card !== contract.called && !/[OU]/.test(card));
  const top = [contract.called as Card, ...shuffled(low, random).slice(0, 3 + random.below(2)), 'EO' as const];
  return { contract, pack: 32, players: 4, leader: anyOf([0, 0, 3], random), hands: handsWith(32, 4, top, random) };
}

/** The deepest counting that stays within a number of sequences. */
function depthWithin(deal: PerftDeal, limit: number): number {
  let depth = 1;
  while (depth < deal.pack && countByMasks(deal, depth + 1) <= limit) depth += 1;
  return depth;
}

function expectEqualCounts(deal: PerftDeal): void {
  const depth = depthWithin(deal, 1_500);
  const by = (count: typeof countByMasks): readonly number[] =>
    Array.from({ length: depth }, (_, index) => count(deal, index + 1));
  expect({ deal, counts: by(countByMasks) }).toEqual({ deal, counts: by(countByRules) });
}

describe('random deals', { timeout: TIMEOUT_MS }, () => {
  const rows = [...ALL_CONTRACTS, ...FOREIGN_ROWS];
  const plays = rows.flatMap((row) => SINGLE_PACKS.map((pack) => [row.id, pack, row] as const));

  test.each(plays)('%s, %i cards: masks count as rules do', (id, pack, row) => {
    for (let number = 0; number < 4; number++)
      expectEqualCounts(randomDeal(row, pack, 4, randomOf('perft', id, pack, number)));
  });

  test.each(rows.filter(({ parties }) => parties.kind === 'alone').map((row) => [row.id, row] as const))(
    '%s, three players: masks count as rules do',
    (id, row) => {
      for (let number = 0; number < 4; number++)
        expectEqualCounts(randomDeal(row, 24, 3, randomOf('perft of three', id, number)));
    },
  );

  test.each([48, 40] as const)('%i cards, each there twice: masks count as rules do', (pack) => {
    for (let number = 0; number < 8; number++)
      for (const row of [OF_1879, of8('normal'), of8('normal', 'second'), of8('solo aces')])
        expectEqualCounts(randomDeal(row, pack, 4, randomOf('perft of copies', pack, row.id, number)));
  });

  test('deals made for running away: masks count as rules do', () => {
    for (let number = 0; number < 60; number++) expectEqualCounts(runAwayDeal(randomOf('runs away', number)));
  });
});

describe('the command', () => {
  const [text] = files.map((name) => readFileSync(path.join(folder, name), 'utf8'));

  async function run(content: string): Promise<number | undefined> {
    const lines = async function* (): AsyncIterable<string> {
      await Promise.resolve();
      yield* content.split('\n');
    };
    return COMMANDS['perft']?.run(['file'], { out: () => undefined, err: () => undefined, lines, now: () => 0 });
  }

  test('status 1 for a wrong number, 2 for a deal that is none', async () => {
    const first = text?.split(/\n\s*\n/)[1] ?? '';
    const short = first.replace(/^perft (\d+ \d+ \d+).*$/m, 'perft $1');
    expect(await run(short)).toBe(0);
    expect(await run(short.replace(/^perft \d+/m, 'perft 9'))).toBe(1);
    expect(await run(short.replace(/^hand .*$/m, ''))).toBe(2);
  });
});
