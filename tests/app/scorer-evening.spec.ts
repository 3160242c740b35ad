// A long evening at a real table: eighty deals of every game of the rules, by keyboard and by mouse, as quickly as a scorer would want.
import type { Page } from '@playwright/test';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, thoroughTest } from '../../lab/support/app/fixtures.ts';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil'];

const DEALS = 80;
/** Milliseconds by keyboard, and clicks by mouse, that a deal may take. */
const [QUICK, FEW] = [9000, 6];

const question = (page: Page, part: string) => page.locator(`[data-part="${part}"]`);
const focusedPart = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part']);

/** A deal by keyboard: digits answer one question after the other, card points are typed. */
async function byKeyboard(page: Page, deal: number, games: number): Promise<number> {
  const begun = Date.now();
  await expect.poll(() => focusedPart(page)).toBe('declarer');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press(String((deal % games) + 1));
  await expect.poll(() => focusedPart(page)).not.toBe('game');
  for (let part = await focusedPart(page); part === 'declarer' || part === 'partner'; part = await focusedPart(page)) {
    await page.keyboard.press(String(part === 'declarer' ? (deal % 4) + 1 : ((deal + 1) % 4) + 1));
    await expect.poll(() => focusedPart(page)).not.toBe(part);
  }
  if ((await focusedPart(page)) === 'points') await page.keyboard.type(String(40 + deal));
  else await page.keyboard.press('1');
  await expect(page.getByRole('status').getByText('Rechnung')).toBeVisible();
  await page.keyboard.press('Enter');
  return Date.now() - begun;
}

/** A deal by mouse; gives how often was clicked. */
async function byMouse(page: Page, deal: number, games: number): Promise<number> {
  let clicks = 0;
  const choose = async (part: string, at: number): Promise<void> => {
    const options = question(page, part).getByRole('radio');
    if ((await options.count()) === 0) return;
    await options.nth(at % (await options.count())).click();
    clicks += 1;
  };
  if (deal % games > 0) await choose('game', deal % games);
  await choose('declarer', deal);
  await choose('partner', deal + 1);
  await choose('result', deal);
  await expect(page.getByRole('status').getByText('Rechnung')).toBeVisible();
  await page.getByRole('button', { name: 'Aufschreiben' }).click();
  return clicks + 1;
}

thoroughTest('eighty deals of every game are entered by keyboard and by mouse, each soon enough', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de', motion: 'reduced' });
  await page.getByRole('button', { name: 'Am echten Tisch' }).click();
  await page.getByRole('button', { name: 'Neuer Abend' }).click();
  for (const [at, name] of NAMES.entries()) await page.getByLabel(`Name ${at + 1}`).fill(name);
  await page.getByRole('button', { name: 'Anfangen' }).click();
  await expect(page.getByText('Es gibt und setzt aus: Anna')).toBeVisible();
  const games = await question(page, 'game').getByRole('radio').count();
  expect(games).toBeGreaterThan(2);
  const times: number[] = [];
  const clicks: number[] = [];
  for (let deal = 1; deal <= DEALS; deal++) {
    if (deal % 2 === 1) times.push(await byKeyboard(page, deal, games));
    else clicks.push(await byMouse(page, deal, games));
    await expect(page.locator('.course tbody tr')).toHaveCount(deal);
  }
  console.log(`slowest by keyboard ${Math.max(...times)} ms, most clicks ${Math.max(...clicks)}, games ${games}`);
  expect(Math.max(...times)).toBeLessThan(QUICK);
  expect(Math.max(...clicks)).toBeLessThanOrEqual(FEW);
  const [evening] = await call(page, 'scorer.list', {});
  expect(evening?.deals).toBe(DEALS);
  expect(evening?.people.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
});
