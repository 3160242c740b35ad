// The table lives: faces at the places, a game alone announced with weight, coins that move; and none of it with reduced motion
// or at once.
import type { Page } from '@playwright/test';
import type { Settings } from '../../src/shared/files/settings.ts';
import { call, move, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { asked, isOver, seededSession } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 120_000 });

/** Announces a Solo as soon as that can be done. */
async function announceSolo(page: Page, settings: Partial<Settings>): Promise<void> {
  await seededSession(page, { language: 'de', speed: 'instant', sound: 'off', ...settings });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  for (let view = await asked(page); ; view = await asked(page)) {
    const solo = view.actions.find(
      ({ decision, refusal }) => !refusal && decision.type === 'announce' && decision.announcement.contract === 'solo',
    );
    if (!solo) {
      await move(page);
      continue;
    }
    await call(page, 'settings.change', { speed: settings.speed ?? 'instant' });
    await call(page, 'table.decide', { at: view.at, decision: solo.decision });
    return;
  }
}

test('faces, a herald and coins', async ({ page }) => {
  await announceSolo(page, { speed: 'slow', motion: 'full' });
  await expect(page.locator('[data-herald]')).toContainText('-Solo');
  await expect(page.locator('.mat img')).toHaveCount(3);
  await call(page, 'settings.change', { speed: 'instant' });
  for (let view = await waiting(page); view.board.hands[view.board.you].size > 1; view = await waiting(page))
    await move(page);
  await expect(page.locator('[data-herald]')).toHaveCount(0);
  await call(page, 'settings.change', { speed: 'fast' });
  for (let view = await waiting(page); !isOver(view); view = await waiting(page)) await move(page);
  await expect(page.locator('.coin')).toHaveCount(9);
  await expect(page.locator('.mat img:not([data-mood="calm"])')).toHaveCount(3);
});

thoroughTest('with reduced motion nothing flies, but all is told', async ({ page }) => {
  await announceSolo(page, { speed: 'fast', motion: 'reduced' });
  for (let view = await waiting(page); !isOver(view); view = await waiting(page)) await move(page);
  await expect(page.locator('[data-question="next"]')).toBeVisible();
  await expect(page.locator('.coin')).toHaveCount(0);
});
