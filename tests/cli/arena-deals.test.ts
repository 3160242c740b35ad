// Deals one by one: the same ones wherever a run begins, in their order, told as lines; progress; rotations side by side.
import { describe, expect, test } from 'vitest';
import { type Played, playRotation, startOf } from '../../lab/measure/arena/arena.ts';
import type { DealLine } from '../../lab/measure/arena/deal-line.ts';
import { collectDeals } from '../../lab/measure/arena/deals.ts';
import { laneMessage } from '../../lab/measure/arena/lane.ts';
import { lanesOf } from '../../lab/measure/arena/lanes.ts';
import { progressOf } from '../../lab/base/progress.ts';
import type { Again, Io } from '../../src/cli/command.ts';
import { COMMANDS } from '../../lab/commands.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';

const SEATS = 'verein,zufall,vorsichtig,zufall';

interface Ran {
  readonly status: unknown;
  readonly lines: readonly Record<string, unknown>[];
  readonly err: readonly string[];
}

async function ran(args: readonly string[], host?: Partial<Io['host']>): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const io: Io = {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    lines: () => {
      throw new Error('reads no file');
    },
    now: () => 0,
    ...(host && {
      host: {
        ...{ cpu: () => 0, cores: 1, stopOn: () => new AbortController().signal },
        again: () => {
          throw new Error('starts nothing');
        },
        ...host,
      },
    }),
  };
  const status = await COMMANDS['arena']?.run(['--seats', SEATS, '--json-lines', ...args], io);
  return { status, lines: out.map((line) => JSON.parse(line) as Record<string, unknown>), err };
}

const dealsIn = ({ lines }: Ran): readonly DealLine[] =>
  lines.filter(({ type }) => type === 'deal') as unknown as readonly DealLine[];
const reportIn = ({ lines }: Ran): Record<string, unknown> => lines.at(-1) ?? {};

/** Another process of this program, run in this one. */
const inThisProcess: Again = (args) => {
  const out: string[] = [];
  const controller = new AbortController();
  const io: Io = {
    ...{ out: (line: string) => void out.push(line), err: () => undefined, now: () => 0 },
    lines: () => {
      throw new Error('reads no file');
    },
    host: {
      ...{ cpu: () => 0, cores: 1, stopOn: () => controller.signal },
      again: () => {
        throw new Error('starts nothing');
      },
    },
  };
  const [name = '', ...rest] = args;
  const ended = Promise.resolve(COMMANDS[name]?.run(rest, io)).then(Number);
  async function* lines(): AsyncGenerator<string> {
    await ended;
    yield* out;
  }
  return { lines: lines(), stop: () => controller.abort(), ended };
};

describe('a run with a line for each deal', async () => {
  const whole = await ran(['--deals', '6'], {});

  test('tells each deal by chairs, and the report last', () => {
    expect(dealsIn(whole).map(({ deal, dealer }) => [deal, dealer])).toEqual([0, 1, 2, 3, 4, 5].map((n) => [n, n % 4]));
    expect(whole.lines).toHaveLength(7);
    for (const { cents, rotations } of dealsIn(whole)) {
      expect(rotations).toHaveLength(4);
      for (const rotation of rotations) expect(rotation.cents.reduce((sum, each) => sum + each, 0)).toBe(0);
      cents.forEach((mean, chair) =>
        expect(mean).toBeCloseTo(rotations.reduce((sum, each) => sum + (each.cents[chair] ?? 0), 0) / 4, 2),
      );
    }
    expect(reportIn(whole)).toMatchObject({ type: 'report', deals: 6, rounds: 24 });
  });

  test('adds up to the report', () => {
    const { pairs } = reportIn(whole) as unknown as {
      pairs: readonly { players: string[]; cents: { mean: number } }[];
    };
    const gap = pairs.find(({ players }) => players.join() === 'verein,vorsichtig');
    const gaps = dealsIn(whole).map(({ cents }) => (cents[0] ?? 0) - (cents[2] ?? 0));
    expect(gap?.cents.mean).toBeCloseTo(gaps.reduce((sum, each) => sum + each, 0) / gaps.length, 2);
  });

  test('goes on with --from as if it had never stopped', async () => {
    const [first, rest] = [await ran(['--deals', '2']), await ran(['--from', '2', '--deals', '4'])];
    expect([...dealsIn(first), ...dealsIn(rest)]).toEqual(dealsIn(whole));
    expect(reportIn(rest)).toMatchObject({ from: 2, deals: 4 });
  });

  test.each([2, 3, 8])('plays the same on %i processes', async (jobs) => {
    const spread = await ran(['--deals', '6', '--jobs', String(jobs)], { again: inThisProcess });
    expect(spread.lines).toEqual(whole.lines);
  });

  test('stops when asked, with the deals that are complete and where to go on', async () => {
    const controller = new AbortController();
    let asked = 0;
    const cpu = (): number => {
      asked += 1;
      if (asked === 2000) controller.abort();
      return 0;
    };
    const stopped = await ran(['--deals', '50'], { cpu, stopOn: () => controller.signal });
    const complete = dealsIn(stopped).length;
    expect(stopped.status).toBe(130);
    expect(complete).toBeGreaterThan(0);
    expect(complete).toBeLessThan(50);
    expect(dealsIn(stopped).slice(0, 6)).toEqual(dealsIn(whole).slice(0, Math.min(complete, 6)));
    expect(reportIn(stopped)).toMatchObject({ deals: complete, stopped: { asked: 50, next: complete } });
    expect(stopped.err.at(-1)).toBe(`stopped after ${complete} of 50 deals; go on with --from ${complete}`);
  });
});

test('a process that fails ends the run with its error', async () => {
  const failing: Again = () => ({
    lines: (async function* () {
      await Promise.resolve();
      yield JSON.stringify({ type: 'failed', message: 'cmd:x: no greeting' });
    })(),
    ...{ stop: () => undefined, ended: Promise.resolve(2) },
  });
  const { status, err, lines } = await ran(['--deals', '1', '--jobs', '2'], { again: failing });
  expect([status, lines, err]).toEqual([2, [], ['cmd:x: no greeting']]);
});

test('a process that ends without a word is an error of this program', async () => {
  const silent: Again = () => ({
    lines: (async function* () {
      await Promise.resolve();
      yield* [];
    })(),
    ...{ stop: () => undefined, ended: Promise.resolve(1) },
  });
  await expect(ran(['--deals', '1', '--jobs', '2'], { again: silent })).rejects.toThrow('status 1');
  expect(() => laneMessage('{"type":"else"}')).toThrow();
});

test('a rotation played alone is the same as one played with the others', async () => {
  const plan = { deals: 3, seed: 's', rules: pureRules(), now: () => 0 };
  const chair = { name: 'zufall', player: PLAYERS.zufall };
  const chairs = [chair, chair, chair, chair] as const;
  const play = (): Promise<Played> => playRotation({ ...plan, chairs }, startOf(plan, 2), 2, 3);
  expect(await play()).toEqual(await play());
});

test('rotations go to processes in turn, and none is left over', () => {
  expect(lanesOf([0, 1, 2, 3], 2)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(lanesOf([0, 1, 2, 3], 3)).toEqual([[0, 3], [1], [2]]);
  expect(lanesOf([0, 1, 2], 16)).toEqual([[0], [1], [2]]);
});

test('deals are complete with all their rotations, in order, whichever comes first', () => {
  const told: (readonly number[])[] = [];
  const collect = collectDeals([4, 5, 6], 2, (deal, played) =>
    told.push([deal, ...played.map((each) => each.rotation)]),
  );
  const come = (deal: number, rotation: number): void => collect({ deal, rotation, scores: [], spent: [] });
  come(5, 1);
  come(5, 0);
  come(4, 1);
  expect(told).toEqual([]);
  come(6, 0);
  come(4, 0);
  expect(told).toEqual([
    [4, 0, 1],
    [5, 0, 1],
  ]);
  come(6, 1);
  expect(told.at(-1)).toEqual([6, 0, 1]);
});

test('progress is told every five seconds, with what is left', () => {
  let at = 0;
  const lines: string[] = [];
  const done = progressOf(
    100,
    () => at,
    (line) => lines.push(line),
  );
  for (let deal = 0; deal < 100; deal++) {
    at += 1000;
    done();
  }
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe('5 of 100 deals, 5 s, about 95 s to go');
});
