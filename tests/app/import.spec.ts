// Files in and out: dialogs (stubbed), dropped texts, files opened from outside, and hostile contents of all kinds.
import type { ElectronApplication } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ask, call, listen, playRound } from './calls.ts';
import { APP, expect, test } from './fixtures.ts';

const TARIFF = { type: 'triple', values: [10, 20, 50] } as const;

/** What the system's dialogs will answer. */
const answerDialogs = (app: ElectronApplication, file: string | undefined): Promise<void> =>
  app.evaluate(({ dialog }, chosen) => {
    const canceled = chosen === undefined;
    dialog.showSaveDialog = () => Promise.resolve({ canceled, filePath: chosen ?? '' });
    dialog.showOpenDialog = () => Promise.resolve({ canceled, filePaths: chosen === undefined ? [] : [chosen] });
  }, file);

test('a round goes out to a file and back in, under the same id or a new one', async ({ app, page, userData }) => {
  await call(page, 'settings.change', { speed: 'instant' });
  await call(page, 'session.start', { house: { tariff: TARIFF }, seed: 'out and in' });
  await playRound(page);
  await expect.poll(async () => (await call(page, 'library.list', {})).items.length).toBe(1);
  const [item] = (await call(page, 'library.list', {})).items;
  const id = item?.id ?? '';
  const file = path.join(userData, 'Schöne Runde.schafkopf');

  await answerDialogs(app, undefined);
  expect(await call(page, 'library.export', { id })).toEqual({ outcome: 'cancelled' });
  expect(await call(page, 'library.import', {})).toEqual({ outcome: 'cancelled' });

  await answerDialogs(app, file);
  expect(await call(page, 'library.export', { id })).toEqual({ outcome: 'saved', file });
  expect(await call(page, 'library.import', {})).toEqual({ outcome: 'imported', id });
  await call(page, 'library.remove', { id });
  expect((await call(page, 'library.list', {})).items).toEqual([]);
  const text = await readFile(file, 'utf8');
  expect(await call(page, 'library.importText', { text })).toEqual({ outcome: 'imported', id });
  expect((await call(page, 'library.list', {})).items).toEqual([{ ...item, origin: 'imported' }]);

  await answerDialogs(app, path.join(userData, 'no', '\0', 'where.schafkopf'));
  expect(await call(page, 'library.export', { id })).toMatchObject({
    outcome: 'refused',
    problem: { id: 'F.NOT_WRITTEN' },
  });
  await answerDialogs(app, path.join(userData, 'missing.schafkopf'));
  expect(await call(page, 'library.import', {})).toMatchObject({ outcome: 'refused', problem: { id: 'F.MISSING' } });
});

test('hostile files are refused with the problem, and nothing of them stays', async ({ page }) => {
  const problemOf = async (text: string): Promise<unknown> => {
    const answer = await call(page, 'library.importText', { text });
    return answer.outcome === 'refused' ? answer.problem.id : answer.outcome;
  };
  const head = '"format":"schafkopf-stube-round"';
  expect(await problemOf('')).toBe('F.NOT_JSON');
  expect(await problemOf('[]')).toBe('F.FOREIGN');
  expect(await problemOf(`{${head},"version":99}`)).toBe('F.NEWER');
  expect(await problemOf(`{${head},"version":1,"__proto__":{"polluted":true}}`)).toBe('F.BAD_FIELD');
  expect(await problemOf(`{${head},"version":1,"id":"../../../etc/passwd"}`)).toBe('F.BAD_FIELD');
  expect(await problemOf('['.repeat(200_000))).toBe('F.NOT_JSON');
  expect(await problemOf(`{"a":"${'ü'.repeat(600_000)}"}`)).toBe('F.TOO_BIG');
  for (const name of ['library.remove', 'library.export', 'replay.open']) {
    for (const id of ['../session', 'a/b', '', 'x'.repeat(65), 'a\0b', 5]) {
      expect(await ask(page, name, { id })).toMatchObject({ ok: false, error: { code: 'bad-input' } });
    }
  }
  expect(await call(page, 'replay.open', { id: 'never-there' })).toBeNull();
  expect((await call(page, 'library.list', {})).items).toEqual([]);
});

test('a file named at the start, or by a second start, is taken in and shown', async ({
  launch,
  userData,
  problems,
}) => {
  problems.expect(/never/);
  const first = await launch();
  await call(first.page, 'settings.change', { speed: 'instant' });
  await call(first.page, 'session.start', { house: { 'deck.size': 20, tariff: TARIFF }, seed: 'opened' });
  const { savedAs } = await playRound(first.page);
  const id = savedAs ?? (await call(first.page, 'library.list', {})).items[0]?.id ?? '';
  const file = path.join(userData, 'Von außen.schafkopf');
  await answerDialogs(first.app, file);
  await call(first.page, 'library.export', { id });

  const shown = await listen(first.page, 'replay.show');
  const executable = await first.app.evaluate(() => process.execPath);
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const second = spawn(executable, [...sandbox, APP, `--user-data-dir=${userData}`, file], { stdio: 'ignore' });
  await once(second, 'exit');
  expect(await shown()).toEqual({ id });
  await call(first.page, 'library.remove', { id });
  await first.close();

  const third = await launch({ args: [file] });
  await expect
    .poll(async () => (await call(third.page, 'library.list', {})).items.map((item) => item.id))
    .toEqual([id]);
  await third.close();

  const broken = path.join(userData, 'kaputt.schafkopf');
  await writeFile(broken, '{');
  const fourth = await launch({ args: [broken] });
  await expect(fourth.page.getByText('JSON').first()).toBeVisible();
  expect((await call(fourth.page, 'library.list', {})).items).toHaveLength(1);
});
