// Reports of crashes: what stands in them, how many are kept, when the last run counts as one.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDump, lastGoodEnd, noteGoodEnd, openReports } from '../../src/main/base/crash-report.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'report-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 25, 8, 0, second));
const open = (second = 0) => openReports({ folder, about: ['Version 1.0.0'], now: () => at(second) });

test('a report says what happened, in which program, after what, and not whose computer it is', () => {
  mkdirSync(path.join(folder, 'logs'));
  writeFileSync(path.join(folder, 'logs', 'main.log'), 'the line before\n');
  const file = open().write('fault', `Error: bad\n    at ${os.homedir()}/stube/main.js:1`) ?? '';
  expect(path.dirname(file)).toBe(path.join(folder, 'reports'));
  const text = readFileSync(file, 'utf8');
  for (const part of ['fault', '2026-11-25T08:00:00.000Z', 'Version 1.0.0', 'Error: bad', 'the line before'])
    expect(text).toContain(part);
  expect(text).toContain('~/stube/main.js');
  expect(text).not.toContain(os.homedir());
});

test('the same fault is reported once in a run, and only some in all', () => {
  const reports = open();
  expect(reports.write('fault', 'a')).toBeDefined();
  expect(reports.write('fault', 'a')).toBeUndefined();
  const written = ['b', 'c', 'd', 'e', 'f', 'g'].map((detail) => reports.write('fault', detail));
  expect(written.filter((file) => file !== undefined)).toHaveLength(4);
});

test('old reports make room for new ones', () => {
  for (let second = 0; second < 25; second++) open(second).write('page', `death ${second}`);
  const kept = readdirSync(path.join(folder, 'reports')).sort();
  expect(kept).toHaveLength(20);
  expect(readFileSync(path.join(folder, 'reports', kept.at(-1) ?? ''), 'utf8')).toContain('death 24');
});

test('where nothing can be written there is no report, and no second fault', () => {
  writeFileSync(path.join(folder, 'reports'), 'a file where the folder should be');
  expect(open().write('page', 'gone')).toBeUndefined();
});

test('a dump counts until the program has ended well', () => {
  const dumps = path.join(folder, 'Crashpad');
  expect(freshDump(dumps, undefined)).toBeUndefined();
  mkdirSync(path.join(dumps, 'pending'), { recursive: true });
  writeFileSync(path.join(dumps, 'pending', 'x.dmp'), '');
  writeFileSync(path.join(dumps, 'settings.dat'), '');
  expect(lastGoodEnd(folder)).toBeUndefined();
  expect(freshDump(dumps, lastGoodEnd(folder))).toBe(path.join('pending', 'x.dmp'));
  utimesSync(path.join(dumps, 'pending', 'x.dmp'), new Date(0), new Date(0));
  noteGoodEnd(folder);
  expect(freshDump(dumps, lastGoodEnd(folder))).toBeUndefined();
});
