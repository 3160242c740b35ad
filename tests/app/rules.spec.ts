// House rules in the real app: put together by mouse, by keyboard, in force at the table and in the replay, without barriers.
import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, playRound } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { openSetup } from '../../lab/support/app/table-page.ts';

const rule = (page: Page, id: string) => page.locator(`#rule-${id}`);

async function openRules(page: Page): Promise<void> {
  await openSetup(page);
  await page.getByRole('button', { name: /^(Regeln …|Rules…)$/ }).click();
  await expect(page.getByRole('heading', { name: /^(Hausregeln|House rules)$/, level: 1 })).toBeVisible();
}

/** The system's dialogs give this file. */
async function chooseFile(app: import('@playwright/test').ElectronApplication, file: string): Promise<void> {
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: chosen });
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
  }, file);
}

test('by mouse: a set is taken, changed, saved, taken along, and played by', async ({ app, page, userData }) => {
  // Opened in English, where nothing but these rules, which are searched in both, has asked for German.
  await call(page, 'settings.change', { language: 'en', speed: 'instant', gateCalls: 'off', gateCards: 'off' });
  await openRules(page);
  await call(page, 'settings.change', { language: 'de' });
  await page.getByRole('button', { name: '„Kurze Karte“ nehmen' }).click();
  await expect(rule(page, 'deck-size').getByRole('radio', { name: 'Kurz, 24 Karten' })).toBeChecked();

  await expect(rule(page, 'stock-ante').getByRole('textbox')).toBeDisabled();
  await rule(page, 'passout-rule').getByText('Stock: Jeder zahlt ein').click();
  await rule(page, 'stock-ante').getByRole('button', { name: 'Einsatz im Stock: mehr' }).click();
  await expect(rule(page, 'stock-ante').getByRole('textbox')).toHaveValue('15');

  await page.getByRole('button', { name: 'Speichern unter …' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Beim Huber');
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('button', { name: '„Beim Huber“ nehmen' })).toHaveAttribute('aria-pressed', 'true');

  const file = path.join(userData, 'huber.regeln');
  await chooseFile(app, file);
  await page
    .getByRole('group', { name: '„Beim Huber“ verwalten' })
    .getByRole('button', { name: 'In eine Datei …' })
    .click();
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('"stock.ante": 15');
  await page.getByRole('button', { name: 'Aus einer Datei …' }).click();
  await expect(page.getByRole('button', { name: '„Beim Huber 2“ nehmen' })).toBeVisible();
  await writeFile(file, (await readFile(file, 'utf8')).replace('"stock.ante": 15', '"stock.ante": -15'));
  await page.getByRole('button', { name: 'Aus einer Datei …' }).click();
  await expect(page.getByRole('status', { name: 'Hinweise' })).toContainText('house.stock.ante');

  await page.locator('.notice.bad').getByRole('button', { name: 'Hinweis schließen' }).click();

  await page.getByRole('button', { name: 'Damit spielen' }).click();
  await page.getByRole('button', { name: 'Die Regeln an diesem Tisch' }).click();
  const sheet = page.getByRole('dialog', { name: 'Die Regeln an diesem Tisch' });
  await expect(sheet.getByRole('region', { name: 'Anders als im reinen Schafkopf' })).toContainText('15 Cent');
  await page.keyboard.press('Escape');

  const end = await playRound(page);
  await page.getByRole('button', { name: 'Bibliothek' }).click();
  await page.locator('main').getByRole('listitem').first().getByRole('button').first().click();
  await page.getByRole('button', { name: 'Regeln', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Nach diesen Regeln wurde gespielt' })).toContainText(
    'Kurz, 24 Karten',
  );
  expect(end.board.pack).toBe(24);
});

thoroughTest('the rules chosen last are there after a restart', async ({ launch }) => {
  const first = await launch();
  await call(first.page, 'settings.change', { language: 'de', speed: 'instant' });
  await openSetup(first.page);
  await first.page.getByLabel('Regeln', { exact: true }).selectOption({ label: 'Scharfe Zwanzig' });
  await first.page.getByRole('button', { name: 'Hinsetzen und spielen' }).click();
  await expect(first.page.getByRole('toolbar').or(first.page.locator('[data-question]')).first()).toBeVisible();
  await first.close();
  const again = await launch();
  await openSetup(again.page);
  await expect(again.page.getByRole('radio', { name: /Ganz kurzes Blatt/ })).toBeChecked();
  await expect(again.page.getByLabel('Regeln', { exact: true })).toHaveValue('sharp-20');
});

thoroughTest(
  'by keyboard: a rule is found and changed, a contradiction is met and left, and one sits down',
  async ({ page }) => {
    await call(page, 'settings.change', { language: 'de', speed: 'instant' });
    await openSetup(page);
    await page.getByRole('button', { name: 'Regeln …' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Regel suchen' }).focus();
    await page.keyboard.type('augen zum gewinnen');
    const points = rule(page, 'score-winAt').getByRole('textbox');
    await expect(page.locator('.rule')).toHaveCount(1);
    await points.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('95');
    const foot = page.locator('footer');
    await expect(foot).toContainText('„Augen für Schneider“ muss höher liegen als „Augen zum Gewinnen“');
    await page.getByRole('button', { name: 'Damit spielen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Hausregeln', level: 1 })).toBeVisible();
    await foot.getByRole('button', { name: 'Zu „Augen zum Gewinnen“' }).focus();
    await page.keyboard.press('Enter');
    await expect(rule(page, 'score-winAt').getByRole('heading')).toBeFocused();
    for (let i = 0; i < 8 && !(await points.evaluate((node) => node === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await expect(points).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('62');
    await page.keyboard.press('ArrowDown');
    await expect(points).toHaveValue('61');
    await expect(foot).not.toContainText('muss höher liegen');

    await page.getByRole('textbox', { name: 'Regel suchen' }).focus();
    await page.keyboard.press('Escape');
    await rule(page, 'contracts-ranking').getByRole('button', { name: 'Wenz höher' }).focus();
    await page.keyboard.press('Enter');
    await expect(rule(page, 'contracts-ranking').getByRole('listitem').nth(3)).toContainText('Wenz');
    await expect(rule(page, 'contracts-ranking').getByRole('button', { name: 'Wenz höher' })).toBeFocused();
    await page.getByRole('button', { name: 'Damit spielen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Die Regeln an diesem Tisch' })).toBeVisible();
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog')).toContainText('Rangfolge der Spiele');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

sharedAppTest('no barriers', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de', speed: 'instant', motion: 'reduced' });
  await expectNoBarriers(page);
  await openRules(page);
  await expectNoBarriers(page);
  await rule(page, 'score-winAt').getByRole('textbox').fill('95');
  await expect(page.locator('footer')).toContainText('Das geht nicht zusammen');
  await expectNoBarriers(page, { part: 'footer' });
  await rule(page, 'score-winAt').getByRole('textbox').fill('60');
  await page.getByRole('button', { name: 'Speichern unter …' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriers(page, { part: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await call(page, 'session.start', { house: { 'deck.size': 24 }, seed: 'axe' });
  await page.getByRole('button', { name: 'Tisch', exact: true }).click();
  await page.getByRole('button', { name: 'Die Regeln an diesem Tisch' }).click();
  await expect(page.getByRole('dialog')).toContainText('Kurz, 24 Karten');
  await expectNoBarriers(page);
});
