// Running TypeScript with plain Node: arguments, exit status and standard output pass through untouched.
import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const entry = path.join(root, 'tests/fixtures/echo.ts');
const bundle = path.join(root, 'out/tests/fixtures/echo.mjs');

/** Runs echo.ts from another folder, as scripts may. */
function echo(...args: string[]) {
  const runner = path.join(root, 'build/run-ts.mjs');
  return spawnSync(process.execPath, [runner, entry, ...args], { encoding: 'utf8', cwd: import.meta.dirname });
}

test('passes arguments in and the exit status and output out', () => {
  rmSync(bundle, { force: true });
  for (const state of ['made anew', 'made before']) {
    const { status, stdout } = echo('3', '--flag', 'two words');
    expect(status, state).toBe(3);
    expect(stdout, state).toBe(
      `${JSON.stringify({ args: ['3', '--flag', 'two words'], dirname: path.dirname(entry) })}\n`,
    );
  }
});

test('does not bundle again what has not changed', () => {
  echo('0');
  const before = statSync(bundle).mtimeMs;
  expect(echo('0').status).toBe(0);
  expect(statSync(bundle).mtimeMs).toBe(before);
});

test('fails if the program does not exist', () => {
  const missing = spawnSync(process.execPath, [path.join(root, 'build/run-ts.mjs'), 'missing.ts'], {
    encoding: 'utf8',
  });
  expect(missing.status).not.toBe(0);
  expect(missing.stdout).toBe('');
});
