// Lessons of playing well in the real app: one from beginning to end by mouse, the beginning of another one by keyboard, and the three ways.
import type { Locator, Page } from '@playwright/test';
import { call } from '../../lab/support/app/app-calls.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';

test.describe.configure({ timeout: 120_000 });

const next = (page: Page): Locator => page.getByRole('button', { name: 'Weiter', exact: true });
const feedback = (page: Page): Locator => page.locator('.feedback');
const hand = (page: Page): Locator => page.getByRole('toolbar', { name: 'Deine Karten' }).getByRole('button');
const playCard = (page: Page, name: string): Promise<void> =>
  hand(page)
    .filter({ hasText: name })
    .or(hand(page).and(page.getByRole('button', { name: new RegExp(`^${name}`) })))
    .first()
    .click();

test('the highest trump that is left, by mouse: a wrong card with what it costs, five positions, the deal at the end', async ({
  page,
}) => {
  await call(page, 'settings.change', { language: 'de', theme: 'dark', speed: 'instant', motion: 'reduced' });
  await page.getByRole('button', { name: 'Lernen', exact: true }).click();
  for (const way of ['Die Regeln', 'Gut spielen', 'Andere Spiele und Hausregeln'])
    await expect(page.getByRole('region', { name: way })).toBeVisible();
  await expectNoBarriers(page, { where: 'ways' });
  await page
    .getByRole('region', { name: 'Gut spielen' })
    .getByRole('button', { name: /höchste Trumpf$/ })
    .click();
  await next(page).click();
  await expectNoBarriers(page, { where: 'position' });
  await playCard(page, 'Eichel-Zehn');
  await expect(feedback(page)).toContainText('Noch nicht.');
  await expect(feedback(page)).toContainText('gewinnt von 100 Spielen 94 weniger');
  await expectNoBarriers(page, { where: 'wrong card' });
  await playCard(page, 'Herz-Ober');
  await expect(feedback(page)).toContainText('2 von 3 Sternen');
  await next(page).click();
  await next(page).click();
  for (const card of ['Herz-Unter', 'Schellen-Ober', 'Herz-Unter', 'Herz-Sau']) {
    await playCard(page, card);
    await expect(feedback(page)).toContainText('Richtig!');
    await next(page).click();
  }
  for (const [index, card] of ['Eichel-Ober', 'Herz-Zehn', 'Eichel-Acht', 'Gras-Sau', 'Eichel-Zehn'].entries()) {
    await expect(hand(page)).toHaveCount(5 - index);
    await playCard(page, card);
  }
  await expect(feedback(page)).toContainText('Gewonnen!');
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('heading', { name: 'Geschafft!' })).toBeVisible();
});

thoroughTest('drawing trumps, by keyboard', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de', theme: 'light', speed: 'instant', motion: 'reduced' });
  await call(page, 'lesson.reached', { lesson: 30, step: '30.1' });
  await page.getByRole('button', { name: 'Lernen', exact: true }).click();
  await page.getByRole('button', { name: /Trumpf ziehen$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(hand(page)).toHaveCount(5);
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expect(feedback(page)).toContainText('Noch nicht.');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(feedback(page)).toContainText('Richtig!');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /^Schritt 3 von / })).toBeVisible();
});
