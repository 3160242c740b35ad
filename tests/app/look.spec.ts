// Pictures of every screen in several windows, kept under test-results for looking at; checks that nothing is cut off.
import type { Page } from '@playwright/test';
import path from 'node:path';
import { sample } from '../../lab/base/thorough.ts';
import { call, move } from '../../lab/support/app/app-calls.ts';
import { expect, ROOT, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { asked, barred, isOver, plays, seededSession } from '../../lab/support/app/table-page.ts';
import { resize } from '../../lab/support/app/window-size.ts';

const FOLDER = path.join(ROOT, 'test-results/look');

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(350);
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
}

/** Plays until the person may play a card while others are not allowed. */
async function toRefusal(page: Page): Promise<void> {
  for (let view = await asked(page); !isOver(view); view = await asked(page)) {
    if (plays(view) && (await barred(page).count()) > 0) return;
    await move(page);
  }
}

async function toEnd(page: Page): Promise<void> {
  while (await move(page));
  await asked(page);
}

thoroughTest('screens by day and in the evening', async ({ page }) => {
  await seededSession(page, { language: 'de', speed: 'instant', theme: 'light' });
  await picture(page, '1-start');
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await picture(page, '2-cut');
  await move(page);
  await asked(page);
  await picture(page, '3-auction');
  await toRefusal(page);
  await picture(page, '4-play');
  await barred(page).click({ force: true });
  await picture(page, '5-refusal');
  await call(page, 'settings.change', { theme: 'dark' });
  await picture(page, '6-refusal-evening');
  await toEnd(page);
  await picture(page, '7-settlement-evening');
  await call(page, 'settings.change', { theme: 'light', deck: 'french', language: 'en' });
  await picture(page, '8-settlement-english');
});

/** The smallest window; more, up to the largest, where time does not matter (THOROUGH=1). */
const WINDOWS = sample<readonly (readonly [number, number])[]>(
  [[800, 560]],
  [
    [800, 560],
    [1280, 720],
    [1920, 1080],
    [3840, 2160],
  ],
);

for (const [width, height] of WINDOWS) {
  test(`the table fits into ${width} x ${height}`, async ({ app, page }) => {
    await resize(app, page, { width, height });
    await seededSession(page, { language: 'de', speed: 'instant', theme: 'light' });
    await page.getByRole('button', { name: 'Weiterspielen' }).click();
    await toRefusal(page);
    await picture(page, `table-${width}x${height}`);
    const inside = await page.evaluate(() => {
      const fits = (node: Element): boolean => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      };
      const page = document.documentElement;
      return {
        cards: [...document.querySelectorAll('button.card')].every(fits),
        plates: [...document.querySelectorAll('.plate')].every(fits),
        scrolls: page.scrollWidth > innerWidth || page.scrollHeight > innerHeight,
      };
    });
    expect(inside).toEqual({ cards: true, plates: true, scrolls: false });
    await toEnd(page);
    await picture(page, `settlement-${width}x${height}`);
  });
}
