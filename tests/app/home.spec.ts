// Where the saves lie if the usual folder cannot be written to: the person is asked, and nothing there is touched.
import electron from 'electron';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { call, move, waiting } from '../../lab/support/app/app-calls.ts';
import { asked, finished, forbid, mount, ROOT_USER, STAND_IN, unmount } from '../../lab/support/app/disks.ts';
import { expect, ROOT, SANDBOX, test, thoroughTest } from '../../lab/support/app/fixtures.ts';

let scratch = '';
test.beforeEach(async () => void (scratch = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-home-'))));
test.afterEach(() => rm(scratch, { recursive: true, force: true, maxRetries: 3 }));

thoroughTest(
  'a folder that cannot be written to: one can play without saving, and nothing of it stays',
  async ({ launch }) => {
    test.skip(process.platform === 'win32', 'folders there are forbidden otherwise');
    const [usual, questions] = [path.join(scratch, 'usual'), path.join(scratch, 'asked')];
    await mkdir(usual);
    await writeFile(
      path.join(usual, 'settings.json'),
      '{"format":"schafkopf-stube-settings","version":1,"settings":{}}',
    );
    const allow = await forbid(usual);
    try {
      const env = { STUBE_ASKED: questions, STUBE_ANSWERS: '[1]' };
      const { app, page, close } = await launch({ userData: usual, before: STAND_IN, env });
      const [question, ...others] = await asked(questions);
      expect(others).toEqual([]);
      expect(question?.detail).toContain(usual);
      expect(question?.buttons).toHaveLength(3);
      expect((await call(page, 'app.state', {})).problems).toEqual([{ id: 'F.NOT_KEPT', params: { folder: usual } }]);
      await expect(page.getByText(usual)).toBeVisible();
      await call(page, 'settings.change', { speed: 'instant' });
      await call(page, 'session.start', { house: {}, seed: 'unsaved' });
      expect((await finished(page)).savedAs).toBeDefined();
      const stray = await app.evaluate(({ app }) => app.getPath('userData'));
      expect(stray.startsWith(path.join(os.tmpdir(), 'schafkopf-stube-'))).toBe(true);
      await close();
      expect(await readdir(usual)).toEqual(['settings.json']);
      await expect.poll(() => readdir(stray).catch(() => 'gone')).toBe('gone');
    } finally {
      await allow();
    }
  },
);

test('a folder that cannot be written to: another one can be chosen, and is known at the next start', async ({
  launch,
}) => {
  test.skip(process.platform === 'win32', 'folders there are forbidden otherwise');
  const [usual, other] = [path.join(scratch, 'usual'), path.join(scratch, 'other')];
  const questions = path.join(scratch, 'asked');
  await Promise.all([mkdir(usual), mkdir(other)]);
  const allow = await forbid(usual);
  try {
    const env = { STUBE_ASKED: questions, STUBE_ANSWERS: JSON.stringify([0, usual, 0, other]) };
    const first = await launch({ userData: usual, before: STAND_IN, env });
    expect((await call(first.page, 'app.state', {})).problems).toEqual([]);
    await call(first.page, 'settings.change', { speed: 'instant' });
    await call(first.page, 'session.start', { house: {}, seed: 'elsewhere' });
    await move(first.page);
    const left = await waiting(first.page);
    const there = await first.app.evaluate(({ app }) => [app.getPath('userData'), app.hasSingleInstanceLock()]);
    expect(there).toEqual([other, true]);
    await first.close();
    expect(await asked(questions)).toHaveLength(4);
    const second = await launch({ userData: usual, before: STAND_IN, env: { STUBE_ASKED: questions } });
    expect(await waiting(second.page)).toEqual(left);
    expect(await asked(questions)).toHaveLength(4);
    await second.close();
  } finally {
    await allow();
  }
});

thoroughTest('a folder that cannot be written to: whoever would rather not play just leaves', async () => {
  test.skip(process.platform === 'win32', 'folders there are forbidden otherwise');
  const [usual, questions] = [path.join(scratch, 'usual'), path.join(scratch, 'asked')];
  await mkdir(usual);
  const allow = await forbid(usual);
  try {
    const child = spawn(
      electron as unknown as string,
      [...(SANDBOX ? [] : ['--no-sandbox']), '-r', STAND_IN, ROOT, `--user-data-dir=${usual}`],
      { env: { ...process.env, STUBE_ASKED: questions, STUBE_ANSWERS: '[2]' }, stdio: 'ignore' },
    );
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await asked(questions)).toHaveLength(1);
  } finally {
    await allow();
  }
});

thoroughTest(
  'saves on a read-only disk stay as they are and come along into a game without saving',
  async ({ launch }) => {
    test.skip(!ROOT_USER, 'mounting takes an administrator');
    const disk = path.join(scratch, 'disk');
    const usual = path.join(disk, 'stube');
    await mkdir(disk);
    mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk);
    try {
      const first = await launch({ userData: usual });
      await call(first.page, 'settings.change', { speed: 'instant', playerName: 'Hans' });
      await call(first.page, 'session.start', { house: {}, seed: 'read only' });
      const left = await finished(first.page);
      await first.close();
      mount('-o', 'remount,ro', disk);
      const before = await readFile(path.join(usual, 'session.json'), 'utf8');
      const second = await launch({ userData: usual, before: STAND_IN, env: { STUBE_ANSWERS: '[1]' } });
      expect(await waiting(second.page)).toEqual(left);
      expect((await call(second.page, 'app.state', {})).settings.playerName).toBe('Hans');
      expect((await call(second.page, 'library.list', {})).items).toHaveLength(1);
      await call(second.page, 'session.nextRound', {});
      await finished(second.page);
      await second.close();
      expect(await readFile(path.join(usual, 'session.json'), 'utf8')).toBe(before);
    } finally {
      unmount(disk);
    }
  },
);
