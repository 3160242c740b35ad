// The sheet for a real table, kept as a scorer would: deals by keyboard and by mouse with five people, a correction, the app killed in the middle, another game.
import type { ElectronApplication, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sample } from '../../lab/base/thorough.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, test } from '../../lab/support/app/fixtures.ts';
import { kill } from '../../lab/support/app/killed.ts';
import { windowShot } from '../../lab/support/app/window-shot.ts';
import { resize } from '../../lab/support/app/window-size.ts';

test.describe.configure({ timeout: 120_000 });

const SHOTS = process.env['STUBE_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/scorer-${name}.png` });
};

const said = (page: Page) => page.locator('[aria-live="polite"].sr-only').filter({ hasText: /\S/ });
const focusedPart = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part']);

/** Whether what has the focus lies above the foot with the bill, which grows over the questions. */
const aboveFoot = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [focused, foot] = [document.activeElement?.parentElement, document.querySelector('form .foot')];
    return focused && foot ? focused.getBoundingClientRect().bottom <= foot.getBoundingClientRect().top : false;
  });

/** A Rufspiel by keyboard: declarer and partner by their digits, card points, Enter. */
async function rufer(page: Page, declarer: string, partner: string, points: string, dealt: number): Promise<number> {
  const begun = Date.now();
  expect(await focusedPart(page)).toBe('declarer');
  await page.keyboard.press(declarer);
  await expect.poll(() => focusedPart(page)).toBe('partner');
  await page.keyboard.press(partner);
  await expect.poll(() => focusedPart(page)).toBe('points');
  await page.keyboard.type(points);
  await expect(page.getByRole('status').getByText('Rechnung')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(dealt);
  await expect.poll(() => focusedPart(page)).toBe('declarer');
  return Date.now() - begun;
}

/** One of the values of a question. */
interface Picked {
  readonly part: string;
  readonly label: string;
}

const pick = (part: string, label: string): Picked => ({ part, label });

/** Deals with what is clicked for each before it is written down, the first one dealt by Emil. */
const BY_MOUSE: readonly (readonly Picked[])[] = [
  [pick('declarer', 'Anna'), pick('partner', 'Cilli'), pick('result', 'gewonnen')],
  [pick('declarer', 'Emil'), pick('partner', 'Dora'), pick('result', 'verloren'), pick('stoss', 'Stoß')],
  [pick('game', 'Wenz'), pick('declarer', 'Anna'), pick('result', 'mit Schneider')],
  [pick('game', 'Solo'), pick('declarer', 'Bert'), pick('result', 'mit Schwarz'), pick('runners', '4')],
  [
    pick('declarer', 'Emil'),
    pick('partner', 'Anna'),
    pick('result', 'mit Schneider'),
    pick('runners', '3'),
    pick('stoss', 'Retour'),
  ],
];

/** A deal by mouse; gives how often the button was pressed. */
async function byMouse(page: Page, picked: readonly Picked[], dealt: number): Promise<number> {
  for (const { part, label } of picked)
    await page.locator(`[data-part="${part}"]`).getByRole('radio', { name: label, exact: true }).click();
  await expect(page.getByRole('status').getByText('Rechnung')).toBeVisible();
  await page.getByRole('button', { name: 'Aufschreiben' }).click();
  await expect(page.locator('.course tbody tr')).toHaveCount(dealt);
  return picked.length + 1;
}

/** An evening with another game, one deal of it, and the table over both evenings. */
async function doppelkopf(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '50 Cent' }).click();
  await page.getByRole('button', { name: 'Alle Abende' }).click();
  await page.getByRole('button', { name: 'Neuer Abend' }).click();
  await page.getByLabel('Gespielt wird').selectOption({ label: 'Doppelkopf' });
  for (const [at, name] of NAMES.slice(0, 4).entries()) await page.getByLabel(`Name ${at + 1}`).fill(name);
  await page.getByRole('button', { name: 'Anfangen' }).click();
  await expect.poll(() => focusedPart(page)).toBe('declarer');
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  // Who has more is enough: 151 to 180 is said by its digit, and the announcement after it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('2');
  await expect.poll(() => focusedPart(page)).toBe('said-re');
  await page.keyboard.press('2');
  await expect(page.getByRole('status').getByText('Keine 90: 1 für Re')).toBeVisible();
  await expect.poll(() => focusedPart(page)).toBe('said-kontra');
  await expect.poll(() => aboveFoot(page)).toBe(true);
  await expectNoBarriers(page, { where: 'doppelkopf' });
  await shot(page, 'doppelkopf');
  await page.getByRole('button', { name: 'Aufschreiben' }).click();
  await expect(page.locator('.course tbody tr')).toHaveCount(1);
  await page.getByRole('button', { name: 'Alle Abende' }).click();
  await page.getByLabel('Gezählt in').selectOption({ label: 'Punkten' });
  await expect(page.locator('.scrolls-x tbody tr')).toHaveCount(4);
  await expectNoBarriers(page, { where: 'standings' });
  await shot(page, 'standings');
  await page.getByRole('button', { name: /Abend vom .* mit Anna, Bert, Cilli, Dora, Emil öffnen/ }).click();
  await expect(page.getByRole('radio', { name: '50 Cent' })).toBeChecked();
}

/** Deals by keyboard before the app is killed, and in all; Emil deals the last of them. */
const [BEFORE, ALL] = sample([3, 5], [5, 10]) as readonly [number, number];

const NAMES = ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil'];

async function begun(page: Page): Promise<void> {
  await call(page, 'settings.change', { language: 'de', theme: 'light', motion: 'reduced' });
  await page.getByRole('button', { name: 'Am echten Tisch' }).click();
  await page.getByRole('button', { name: 'Neuer Abend' }).click();
  await expect(page.getByLabel('Name 1')).toBeFocused();
  for (const [at, name] of NAMES.entries()) {
    await page.keyboard.type(name);
    if (at < NAMES.length - 1) await page.keyboard.press('Tab');
  }
  await expectNoBarriers(page, { where: 'new evening' });
  await shot(page, 'new');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Es gibt und setzt aus: Anna')).toBeVisible();
}

test('deals by keyboard and by mouse with a correction, and nothing is lost when the app is killed', async ({
  launch,
  userData,
  problems,
}) => {
  problems.expect(/crashed|Target .*closed/);
  const first = await launch();
  await begun(first.page);
  await expect.poll(() => focusedPart(first.page)).toBe('declarer');
  const taken: number[] = [];
  for (let deal = 1; deal <= BEFORE; deal++) taken.push(await rufer(first.page, '1', '3', String(55 + 6 * deal), deal));
  expect(Math.max(...taken)).toBeLessThan(9000);
  await expect(said(first.page)).toContainText(`Als Nächstes gibt ${NAMES[BEFORE % NAMES.length]}`);
  await shot(first.page, 'sheet');
  await kill(first.app);

  const { app, page } = await launch();
  await page.getByRole('button', { name: 'Am echten Tisch' }).click();
  await page.getByRole('button', { name: /^Abend vom .* öffnen$/ }).click();
  await expect(page.locator('tbody tr')).toHaveCount(BEFORE);
  await expect.poll(() => focusedPart(page)).toBe('declarer');
  for (let deal = BEFORE + 1; deal <= ALL; deal++) await rufer(page, '2', '4', '95', deal);

  // 130 points are refused with the reason, and nothing is written.
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.keyboard.type('130');
  await expect(page.getByRole('status').getByText('130 Augen gibt es nicht')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(ALL);
  await shot(page, 'refused');

  // The third deal was lost, as it turns out.
  await page.getByRole('button', { name: 'Zeile 3 ändern' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Zeile 3 ändern' })).toBeVisible();
  await page.getByLabel('Augen der Spielerpartei').fill('40');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nächstes Spiel' })).toBeVisible();
  await expect(page.locator('tbody tr').nth(2)).toContainText('verloren');
  const [evening] = await call(page, 'scorer.list', {});
  expect(evening?.people.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  expect(evening?.deals).toBe(ALL);
  await expectNoBarriers(page, { where: 'sheet', lamps: 'both' });

  const file = path.join(userData, 'evening.csv');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
  await page.getByRole('button', { name: 'Als Tabelle (CSV)' }).click();
  await expect(page.getByText('Gespeichert')).toBeVisible();
  expect((await readFile(file, 'utf8')).split('\r\n')).toHaveLength(ALL + 3);

  // More by mouse, none of them with more than six clicks.
  await page.getByRole('button', { name: `Zeile ${ALL} streichen` }).click();
  await expect(page.locator('.course tbody tr')).toHaveCount(ALL - 1);
  const clicks: number[] = [];
  for (const [at, deal] of sample(BY_MOUSE, [...BY_MOUSE, ...BY_MOUSE]).entries())
    clicks.push(await byMouse(page, deal, ALL + at));
  expect(Math.max(...clicks)).toBeLessThanOrEqual(6);

  await doppelkopf(page);
  if (SHOTS) await pictures(app, page);
});

async function pictures(app: ElectronApplication, page: Page): Promise<void> {
  await app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = () => new Promise((done) => setTimeout(() => done({ canceled: false, filePath }), 1500));
    },
    `${SHOTS ?? '.'}/scorer.pdf`,
  );
  await page.getByRole('button', { name: 'Als Blatt (PDF)' }).click();
  await page.emulateMedia({ media: 'print' });
  await shot(page, 'printed');
  await page.emulateMedia({ media: null });
  await expect(page.getByText('scorer.pdf')).toBeVisible();
  await resize(app, page, { width: 1366, height: 768 });
  await shot(page, '1366');
  await resize(app, page, { width: 800, height: 560 });
  await shot(page, '800');
  await page.getByRole('heading', { name: 'Wer zahlt wem' }).scrollIntoViewIfNeeded();
  await shot(page, '800-end');
  await call(page, 'settings.change', { textSize: '150' });
  await page.getByRole('heading', { name: 'Nächstes Spiel' }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  await windowShot(app, `${SHOTS ?? '.'}/scorer-800-150.png`);
  await resize(app, page, { width: 1280, height: 720 });
  await call(page, 'settings.change', { textSize: '100', theme: 'dark', language: 'en' });
  await expect(page.getByRole('heading', { name: 'Next deal' })).toBeVisible();
  await shot(page, 'dark-en');
}
