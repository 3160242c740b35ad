// The own cards in the own order, in the real app: dragged with the mouse, moved by keys, sorted again; a drag plays nothing.
import type { Page } from '@playwright/test';
import { expect, sharedAppTest as test } from '../../lab/support/app/fixtures.ts';
import { call, move, waiting } from '../../lab/support/app/app-calls.ts';
import { seededSession } from '../../lab/support/app/table-page.ts';

const shown = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('[data-region="hand"] button[data-card]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-card')));

/** Presses on the card at a place and lets go over the card at another one. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const cards = page.locator('[data-region="hand"] button[data-card]');
  const [start, end] = [await cards.nth(from).boundingBox(), await cards.nth(to).boundingBox()];
  if (!start || !end) throw new Error('no such card');
  await page.mouse.move(start.x + start.width / 3, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 3, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('a card is dragged to another place, moved by keys, and sorted again; nothing is played by it', async ({
  page,
}) => {
  await seededSession(page, { language: 'de', speed: 'instant', motion: 'reduced', doublingPrompt: 'button' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  while ((await waiting(page)).asked !== 'play') if (!(await move(page))) await call(page, 'session.nextRound', {});
  await expect(page.locator('[data-region="hand"] button[data-card]').first()).toBeVisible();
  const { at } = await waiting(page);
  const sorted = await shown(page);
  expect(sorted.length).toBeGreaterThan(3);

  await drag(page, 0, 3);
  const dragged = [sorted[1], sorted[2], sorted[3], sorted[0], ...sorted.slice(4)];
  await expect.poll(() => shown(page)).toEqual(dragged);
  await expect(page.locator('[data-sort]')).toBeVisible();

  await page.locator(`[data-region="hand"] [data-card="${dragged[3]}"]`).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => shown(page)).toEqual([sorted[1], sorted[2], sorted[0], sorted[3], ...sorted.slice(4)]);

  await page.keyboard.press('o');
  await expect.poll(() => shown(page)).toEqual(sorted);
  await expect(page.locator('[data-sort]')).toHaveCount(0);
  expect((await waiting(page)).at).toBe(at);
});
