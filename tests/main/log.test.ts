// The log file: what is written, what happens when it grows or cannot be written.
import { EventEmitter } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileLog, logGone } from '../../src/main/base/log.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'log-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

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
  const app = new EventEmitter();
  const log = vi.fn();
  logGone(app, log);
  app.emit('render-process-gone', {}, {}, { reason: 'clean-exit', exitCode: 0 });
  app.emit('child-process-gone', {}, { type: 'Utility', reason: 'killed', exitCode: 15 });
  expect(log).not.toHaveBeenCalled();
  app.emit('render-process-gone', {}, {}, { reason: 'crashed', exitCode: 5 });
  app.emit('child-process-gone', {}, { type: 'GPU', reason: 'oom', exitCode: 9 });
  expect(log).toHaveBeenCalledTimes(2);
});
