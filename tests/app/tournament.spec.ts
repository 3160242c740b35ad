// A tournament of two rounds (of 60 people with THOROUGH=1), kept by keyboard as its host would, with every press counted; the app is killed in the middle.
import type { ElectronApplication, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sample } from '../../lab/base/thorough.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, test } from '../../lab/support/app/fixtures.ts';
import { focused } from '../../lab/support/app/keyboard.ts';
import { kill } from '../../lab/support/app/killed.ts';
import { windowShot } from '../../lab/support/app/window-shot.ts';
import { resize } from '../../lab/support/app/window-size.ts';
import { randomOf } from '../../src/engine/base/random.ts';

test.describe.configure({ timeout: 300_000 });

const SHOTS = process.env['STUBE_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/tournament-${name}.png` });
};

const FIRST = ['Anna', 'Bert', 'Cilli', 'Dora', 'Emil', 'Fritz', 'Gerd', 'Hans', 'Ida', 'Josef', 'Kathi', 'Lisl'];
const LAST = ['Huber', 'Maier', 'Obermoser', 'Stadler', 'Zirngibl'];
/** People at tables of four: as many as a large tournament has, or enough that nobody needs to meet anybody twice. */
const NAMES = LAST.slice(0, sample(2, 5)).flatMap((last) => FIRST.map((first) => `${first} ${last}`));
const TABLES = NAMES.length / 4;
/** Tables that are entered before the app is killed. */
const BEFORE = TABLES / 3;

/** Whoever writes at a desk: one press for each character, for Enter, and two for pasting. */
class Host {
  presses = 0;
  readonly page: Page;
  readonly #random = randomOf('host');

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.presses += text.length;
    await this.page.keyboard.type(text);
  }

  async paste(text: string): Promise<void> {
    this.presses += 2;
    await this.page.keyboard.insertText(text);
  }

  /** Points of a table as the sheets of an evening have them, and solos now and then. */
  scores(): readonly { readonly points: number; readonly solos: number }[] {
    const free = [0, 1, 2].map(() => this.#random.below(61) - 30);
    return [...free, -free.reduce((sum, each) => sum + each, 0)].map((points) => ({
      points,
      solos: this.#random.below(3) === 0 ? 1 : 0,
    }));
  }

  /** Enters the table that is asked for, whose first field has the focus. */
  async table(number: number): Promise<void> {
    await expect(this.page.getByRole('heading', { name: `Tisch ${number}`, exact: true, level: 2 })).toBeVisible();
    await expect.poll(() => focused(this.page)).toMatch(/^Punkte von /);
    for (const { points, solos } of this.scores()) {
      await this.type(String(points));
      await this.press('Enter');
      if (solos > 0) await this.type(String(solos));
      await this.press('Enter');
    }
  }

  async round(from: number, to: number): Promise<void> {
    for (let table = from; table <= to; table++) await this.table(table);
  }
}

async function begun(host: Host): Promise<void> {
  const { page } = host;
  await call(page, 'settings.change', { language: 'de', theme: 'light', motion: 'reduced' });
  await page.getByRole('button', { name: 'Am echten Tisch' }).press('Enter');
  await page.getByRole('button', { name: 'Turniere', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Neues Turnier' }).press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await host.type('Preisschafkopf');
  await expectNoBarriers(page, { where: 'new tournament' });
  await shot(page, 'new');
  await host.press('Enter');
  await page.getByLabel('Namen, einer in jeder Zeile').focus();
  await host.paste(NAMES.join('\n'));
  await host.press('Tab');
  await host.press('Enter');
  await expect(page.getByText(`${NAMES.length} Leute sind da`)).toBeVisible();
  await expect(page.getByText(`${TABLES} Tische zu viert`)).toBeVisible();
  await expectNoBarriers(page, { where: 'people' });
  await shot(page, 'people');
  await page.getByRole('button', { name: 'Runde 1 auslosen' }).press('Enter');
  host.presses += 4;
}

test(`${NAMES.length} people play two rounds, entered by keyboard in the time of a person; nothing is lost when the app is killed`, async ({
  launch,
  userData,
  problems,
}) => {
  problems.expect(/crashed|Target .*closed/);
  const first = await launch();
  const host = new Host(first.page);
  await begun(host);
  await expect(first.page.getByText('Niemand trifft jemanden zum zweiten Mal.').last()).toBeVisible();
  await host.round(1, BEFORE);
  await expect(first.page.getByText(`Noch ${TABLES - BEFORE} Tische offen`)).toBeVisible();
  await shot(first.page, 'round');
  await kill(first.app);

  const { app, page } = await launch();
  await page.getByRole('button', { name: 'Am echten Tisch' }).press('Enter');
  await page.getByRole('button', { name: 'Turniere', exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Preisschafkopf vom .* öffnen$/ }).press('Enter');
  await expect(page.getByText(`Noch ${TABLES - BEFORE} Tische offen`)).toBeVisible();
  const second = new Host(page);
  await second.round(BEFORE + 1, TABLES);
  await expect(page.getByText('Alle Tische sind eingetragen.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Runde 2 auslosen' }).press('Enter');
  await expect(page.getByText('Niemand trifft jemanden zum zweiten Mal.').last()).toBeVisible();
  await second.round(1, TABLES);
  const presses = host.presses + second.presses;
  test.info().annotations.push({ type: 'presses', description: String(presses) });
  expect(presses).toBeLessThan(sample(300, 720));

  await corrected(page);
  await rankingSeen(app, page, userData);
  if (SHOTS) await pictures(app, page);
});

/** A sum that is not zero is refused with the reason; a correction leaves its trace. */
async function corrected(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tisch 3 berichtigen' }).press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^Punkte von /);
  for (const points of ['10', '5', '-5', '-9']) {
    await page.keyboard.type(points);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('alert')).toHaveText('Die Punkte an Tisch 3 ergeben zusammen +1 statt null.');
  await expectNoBarriers(page, { where: 'refused' });
  await shot(page, 'refused');
  await page
    .getByLabel(/^Punkte von /)
    .last()
    .fill('-10');
  await page.getByRole('button', { name: 'Aufschreiben' }).press('Enter');
  await expect(page.getByText(/^Berichtigt, vorher /)).toBeVisible();
}

async function rankingSeen(app: ElectronApplication, page: Page, userData: string): Promise<void> {
  await page.getByRole('radio', { name: 'Rangliste' }).press('Space');
  await expect(page.locator('tbody tr')).toHaveCount(NAMES.length);
  await page.getByRole('button', { name: 'Gleichstand und Preise …' }).press('Enter');
  await page.getByLabel('Zuletzt').selectOption('lot');
  await page.getByLabel('Preise, einer in jeder Zeile').fill('300 €\n200 €\n100 €\nGeräuchertes');
  await expectNoBarriers(page, { where: 'prizes' });
  await shot(page, 'prizes');
  await page.getByRole('button', { name: 'Übernehmen' }).press('Enter');
  await expect(page.getByText('300 €')).toBeVisible();
  await expectNoBarriers(page, { where: 'ranking', lamps: 'both' });
  await shot(page, 'ranking');
  await page.getByRole('button', { name: 'An die Wand' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Rangliste' })).toBeVisible();
  await expectNoBarriers(page, { where: 'wall' });
  await shot(page, 'wall-ranking');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const file = path.join(userData, 'ranking.csv');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
  await page.getByRole('button', { name: 'Als Tabelle (CSV)' }).press('Enter');
  await expect(page.getByText('Gespeichert')).toBeVisible();
  const rows = (await readFile(file, 'utf8')).trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(NAMES.length);
  expect(rows.map((row) => Number(row.split(',').at(-2))).reduce((sum, each) => sum + each, 0)).toBe(0);
}

async function pictures(app: ElectronApplication, page: Page): Promise<void> {
  const to = SHOTS ?? '.';
  for (const [tab, button, name] of [
    ['Runde 2', 'Sitzliste (PDF)', 'seats'],
    ['Runde 2', 'Tischzettel (PDF)', 'sheets'],
    ['Rangliste', 'Rangliste (PDF)', 'results'],
  ] as const) {
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    }, `${to}/tournament-${name}.pdf`);
    await page.getByRole('radio', { name: tab }).press('Space');
    await page.getByRole('button', { name: button }).press('Enter');
    await expect(page.getByText(`tournament-${name}.pdf`)).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Runde 2' }).press('Space');
  await page.getByRole('button', { name: 'An die Wand' }).press('Enter');
  await shot(page, 'wall-seats');
  await page.keyboard.press('Escape');
  for (const tab of ['Leute', 'Runde 2', 'Rangliste'] as const) {
    await page.getByRole('radio', { name: tab }).press('Space');
    await resize(app, page, { width: 800, height: 560 });
    await shot(page, `800-${tab.replace(' ', '-')}`);
  }
  await page.getByRole('radio', { name: 'Runde 2' }).press('Space');
  await call(page, 'settings.change', { textSize: '150' });
  await page.waitForTimeout(400);
  await windowShot(app, `${to}/tournament-800-150.png`);
  await resize(app, page, { width: 1280, height: 720 });
  await call(page, 'settings.change', { textSize: '100', theme: 'dark', language: 'en' });
  await expect(page.getByRole('radio', { name: 'Ranking' })).toBeVisible();
  await shot(page, 'dark-en-round');
  await page.getByRole('radio', { name: 'Ranking' }).press('Space');
  await shot(page, 'dark-en-ranking');
  await page.getByRole('radio', { name: 'People' }).press('Space');
  await shot(page, 'dark-en-people');
}
