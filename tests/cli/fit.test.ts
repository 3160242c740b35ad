// `fit`: every program runs with tiny numbers and prints what its models are made of; arguments that make no sense are refused.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../lab/commands.ts';
import { piecesIn } from '../../lab/fit/pieces.ts';
import { PROGRAMS } from '../../lab/fit/programs.ts';
import { BETTEL_MODELS } from '../../src/engine/bots/bidding/bettel-models.ts';
import { DOUBLING_MODELS } from '../../src/engine/bots/bidding/doubling-models.ts';
import { DEFENCE_MODELS, MODELS } from '../../src/engine/bots/bidding/models.ts';
import { HAND_ONLY_MODELS, OUTLOOK_MODELS } from '../../src/engine/bots/bidding/outlook-models.ts';
import { OF_EACH_CARD, type PlayWeights, ROW } from '../../src/engine/bots/sampling/play-network.ts';
import type { Rates } from '../../src/engine/bots/sampling/played-out-rates.ts';
import { WEIGHTS } from '../../src/engine/search/weights.ts';
import { z } from 'zod';

const SAMPLE = path.join(import.meta.dirname, '../fixtures/sample.jsonl');
const TIMEOUT_MS = 60_000;

let folder = '';
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'fit-'))));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly exit: number | undefined;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

async function fit(...args: readonly string[]): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const exit = await COMMANDS['fit']?.run(args, {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    lines: async function* (file) {
      await Promise.resolve();
      yield* readFileSync(file, 'utf8').split('\n');
    },
    now: () => performance.now(),
  });
  return { exit, out, err };
}

/** The numbers after the colon of the one line of a model. */
function weightsIn({ exit, out }: Ran): unknown {
  expect([exit, out.length]).toEqual([0, 1]);
  return JSON.parse((out[0] ?? '').replace(/^[^:]*: \[?/, '[').replace(/\]?$/, ']'));
}

const numbers = (count: number): readonly unknown[] =>
  Array.from({ length: count }, () => expect.any(Number) as unknown);

describe('every program', { timeout: TIMEOUT_MS }, () => {
  test('hands: a model of a suit form, and one of a Bettel', async () => {
    expect(weightsIn(await fit('hands', '--deck', '20', '--hands', '4'))).toEqual(numbers(MODELS.middle[20].length));
    const bettel = await fit('hands', '--model', 'null', '--deck', 'three', '--hands', '4');
    expect(weightsIn(bettel)).toEqual(numbers(BETTEL_MODELS.null.three.length));
    expect(bettel.err).toHaveLength(2);
  });

  test('defence: a model of a Solo', async () => {
    const ran = await fit('defence', '--deals', '3');
    expect(weightsIn(ran)).toEqual(numbers(DEFENCE_MODELS.long[32].length));
    expect(ran.err[0]).toMatch(/^long 32: lost .* of 9 defenders' hands/);
    expect((await fit('defence', '--deals', '3', '--deck', 'three')).err[0]).toContain(" of 6 defenders' hands");
  });

  test('outlook: with and without imagined deals, a model for each target', async () => {
    const { exit, out, err } = await fit('outlook', '--deck', '20', '--rows', '20', '--models', 'called');
    expect([exit, out.length]).toEqual([0, 2]);
    for (const [at, models] of [OUTLOOK_MODELS.called[20], HAND_ONLY_MODELS.called[20]].entries())
      expect(JSON.parse((out[at] ?? '').replace(/^.*?: /, ''))).toEqual(models.map((each) => numbers(each.length)));
    expect(err.filter((line) => line.includes('rows 20, off by'))).toHaveLength(6);
  });

  test('doubling: pieces that are there are not made again; too few rows are no model', async () => {
    const args = ['doubling', '--folder', folder, '--pack', '20', '--hands', '1'];
    const { err } = await fit(...args);
    expect(err).toContain('stoss 20: 1 rows are too few for a fit');
    const piece = path.join(folder, 'doubling.20.1.0.json');
    const [row] = JSON.parse(readFileSync(piece, 'utf8')) as [{ cents: number; evidence: number[] }];
    const many = Array.from({ length: 60 }, (_, at) => ({
      ...row,
      evidence: row.evidence.map((value, index) => (index === 1 ? at / 60 : value)),
      cents: at % 3 === 0 ? -10 : 10,
    }));
    writeFileSync(piece, JSON.stringify(many));
    const again = await fit(...args);
    expect(weightsIn(again)).toEqual(numbers(DOUBLING_MODELS.stoss[20].length));
    expect(again.err.filter((line) => line.includes(' of 60, won '))).toHaveLength(18);
  });

  test('doubling: a piece that holds something else is named', async () => {
    writeFileSync(path.join(folder, 'doubling.24.1.0.json'), '[{"kind":"stoss"}]');
    const { exit, out, err } = await fit('doubling', '--folder', folder, '--pack', '24', '--hands', '1');
    expect([exit, out]).toEqual([2, []]);
    expect(err[0]).toContain('doubling.24.1.0.json: ');
  });

  test('hochzeit: five weights', async () => {
    const ran = await fit('hochzeit', '--deals', '2');
    expect(weightsIn(ran)).toEqual(numbers(5));
    expect(ran.out[0]).toContain('(6 hands)');
  });

  test('legen: a worth for each kind of card', async () => {
    expect(weightsIn(await fit('legen', '--deals', '20'))).toEqual(numbers(5));
  });

  test('reading: weights that foretell choices kept apart better than chance, the same for the same seed', async () => {
    const args = ['--file', SAMPLE, '--stammtisch', '12', '--meister', '0', '--units', '4', '--epochs', '8'];
    const [ran, again] = [await fit('reading', ...args), await fit('reading', ...args)];
    const { hidden, direct } = JSON.parse(ran.out.join().slice('reading: '.length)) as PlayWeights;
    expect([hidden.length, ...hidden.map((row) => row.length)]).toEqual([4, ROW, ROW, ROW, ROW]);
    expect(direct).toHaveLength(OF_EACH_CARD);
    expect(again.out).toEqual(ran.out);
    const [, apart] =
      /people: [1-9]\d+ choices; [1-9]\d* kept apart: log-likelihood (-[\d.]+)/.exec(ran.err.join('\n')) ?? [];
    expect(Number(apart)).toBeGreaterThan(-1.2);
  });

  test('played-out: rates by tricks left, of our own rounds and of those of people', async () => {
    const ran = await fit('played-out', '--contracts', 'wenz', '--rounds', '3', '--file', SAMPLE);
    expect([ran.exit, ran.out.length]).toEqual([0, 1]);
    const rows = JSON.parse((ran.out[0] ?? '').replace(/^lean 32: /, '')) as readonly Rates[];
    expect(rows).toHaveLength(7);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(['lostHigh', 'lost', 'won', 'wonHigh']);
      for (const rate of Object.values(row)) expect(rate).toBeGreaterThanOrEqual(0);
      expect(row.won).toBeGreaterThan(row.lost);
    }
    expect(ran.err.join()).toMatch(/^3 rounds of our own players, [1-9]\d* of people/);
    expect((await fit('played-out', '--contracts', 'kreuz', '--rounds', '1')).exit).toBe(2);
  });

  test('ordering: without time it tells what the present weights cost, and leaves them', async () => {
    const before = [...WEIGHTS];
    expect(weightsIn(await fit('ordering', '--deals', '1', '--minutes', '0'))).toEqual(before);
    expect([...WEIGHTS]).toEqual(before);
  });

  test('deals and ramsch: weights, and how well they foretell what was kept apart', async () => {
    const forced = await fit('deals', '--folder', folder, '--kind', 'muss', '--last', '0', '--rounds', '30');
    expect([forced.exit, forced.out.length]).toEqual([0, 1]);
    expect(forced.out[0]).toMatch(/^muss: \[\[(-?[\d.]+, ){33}-?[\d.]+\], /);
    const everybody = await fit('ramsch', '--folder', folder, '--last', '0', '--deals', '200');
    expect(everybody.out).toEqual([
      expect.stringMatching(/^alone: 0\.\d\d$/),
      expect.stringMatching(/^beside the hand: (-?[\d.]+, ){12}-?[\d.]+$/),
    ]);
  });

  test('bids: silence is told as it is played out, and with a Ramsch behind it otherwise', async () => {
    const told = async (follows: string): Promise<string> => {
      const args = ['--folder', folder, '--follows', follows, '--last', '0', '--hands', '4', '--deals', '3'];
      const { exit, out } = await fit('bids', ...args);
      expect(exit).toBe(0);
      expect(out.join()).toMatch(/pass: \d, told -?[\d.]+, played -?[\d.]+, too high -?[\d.]+ ± [\d.]+, mean distance/);
      return out.find((line) => line.startsWith('pass')) ?? '';
    };
    expect(await told('ramsch')).not.toBe(await told('redeal'));
  });

  test('calibration: predicted chances and shares won', async () => {
    const { exit, out, err } = await fit('calibration', '--folder', folder, '--deals', '8', '--last', '1');
    expect(exit).toBe(0);
    expect(err[0]).toMatch(/^16 deals/);
    expect(out[0]).toMatch(/^all \d+ [\d.]+ [\d.]+$/);
    expect(out[1]).toMatch(/^all {6}\d0-\d+ % \d+ [\d.]+ [\d.]+$/);
    expect(readdirSync(folder).filter((name) => name.startsWith('calibration.stammtisch.32.8.'))).toHaveLength(2);
  });

  test('calibration: three seldom throw in, and win what they announce about as often as they think', async () => {
    const { out, err } = await fit('calibration', '--folder', folder, '--deck', 'three', '--deals', '200');
    const [, played] = /200 deals, ([\d.]+) % played/.exec(err.join('\n')) ?? [];
    expect(Number(played)).toBeGreaterThan(70);
    const [, predicted, won] = /^all \d+ ([\d.]+) ([\d.]+)$/.exec(out[0] ?? '') ?? [];
    expect(Math.abs(Number(predicted) - Number(won))).toBeLessThan(8);
  });

  test('characters: rates and gains of each, none of the one without a temper', async () => {
    const { out } = await fit('characters', '--deals', '3');
    expect(out.map((line) => line.split(':')[0])).toEqual(['none', 'resi', 'sepp', 'vroni', 'xaver']);
    expect(out.map((line) => line.includes('cents a deal'))).toEqual([false, true, true, true, true]);
    for (const line of out) expect(line).toMatch(/plays \d+\.\d % of 3,/);
  });
});

describe('the command', () => {
  test('alone lists all programs, and each tells its arguments', async () => {
    const { exit, out } = await fit();
    expect([exit, out.filter((line) => /^ {2}\S/.test(line)).length]).toEqual([0, PROGRAMS.length]);
    expect(out.filter((line) => line.length > 80)).toEqual([]);
    for (const { name, arguments: wanted } of PROGRAMS) {
      expect(out.join('\n')).toContain(`  ${name} `);
      const help = await fit(name, '--help');
      expect([help.exit, help.out[0]?.startsWith(`usage: fit ${name} `)]).toEqual([0, true]);
      for (const id of Object.keys(wanted)) expect(help.out.join('\n')).toContain(`  --${id} `);
    }
  });

  test.each([
    [['hochzeit', '--deals', '0'], '--deals 0: not a whole number from 1'],
    [['hochzeit', '--pack', '36'], '--pack 36: not one of 32, 24, 20'],
    [['hands', '--model', 'dance'], '--model dance: not one of'],
    [['outlook', '--models', 'long,dance'], '--models dance: not one of'],
    [['reading'], '--file is missing'],
    [['doubling', '--folder', ''], '--folder is empty'],
    [['calibration', '--folder', 'x', '--first', '3', '--last', '1'], '--last 1: before --first 3'],
    [['hands', '100'], 'unknown argument 100'],
    [['hands', '--dance'], '--dance'],
    [['bids', '--folder', 'x', '--follows', 'dance'], '--follows dance: not one of redeal, ramsch'],
  ])('%j: the reason and the usage, status 2', async (args, reason) => {
    const { exit, out, err } = await fit(...args);
    expect([exit, out]).toEqual([2, []]);
    expect(err[0]).toContain(reason);
    expect(err[1]).toMatch(`usage: fit ${args[0]} `);
  });

  test('a file that cannot be read gives status 2 and no usage', async () => {
    const { exit, err } = await fit('reading', '--file', path.join(folder, 'missing.jsonl'));
    expect([exit, err.length]).toEqual([2, 1]);
    expect(err[0]).toContain('missing.jsonl');
  });

  test('an unknown program is refused with the list of those there are', () => {
    return expect(fit('dance')).rejects.toThrow(/no program dance; there are hands, /);
  });
});

test('who is asked to stop between two pieces answers with those that are there', async () => {
  const stop = new AbortController();
  const io = { out: () => undefined, err: () => undefined, lines: () => [] as never, now: () => 0, stop: stop.signal };
  const place = mkdtempSync(path.join(folder, 'stopped-'));
  const make = (piece: number): number => {
    if (piece === 1) stop.abort();
    return piece;
  };
  const task = { folder: place, name: 'piece', first: 0, last: 5, schema: z.number(), make };
  expect(await piecesIn(task, io)).toEqual([0, 1]);
});
