// A dialog comes over the page: the room is dimmed first, and stays so when the sheet is there.
import type { Page } from '@playwright/test';
import { expect, sharedAppTest as test } from '../../lab/support/app/fixtures.ts';

/** So many frames are looked at once the sheet is there. */
const AFTERWARDS = 20;

/** How many layers dim the page, in each frame from now on until the sheet has been there for a while. */
const dimmed = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    (afterwards) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        let left = afterwards;
        const look = (): void => {
          seen.push(document.querySelectorAll('.ui-dialog-overlay').length);
          if (document.querySelector('[role="dialog"]')) left--;
          if (left > 0) requestAnimationFrame(look);
          else resolve(seen);
        };
        requestAnimationFrame(look);
      }),
    AFTERWARDS,
  );

test('the room is dimmed once when a dialog opens, without a frame between', async ({ page }) => {
  const frames = dimmed(page);
  await page
    .getByRole('button', { name: /^(Einstellungen|Settings)$/ })
    .first()
    .click();
  expect((await frames).join('')).toMatch(/^0*1+$/);
});
