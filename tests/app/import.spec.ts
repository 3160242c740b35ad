// Files in and out: dialogs (stubbed), dropped texts, files opened from outside, and hostile contents of all kinds.
import type { ElectronApplication } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sample } from '../../lab/base/thorough.ts';
import { ask, call, listen, playRound } from '../../lab/support/app/app-calls.ts';
import { delayWhile } from '../../lab/support/app/event-loop.ts';
import { APP, expect, sharedAppTest, test, thoroughTest } from '../../lab/support/app/fixtures.ts';

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

thoroughTest('hostile files are refused with the problem, and nothing of them stays', async ({ page }) => {
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

sharedAppTest(
  'a page made to take for ever is given up, and the main process hardly notices',
  async ({ app, page }) => {
    const text = `<p class="game-protocol">Karten von:</p>${'<b>'.repeat(100)}${'</b><b>'.repeat(100_000)}`;
    const started = Date.now();
    const { max } = await delayWhile(app, async () => {
      for (const each of [text, `gespielt von A am 01.01.20\nGeber: x\n${'\n'.repeat(900_000)}`])
        expect(await call(page, 'library.importText', { text: each })).toMatchObject({
          outcome: 'refused',
          problem: { id: 'F.IMPORT' },
        });
    });
    expect(Date.now() - started).toBeLessThan(10_000);
    // Other programs may use the cores as well; what froze took half a minute.
    expect(max).toBeLessThan(2000);
    test.info().annotations.push({ type: 'main held up, ms', description: max.toFixed(0) });
  },
);

test('a file named at the start, or by a second start, is taken in and shown', async ({
  launch,
  userData,
  problems,
}) => {
  test.setTimeout(120_000); // five starts
  problems.expect(/never/);
  const first = await launch();
  await call(first.page, 'settings.change', { speed: 'instant' });
  await call(first.page, 'session.start', { house: { 'deck.size': 20, tariff: TARIFF }, seed: 'opened' });
  await playRound(first.page);
  const ids = async (): Promise<readonly string[]> =>
    (await call(first.page, 'library.list', {})).items.map(({ id }) => id);
  // The round is over before it lies in the library.
  await expect.poll(ids).toHaveLength(1);
  const [id = ''] = await ids();
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

  // One file by itself is taken in as one of several is.
  if (sample(false, true)) {
    const third = await launch({ args: [file] });
    await expect
      .poll(async () => (await call(third.page, 'library.list', {})).items.map((item) => item.id))
      .toEqual([id]);
    await third.close();
  }

  const alsoGood = path.join(userData, 'Zweite.schafkopf');
  await copyFile(file, alsoGood);
  const several = await launch({ args: [file, path.join(userData, 'fehlt.schafkopf'), alsoGood] });
  const notices = several.page.getByRole('status', { name: /Hinweise|Notices/ });
  await expect(notices).toContainText('fehlt.schafkopf');
  await expect(notices).toContainText(/2 (Runden|rounds)/);
  await several.close();

  const broken = path.join(userData, 'kaputt.schafkopf');
  await writeFile(broken, '{');
  const fourth = await launch({ args: [broken] });
  await expect(fourth.page.getByText('JSON').first()).toBeVisible();
  expect((await call(fourth.page, 'library.list', {})).items).toHaveLength(1);
});
