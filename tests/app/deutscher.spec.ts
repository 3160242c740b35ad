// Deutscher Schafkopf in the real app: partners drawn, trumps made by numbers, marks on the slate; by mouse and by keyboard, resumed.
import { AxeBuilder } from '@axe-core/playwright';
import type { ElectronApplication, Page } from '@playwright/test';
import type { TableView } from '../../src/shared/board.ts';
import { call, move, waiting } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { arrowTo, focused } from './keyboard.ts';
import { asked, isOver } from './table-page.ts';

test.describe.configure({ timeout: 120_000 });

/** The picture folder, if pictures are wanted: each moment in two sizes. */
const SHOTS = process.env['STUBE_SHOTS'];
const SIZES = [
  [1366, 768],
  [800, 560],
] as const;

async function shot(app: ElectronApplication, page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  for (const size of SIZES.toReversed()) {
    await app.evaluate(
      ({ BrowserWindow }, [width, height]) => BrowserWindow.getAllWindows()[0]?.setContentSize(width, height),
      size,
    );
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${SHOTS}/deutscher-${name}-${size[0]}.png` });
  }
}

async function clean(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, help }) => ({ where, id, help }))).toEqual([]);
}

const QUICK = { speed: 'instant', motion: 'reduced', gateCards: 'off', gateCalls: 'off' } as const;

/** A session begun anew, whose partners have just been drawn. */
const begun = (page: Page, seed: string): ReturnType<typeof call<'session.start'>> =>
  call(page, 'session.start', { game: 'deutscher', house: {}, seed, level: 'anfaenger' });

/** The seed of a session in whose first deal the person may bid a number. */
async function bidding(page: Page, name: string): Promise<string> {
  for (let deal = 0; ; deal++) {
    const seed = `${name} ${deal}`;
    await begun(page, seed);
    await call(page, 'table.skip', {});
    let view = await waiting(page);
    for (; view.asked === 'cut'; view = await waiting(page)) await move(page);
    const may = view.actions.some(({ decision, refusal }) => decision.type === 'number' && !refusal);
    if (view.asked === 'number' && may) return seed;
  }
}

/** Does by mouse what is asked: the first answer that is allowed, the first card that may be played. */
async function click(page: Page, view: TableView): Promise<void> {
  if (view.asked === 'play') await page.locator('button.card:not([aria-disabled])').first().click();
  else await page.locator('[data-question] .choice:not(.refused), [data-question] [data-foot] button').first().click();
  await expect.poll(async () => (await waiting(page)).at).not.toBe(view.at);
}

test('partners are drawn, a number is bid, and the winners write on the slate, by mouse', async ({ app, page }) => {
  await call(page, 'settings.change', { ...QUICK, language: 'de', theme: 'light' });
  await page.getByRole('radio', { name: 'Deutscher Schafkopf' }).check();
  await expect(page.getByText('Die Überlieferung bricht ab').first()).toBeVisible();
  await clean(page, 'start');
  await shot(app, page, 'start');
  await page.getByRole('button', { name: 'Regeln …' }).click();
  await expect(page.getByText('Striche einer Partie').first()).toBeVisible();
  await clean(page, 'rules');
  await shot(app, page, 'rules');

  await begun(page, await bidding(page, 'deutscher mouse'));
  await page.getByRole('button', { name: 'Damit spielen' }).click();
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await expect(page.locator('[data-question="partners"]')).toBeVisible();
  await expect(page.locator('li[data-partner]')).toHaveCount(2);
  await expect(page.locator('[data-live]')).toContainText('zusammen.');
  await clean(page, 'partners');
  await shot(app, page, 'partners');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.locator('[data-question="partners"]')).toHaveCount(0);

  const seen = new Set<string>();
  let view = await waiting(page);
  for (; !isOver(view); view = await waiting(page)) {
    if (!seen.has(view.asked ?? '')) {
      if (view.asked === 'number') await clean(page, 'number');
      await shot(app, page, view.asked ?? '');
    }
    seen.add(view.asked ?? '');
    await click(page, view);
  }
  expect(seen).toContain('number');
  await expect(page.locator('dl.balance dt')).toHaveCount(2);
  const won = view.slate?.sides.map(({ marks }) => marks) ?? [];
  expect(won.filter((marks) => marks === 0)).toHaveLength(1);
  for (const side of [0, 1])
    await expect(page.locator(`[data-slate] [data-side="${side}"] svg path`)).toHaveCount(won[side] ?? -1);
  await clean(page, 'settlement');
  await shot(app, page, 'settlement');

  await page.getByRole('button', { name: 'Bibliothek' }).click();
  await page.locator('li[data-round] button.open').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shot(app, page, 'replay');
});

test('by keyboard, in English and by night, after a restart in the draw', async ({ launch }) => {
  const first = await launch();
  await call(first.page, 'settings.change', { ...QUICK, language: 'en', theme: 'dark', deck: 'french' });
  const drawn = await begun(first.page, await bidding(first.page, 'deutscher keys'));
  expect(drawn.partners).toBeDefined();
  await first.close();

  const { app, page } = await launch();
  expect((await call(page, 'table.view', {}))?.partners).toEqual(drawn.partners);
  await page.getByRole('button', { name: 'Go on playing' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-question="partners"]')).toBeVisible();
  await shot(app, page, 'night-partners');
  await expect.poll(() => focused(page)).toMatch(/Go on/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-question="partners"]')).toHaveCount(0);
  for (let last: TableView | undefined; ;) {
    const view = await asked(page, last);
    last = view;
    await expect.poll(() => focused(page)).not.toBe('');
    if (isOver(view)) break;
    if (view.asked === 'number') await shot(app, page, 'night-number');
    if (view.asked === 'play') await arrowTo(page, 'playable');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-live]')).toContainText(/won|lost/i);
  await expect(page.locator('[data-slate]')).toContainText('Slate');
  await shot(app, page, 'night-end');
});
