// What the system asks for: forced colours, more contrast, less motion, a finger instead of a pointer; each tried at the table.
import type { Page } from '@playwright/test';
import { expectStrongContrast } from '../../lab/support/app/axe.ts';
import { call, move, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { arrowTo } from '../../lab/support/app/keyboard.ts';
import { hiddenOfCoach } from '../../lab/support/app/room.ts';
import { asked, barred, isOver, openSheet, plays, seededSession } from '../../lab/support/app/table-page.ts';
import { resize } from '../../lab/support/app/window-size.ts';

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

/** What a finger could miss: a choice is as large as the label around it; words in a sentence are left out, and cards. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.locator('button, select, summary, input:not([type="hidden"])').evaluateAll(
    (nodes, least) =>
      nodes.flatMap((node) => {
        const isChoice = node.matches('[type="radio"], [type="checkbox"]');
        const { width, height } = ((isChoice && node.closest('label')) || node).getBoundingClientRect();
        // One pixel wide is what is only there for screen readers.
        const hidden = width <= 1 || height <= 1 || node.matches('[data-card], [data-card] *, .card');
        return hidden || Math.min(width, height) >= least
          ? []
          : [`${node.ariaLabel ?? node.textContent.trim()}: ${Math.round(width)} x ${Math.round(height)}`];
      }),
    TARGET,
  );

/** Goes to each of these rooms and sheets, and looks there. */
async function inRooms(page: Page, look: (room: string) => Promise<void>): Promise<void> {
  for (const room of ['Lernen', 'Bibliothek', 'Glossar']) {
    await page.getByRole('button', { name: room, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(room);
  }
  await page.getByRole('button', { name: 'Schafkopf Stube' }).click();
  await page.getByRole('button', { name: 'Einrichten' }).click();
  await look('Einrichten');
  await page.getByRole('button', { name: 'Regeln …' }).click();
  await expect(page.getByRole('heading', { name: 'Hausregeln', level: 1 })).toBeVisible();
  await look('Hausregeln');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('Einstellungen');
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

thoroughTest('in high contrast every text stands out by 7 to 1, at the table and in the rooms', async ({ page }) => {
  test.slow();
  await atChoice(page);
  await call(page, 'settings.change', { contrast: 'high' });
  while ((await waiting(page)).board.tricksWon.every((won) => won === 0)) await move(page);
  await expect(page.locator('.takes')).toBeVisible();
  await expectStrongContrast(page, 'table');
  while (await move(page));
  await expect(page.locator('[data-coach]')).toBeVisible();
  await expectStrongContrast(page, 'settlement');
  await inRooms(page, (room) => expectStrongContrast(page, room));
});

test('a finger finds targets of 44 pixels, and a long press on a card asks why', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await atChoice(page);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await shot(page, 'finger');
  expect(await smallTargets(page)).toEqual([]);

  const box = await barred(page).boundingBox();
  if (!box) throw new Error('the card is not in sight');
  const at = { x: box.x + 12, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(900);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('complementary', { name: 'Tutor' })).toContainText('Warum nicht?');
  const found: Record<string, readonly string[]> = {};
  await inRooms(page, async (room) => void (found[room] = await smallTargets(page)));
  expect(Object.entries(found).filter(([, small]) => small.length > 0)).toEqual([]);
  await session.detach();
});

/** Windows in which the slip of a round has little room: a low one, and such in which the sheet lies open beside it. */
const SLIPS = [
  { width: 800, height: 560, sheet: 'folded' },
  { width: 1366, height: 768, sheet: 'open' },
  { width: 1920, height: 1080, sheet: 'open' },
] as const;

thoroughTest(
  'the coach is in sight on the slip with buttons for a finger, in a low window and beside an open sheet',
  async ({ app, page }) => {
    test.slow();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
    await atChoice(page);
    while (await move(page));
    await expect(page.locator('[data-coach]')).toContainText('Genauigkeit', { timeout: 60_000 });
    for (const { sheet, ...size } of SLIPS) {
      await resize(app, page, size);
      if (sheet === 'open') await openSheet(page);
      for (const language of ['de', 'en'] as const) {
        await call(page, 'settings.change', { language });
        await shot(page, `slip-${size.width}-${language}`);
        await expect.poll(() => hiddenOfCoach(page), `${size.width} ${language}`).toBeLessThanOrEqual(1);
      }
    }
    await session.detach();
  },
);
