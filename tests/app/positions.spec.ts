// Positions by keyboard alone: laid out, refused with the card, asked about, played many times, kept, printed, played at the table.
import type { ElectronApplication, Page } from '@playwright/test';
import path from 'node:path';
import { stat } from 'node:fs/promises';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { resize } from '../../lab/support/app/window-size.ts';

test.describe.configure({ timeout: 180_000 });

const SHOTS = process.env['STUBE_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/positions-${name}.png` });
};

const cell = (page: Page, card: string) => page.locator(`[data-card="${card}"]`);
const hand = (page: Page, seat: number) => page.locator(`.hand[data-seat="${seat}"]`);

/** Goes to a card of the pack by arrows and presses a key there. */
async function press(page: Page, card: string, key: string): Promise<void> {
  const order = await page
    .locator('[data-card]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-card')));
  const now = await page.evaluate(() => document.activeElement?.getAttribute('data-card'));
  const [from, to] = [order.indexOf(now ?? ''), order.indexOf(card)];
  const [down, right] = [Math.floor(to / 8) - Math.floor(from / 8), (to % 8) - (from % 8)];
  for (let step = 0; step < Math.abs(down); step++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(right); step++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  await expect(cell(page, card)).toBeFocused();
  await page.keyboard.press(key);
}

async function begun(page: Page): Promise<void> {
  await call(page, 'settings.change', { language: 'de', theme: 'light', motion: 'reduced' });
  await page.getByRole('button', { name: 'Lernen', exact: true }).first().press('Enter');
  await page.getByRole('button', { name: /^Stellungen/ }).press('Enter');
  await page.getByRole('button', { name: 'Neue Stellung' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Karten', exact: true })).toBeVisible();
}

const OWN = ['EO', 'GO', 'HU', 'HA', 'HK', 'G9', 'E8', 'S7'];

test('a position is laid out by keys, asked about, played a thousand times, kept and played', async ({
  launch,
  userData,
}) => {
  const { app, page } = await launch();
  await begun(page);
  await cell(page, 'EA').focus();
  for (const card of OWN) {
    await press(page, card, '1');
    await expect(cell(page, card)).toHaveAccessibleName(/: Ich$/);
  }
  await expect(hand(page, 0)).toContainText('8 von 8');

  // A ninth card is refused with its reason, and nothing has changed.
  await press(page, 'S9', '1');
  await expect(page.getByRole('alert')).toContainText('Ich hätte 9 Karten; mehr als 8 hat hier niemand.');
  await expect(hand(page, 0)).toContainText('8 von 8');
  await shot(page, 'refused');
  await press(page, 'GA', '3');
  await expect(cell(page, 'GA')).toHaveAccessibleName(/: Gegenüber$/);
  await expect(page.getByRole('alert')).toHaveText('');

  await page.getByLabel('Gespielt wird').selectOption({ label: 'Rufspiel auf die Gras-Sau' });
  await expect(page.getByLabel('Spieler', { exact: true })).toHaveValue('0');
  await page.getByLabel('mindestens').fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Links, Trümpfe: mindestens 3')).toBeVisible();

  // A trick; the called ace must not stay behind.
  await cell(page, 'G9').focus();
  await press(page, 'G9', '5');
  await expect(cell(page, 'G9')).toHaveAccessibleName(/Ich, Stich 1$/);
  await press(page, 'G8', '5');
  await press(page, 'GK', '5');
  await expect(page.getByRole('alert')).toContainText('Stich 1');
  await expect(cell(page, 'GK')).toHaveClass(/refused/);
  await page.getByRole('button', { name: 'Letzte Karte zurück' }).press('Enter');
  await page.getByRole('button', { name: 'Letzte Karte zurück' }).press('Enter');
  await expect(page.getByText('Noch keine Karte gespielt.')).toBeVisible();
  await expectNoBarriers(page, { where: 'position', lamps: 'both' });

  await page.getByRole('button', { name: 'Tutor fragen' }).press('Enter');
  await expect(page.locator('[data-asked="hint"]')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('[data-asked="hint"]')).toContainText('Der Tutor würde:');
  await shot(page, 'asked');

  await page.getByLabel('Vier Spieler').selectOption('neuling');
  await page.getByRole('button', { name: '1.000-mal spielen lassen' }).press('Enter');
  await expect(page.getByRole('row', { name: /Rufspiel auf die Gras-Sau \(Ich\)/ })).toBeVisible({ timeout: 60_000 });
  await shot(page, 'tried');
  await page.getByRole('button', { name: 'Anhalten' }).press('Enter');
  await expect(page.getByRole('status').getByText('angehalten')).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Drei Trümpfe links');
  await page.getByLabel('Ordner').fill('Ruf');
  await page.getByLabel('Frage').fill('Was spielst du aus?');
  await page.getByLabel('Antwort in eigenen Worten').fill('Trumpf, von oben.');
  await page.getByRole('checkbox', { name: /^Der Tutor antwortet/ }).press('Space');
  await page.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(page.getByText('„Drei Trümpfe links“ ist gespeichert.')).toBeVisible();
  await printed(app, page, userData);
  if (SHOTS) await pictures(app, page);

  await page.getByRole('button', { name: 'Alle Stellungen' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Alle wählen: Ruf' }).press('Space');
  await expectNoBarriers(page, { where: 'positions' });
  await projected(page);
  await page.getByRole('button', { name: 'Stellung „Drei Trümpfe links“ öffnen' }).press('Enter');
  await expect(hand(page, 0)).toContainText('8 von 8');
  await page.getByRole('button', { name: 'Spielen', exact: true }).press('Enter');
  await expect(page.locator('[data-region="hand"]')).toBeVisible();
  const view = await call(page, 'table.view', {});
  expect(view?.practice).toBe('again');
  expect(view?.board.contract?.announcement).toEqual({ contract: 'rufer', called: 'GA' });
});

thoroughTest('a text is a position, whatever language it is in, and its first mistake is named', async ({ launch }) => {
  const { page } = await launch();
  await begun(page);
  const text = page.getByRole('textbox', { name: 'Als Text' });
  await text.fill('me: EO GO HU HA HK G9 E8 S7\nlinks: Trumpf>=3 -GA\ngame: Rufspiel GA ich\nHans: EA');
  await page.getByRole('button', { name: 'Übernehmen' }).press('Enter');
  await expect(page.getByRole('alert').getByText('Zeile 4: „Hans“')).toBeVisible();
  await text.fill('me: EO GO HU HA HK G9 E8 S7\nlinks: Trumpf>=3 -GA\ngame: Rufspiel GA ich');
  await page.getByRole('button', { name: 'Übernehmen' }).press('Enter');
  await expect(hand(page, 0)).toContainText('8 von 8');
  await expect(page.getByText('Links, ohne die Gras-Sau')).toBeVisible();
  await expect(text).toHaveValue(/^ich: EO GO HU HA HK G9 E8 S7\nlinks: Trumpf>=3 -GA/);
});

/** Shown on the wall, voted on and answered, by keys. */
async function projected(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'An die Wand' }).press('Enter');
  const wall = page.getByRole('dialog', { name: 'Drei Trümpfe links' });
  await expect(wall).toContainText('Was spielst du aus?');
  await expect(wall.locator('[data-vote="EO"]')).toBeFocused();
  await expect(wall).not.toContainText('Trumpf, von oben.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  for (const key of ['+', '+', '-']) await page.keyboard.press(key);
  await expect(wall.locator('[data-vote="GO"]')).toHaveAccessibleName('Gras-Ober: eine Stimme');
  await expect(wall.locator('[data-wall-seat="2"]')).toContainText('verdeckt');
  // Of whom nothing is known there is nothing to turn up.
  await expect(wall.locator('[data-wall-seat="1"], [data-wall-seat="3"]')).toHaveCount(0);
  await page.keyboard.press('3');
  await expect(wall.locator('[data-wall-seat="2"]')).toContainText('Gras-Sau');
  await page.keyboard.press('a');
  await expect(wall).toContainText('Trumpf, von oben.');
  await expect(wall.locator('[data-result]')).toContainText('von 2', { timeout: 60_000 });
  await shot(page, 'wall');
  await expectNoBarriers(page, { where: 'wall' });
  await page.keyboard.press('Escape');
  await expect(wall).toHaveCount(0);
}

async function printed(app: ElectronApplication, page: Page, userData: string): Promise<void> {
  const file = path.join(userData, 'position.pdf');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
  await page.getByRole('button', { name: 'Als Blatt (PDF)' }).press('Enter');
  await expect(page.getByText('position.pdf')).toBeVisible();
  expect((await stat(file)).size).toBeGreaterThan(5000);
}

async function pictures(app: ElectronApplication, page: Page): Promise<void> {
  await resize(app, page, { width: 1366, height: 768 });
  await page.getByRole('heading', { name: 'Stellungen' }).scrollIntoViewIfNeeded();
  await shot(page, '1366');
  await resize(app, page, { width: 800, height: 560 });
  await page.getByRole('heading', { name: 'Stellungen' }).scrollIntoViewIfNeeded();
  await shot(page, '800');
  await page.getByRole('heading', { name: 'Blätter' }).scrollIntoViewIfNeeded();
  await shot(page, '800-hands');
  await resize(app, page, { width: 1366, height: 768 });
  await call(page, 'settings.change', { theme: 'dark', language: 'en' });
  await expect(page.getByRole('heading', { name: 'Positions' })).toBeVisible();
  await page.getByRole('heading', { name: 'Positions' }).scrollIntoViewIfNeeded();
  await shot(page, 'dark-en');
  await call(page, 'settings.change', { theme: 'light', language: 'de' });
  await expect(page.getByRole('heading', { name: 'Stellungen' })).toBeVisible();
}
