// The same cards for two, in two programs: a challenge made by keyboard, played by a script, taken up by its code, and compared by the codes of the results.
import type { Page } from '@playwright/test';
import { sample } from '../../lab/base/thorough.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, move, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, test } from '../../lab/support/app/fixtures.ts';

const SHOTS = process.env['STUBE_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/duel-${name}.png` });
};

/** Deals of the challenge; each is played to its end by both. */
const DEALS = sample(1, 2);

async function toTheRoom(page: Page): Promise<void> {
  await call(page, 'settings.change', { language: 'de', theme: 'light', motion: 'reduced', speed: 'instant' });
  await page.getByRole('button', { name: 'Am echten Tisch' }).press('Enter');
  await page.getByRole('button', { name: 'Dieselben Karten' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Dieselben Karten', level: 1 })).toBeVisible();
}

/** Plays all deals from the room on, and comes back to it. */
async function played(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Spielen', exact: true }).press('Enter');
  await expect.poll(() => call(page, 'table.view', {})).not.toBeNull();
  for (;;) {
    while (await move(page));
    const { session } = await waiting(page);
    if (session?.over) break;
    await call(page, 'session.nextRound', {});
  }
  await page.getByRole('button', { name: 'Zum Ergebnis' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Dein Ergebnis' })).toBeVisible();
  return codeBeside(page, 'Code deines Ergebnisses');
}

const codeBeside = async (page: Page, label: string): Promise<string> =>
  (await page.locator('p', { hasText: label }).locator('b').innerText()).trim();

test('a challenge goes from one program to another by code, and the results come back the same way', async ({
  launch,
  userData,
}) => {
  const one = await launch({ userData: `${userData}/one` });
  await toTheRoom(one.page);
  await expectNoBarriers(one.page, { where: 'all challenges' });
  await one.page.getByRole('button', { name: 'Neue Herausforderung' }).press('Enter');
  await expect(one.page.getByLabel('Name', { exact: true })).toBeFocused();
  await one.page.keyboard.type('Freitag');
  await one.page.getByLabel('Zahl der Spiele').fill(String(DEALS));
  await expect(one.page.getByText('Diese Regeln passen in einen Code')).toBeVisible();
  await expectNoBarriers(one.page, { where: 'new challenge' });
  await shot(one.page, 'new');
  await one.page.keyboard.press('Enter');
  await expect(one.page.getByRole('heading', { name: 'Freitag', level: 1 })).toBeVisible();
  const code = await codeBeside(one.page, 'Code dieser Herausforderung');
  expect(code).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/);
  await expectNoBarriers(one.page, { where: 'challenge' });
  await shot(one.page, 'fresh');
  const mine = await played(one.page);
  await one.close();

  const { page } = await launch({ userData: `${userData}/two` });
  await toTheRoom(page);
  await page.getByLabel('Code', { exact: true }).fill(`${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Da stimmt ein Zeichen nicht');
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Spielen', exact: true })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(mine);
  await page.getByLabel('Von wem?').fill('Anna');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ein Ergebnis liegt schon hier: Anna.')).toBeVisible();
  // Who does the same in front of the same cards comes to the same.
  expect(await played(page)).toBe(mine);
  await expect(page.getByText('Aus denselben Karten habt ihr gleich viel gemacht, du und Anna.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'gleich ausgegangen' })).toHaveCount(DEALS);
  await expectNoBarriers(page, { where: 'compared', lamps: 'both' });
  await shot(page, 'compared');
});
