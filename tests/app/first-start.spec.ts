// The first minutes: one question, a table after its answer, and sessions that are put aside and taken up again.
import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, move, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { openSetup, SEED } from '../../lab/support/app/table-page.ts';
import { resize } from '../../lab/support/app/window-size.ts';
import type { FirstPage } from '../../src/shared/calls/first-answers.ts';

/** The picture folder, if pictures are wanted. */
const SHOTS = process.env['STUBE_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/first-${name}.png` });
};

const SIZES = [
  [1366, 768],
  [1280, 720],
  [911, 512], // 1366 x 768 at 150 %
  [800, 560],
] as const;

/** Buttons that are cut off, or of which something else covers the middle, while nothing is scrolled. */
const hidden = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return inside && button.contains(seen) ? [] : [button.textContent.trim()];
      }),
    );

test('the first start asks one thing, and who knows the game sits at a table after that click', async ({
  app,
  page,
}) => {
  await call(page, 'settings.change', { language: 'de', theme: 'light', speed: 'instant', motion: 'reduced' });
  const asked = page.getByRole('heading', { name: 'Kennst du Schafkopf schon?' });
  await expect(asked).toBeVisible();
  for (const size of SIZES) {
    await resize(app, page, { width: size[0], height: size[1] });
    expect(await hidden(page), size.join(' x ')).toEqual([]);
    await shot(page, `question-${size.join('x')}`);
  }
  await expectNoBarriers(page, { where: 'question' });
  await call(page, 'settings.change', { language: 'en', theme: 'dark' });
  await resize(app, page, { width: SIZES[0][0], height: SIZES[0][1] });
  await shot(page, 'question-en-dark');
  await call(page, 'settings.change', { language: 'de', theme: 'light' });
  await page.getByRole('button', { name: /^Ich kann’s/ }).click();
  await expect(page.locator('[data-question], [data-region="hand"] button').first()).toBeVisible();
  expect(await call(page, 'table.view', {})).toMatchObject({ level: 'stammtisch', mode: 'marked' });
});

thoroughTest(
  'all choices stay behind one button, fit every window, and are remembered',
  async ({ app, launch, page }) => {
    await call(page, 'settings.change', { language: 'de', theme: 'light', speed: 'instant', motion: 'reduced' });
    await openSetup(page);
    for (const size of SIZES) {
      await resize(app, page, { width: size[0], height: size[1] });
      // Nothing lies over the choices: they scroll between head and foot.
      const room = await page.locator('.setup').evaluate((form) => {
        const [head, choices, foot] = [...form.children].map((part) => part.getBoundingClientRect());
        if (!head || !choices || !foot) throw new Error('the form has other parts');
        const wide = form.scrollWidth > form.clientWidth;
        return { apart: head.bottom <= choices.top && choices.bottom <= foot.top && foot.bottom <= innerHeight, wide };
      });
      expect(room, size.join(' x ')).toEqual({ apart: true, wide: false });
      await shot(page, `setup-${size.join('x')}`);
    }
    await expectNoBarriers(page, { where: 'setup' });
    await page.getByRole('radio', { name: 'Bierkopf' }).check();
    await page.getByRole('radio', { name: 'Anfänger' }).check();
    await page.getByRole('radio', { name: 'Auf Wunsch' }).check();
    await page.getByRole('button', { name: 'Hinsetzen und spielen' }).click();
    await expect(page.locator('[data-question], [data-region="hand"] button').first()).toBeVisible();
    await app.close();
    const again = await launch();
    await expect(again.page.getByRole('list', { name: 'So wird gespielt' })).toHaveText(
      /Bierkopf.*Anfänger.*Auf Wunsch/,
    );
  },
);

test('a session is put aside for another, listed, taken up again, and thrown away only after a yes', async ({
  app,
  page,
}) => {
  await call(page, 'settings.change', {
    language: 'de',
    theme: 'light',
    speed: 'instant',
    motion: 'reduced',
    gateCalls: 'off',
    gateCards: 'off',
  });
  await call(page, 'session.start', { house: {}, seed: SEED });
  for (let moves = 0; moves < 4; moves++) await move(page);
  const before = await waiting(page);
  await page.getByRole('button', { name: 'Hinsetzen und spielen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Beiseitelegen und neu anfangen' }).click();
  await expect.poll(async () => (await waiting(page)).sessionId).not.toBe(before.sessionId);
  await page.getByRole('button', { name: 'Schafkopf Stube' }).click();

  const aside = page.getByRole('region', { name: 'Beiseitegelegt' });
  await expect(aside.getByRole('listitem').filter({ hasText: 'Runde 1' })).toHaveCount(1);
  await expectNoBarriers(page, { where: 'start with sessions' });
  for (const size of SIZES) {
    await resize(app, page, { width: size[0], height: size[1] });
    await shot(page, `aside-${size.join('x')}`);
  }
  await resize(app, page, { width: SIZES[0][0], height: SIZES[0][1] });
  await aside.getByRole('button', { name: /^Schafkopf wieder aufnehmen/ }).click();
  await expect(page.getByRole('heading', { name: 'Spieltisch' })).toBeAttached();
  const after = await waiting(page);
  expect([after.sessionId, after.board.hands[0].cards]).toEqual([before.sessionId, before.board.hands[0].cards]);

  await page.getByRole('button', { name: 'Schafkopf Stube' }).click();
  await aside.getByRole('button', { name: /^Schafkopf wegwerfen/ }).click();
  await page.getByRole('button', { name: 'Behalten' }).last().click();
  await aside.getByRole('button', { name: /^Schafkopf wegwerfen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wegwerfen' }).click();
  await expect(aside).toHaveCount(0);
  expect(await call(page, 'session.aside', {})).toEqual([]);
});

/** What main has given along with the page. */
const givenOn = async (page: Page): Promise<FirstPage> =>
  JSON.parse((await page.locator('#first-page').textContent()) ?? '') as FirstPage;

test('the start after a good end is painted from the note of it, whole and only once', async ({ launch }) => {
  const first = await launch();
  await call(first.page, 'settings.change', { language: 'en', theme: 'dark' });
  await call(first.page, 'session.start', { house: {}, seed: SEED });
  await first.close();
  const { page, app, close } = await launch({ userData: first.userData });
  // What was painted first is what stands there still.
  const given = await givenOn(page);
  expect(given).toMatchObject({ state: { settings: { language: 'en', theme: 'dark' } }, lesson: 'The pack' });
  await expect(page.getByRole('button', { name: 'Go on playing' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-lamp', 'dark');
  expect((await call(page, 'table.view', {}))?.roundId).toBe(given.answers?.['table.view']?.roundId);
  await shot(page, 'second');
  // A page that is loaded again is not told what was true at the start.
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.reload());
  await expect(page.getByRole('button', { name: 'Go on playing' })).toBeVisible();
  expect(await givenOn(page)).not.toHaveProperty('answers');
  await close();
});
