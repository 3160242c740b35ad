// Library and replay on the page: a finished round is found, walked through, seen from other seats, and removed.
import type { Locator, Page } from '@playwright/test';
import type { Settings } from '../../src/shared/files/settings.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, playRound } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { seededSession } from '../../lab/support/app/table-page.ts';
import { resize } from '../../lab/support/app/window-size.ts';

const rows = (page: Page): Locator => page.getByRole('button', { name: /Besprechen$/ });
const remarks = (page: Page): Locator => page.getByRole('complementary', { name: 'Anmerkungen zum Schritt' });
const position = (page: Page): Locator => remarks(page).getByText(/^Schritt \d+ von \d+$/);

/** How many cards of the trick lie on another one, but for their tilt. */
const overlapping = (page: Page): Promise<number> =>
  page.locator('.trick .spot').evaluateAll((spots) => {
    const boxes = spots.map((spot) => spot.getBoundingClientRect());
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return boxes.filter((box, at) => boxes.slice(at + 1).some((other) => meet(box, other))).length;
  });

/** How much of the replay's height its table has, of 1. */
const shareOfTable = (page: Page): Promise<number> =>
  page.locator('.replay > .table').evaluate((table) => table.clientHeight / (table.parentElement?.clientHeight ?? NaN));

/** Plays rounds to their end by calls, then opens the library on the page. */
async function libraryOf(page: Page, rounds: number, settings: Partial<Settings> = {}): Promise<void> {
  await seededSession(page, { language: 'de', speed: 'instant', motion: 'reduced', ...settings });
  for (let round = 1; round <= rounds; round++) {
    if (round > 1) await call(page, 'session.nextRound', {});
    await playRound(page);
  }
  await expect.poll(async () => (await call(page, 'library.list', {})).items.length).toBe(rounds);
  await page.getByRole('button', { name: 'Bibliothek' }).first().click();
  await expect(rows(page)).toHaveCount(rounds);
}

async function openReplay(page: Page, settings: Partial<Settings> = {}): Promise<number> {
  await libraryOf(page, 1, settings);
  await rows(page).first().click();
  await expect(position(page)).toHaveText(/^Schritt 0 von \d+$/);
  return Number(/von (\d+)/.exec(await position(page).innerText())?.[1]);
}

test('a round is stepped through with keys and buttons to its bill', async ({ app, page }) => {
  const last = await openReplay(page);
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText(`Schritt 1 von ${last}`);
  await page.getByRole('button', { name: 'Einen Schritt weiter' }).click();
  await expect(position(page)).toHaveText(`Schritt 2 von ${last}`);
  await page.keyboard.press('ArrowLeft');
  await expect(position(page)).toHaveText(`Schritt 1 von ${last}`);
  await page.keyboard.press('3');
  await expect(remarks(page).getByRole('heading', { level: 2 })).toContainText('Stich 3');
  await page.getByRole('button', { name: 'Stich 5' }).click();
  await expect(remarks(page).getByRole('heading', { level: 2 })).toContainText('Stich 5');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.trick .spot')).toHaveCount(4, { timeout: 300 });
  }).toPass();
  await resize(app, page, { width: 1920, height: 1080 });
  await expect.poll(() => overlapping(page)).toBe(0);
  await resize(app, page, { width: 1366, height: 768 });
  await expect.poll(() => shareOfTable(page)).toBeGreaterThan(0.75);
  await page.keyboard.press('End');
  await expect(position(page)).toHaveText(`Schritt ${last} von ${last}`);
  await expect(remarks(page).getByRole('region', { name: 'Abrechnung' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(position(page)).toHaveText(`Schritt 0 von ${last}`);
});

thoroughTest('every trick is told with its winner, every card of a bot with its reason', async ({ page }) => {
  const last = await openReplay(page);
  let reasons = 0;
  let tricks = 0;
  for (let step = 1; step <= last; step++) {
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(`Schritt ${step} von ${last}`);
    await expect(remarks(page).getByRole('region', { name: 'Was geschah' })).toBeVisible();
    reasons += await remarks(page).getByRole('region', { name: 'Warum?' }).count();
    tricks += await remarks(page).getByRole('region', { name: 'Wer den Stich holt und warum' }).count();
  }
  expect(tricks).toBe(8);
  expect(reasons).toBeGreaterThanOrEqual(24);
  await expect(remarks(page)).not.toContainText(/undefined|\[object|[A-Z]\.[A-Z]+_/);
});

thoroughTest('it plays by itself and stops when somebody takes over', async ({ page }) => {
  await openReplay(page);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Anhalten' })).toBeVisible();
  await expect(position(page)).toHaveText(/^Schritt [3-9] von/, { timeout: 5000 });
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Abspielen' })).toBeVisible();
});

thoroughTest('seen from one seat, only that hand lies open', async ({ page }) => {
  await openReplay(page);
  await expect(page.locator('.playing-card img.card-back')).toHaveCount(0);
  await page.getByLabel('Sicht').selectOption({ index: 2 });
  await expect(page.locator('.playing-card img.card-back').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tisch in der Besprechung' }).locator('.me')).not.toContainText('Du');
});

thoroughTest('a round is removed after asking', async ({ page }) => {
  await libraryOf(page, 2);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog', { name: 'Diese Runde löschen?' });
  await dialog.getByText('Behalten').click();
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Delete');
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await expect(rows(page)).toHaveCount(1);
  expect((await call(page, 'library.list', {})).items).toHaveLength(1);
});

thoroughTest('no violations in library and replay', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de' });
  await page.getByRole('button', { name: 'Bibliothek' }).first().click();
  await expect(page.getByRole('heading', { name: 'Noch ist die Bibliothek leer' })).toBeVisible();
  await expectNoBarriers(page);
  await libraryOf(page, 2, {});
  await expectNoBarriers(page);
  await rows(page).first().click();
  await expect(position(page)).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('5');
  await expectNoBarriers(page);
  await page.keyboard.press('End');
  await expect(remarks(page).getByRole('region', { name: 'Abrechnung' })).toBeVisible();
  await expectNoBarriers(page);
});
