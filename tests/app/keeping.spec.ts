// What is kept where the disk does not play along: full, not to be written to, or with files of a newer program.
import electron from 'electron';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkRound } from '../../src/main/store/check.ts';
import { call, move, playRound, waiting } from './calls.ts';
import { expect, ROOT, SANDBOX, test } from './fixtures.ts';

const STAND_IN = path.join(ROOT, 'tests/app/stand-in.cjs');
const NEWER_KINDS = ['session', 'settings', 'rules', 'lessons', 'training', 'progress', 'window'] as const;
const FORMATS: Readonly<Record<string, string>> = { rules: 'own-rules' };

const json = async (...parts: string[]): Promise<unknown> => JSON.parse(await readFile(path.join(...parts), 'utf8'));
const asked = async (file: string): Promise<readonly { message: string; detail: string; buttons: string[] }[]> =>
  (await readFile(file, 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { message: string; detail: string; buttons: string[] });

type Three = readonly [string, string, string];

let scratch = '';
test.beforeEach(async () => void (scratch = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-keeping-'))));
test.afterEach(() => rm(scratch, { recursive: true, force: true, maxRetries: 3 }));

test('a full disk loses nothing: what waits is named, and written when there is room again', async ({
  launch,
  userData,
}) => {
  const full = path.join(scratch, 'full');
  const { page, close } = await launch({ before: STAND_IN, env: { STUBE_FULL: full } });
  await call(page, 'settings.change', { language: 'de', speed: 'instant' });
  await call(page, 'session.start', { house: {}, seed: 'full disk' });
  await writeFile(full, '');
  const { roundId: first } = await playRound(page);
  const again = await call(page, 'session.nextRound', {});
  const { roundId: second } = await playRound(page);
  expect(again?.number).toBe(2);
  expect(await call(page, 'settings.change', { playerName: 'Hans' })).toMatchObject({ disk: 'waits' });
  const house = (await call(page, 'rules.sets', {})).presets[0]?.house;
  if (!house) throw new Error('no preset');
  expect(await call(page, 'rules.save', { name: 'Beim Wirt', house })).toMatchObject({ outcome: 'saved', disk: 'waits' });
  const shown = page.getByText('Noch nicht gespeichert:').locator('..');
  for (const kind of ['Laufende Partie', 'Einstellungen', 'Eigene Hausregeln', 'Gespielte Runden', 'ENOSPC'])
    await expect(shown).toContainText(kind);
  expect(await readdir(path.join(userData, 'library'))).toEqual([]);

  await rm(full);
  await page.getByRole('button', { name: 'Jetzt noch einmal versuchen' }).click();
  await expect(page.getByText('Jetzt ist alles gespeichert.')).toBeVisible();
  expect((await readdir(path.join(userData, 'library'))).filter((name) => name.endsWith('.schafkopf')).sort()).toEqual(
    [first, second].map((id) => `${id}.schafkopf`),
  );
  for (const id of [first, second])
    expect(checkRound(await readFile(path.join(userData, 'library', `${id}.schafkopf`), 'utf8')).ok).toBe(true);
  expect(await json(userData, 'settings.json')).toMatchObject({ settings: { playerName: 'Hans' } });
  expect(await json(userData, 'rules.json')).toMatchObject({ sets: [{ name: 'Beim Wirt' }] });
  expect(await json(userData, 'session.json')).toMatchObject({ savedAs: second });
  await close();
});

test('a disk that is full to the end: whoever quits is asked, and what was tried again is written', async ({
  launch,
  userData,
}) => {
  const [full, questions] = [path.join(scratch, 'full'), path.join(scratch, 'asked')];
  const env = { STUBE_FULL: full, STUBE_ASKED: questions, STUBE_ANSWERS: '[0, 0, 1]' };
  const { app, page } = await launch({ before: STAND_IN, env });
  await writeFile(full, '');
  await call(page, 'settings.change', { language: 'de', playerName: 'Hans' });
  const gone = new Promise((resolve) => app.process().once('exit', resolve));
  await app.evaluate(({ app }) => void setTimeout(() => app.quit()));
  await gone;
  const all = await asked(questions);
  expect(all).toHaveLength(3);
  expect(all[0]?.detail).toContain('Einstellungen');
  expect(await readdir(userData)).not.toContain('settings.json');
});

/** Whether these tests may mount: root may write anywhere but on a read-only disk. */
const ROOT_USER = process.platform === 'linux' && process.getuid?.() === 0;
const mount = (...args: string[]): void => void execFileSync('mount', args);
const unmount = (place: string): void => void execFileSync('umount', ['-l', place]);

/** Forbids writing in a folder; the returned function allows it again. */
async function forbid(folder: string): Promise<() => Promise<void>> {
  if (!ROOT_USER) {
    await chmod(folder, 0o555);
    return () => chmod(folder, 0o755);
  }
  mount('--bind', folder, folder);
  mount('-o', 'remount,ro,bind', folder);
  return () => Promise.resolve(unmount(folder));
}

test('a folder that cannot be written to: one can play without saving, and nothing of it stays', async ({ launch }) => {
  test.skip(process.platform === 'win32', 'folders there are forbidden otherwise');
  const [usual, questions] = [path.join(scratch, 'usual'), path.join(scratch, 'asked')];
  await mkdir(usual);
  await writeFile(path.join(usual, 'settings.json'), '{"format":"schafkopf-stube-settings","version":1,"settings":{}}');
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
    expect((await playRound(page)).savedAs).toBeDefined();
    const stray = await app.evaluate(({ app }) => app.getPath('userData'));
    expect(path.dirname(stray)).toBe(os.tmpdir());
    await close();
    expect(await readdir(usual)).toEqual(['settings.json']);
    await expect.poll(() => readdir(stray).catch(() => 'gone')).toBe('gone');
  } finally {
    await allow();
  }
});

test('a folder that cannot be written to: another one can be chosen, and is known at the next start', async ({
  launch,
}) => {
  test.skip(process.platform === 'win32', 'folders there are forbidden otherwise');
  const [usual, other, questions] = ['usual', 'other', 'asked'].map((name) => path.join(scratch, name)) as Three;
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

test('a folder that cannot be written to: whoever would rather not play just leaves', async () => {
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

test('saves on a read-only disk stay as they are and come along into a game without saving', async ({ launch }) => {
  test.skip(!ROOT_USER, 'mounting takes an administrator');
  const disk = path.join(scratch, 'disk');
  const usual = path.join(disk, 'stube');
  await mkdir(disk);
  mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk);
  try {
    const first = await launch({ userData: usual });
    await call(first.page, 'settings.change', { speed: 'instant', playerName: 'Hans' });
    await call(first.page, 'session.start', { house: {}, seed: 'read only' });
    await playRound(first.page);
    const left = await waiting(first.page);
    await first.close();
    mount('-o', 'remount,ro', disk);
    const before = await readFile(path.join(usual, 'session.json'), 'utf8');
    const second = await launch({ userData: usual, before: STAND_IN, env: { STUBE_ANSWERS: '[1]' } });
    expect(await waiting(second.page)).toEqual(left);
    expect((await call(second.page, 'app.state', {})).settings.playerName).toBe('Hans');
    expect((await call(second.page, 'library.list', {})).items).toHaveLength(1);
    await call(second.page, 'session.nextRound', {});
    await playRound(second.page);
    await second.close();
    expect(await readFile(path.join(usual, 'session.json'), 'utf8')).toBe(before);
  } finally {
    unmount(disk);
  }
});

test('on a small disk that is really full, everything is there once something was deleted', async ({ launch }) => {
  test.skip(!ROOT_USER, 'mounting takes an administrator');
  const disk = path.join(scratch, 'disk');
  await mkdir(disk);
  mount('-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk);
  try {
    const { page, close } = await launch({ userData: disk });
    await call(page, 'settings.change', { language: 'de', speed: 'instant' });
    await call(page, 'session.start', { house: {}, seed: 'small disk' });
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${path.join(disk, 'ballast')}`, 'bs=4096'], { stdio: 'ignore' });
    } catch {
      // dd fails when the disk is full, which is what it is for.
    }
    const ids: string[] = [];
    for (let round = 0; round < 3; round++) {
      ids.push((await playRound(page)).roundId);
      await call(page, 'session.nextRound', {});
    }
    expect(await call(page, 'settings.change', { playerName: 'Hans' })).toMatchObject({ disk: 'waits' });
    await expect(page.getByText('Noch nicht gespeichert:')).toBeVisible();
    await rm(path.join(disk, 'ballast'));
    await expect(page.getByText('Noch nicht gespeichert:')).toBeHidden({ timeout: 90_000 });
    for (const id of ids)
      expect(checkRound(await readFile(path.join(disk, 'library', `${id}.schafkopf`), 'utf8')).ok).toBe(true);
    expect(await json(disk, 'settings.json')).toMatchObject({ settings: { playerName: 'Hans' } });
    console.log(`a full disk: ${ids.length} rounds, session and settings waited and were written`);
    await close();
  } finally {
    unmount(disk);
  }
});

test('files of a newer program stay as they are, each is named, and one can play and keep one’s own', async ({
  launch,
  userData,
}) => {
  const newer = (kind: string): string =>
    JSON.stringify({ format: `schafkopf-stube-${FORMATS[kind] ?? kind}`, version: 9, later: ['x'] });
  for (const kind of NEWER_KINDS) await writeFile(path.join(userData, `${kind}.json`), newer(kind));
  const first = await launch();
  const { page } = first;
  await call(page, 'settings.change', { language: 'de', speed: 'instant', playerName: 'Hans' });
  const told = (await call(page, 'app.state', {})).problems.map(({ params }) => 'store' in params && params.store);
  expect(told.sort()).toEqual(['session', 'settings', 'window']);
  await expect(page.getByText('Laufende Partie: Die Datei „session.json“ bleibt, wie sie ist')).toBeVisible();
  await call(page, 'session.start', { house: {}, seed: 'newer' });
  await playRound(page);
  const left = await waiting(page);
  const lesson = (await call(page, 'lesson.list', {}))[0]?.number ?? 1;
  const step = (await call(page, 'lesson.open', { lesson })).steps[1]?.id ?? '';
  await call(page, 'lesson.reached', { lesson, step });
  await call(page, 'training.clock', { clock: 'off' });
  await call(page, 'progress.view', {});
  await first.close();
  for (const kind of NEWER_KINDS) expect(await readFile(path.join(userData, `${kind}.json`), 'utf8')).toBe(newer(kind));
  const second = await launch();
  expect(await waiting(second.page)).toEqual(left);
  expect((await call(second.page, 'app.state', {})).settings.playerName).toBe('Hans');
  expect((await call(second.page, 'training.overview', {})).clock).toBe('off');
});
