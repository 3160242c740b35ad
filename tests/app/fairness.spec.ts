// "Fairly dealt?": the fingerprint is there from the first moment, holds to the end, and is what sha256sum prints; levels.
import { execFileSync } from 'node:child_process';
import { call, move, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { seededSession } from '../../lab/support/app/table-page.ts';

sharedAppTest(
  'the fingerprint told before the round is that of the cards laid open after it',
  async ({ app, page }) => {
    await seededSession(page, { language: 'de', speed: 'instant' });
    await page.getByRole('button', { name: 'Weiterspielen' }).click();
    await page.getByRole('button', { name: 'Ehrlich gegeben?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ehrlich gegeben?' });
    await expect(dialog.getByRole('heading', { name: 'Fingerabdruck von Runde 1' })).toBeVisible();
    await expect(dialog).toContainText('Sobald Runden in der Bibliothek liegen');
    await dialog.getByRole('button', { name: 'Fingerabdruck kopieren' }).click();
    await expect(dialog.getByRole('button', { name: 'Fingerabdruck kopieren' })).toHaveText('Kopiert');
    const told = await app.evaluate(({ clipboard }) => clipboard.readText());
    expect(told).toMatch(/^[0-9a-f]{64}$/);
    await expect(dialog).toContainText(told);
    await page.keyboard.press('Escape');

    await playRound(page);
    await page.getByRole('button', { name: 'Ehrlich gegeben?' }).click();
    await dialog.getByText('stimmt', { exact: true }).click();
    await expect(dialog).toContainText(told);
    await expect(dialog.getByRole('row')).toHaveCount(5);
    await dialog.getByRole('button', { name: 'Befehl kopieren' }).click();
    const command = await app.evaluate(({ clipboard }) => clipboard.readText());
    expect(command).toMatch(/^printf '%s' '[EGHSATKOU0-9a-f ]+' \| sha256sum$/);
    if (process.platform === 'linux') expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).toContain(told);
  },
);

thoroughTest('help leads there, in English too', async ({ page }) => {
  await call(page, 'settings.change', { language: 'en' });
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'Fairly dealt?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fairly dealt?' });
  await expect(dialog).toContainText('No round is going on.');
  await expect(dialog).toContainText('their own cards');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

thoroughTest(
  'the Meister thinks while the page stays awake, and the app quits in the middle of it',
  async ({ launch }) => {
    const { page, close } = await launch();
    await call(page, 'settings.change', { language: 'de', speed: 'instant' });
    await call(page, 'session.start', { house: {}, level: 'meister', seed: 'eins' });
    await expect(page.getByText('Spielstärke: Meister')).toBeVisible();
    for (let view = await waiting(page); view.board.phase !== 'playing'; view = await waiting(page)) await move(page);
    await waiting(page);
    await move(page);
    await close();
  },
);
