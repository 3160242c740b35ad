// Automatic accessibility checks of every screen in both themes; what must be announced is announced.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Settings } from '../../src/shared/settings.ts';
import { move } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { asked, isOver, plays, seededSession } from './table-page.ts';

test.describe.configure({ timeout: 90_000 });

async function clean(page: Page, where: string): Promise<void> {
  await page.waitForTimeout(150);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const told = violations.map(({ id, help, nodes }) => ({ where, id, help, nodes: nodes.map(({ html }) => html) }));
  expect(told).toEqual([]);
}

async function lookEverywhere(page: Page, settings: Partial<Settings>): Promise<void> {
  const { theme = '' } = settings;
  await seededSession(page, { ...settings, speed: 'instant', motion: 'reduced' });
  await expect(page.getByRole('button', { name: 'Weiterspielen' })).toBeVisible();
  await clean(page, `start ${theme}`);

  await page.getByRole('button', { name: 'Einstellungen' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await clean(page, `settings ${theme}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await clean(page, `cutting ${theme}`);
  const seen = new Set<string>();
  for (let view = await asked(page); !isOver(view); view = await asked(page)) {
    const { phase } = view.board;
    if (!seen.has(phase)) await clean(page, `${phase} ${theme}`);
    seen.add(phase);
    if (plays(view) && !seen.has('refused') && (await page.locator('button.card.barred').count()) > 0) {
      await page.locator('button.card.barred').first().click({ force: true });
      await clean(page, `refused ${theme}`);
      seen.add('refused');
    }
    await move(page);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['cutting', 'auction', 'playing', 'refused']));
  await clean(page, `settlement ${theme}`);

  await page.getByRole('button', { name: 'Ehrlich gegeben?' }).click();
  await page.getByRole('dialog').getByText('stimmt').click();
  await clean(page, `fairness ${theme}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Bibliothek' }).click();
  await clean(page, `library ${theme}`);
}

test('no violations by day', async ({ page }) => lookEverywhere(page, { language: 'de', theme: 'light' }));

test('no violations in the evening', async ({ page }) => lookEverywhere(page, { language: 'de', theme: 'dark' }));

test('the hand is one tab stop of named buttons; the course is told', async ({ page }) => {
  await seededSession(page, { language: 'en', speed: 'instant' });
  await page.getByRole('button', { name: 'Go on playing' }).click();
  for (let view = await asked(page); !plays(view); view = await asked(page)) await move(page);
  const stops = page.getByRole('toolbar', { name: 'Your cards' }).locator('button[tabindex="0"]');
  await expect(stops).toHaveCount(1);
  for (const name of await page.getByRole('toolbar').getByRole('button').allInnerTexts()) expect(name).toBe('');
  const labels = await page
    .getByRole('toolbar')
    .getByRole('button')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? ''));
  expect(labels.filter((label) => /playable/.test(label)).length).toBeGreaterThan(0);
  for (const label of labels) expect(label).toMatch(/playable|not allowed/);
  await expect(page.locator('[data-live]')).toContainText('Your turn');
  await expect(page.getByRole('log')).not.toBeEmpty();
});
