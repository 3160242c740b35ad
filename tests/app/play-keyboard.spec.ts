// A person plays a whole round with the keyboard alone, in English; the focus is never lost.
import type { Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { arrowTo, focused, tabTo, toQuestion } from '../../lab/support/app/keyboard.ts';
import { asked, barred, isOver, plays, seededSession } from '../../lab/support/app/table-page.ts';

const maySay = ({ actions }: TableView, call: string): boolean =>
  actions.some(({ decision, refusal }) => decision.type === 'call' && decision.call === call && !refusal);

async function playRound(page: Page): Promise<void> {
  let tried = false;
  for (let last: TableView | undefined; ;) {
    const view = await asked(page, last);
    last = view;
    await expect.poll(() => focused(page)).not.toBe('');
    if (isOver(view)) return;
    if (plays(view)) {
      if (!tried && (await barred(page).count()) > 0) {
        await arrowTo(page, 'barred');
        await page.keyboard.press('?');
        await expect(page.getByRole('complementary', { name: 'Tutor' })).toContainText('Why not?');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('complementary', { name: 'Tutor' })).not.toContainText('Why not?');
        tried = true;
      }
      await arrowTo(page, 'playable');
      await page.keyboard.press('Enter');
    } else {
      await toQuestion(page);
      if (maySay(view, 'spiele')) await tabTo(page, /^\s*I’ll play\s*$/);
      await page.keyboard.press('Enter');
    }
  }
}

thoroughTest('a whole round with the keyboard alone', async ({ page }) => {
  await seededSession(page, { language: 'en', speed: 'instant' });
  await expect(page.getByRole('heading', { name: 'Schafkopf Stube' })).toBeVisible();
  await tabTo(page, /^Go on playing/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Cut the cards!' })).toBeVisible();
  await expect.poll(() => focused(page)).toBe('Cut');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Home');
  await expect(page.getByText('3 cards on top, 29 stay')).toBeVisible();
  await page.keyboard.press('Tab');

  await playRound(page);
  await expect(page.locator('[data-question]')).toContainText('Next round');
  await expect(page.locator('[data-live]')).toContainText(/won|wins|thrown in/i);

  await page.keyboard.press('l');
  await expect(page.locator('[data-trick]')).toBeFocused();
  await expect(page.locator('[data-last-trick]')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByText('Round 2')).toBeVisible();
});

test('F6 goes round the regions; P and T go straight there; letters can be switched off', async ({ page }) => {
  await seededSession(page, { language: 'en', speed: 'instant' });
  await tabTo(page, /^Go on playing/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Cut');
  await page.keyboard.press('Enter');
  await asked(page);
  const region = (): Promise<string | undefined> =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region']);

  await expect.poll(() => focused(page)).not.toMatch(/^(Cut)?$/);
  await expect.poll(region).toBe('table');
  await page.keyboard.press('p');
  await expect.poll(region).toBe('sheet');
  const visited = new Set<string | undefined>();
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('F6');
    visited.add(await region());
  }
  expect([...visited].sort()).toEqual(['hand', 'sheet', 'table', 'tutor']);

  await page.keyboard.press('p');
  await expect.poll(region).toBe('sheet');
  await page.keyboard.press('t');
  await expect.poll(region).toBe('tutor');

  await call(page, 'settings.change', { letterKeys: 'off', language: 'de' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('p');
  await page.waitForTimeout(100);
  expect(await region()).toBe('tutor');
});
