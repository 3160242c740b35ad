// What the page shows first: kept from a good end to the next start, once, and only whole.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Noted } from '../../src/main/app/first-answers.ts';
import { noteFirst, takeFirst, withFirst } from '../../src/main/app/first-page.ts';
import { FIRST_CALLS } from '../../src/shared/calls/first-answers.ts';
import { DEFAULT_SETTINGS } from '../../src/shared/files/settings.ts';
import { wholeGame } from '../../lab/support/main/whole-game.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'first-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

const file = (): string => path.join(folder, 'first-page.txt');

/** What is noted when a game is closed in which a table has been begun. */
async function closed(): Promise<Noted> {
  const { game, call } = await wholeGame(folder, { push: () => undefined });
  await call('session.start', { house: {}, seed: 'first' });
  const noted = await game.close();
  if (!noted) throw new Error('nothing is noted');
  return noted;
}

test('a game that is closed tells what the next start would be answered', async () => {
  const noted = await closed();
  expect(Object.keys(noted.answers).sort()).toEqual([...FIRST_CALLS].sort());
  expect(noted.lesson).toBe('Das Blatt');
  const { call, game } = await wholeGame(folder, { push: () => undefined });
  expect(noted.answers['table.view']?.roundId).toBe((await call('table.view', {}))?.roundId);
  expect(noted.answers['rules.sets']).toEqual(await call('rules.sets', {}));
  expect(noted.answers['lesson.list']).toEqual(await call('lesson.list', {}));
  await game.close();
});

test('it is given once', async () => {
  const noted = await closed();
  await noteFirst(folder, '1', noted);
  expect(await takeFirst(folder, '1')).toEqual(JSON.parse(JSON.stringify(noted)));
  expect(await takeFirst(folder, '1')).toBeUndefined();
});

test('what another version noted, or is damaged, is not shown and gone', async () => {
  const noted = await closed();
  await noteFirst(folder, '1', noted);
  expect(await takeFirst(folder, '2')).toBeUndefined();
  await noteFirst(folder, '1', noted);
  writeFileSync(file(), readFileSync(file(), 'utf8').replace('"cents"', '"Cents"').slice(0, -1));
  expect(await takeFirst(folder, '1')).toBeUndefined();
  expect(await takeFirst(folder, '1')).toBeUndefined();
});

test('nothing that is shown ends the block of data in which it stands', () => {
  const settings = { ...DEFAULT_SETTINGS, playerName: '</script><b>$& Sepp' };
  const html = withFirst('<head></head>', { state: { settings, systemLanguage: 'de', version: '1' } });
  const [, text = ''] =
    /^<head><script type="application\/json" id="first-page">(.*?)<\/script><\/head>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual({ state: { settings, systemLanguage: 'de', version: '1' } });
});
