// Foreign players in the arena: good ones play, and whatever a bad one does, the arena goes on and says so.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ForeignReport } from '../../src/cli/arena/foreign/foreign-player.ts';
import { meaningOf, nameInHello } from '../../src/cli/arena/foreign/protocol.ts';
import type { Question } from '../../src/cli/arena/foreign/protocol.ts';
import { seatChoices } from '../../src/cli/arena/seats-option.ts';
import { COMMANDS } from '../../src/cli/commands.ts';

const root = path.join(import.meta.dirname, '../..');

/** Programs are started, and the machine may be busy. */
const TIMEOUT_MS = 60_000;

interface Printed {
  readonly rounds: number;
  readonly players: readonly { readonly player: string; readonly foreign?: ForeignReport }[];
}

async function arena(seats: string, ...more: readonly string[]): Promise<Printed> {
  const out: string[] = [];
  const lines = (): AsyncIterable<string> => {
    throw new Error('reads no file');
  };
  const io = { out: (line: string) => void out.push(line), err: () => undefined, lines, now: () => 0 };
  expect(await COMMANDS['arena']?.run(['--deals', '1', '--seats', seats, ...more], io)).toBe(0);
  return JSON.parse(out.join('\n')) as Printed;
}

const command = (name: string): string => `cmd:"'${process.execPath}' '${path.join(root, name)}'"`;
const bot = (name: string): string => command(`tests/fixtures/bots/${name}.mjs`);

/** What the arena reports on one program that plays against three built-in players. */
async function reportOn(seat: string, ...more: readonly string[]): Promise<ForeignReport> {
  const { rounds, players } = await arena(`${seat},verein,verein,verein`, ...more);
  expect(rounds).toBe(4);
  const [{ foreign } = {}] = players;
  if (!foreign) throw new Error('no report on the program');
  return foreign;
}

describe('a foreign player', { timeout: TIMEOUT_MS }, () => {
  test('is greeted, asked, and named', async () => {
    const report = await reportOn(bot('good'), '--pack', '24');
    expect(report).toMatchObject({ name: 'good, 24 cards', late: 0, nonsense: 0, gone: 0, problems: [] });
    expect(report.answered).toBe(report.asked);
    expect(report.asked).toBeGreaterThan(8);
  });

  test('sits in several chairs, a process in each, and is counted together', async () => {
    const { players } = await arena([bot('good'), bot('good'), bot('good'), 'verein'].join(','));
    expect(players).toHaveLength(2);
    const alone = await reportOn(bot('good'));
    expect(players[0]?.foreign?.answered).toBeGreaterThan(alone.answered);
  });

  test('that hangs is waited for a few times only', async () => {
    const report = await reportOn(bot('hanging'), '--time', '50');
    expect(report).toMatchObject({ name: 'hanging', answered: 0, late: 5 });
    expect(report.gone).toBe(report.asked - 5);
    expect(report.problems).toEqual(['no answer within 50 ms', 'ended after 5 late answers in a row']);
  });

  test('that is late now and then loses these turns, and its old answers are not taken for new ones', async () => {
    const report = await reportOn(bot('slow'), '--time', '250');
    expect(report.late).toBeGreaterThan(0);
    expect(report).toMatchObject({ nonsense: 0, gone: 0 });
    expect(report.answered + report.late).toBe(report.asked);
  });

  test('that dies leaves its chair to chance', async () => {
    const report = await reportOn(bot('dying'));
    expect(report).toMatchObject({ answered: 5, gone: report.asked - 5, problems: ['ended with status 7'] });
  });

  test('that answers nonsense loses every turn', async () => {
    const report = await reportOn(bot('nonsense'));
    expect(report).toMatchObject({ answered: 0, nonsense: report.asked, late: 0, gone: 0 });
    expect(report.problems).toHaveLength(3);
  });

  test.each([
    ['that ends before it greets', bot('silent'), /no greeting|ended with status 0/],
    ['that does not exist', 'cmd:no-such-program-anywhere', /ENOENT/],
    ['that writes without end', bot('endless'), /without end/],
  ])('%s is never there', async (_what, seat, problem) => {
    const report = await reportOn(seat);
    expect(report).toMatchObject({ answered: 0, gone: report.asked });
    expect(report.problems.join()).toMatch(problem);
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
