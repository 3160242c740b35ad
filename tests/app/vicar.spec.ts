// Vicar's Schafkopf in the real app: two sit down, call, play and count their piles, by mouse and by keyboard.
import type { Page } from '@playwright/test';
import type { TableView } from '../../src/shared/board.ts';
import { call, waiting } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { isOver } from './table-page.ts';

const SHOTS = process.env['STUBE_SHOTS'];

async function sitDown(page: Page, language: 'de' | 'en'): Promise<void> {
  await call(page, 'settings.change', {
    language,
    speed: 'instant',
    motion: 'reduced',
    gateCards: 'off',
    gateCalls: 'off',
  });
  await call(page, 'session.start', { game: 'vicar', house: {}, mode: 'marked', seed: 'vicar' });
  await page.reload();
  await page.getByRole('button', { name: /^(Weiterspielen|Go on playing)/ }).click();
}

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

test('a round is called, played and counted by mouse', async ({ page }) => {
  await sitDown(page, 'de');
  const seen = new Set<string>();
  for (;;) {
    const view: TableView = await waiting(page);
    if (!seen.has(view.asked ?? '')) await shot(page, `vicar-${view.asked}`);
    seen.add(view.asked ?? '');
    if (isOver(view)) break;
    if (view.asked === 'play') await page.locator('button.card:not([aria-disabled])').first().click();
    else if (view.asked === 'announce') await page.locator('[data-question] .choice:not(.refused)').first().click();
    else await page.locator('[data-foot] button, [data-question] button').first().click();
    await expect.poll(async () => (await waiting(page)).at).not.toBe(view.at);
  }
  await shot(page, 'vicar-end');
  expect(seen).toContain('announce');
  expect(seen).toContain('play');
  await expect(page.getByText(/Punkt/).first()).toBeVisible();
});
