// `arena`: the same deals for everybody, reproducible, and honest about its errors.
import { describe, expect, test } from 'vitest';
import { type ArenaReport, type Chair, runArena } from '../../lab/measure/arena/arena.ts';
import { PlayerError } from '../../lab/base/play-round.ts';
import { estimateOf, quantileOf, shareOf, timesOf } from '../../lab/base/statistics.ts';
import { COMMANDS } from '../../lab/commands.ts';
import type { Player } from '../../src/engine/bots/player.ts';
import { type PlayerId, PLAYERS } from '../../src/engine/bots/players.ts';
import type { BySeat } from '../../src/engine/base/seats.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { gameRulesOf, pureRules } from '../../src/engine/table/table-rules.ts';
import { PATIENCE_MS, sample } from '../../lab/base/thorough.ts';

const plan = {
  deals: 6,
  seed: 'arena',
  rules: pureRules(),
  now: () => 0,
};
const NAMES = ['verein', 'vorsichtig', 'draufgaenger', 'zufall'] as const;

const chair = (name: PlayerId): Chair => ({ name, player: PLAYERS[name] });
const DIFFERENT: BySeat<Chair> = [chair('verein'), chair('vorsichtig'), chair('draufgaenger'), chair('zufall')];
const CLUB = chair('verein');

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Generous: the machine may be busy. */
const TIMEOUT_MS = PATIENCE_MS;

describe('the arena', { timeout: TIMEOUT_MS }, async () => {
  const report: ArenaReport = await runArena({ ...plan, chairs: DIFFERENT });

  test('plays every deal in four rotations and counts money that nobody makes', () => {
    expect(report.rounds).toBe(24);
    expect(report.players.map(({ player }) => player)).toEqual(NAMES);
    expect(sum(report.players.map(({ cents }) => cents.mean))).toBeCloseTo(0, 1);
    expect(sum(report.players.map(({ points }) => points.mean))).toBeLessThanOrEqual(120.01);
    const declared = report.players.flatMap(({ contracts }) =>
      Object.values(contracts).map((each) => each.declared ?? 0),
    );
    expect(sum(declared)).toBeCloseTo(1 - (report.thrownIn ?? 0), 2);
  });

  test('tells contracts and roles apart', () => {
    const roles = report.players.flatMap(({ contracts }) => Object.values(contracts).map((each) => each.roles));
    const rounds = (role: 'declarer' | 'partner' | 'defender'): number =>
      sum(roles.map((each) => each[role]?.rounds ?? 0));
    const played = Math.round(report.rounds * (1 - (report.thrownIn ?? 0)));
    expect(rounds('declarer')).toBe(played);
    expect(rounds('declarer') + rounds('partner') + rounds('defender')).toBe(4 * played);
    expect(rounds('partner')).toBe(
      sum(report.players.map(({ contracts }) => contracts['rufer']?.roles.partner?.rounds ?? 0)),
    );
    for (const { cents, contracts } of report.players) {
      const all = Object.values(contracts).flatMap((each) => Object.values(each.roles));
      expect(sum(all.map((role) => role.rounds * role.cents.mean)) / report.rounds).toBeCloseTo(cents.mean, 1);
    }
  });

  test('compares every two players on the same deals', () => {
    expect(report.pairs).toHaveLength(6);
    for (const {
      players: [first, second],
      cents,
    } of report.pairs) {
      const mean = (name: string): number => report.players.find(({ player }) => player === name)?.cents.mean ?? NaN;
      expect(cents.mean).toBeCloseTo(mean(first) - mean(second), 1);
      expect(cents.standardError).toBeGreaterThan(0);
    }
  });

  test.each(['stammtisch', 'anfaenger'] as const)('two with piles: %s beats chance in two rotations', async (name) => {
    const rules = gameRulesOf('vicar', PURE_2007);
    const chairs: BySeat<Chair> = [chair(name), chair('zufall'), CLUB, CLUB];
    const { rounds, thrownIn, pairs, players } = await runArena({ ...plan, deals: sample(24, 400), rules, chairs });
    expect([rounds, thrownIn]).toEqual([2 * sample(24, 400), 0]);
    expect(players.map(({ player }) => player)).toEqual([name, 'zufall']);
    const [gap] = pairs;
    expect(gap?.cents.mean).toBeGreaterThan(4 * (gap?.cents.standardError ?? Infinity));
  });

  test('the same plan gives the same report, another seed another one', async () => {
    expect(await runArena({ ...plan, chairs: DIFFERENT })).toEqual(report);
    expect(await runArena({ ...plan, chairs: DIFFERENT, seed: 'other' })).not.toEqual(report);
  });

  test('deals the same cards to the same seats in all rotations, whoever plays', async () => {
    const hands = new Map<string, Set<string>>();
    const phases = new Set<string>();
    const watching: Player = {
      ...PLAYERS.zufall,
      decide(view, think) {
        phases.add(view.phase);
        const at = `dealer ${view.dealer}, seat ${view.seat}`;
        hands.set(at, (hands.get(at) ?? new Set()).add([...view.dealtHand].sort().join()));
        return PLAYERS.zufall.decide(view, think);
      },
    };
    const by = (name: string): Chair => ({ name, player: watching });
    await runArena({ ...plan, deals: 4, chairs: [by('a'), by('b'), by('c'), by('d')] });
    expect(hands.size).toBe(16);
    for (const dealt of hands.values()) expect(dealt.size).toBe(1);
    expect(phases).not.toContain('cutting');
  });

  test('players of one kind win nothing from themselves', async () => {
    const { players, pairs } = await runArena({ ...plan, deals: 3, chairs: [CLUB, CLUB, CLUB, CLUB] });
    expect([players.length, pairs.length]).toEqual([1, 0]);
    expect(players[0]?.cents).toEqual({ mean: 0, standardError: 0 });
  });

  test('whatever the random player is dealt, it loses against the others', () => {
    const [, , , random] = report.players;
    expect(random?.cents.mean).toBeLessThan(0);
  });

  test('an illegal decision is named with its player and reason', async () => {
    const cheat: Player = {
      ...PLAYERS.zufall,
      decide: (view) => ({ decision: { type: 'play', seat: view.seat, card: 'EO' }, because: [] }),
    };
    const cheating = (): Promise<ArenaReport> =>
      runArena({ ...plan, chairs: [{ name: 'cheat', player: cheat }, CLUB, CLUB, CLUB] });
    await expect(cheating()).rejects.toThrow(PlayerError);
    await expect(cheating()).rejects.toThrow(/^cheat: .*A\.WRONG_PHASE$/);
  });
});

describe('statistics', () => {
  test('the error is that of a mean of independent values', () => {
    expect(estimateOf([1, 2, 3, 4])).toEqual({ mean: 2.5, standardError: 0.645 });
    expect(estimateOf([7])).toEqual({ mean: 7, standardError: null });
  });

  test('quantiles are values that occur', () => {
    const values = [5, 1, 4, 2, 3];
    expect([0, 0.5, 0.95, 1].map((share) => quantileOf(values, share))).toEqual([1, 3, 5, 5]);
    expect(timesOf([])).toEqual({ count: 0, p50: 0, p95: 0, max: 0 });
    expect([shareOf(1, 3), shareOf(0, 0)]).toEqual([0.333, null]);
  });
});

describe('the command', { timeout: TIMEOUT_MS }, () => {
  const run = async (...args: readonly string[]): Promise<Record<string, unknown>> => {
    const out: string[] = [];
    const lines = (): AsyncIterable<string> => {
      throw new Error('reads no file');
    };
    await COMMANDS['arena']?.run(args, {
      out: (line) => void out.push(line),
      err: () => undefined,
      lines,
      now: () => 0,
    });
    return JSON.parse(out.join('\n')) as Record<string, unknown>;
  };

  test('takes pack and tariff', async () => {
    const args = ['--deals', '2', '--seats', 'zufall,zufall,verein,verein', '--pack', '24', '--tariff', '10/20/50'];
    expect(await run(...args)).toMatchObject({ deals: 2, seed: '1', pack: 24, tariff: '10/20/50', rounds: 8 });
  });

  test.each([
    [['--deals', '2'], '--seats is missing'],
    [['--seats', 'verein,verein,verein,verein'], '--deals is missing'],
    [['--deals', '0', '--seats', 'verein,verein,verein,verein'], 'whole number'],
    [['--deals', '2', '--seats', 'verein,verein,verein'], 'four players'],
    [['--deals', '2', '--seats', 'verein,verein', '--game', 'three-hand'], 'three players'],
    [['--deals', '2', '--seats', 'verein,verein,verein', '--game', 'vicar'], 'two players'],
    [['--deals', '2', '--seats', 'verein,verein', '--game', 'vicar', '--contract', 'wenz'], '--contract wenz'],
    [['--deals', '2', '--seats', 'verein,verein,verein,wirt'], 'wirt: not one of'],
    [['--deals', '2', '--seats', 'verein,verein,verein,wirt'], 'cmd:"PROGRAM ARGUMENTS"'],
    [['--deals', '2', '--seats', 'verein,verein,verein,verein', '--pack', '36'], '--pack 36'],
    [['--deals', '2', '--seats', 'verein,verein,verein,verein', '--tariff', 'ten'], '--tariff ten'],
    [['--deals', '2', '--speed', '3'], '--speed'],
    [['fast', '--deals', '2', '--seats', 'verein,verein,verein,verein'], 'fast'],
    [['--deals', '2', '--seats', 'cmd:"x,verein,verein,verein'], 'not closed'],
    [['--deals', '2', '--seats', 'verein,verein,verein,verein', '--time', '0'], '--time 0'],
  ])('%j is refused', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});
