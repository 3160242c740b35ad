// The log file: what is written, what happens when it grows or cannot be written.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileLog, logCrashes } from '../../src/main/log.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'log-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('errors go to the console and, with time and stack, to the file', () => {
  const echo = vi.fn();
  const log = fileLog(path.join(folder, 'logs'), echo);
  log('first');
  log('second', new Error('reason'));
  const text = readFileSync(path.join(folder, 'logs', 'main.log'), 'utf8');
  expect(text).toMatch(/^\d{4}-\d\d-\d\dT\S+ first\n\S+ second: Error: reason\n\s+at /);
  expect(echo).toHaveBeenCalledTimes(2);
});

test('a file that has grown large is put aside', () => {
  writeFileSync(path.join(folder, 'main.log'), 'x'.repeat(1_000_001));
  const log = fileLog(folder, () => undefined);
  log('new');
  expect(readdirSync(folder).sort()).toEqual(['main.log', 'main.old.log']);
  expect(readFileSync(path.join(folder, 'main.log'), 'utf8')).toMatch(/ new\n$/);
});

test('a log that cannot be written still reaches the console', () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const echo = vi.fn();
  fileLog(file, echo)('message');
  expect(echo).toHaveBeenCalledWith('message');
});

test('processes that died are logged, those that ended are not', () => {
  const listeners = new Map<string, (...args: unknown[]) => void>();
  const before = ['uncaughtException', 'unhandledRejection'].map(
    (name) => [name, process.listeners(name as 'exit')] as const,
  );
  const log = vi.fn();
  logCrashes({ on: (event: string, listener: (...args: never[]) => void) => listeners.set(event, listener) }, log);
  for (const [name, known] of before) {
    for (const listener of process.listeners(name as 'exit')) {
      if (!known.includes(listener)) process.off(name, listener);
    }
  }
  listeners.get('render-process-gone')?.({}, {}, { reason: 'clean-exit', exitCode: 0 });
  listeners.get('child-process-gone')?.({}, { type: 'Utility', reason: 'killed', exitCode: 15 });
  expect(log).not.toHaveBeenCalled();
  listeners.get('render-process-gone')?.({}, {}, { reason: 'crashed', exitCode: 5 });
  listeners.get('child-process-gone')?.({}, { type: 'GPU', reason: 'oom', exitCode: 9 });
  expect(log).toHaveBeenCalledTimes(2);
});
