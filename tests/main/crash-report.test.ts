// Reports of crashes: what stands in them, how many are kept, when the last run counts as one.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anonymous, freshDump, lastGoodEnd, noteGoodEnd, openReports } from '../../src/main/base/crash-report.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'report-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

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

test.each([
  ['/home/anna müller', '/home/anna müller'],
  ['/Users/Jörg Grün', '/Users/Jörg Grün'.normalize('NFD')],
  ['/root', '/root'],
])('whoever has the home %s is named in none of its forms', (home, asFound) => {
  const file = `${asFound}/Stube/main.js`;
  const forms = [file, pathToFileURL(file).href, encodeURI(file), file.toUpperCase(), JSON.stringify(file)];
  for (const form of [...forms, `file://${file}`, encodeURIComponent(file)]) {
    const told = anonymous(`Error: bad\n    at x (${form}:1:2)`, home);
    expect(told, form).toContain('~');
    for (const name of ['anna', 'jörg', 'jo%cc%88rg', 'j%c3%b6rg', 'grün', '/root'])
      expect(told.normalize('NFC').toLowerCase(), form).not.toContain(name);
  }
});

test.each([
  'C:\\Users\\Jörg Grün',
  'C:/Users/Jörg Grün',
  'c:\\users\\jörg grün',
  'C:\\\\Users\\\\Jörg Grün',
  'file:///C:/Users/J%C3%B6rg%20Gr%C3%BCn',
  'file:///c%3A/Users/J%C3%B6rg%20Gr%C3%BCn',
])('a home of Windows is not told as %s', (form) => {
  const told = anonymous(`at x (${form}\\Stube\\main.js)`, 'C:\\Users\\Jörg Grün');
  expect(told.toLowerCase()).not.toMatch(/rg(?: |%20)gr/);
  expect(told).toContain('main.js');
});

test('what is no home folder stays', () => {
  for (const home of ['', '/']) expect(anonymous('/a/b at main.js', home)).toBe('/a/b at main.js');
});
