// The program itself, as another program calls it: exit status, what goes to which stream, standard input.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sample } from '../../lab/base/thorough.ts';

const root = path.join(import.meta.dirname, '../..');
const records = path.join(root, 'tests/fixtures/sample.jsonl');

/** Bundling comes first, and the machine may be busy. */
const TIMEOUT_MS = 60_000;

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const cli = (args: readonly string[], input = ''): Run =>
  spawnSync(process.execPath, [path.join(root, 'build/cli.mjs'), ...args], { cwd: root, input, encoding: 'utf8' });

describe('the command line', { timeout: TIMEOUT_MS }, () => {
  test('help goes to standard output, with status 0', () => {
    const { status, stdout } = cli(['help']);
    expect(status).toBe(0);
    for (const name of ['check', 'arena', 'perft', 'selftest']) expect(stdout).toContain(`  ${name} `);
  });

  test.each(
    sample(
      [[['dance']], [['check']]],
      [[[]], [['dance']], [['constructor']], [['check']], [['arena', '--deals', 'x']]],
    ),
  )('%j: usage goes to standard error, with status 2', (args) => {
    const { status, stdout, stderr } = cli(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('usage:');
  });

  test('check: a report a line, a summary on standard error', () => {
    const { status, stdout, stderr } = cli(['check', records]);
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toHaveLength(88);
    expect(stderr).toMatch(/^88 records: 88 ok, 0 differ, 0 unsupported/);
  });

  test('check -: reads standard input, status 0 if all is well', () => {
    const line = readFileSync(records, 'utf8')
      .split('\n')
      .find((each) => each.includes('"SK-01914"'));
    const { status, stdout } = cli(['check', '-'], `${line}\n`);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ id: 'SK-01914', ok: true, differences: [] });
  });

  test('check: a file that is missing, or a folder, gives status 2', () => {
    for (const file of ['missing.jsonl', root]) {
      const { status, stdout, stderr } = cli(['check', file]);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain('cannot read');
    }
  });

  const ARENA = ['arena', '--seats', 'verein,zufall,zufall,zufall', '--json-lines'];
  const deals = (stdout: string): readonly string[] =>
    stdout.split('\n').filter((line) => line.startsWith('{"type":"deal"'));

  test('arena: the same deals on one process and on several', () => {
    const [one, two] = ['1', '2'].map((jobs) => cli([...ARENA, '--deals', '3', '--jobs', jobs]));
    expect([one?.status, two?.status]).toEqual([0, 0]);
    expect(deals(one?.stdout ?? '')).toHaveLength(3);
    expect(deals(two?.stdout ?? '')).toEqual(deals(one?.stdout ?? ''));
  });

  test.skipIf(process.platform === 'win32').each(['1', '2'])(
    'arena: Ctrl+C on %s process(es) gives what is there, and status 130',
    async (jobs) => {
      const child = spawn(process.execPath, [
        ...[path.join(root, 'build/cli.mjs'), ...ARENA],
        ...['--deals', '100000', '--jobs', jobs],
      ]);
      const [out, err]: [string[], string[]] = [[], []];
      let asked = false;
      child.stderr.on('data', (data) => err.push(String(data)));
      child.stdout.on('data', (data) => {
        out.push(String(data));
        if (!asked && deals(out.join('')).length > 3) asked = child.kill('SIGINT');
      });
      const [status] = (await once(child, 'close')) as [number | null];
      const lines = out.join('').trim().split('\n');
      const told = deals(out.join('')).length;
      expect([status, err.join('')]).toEqual([130, expect.stringContaining(`go on with --from ${told}`)]);
      expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ type: 'report', deals: told, stopped: { next: told } });
    },
  );
});
