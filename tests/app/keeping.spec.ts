// What is kept where the disk is full, or holds files of a newer program.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkRound } from '../../src/main/rounds/check-round.ts';
import { call, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { asked, finished, mount, ROOT_USER, STAND_IN, unmount } from '../../lab/support/app/disks.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';

const NEWER_KINDS = ['session', 'settings', 'rules', 'lessons', 'training', 'progress', 'window'] as const;
const FORMATS: Readonly<Record<string, string>> = { rules: 'own-rules' };

const json = async (...parts: string[]): Promise<unknown> => JSON.parse(await readFile(path.join(...parts), 'utf8'));

let scratch = '';
test.beforeEach(async () => void (scratch = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-keeping-'))));
test.afterEach(() => rm(scratch, { recursive: true, force: true, maxRetries: 3 }));

thoroughTest(
  'a full disk loses nothing: what waits is named, and written when there is room again',
  async ({ launch, userData }) => {
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
    expect(await call(page, 'rules.save', { name: 'Beim Wirt', house })).toMatchObject({
      outcome: 'saved',
      disk: 'waits',
    });
    const shown = page.getByText('Noch nicht gespeichert:').locator('..');
    for (const kind of ['laufende Partie', 'Einstellungen', 'eigene Hausregeln', 'gespielte Runden', 'kein Platz mehr'])
      await expect(shown).toContainText(kind);
    expect(await readdir(path.join(userData, 'library'))).toEqual([]);

    await rm(full);
    await page.getByRole('button', { name: 'Jetzt noch einmal versuchen' }).click();
    await expect(page.getByText('Jetzt ist alles gespeichert.')).toBeVisible();
    expect(
      (await readdir(path.join(userData, 'library'))).filter((name) => name.endsWith('.schafkopf')).sort(),
    ).toEqual([first, second].map((id) => `${id}.schafkopf`));
    for (const id of [first, second])
      expect(checkRound(await readFile(path.join(userData, 'library', `${id}.schafkopf`), 'utf8')).ok).toBe(true);
    expect(await json(userData, 'settings.json')).toMatchObject({ settings: { playerName: 'Hans' } });
    expect(await json(userData, 'rules.json')).toMatchObject({ sets: [{ name: 'Beim Wirt' }] });
    expect(await json(userData, 'session.json')).toMatchObject({ savedAs: second });
    await close();
  },
);

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

thoroughTest(
  'on a small disk that is really full, everything is there once something was deleted',
  async ({ launch }) => {
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
  },
);

thoroughTest(
  'files of a newer program stay as they are, each is named, and one can play and keep one’s own',
  async ({ launch, userData }) => {
    const newer = (kind: string): string =>
      JSON.stringify({ format: `schafkopf-stube-${FORMATS[kind] ?? kind}`, version: 9, later: ['x'] });
    for (const kind of NEWER_KINDS) await writeFile(path.join(userData, `${kind}.json`), newer(kind));
    const first = await launch();
    const { page } = first;
    await call(page, 'settings.change', { language: 'de', speed: 'instant', playerName: 'Hans' });
    const told = (await call(page, 'app.state', {})).problems.map(({ params }) => 'store' in params && params.store);
    expect(told.sort()).toEqual(['session', 'settings', 'window']);
    const notice = page.getByRole('status').getByText('Diese Dateien stammen aus einer neueren Schafkopf Stube');
    for (const kind of ['session', 'settings', 'window']) await expect(notice).toContainText(`„${kind}.json“`);
    await call(page, 'session.start', { house: {}, seed: 'newer' });
    const left = await finished(page);
    const lesson = (await call(page, 'lesson.list', {}))[0]?.lesson ?? 1;
    const step = (await call(page, 'lesson.open', { lesson })).steps[1]?.id ?? '';
    await call(page, 'lesson.reached', { lesson, step });
    await call(page, 'training.clock', { clock: 'off' });
    await call(page, 'progress.view', {});
    await first.close();
    for (const kind of NEWER_KINDS)
      expect(await readFile(path.join(userData, `${kind}.json`), 'utf8')).toBe(newer(kind));
    const second = await launch();
    expect(await waiting(second.page)).toEqual(left);
    expect((await call(second.page, 'app.state', {})).settings.playerName).toBe('Hans');
    expect((await call(second.page, 'training.overview', {})).clock).toBe('off');
  },
);
