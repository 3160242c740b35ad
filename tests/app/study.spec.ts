// Library and review as a study: marks, choosing many, values on the cards, a line of one's own that is kept, one printed page; sizes, contrast.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sample } from '../../lab/base/thorough.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { libraryWith, NOTED } from '../../lab/support/app/library-page.ts';
import { seededSession } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 240_000 });

const SHOTS = process.env['STUBE_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/study-${name}.png` });
};

const LOOKS = [
  { name: 'light-1366', width: 1366, height: 768, change: { theme: 'light', contrast: 'normal', language: 'de' } },
  { name: 'dark-800', width: 800, height: 560, change: { theme: 'dark', contrast: 'normal', language: 'en' } },
  { name: 'contrast-1366', width: 1366, height: 768, change: { theme: 'light', contrast: 'high', language: 'en' } },
  { name: 'contrast-dark-800', width: 800, height: 560, change: { theme: 'dark', contrast: 'high', language: 'de' } },
] as const;

/** The largest and the smallest of them; all where time does not matter (THOROUGH=1), or where pictures are wanted. */
const LOOKED_AT = SHOTS ? LOOKS : sample<readonly (typeof LOOKS)[number][]>([LOOKS[0], LOOKS[3]], LOOKS);

/** Pixels of the side panel below what can be done there, which stands at its foot; 0 where there is no panel. Runs in the page. */
function belowTheFoot(): number {
  const bar = document.querySelector('.replay > aside > .bar');
  return bar ? window.innerHeight - bar.getBoundingClientRect().bottom : 0;
}

/** Looks at the present screen in every look; nothing reaches beyond the window. */
async function lookAt(page: Page, what: string): Promise<void> {
  for (const { name, width, height, change } of LOOKED_AT) {
    await page.setViewportSize({ width, height });
    await call(page, 'settings.change', change);
    await page.waitForTimeout(150);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(belowTheFoot), `below the foot of ${what} ${name}`).toBeLessThanOrEqual(1);
    await shot(page, `${what}-${name}`);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await call(page, 'settings.change', { theme: 'light', contrast: 'normal', language: 'de' });
}

async function library(page: Page): Promise<string> {
  await seededSession(page, { language: 'de', speed: 'instant', motion: 'reduced' });
  return libraryWith(page, 2);
}

test('rounds are marked, searched and chosen; the evening has its sheet', async ({ page }) => {
  await library(page);
  await page.getByRole('button', { name: 'Liebling', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Liebling', exact: true }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.setViewportSize({ width: 800, height: 560 });
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  const place = await page.locator('.filters').boundingBox();
  const first = await page
    .getByRole('button', { name: /Besprechen$/ })
    .first()
    .boundingBox();
  expect(place?.height).toBeLessThan(110);
  expect((first?.y ?? 560) + (first?.height ?? 0)).toBeLessThan(560);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByText('Weitere Filter').click();
  await page.getByRole('button', { name: 'Mehrere wählen' }).click();
  await page.getByRole('button', { name: 'Alle 3 wählen' }).click();
  await expect(page.getByText('3 Runden gewählt')).toBeVisible();
  await lookAt(page, 'library');
  await expectNoBarriers(page, { where: 'library' });
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByLabel('Suchen').fill('zu früh');
  await expect(page.getByRole('button', { name: /Besprechen$/ })).toHaveCount(1);
  await page.getByLabel('Suchen').fill('');
  await page.getByRole('radio', { name: 'Abende', exact: true }).check();
  await page.getByRole('button', { name: /Zettel ansehen$/ }).click();
  await expect(page.getByRole('heading', { name: /^Zettel vom/ })).toBeFocused();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
  await lookAt(page, 'evening');
  await expectNoBarriers(page, { where: 'evening' });
});

thoroughTest(
  'every card shows its value, a click leaves the round, the line is kept, and one page is printed',
  async ({ app, page, userData }) => {
    const id = await library(page);
    await page
      .getByRole('button', { name: /Besprechen$/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: NOTED }).click();
    const side = page.getByRole('complementary', { name: 'Anmerkungen zum Schritt' });
    await expect
      .poll(async () => (await call(page, 'review.look', { id }))?.summary !== undefined, { timeout: 120_000 })
      .toBe(true);
    await lookAt(page, 'review');
    await expectNoBarriers(page, { where: 'review' });
    await page.keyboard.press('m');
    await expect(side.getByText(/^Kostet im Schnitt/)).toBeVisible();
    await lookAt(page, 'mistake');
    await page.keyboard.press('b');
    await expect(page.locator('.mark').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
    await lookAt(page, 'values');
    const focused = page.locator(':focus');
    await focused.press('Enter');
    const line = side.getByRole('region', { name: /^Eigene Linie ab/ });
    if (!(await line.isVisible())) {
      // That was the card which was really played: another one leaves the round.
      await page.keyboard.press('ArrowLeft');
      await page.locator('.mark').nth(1).click();
    }
    await expect(line).toBeVisible();
    await lookAt(page, 'branch');
    await line.getByRole('button', { name: 'Stich zu Ende spielen' }).click();
    await line.getByLabel('Notiz zur Linie').fill('Probe');
    await line.getByRole('button', { name: 'Linie behalten' }).click();
    await expect.poll(async () => (await call(page, 'replay.open', { id }))?.branches?.length).toBe(1);
    await page.keyboard.press('Escape');
    await expect(line).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.getByRole('radio', { name: 'Die Runde im Ganzen' }).check();
    await expect(side.getByText('Eigene Linien (1)')).toBeVisible();
    const file = path.join(SHOTS ?? userData, 'study.pdf');
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    }, file);
    await side.getByRole('button', { name: 'Als PDF sichern …' }).click();
    await expect.poll(() => readFile(file, 'latin1').catch(() => '')).toContain('%%EOF');
    const pdf = await readFile(file, 'latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);
