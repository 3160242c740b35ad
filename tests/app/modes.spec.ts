// What the system asks for: forced colours, more contrast, less motion, a finger instead of a pointer; each tried at the table.
import type { Page } from '@playwright/test';
import { move } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { arrowTo } from './keyboard.ts';
import { asked, barred, isOver, plays, seededSession } from './table-page.ts';

test.describe.configure({ timeout: 90_000 });

/** The picture folder, if pictures are wanted. */
const SHOTS = process.env['STUBE_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/modes-${name}.png` });
};

/** The least edge of what a finger is to hit, in CSS pixels; half of one is lost to rounding. */
const TARGET = 43.5;

/** At the table, with cards in the hand of which some may be played and others not. */
async function atChoice(page: Page): Promise<void> {
  await seededSession(page, { language: 'de', speed: 'instant' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  for (let view = await asked(page); !isOver(view); view = await asked(page)) {
    if (plays(view) && (await barred(page).count()) > 0) return;
    await move(page);
  }
  throw new Error('no card was barred in this round');
}

test('colours forced by the system keep what may be played, where one is, and the focus apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await atChoice(page);
  const outline = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => getComputedStyle(node).outlineStyle);
  expect(await outline('button.card.barred .lift')).toBe('none');
  expect(await outline('button.card.playable .lift')).not.toBe('none');
  expect(await outline('[aria-current="page"]')).not.toBe('none');
  await arrowTo(page, 'barred');
  expect(await outline('button.card.barred:focus-visible .lift')).not.toBe('none');
  await shot(page, 'forced');
});

test('more contrast and less motion are taken from the system', async ({ page }) => {
  const root = page.locator('html');
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await expect(root).toHaveAttribute('data-contrast', 'high');
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'no-preference' });
  await expect(root).toHaveAttribute('data-contrast', 'normal');
  await expect(root).toHaveAttribute('data-motion', 'full');
});

test('a finger finds targets of 44 pixels, and a long press on a card asks why', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await atChoice(page);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const small = await page.locator('button, select, summary').evaluateAll(
    (nodes, least) =>
      nodes.flatMap((node) => {
        const { width, height } = node.getBoundingClientRect();
        const hidden = width === 0 || node.matches('[data-card], [data-card] *, .card');
        return hidden || Math.min(width, height) >= least
          ? []
          : [`${node.ariaLabel ?? node.textContent.trim()}: ${Math.round(width)} x ${Math.round(height)}`];
      }),
    TARGET,
  );
  await shot(page, 'finger');
  expect(small).toEqual([]);

  const box = await barred(page).boundingBox();
  if (!box) throw new Error('the card is not in sight');
  const at = { x: box.x + 12, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(900);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('complementary', { name: 'Tutor' })).toContainText('Warum nicht?');
  await session.detach();
});
