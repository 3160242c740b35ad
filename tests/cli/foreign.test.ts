// Foreign players in the arena: good ones play, and whatever a bad one does, the arena says so.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cpuMsIn } from '../../lab/measure/arena/foreign/bot-process.ts';
import {
  combined,
  type ForeignReport,
  madeUp,
  tooOftenMadeUp,
} from '../../lab/measure/arena/foreign/foreign-player.ts';
import { meaningOf, nameInHello, type Question } from '../../lab/measure/arena/foreign/protocol.ts';
import { seatChoices } from '../../lab/measure/arena/seats-option.ts';
import { COMMANDS } from '../../lab/commands.ts';

const root = path.join(import.meta.dirname, '../..');

/** Programs are started, and the machine may be busy. */
const TIMEOUT_MS = 60_000;

interface Printed {
  readonly rounds: number;
  readonly players: readonly { readonly player: string; readonly foreign?: ForeignReport }[];
}

interface Ran {
  readonly status: unknown;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

async function ran(seats: string, ...more: readonly string[]): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const lines = (): AsyncIterable<string> => {
    throw new Error('reads no file');
  };
  const io = {
    out: (line: string) => void out.push(line),
    err: (line: string) => void err.push(line),
    lines,
    now: () => 0,
  };
  const status = await COMMANDS['arena']?.run(['--deals', '1', '--seats', seats, ...more], io);
  return { status, out, err };
}

const printed = ({ out }: Ran): Printed => JSON.parse(out.join('\n')) as Printed;

const command = (name: string): string => `cmd:"'${process.execPath}' '${path.join(root, name)}'"`;
const bot = (name: string): string => command(`tests/fixtures/bots/${name}.mjs`);
const against = (seat: string): string => `${seat},verein,verein,verein`;

/** What the arena reports on one program that plays against three built-in players. */
function reportIn(run: Ran): ForeignReport {
  const { rounds, players } = printed(run);
  expect(rounds).toBe(4);
  const [{ foreign } = {}] = players;
  if (!foreign) throw new Error('no report on the program');
  return foreign;
}

/** The report on a program that answers well enough for its figures to be its own. */
async function reportOn(seat: string, ...more: readonly string[]): Promise<ForeignReport> {
  const run = await ran(against(seat), ...more);
  expect([run.status, run.err]).toEqual([0, []]);
  return reportIn(run);
}

/** The report on a program for which chance had to play, with the warning that says so. */
async function badReportOn(seat: string, ...more: readonly string[]): Promise<ForeignReport> {
  const run = await ran(against(seat), ...more);
  const report = reportIn(run);
  const made = report.late + report.nonsense + report.gone;
  expect(run.status).toBe(1);
  expect(run.err).toHaveLength(1);
  expect(run.err[0]).toMatch(/^warning: cmd:.* answers \([\d.]+ %\) were made up: /);
  expect(run.err[0]).toContain(` ${made} of ${report.asked} answers (${((100 * made) / report.asked).toFixed(1)} %)`);
  return report;
}

/** The letter by which Linux tells whether a process lives; empty if it is gone, `Z` while nobody has asked how it ended. */
function stateOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.charAt(stat.lastIndexOf(')') + 2);
  } catch {
    return '';
  }
}

describe('a foreign player', { timeout: TIMEOUT_MS }, () => {
  test('is greeted, asked, and named', async () => {
    const report = await reportOn(bot('good'), '--pack', '24');
    expect(report).toMatchObject({ name: 'good, 24 cards', late: 0, nonsense: 0, gone: 0, problems: [] });
    expect(report.answered).toBe(report.asked);
    expect(report.asked).toBeGreaterThan(8);
    expect(report.waitedSeconds).toBeGreaterThan(0);
  });

  test.skipIf(process.platform !== 'linux')('is told apart from what the arena computes', async () => {
    const { cpuSeconds } = await reportOn(bot('good'));
    expect(cpuSeconds).toBeGreaterThan(0);
  });

  test('sits in several chairs, a process in each rotation of each, and is counted together', async () => {
    const { players } = printed(await ran([bot('good'), bot('good'), bot('good'), 'verein'].join(',')));
    expect(players).toHaveLength(2);
    const alone = await reportOn(bot('good'));
    expect(players[0]?.foreign?.answered).toBeGreaterThan(alone.answered);
  });

  test('that is late now and then loses these turns, and its old answers are not taken for new ones', async () => {
    const report = await badReportOn(bot('slow'), '--time', '250');
    expect(report.late).toBeGreaterThan(0);
    expect(report).toMatchObject({ nonsense: 0, gone: 0 });
    expect(report.answered + report.late).toBe(report.asked);
  });

  test('that dies later leaves its chair to chance, and the arena says that the figures are not its own', async () => {
    const report = await badReportOn(bot('dying'));
    const { answered, asked } = report;
    expect(report).toMatchObject({ gone: asked - answered, late: 0, nonsense: 0, problems: ['ended with status 7'] });
    // Five questions in each of the four rotations; where everybody passes there are fewer.
    expect(answered).toBeGreaterThan(5);
    expect(answered).toBeLessThanOrEqual(20);
    expect(report.cpuSeconds).toBeNull();
  });

  test('that answers nonsense loses every turn', async () => {
    const report = await badReportOn(bot('nonsense'));
    expect(report).toMatchObject({ answered: 0, nonsense: report.asked, late: 0, gone: 0 });
    expect(report.problems).toHaveLength(3);
  });

  test('that leaves a child with its output is ended with it, and what it writes comes in one clean line', () => {
    const args = ['arena', '--deals', '1', '--seats', against(bot('parent')), '--jobs', '1'];
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'build/cli.mjs'), ...args], {
      encoding: 'utf8',
      timeout: TIMEOUT_MS / 2,
    });
    expect(status).toBe(1);
    // eslint-disable-next-line no-control-regex
    expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    expect(stderr).toContain('nonsense');
    const [{ foreign } = {}] = (JSON.parse(stdout) as Printed).players;
    const child = Number(/\d+$/.exec(foreign?.name ?? '')?.[0]);
    expect(child).toBeGreaterThan(1);
    if (process.platform === 'linux') expect(stateOf(child)).toMatch(/^[ZX]?$/);
  });

  test.each([
    ['that ends before it greets', bot('silent'), [], /: no greeting of version 1: ended with status 0$/],
    ['that does not exist', 'cmd:no-such-program-anywhere', [], /^cmd:no-such-program-anywhere: .*ENOENT/],
    ['that writes without end', bot('endless'), [], /without end, and it has answered nothing$/],
    [
      'that hangs',
      bot('hanging'),
      ['--time', '50'],
      /ended after 5 late answers in a row, and it has answered nothing$/,
    ],
  ])('%s stops the arena with an error', async (_what, seat, more, problem) => {
    const { status, out, err } = await ran(against(seat), ...more);
    expect([status, out]).toEqual([2, []]);
    expect(err).toHaveLength(1);
    expect(err[0]).toMatch(problem);
  });

  test('of the documentation plays without a fault', async () => {
    expect(await reportOn(command('docs/bots/random-bot.mjs'))).toMatchObject({
      name: 'random (JavaScript)',
      problems: [],
    });
  });

  test.skipIf(spawnSync('python3', ['--version']).status !== 0)('of the documentation, in Python', async () => {
    const report = await reportOn(`cmd:"python3 '${path.join(root, 'docs/bots/random_bot.py')}'"`);
    expect(report).toMatchObject({ name: 'random (Python)', problems: [] });
  });

  test('is warned of above one answer in a hundred only', () => {
    const report = (asked: number, late: number): ForeignReport => ({
      ...{ name: '', asked, answered: asked - late, late, nonsense: 0, gone: 0, problems: [] },
      ...{ waitedSeconds: 0, cpuSeconds: 0 },
    });
    expect([report(300, 3), report(299, 3), report(0, 0)].map(tooOftenMadeUp)).toEqual([false, true, false]);
    expect(madeUp(combined([report(300, 3), { ...report(10, 1), cpuSeconds: null }]))).toBe(4);
    expect(combined([report(300, 3), { ...report(10, 1), cpuSeconds: null }]).cpuSeconds).toBeNull();
  });

  test('CPU of a process is read from what Linux tells of it, whatever its name', () => {
    const after = Array.from({ length: 40 }, (_, index) => index + 4).join(' ');
    const stat = `4711 (my bot) R 2) S ${after}`;
    expect(cpuMsIn(stat)).toBe((14 + 15 + 16 + 17) * 10);
  });
});

describe('the messages', () => {
  const question = { type: 'decide', id: 7, choices: [{ type: 'cut', seat: 0, at: 5 }] } as unknown as Question;
  const doubling: Question = { ...question, type: 'double' };

  test.each([
    ['{"id":7,"choice":0}', question, { kind: 'choice', decision: question.choices[0] }],
    ['{"id":6,"choice":0}', question, { kind: 'old' }],
    ['{"id":7,"choice":1}', question, { kind: 'nonsense', what: 'choice 1 of 1' }],
    ['{"id":7,"choice":null}', question, { kind: 'nonsense', what: 'no choice' }],
    ['{"id":7,"choice":null}', doubling, { kind: 'none' }],
    ['{"id":8,"choice":0}', question, { kind: 'nonsense', what: 'an answer to no question' }],
    ['{"id":"7","choice":0}', question, { kind: 'nonsense', what: 'not an answer' }],
    ['7', question, { kind: 'nonsense', what: 'not an answer' }],
  ])('%s', (line, asked, meaning) => {
    expect(meaningOf(line, asked)).toEqual(meaning);
  });

  test('only a greeting of this version counts', () => {
    expect(nameInHello('{"type":"hello","version":1,"name":"Xaver"}')).toBe('Xaver');
    expect(nameInHello('{"type":"hello","version":1}')).toBe('');
    expect(nameInHello('{"type":"hello","version":2}')).toBeUndefined();
    expect(nameInHello('hello')).toBeUndefined();
  });
});

describe('--seats', () => {
  test.each([
    ['verein,zufall', ['verein', 'zufall']],
    ['verein,cmd:"python3 bot.py",zufall', ['verein', ['python3', 'bot.py'], 'zufall']],
    ['cmd:python3 bot.py --level 3,zufall', [['python3', 'bot.py', '--level', '3'], 'zufall']],
    [`cmd:"python3 'my bot.py' a,b"`, [['python3', 'my bot.py', 'a,b']]],
    ['cmd:python3 "my bot.py",zufall', [['python3', 'my bot.py'], 'zufall']],
    [`cmd:"node bot.mjs --name='A B'"`, [['node', 'bot.mjs', '--name=A B']]],
    ['verein,,zufall', ['verein', '', 'zufall']],
  ])('%s', (text, expected) => {
    const choices = seatChoices(text).map((choice) => (choice.kind === 'player' ? choice.name : choice.words));
    expect(choices).toEqual(expected);
  });

  test.each(['cmd:"python3', 'cmd:', 'cmd:""'])('%s is refused', (text) => {
    expect(() => seatChoices(text)).toThrow('--seats');
  });
});
