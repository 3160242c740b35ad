// What the program says of itself: versions and licences under Help, reports after a crash; files and rooms that the desktop asks for.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundledIn } from '../../build/bundled.mjs';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, listen } from '../../lab/support/app/app-calls.ts';
import { expect, ROOT, sharedAppTest, test, thoroughTest } from '../../lab/support/app/fixtures.ts';

/** Packages that the sources of the app import by name, types left aside. */
function importedBySources(): ReadonlySet<string> {
  const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|svelte|css)$/.test(file) && !file.startsWith('cli'),
  );
  const names = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, 'src', file), 'utf8').replace(/import type [^;]*;/g, '');
    return [...text.matchAll(/(?:from|import|url\()\s*['"]((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name ?? '');
  });
  return new Set(names.filter((name) => existsSync(path.join(ROOT, 'node_modules', name, 'package.json'))));
}

sharedAppTest('every package that the app is made from has its licence under Help', async ({ page }) => {
  await call(page, 'settings.change', { language: 'en' });
  const listed = new Set((bundledIn(ROOT) ?? []).map(({ name }) => name));
  const imported = importedBySources();
  expect(imported.size).toBeGreaterThan(5);
  expect([...imported].filter((name) => !listed.has(name))).toEqual([]);
  await page.keyboard.press('F1');
  await page.getByRole('button', { name: 'About Schafkopf Stube' }).click();
  const dialog = page.getByRole('dialog', { name: 'About Schafkopf Stube' });
  await expect(dialog.getByText('Chromium', { exact: true })).toBeVisible();
  for (const name of listed) {
    const part = dialog.locator('details').filter({ has: page.getByText(new RegExp(`^${name} \\d`)) });
    await expect(part).toHaveCount(1);
    expect((await part.locator('pre').textContent())?.length ?? 0).toBeGreaterThan(200);
  }
  await expectNoBarriers(page);
});

test('a crash of the page is told, and leaves a report without the name of the person', async ({
  app,
  page,
  userData,
  problems,
}) => {
  problems.expect(/crashed|process is gone/);
  await call(page, 'settings.change', { language: 'en' });
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
  const reports = path.join(userData, 'reports');
  await expect.poll(() => readdir(reports).catch(() => [])).toHaveLength(1);
  const [file = ''] = await readdir(reports);
  const text = await readFile(path.join(reports, file), 'utf8');
  expect(text).toContain('Schafkopf Stube: page');
  expect(text).toContain('Electron');
  // The test tool lets go of a page that has crashed; main still reaches the new one. A page asked as it dies never answers.
  const words = (): Promise<string> =>
    app.evaluate(({ BrowserWindow }) => {
      const said = BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('document.body.innerText');
      const silent = new Promise<string>((resolve) => setTimeout(resolve, 1000, ''));
      return Promise.race([said?.catch(() => ''), silent]);
    });
  await expect.poll(words, { timeout: 30_000 }).toContain('The window crashed and was reloaded');
  expect(await words()).toContain('Show the reports');
});

thoroughTest('a program that died says so at the next start, and not again after it', async ({ launch, problems }) => {
  problems.expect(/crash/i);
  const first = await launch();
  const gone = first.app.waitForEvent('close');
  await first.app.evaluate(() => void setTimeout(() => process.crash(), 50)).catch(() => undefined);
  await gone;
  const second = await launch();
  await expect(second.page.getByText(/letzten Mal abgestürzt|crashed last time/)).toBeVisible();
  await second.close();
  const third = await launch();
  await expect(third.page.locator('#app')).not.toBeEmpty();
  await third.page.waitForTimeout(500);
  await expect(third.page.getByText(/letzten Mal abgestürzt|crashed last time/)).toHaveCount(0);
});

test('house rules that are opened from outside come in, and the menu remembers them', async ({ launch, userData }) => {
  const file = path.join(userData, 'Wirtshaus.regeln');
  await writeFile(
    file,
    JSON.stringify({ format: 'schafkopf-stube-rules', version: 1, name: 'Wirtshaus am Bach', house: {} }),
  );
  const { app, page } = await launch({ args: [file] });
  await expect(page.getByText('Wirtshaus am Bach').first()).toBeVisible();
  const recent = (): Promise<string[]> =>
    app.evaluate(({ Menu }) => {
      const [files] = Menu.getApplicationMenu()?.items ?? [];
      const list = files?.submenu?.items.find(({ submenu }) => submenu !== null && submenu !== undefined);
      return (list?.submenu?.items ?? []).map(({ label }) => label);
    });
  await expect.poll(recent).toContain('Wirtshaus.regeln');
});

test('a room can be asked for on the command line, at the first start and at a second one', async ({ launch }) => {
  const { app, page } = await launch({ args: ['--room=library'] });
  await call(page, 'settings.change', { language: 'en' });
  await expect(page.getByRole('button', { name: 'Library' })).toHaveAttribute('aria-current', 'page');
  const chosen = await listen(page, 'menu.chosen');
  await app.evaluate(({ app }) => app.emit('second-instance', {}, ['program', '--room=learn'], '/', {}));
  expect(await chosen()).toEqual({ item: 'learn' });
  await expect(page.getByRole('button', { name: 'Learn' })).toHaveAttribute('aria-current', 'page');
});
