// `selftest`: what it runs for which options, and what it prints.
import { PATIENCE_MS, sample } from '../../lab/base/thorough.ts';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../lab/commands.ts';
import { GAMES } from '../../src/engine/games/shelf.ts';
import { selftestRound } from '../../lab/prove/selftest/selftest.ts';

interface Printed {
  readonly ok: boolean;
  readonly rounds?: number;
  readonly solver?: { readonly endgames: number; readonly failures: readonly object[] };
}

async function run(...args: readonly string[]): Promise<{ exit: number; printed: Printed }> {
  const out: string[] = [];
  const lines = (): AsyncIterable<string> => {
    throw new Error('reads no file');
  };
  const exit = await COMMANDS['selftest']?.run(args, {
    out: (line) => out.push(line),
    err: () => undefined,
    lines,
    now: () => 0,
  });
  return { exit: exit ?? -1, printed: JSON.parse(out.join('')) as Printed };
}

test('rounds, endgames, or both', async () => {
  const rounds = await run('--rounds', '3');
  expect(rounds).toMatchObject({ exit: 0, printed: { ok: true, rounds: 3 } });
  expect(rounds.printed.solver).toBeUndefined();
  const endgames = await run('--endgames', '5', '--seed', 'S');
  expect(endgames).toMatchObject({ exit: 0, printed: { ok: true, solver: { endgames: 5, failures: [] } } });
  expect(endgames.printed.rounds).toBeUndefined();
  expect(await run('--rounds', '2', '--endgames', '2')).toMatchObject({
    printed: { rounds: 2, solver: { endgames: 2 } },
  });
});

/** Mixes of house rules take most of the time: those of one game, or with THOROUGH=1 of all. */
const MIXED: readonly string[] = sample<readonly string[]>(['three-hand'], GAMES);

test('other games, also under mixes of house rules', { timeout: PATIENCE_MS }, async () => {
  for (const game of GAMES) {
    const mixed = MIXED.includes(game);
    expect(await run('--rounds', '3', ...(mixed ? ['--house', '1'] : []), '--game', game)).toMatchObject({
      exit: 0,
      printed: { ok: true, rounds: 3, ...(mixed && { house: { roundsEach: 1, failures: [] } }) },
    });
  }
  for (const preset of ['sheet-003', 'historic-1876'])
    expect(await run('--rounds', '12', '--game', preset)).toMatchObject({ exit: 0, printed: { ok: true, rounds: 12 } });
  await expect(run('--house', '1', '--game', 'sheet-003')).rejects.toThrow('--house: sheet-003');
  await expect(run('--game', 'chess')).rejects.toThrow('--game chess');
});

test('whoever exchanges cards in a Hochzeit knows them; who must play if all pass, and a Renonce, is told to all', () => {
  for (const round of [518, 574, 1742, 7145]) expect(selftestRound('1', round, new Map(), 'sheet-003')).toBeUndefined();
});

test('endgames with double packs are solved in two ways', { timeout: PATIENCE_MS }, async () => {
  const endgames = sample(20, 52);
  const { exit, printed } = await run('--endgames', String(endgames), '--game', 'doppelkopf');
  expect({ exit, printed }).toMatchObject({ exit: 0, printed: { ok: true, solver: { endgames, failures: [] } } });
  const { reached } = (printed as unknown as { solver: { reached: Readonly<Record<string, number>> } }).solver;
  expect(reached['6 tricks to come']).toBeGreaterThan(sample(1, 3));
});

test('random house rules against the second reckoning', async () => {
  const { exit, printed } = await run('--oracle', '3');
  // Three rule sets with 26 rounds each: twenty for four players, the others at the tables of other games.
  expect({ exit, printed }).toMatchObject({ exit: 0, printed: { ok: true, oracle: { sets: 3, rounds: 78 } } });
  expect(printed.rounds).toBeUndefined();
});

test.each([
  [['--oracle', 'many'], 'whole number'],
  [['--rounds', '0'], 'whole number'],
  [['--endgames', 'x'], 'whole number'],
  [['fast'], 'unknown argument'],
])('%j is refused', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});
