// What the table asks out of turn reaches a player with the keyboard alone; another game asks before it ends a round.
import type { Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { call, move, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test } from '../../lab/support/app/fixtures.ts';
import { isOver, openSetup } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 120_000 });

/** Sessions one after another, until the table asks for a Stoss; the page at its table. */
async function untilStoss(page: Page): Promise<TableView> {
  await call(page, 'settings.change', { language: 'de', speed: 'instant', gateCards: 'off', gateCalls: 'off' });
  for (let n = 0; n < 60; n++) {
    await call(page, 'session.start', { house: {}, level: 'anfaenger', seed: `stoss ${n}` });
    let view = await waiting(page);
    while (!isOver(view) && view.asked !== 'stoss') {
      await move(page);
      view = await waiting(page);
    }
    if (view.asked === 'stoss') return view;
  }
  throw new Error('nobody may give a Stoss in 60 deals');
}

test('a Stoss is asked, spoken, and answered by a key', async ({ page }) => {
  const asked = await untilStoss(page);
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  const slip = page.getByRole('group', { name: 'Gibst du Stoß?' });
  await expect(slip.getByRole('button', { name: 'Nein, weiter' })).toBeFocused();
  await expect(page.locator('[data-live]')).toContainText('Gibst du Stoß? J heißt ja, N heißt nein.');
  await expect(page.locator('.plate').filter({ hasText: 'Du bist gefragt' })).toHaveCount(1);
  await expect(page.getByText('überlegt …')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(slip).toBeHidden();
  await expect.poll(async () => (await waiting(page)).at).toBeGreaterThan(asked.at);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-region="hand"], [data-question]') !== null))
    .toBe(true);
});

test('another game asks what becomes of the one at the table', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de', speed: 'instant' });
  await call(page, 'session.start', { house: {}, seed: 'ober' });
  await move(page);
  const before = await waiting(page);
  const dialog = page.getByRole('dialog', { name: 'Was wird aus dem Spiel am Tisch?' });
  const still = async (): Promise<boolean> => (await waiting(page)).sessionId === before.sessionId;

  await openSetup(page);
  for (const game of ['Schafkopf', 'Bierkopf', 'Zu dritt']) {
    await page.getByRole('radio', { name: new RegExp(`^${game}`) }).check();
    await page.getByRole('button', { name: 'Hinsetzen und spielen' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await still()).toBe(true);
  }
  await page.getByRole('button', { name: 'Lernen', exact: true }).click();
  await page.getByRole('button', { name: 'Hinsetzen' }).click();
  await dialog.getByRole('button', { name: 'Zurück zur Runde' }).click();
  await expect(page.getByRole('heading', { name: 'Spieltisch' })).toBeAttached();
  expect(await still()).toBe(true);
  await page.getByRole('button', { name: 'Lernen', exact: true }).click();
  await page.getByRole('button', { name: 'Hinsetzen' }).click();
  await dialog.getByRole('button', { name: 'Aufgeben und neu anfangen' }).click();
  await expect.poll(still).toBe(false);
});
