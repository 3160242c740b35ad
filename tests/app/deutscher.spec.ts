// Deutscher Schafkopf in the real app: partners drawn, trumps made by numbers, marks on the slate; by mouse and by keyboard, resumed.
import type { ElectronApplication, Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { chooseGame } from '../../lab/support/app/choose-game.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { arrowTo, BY_KEYBOARD, focused } from '../../lab/support/app/keyboard.ts';
import { begun, bidding, click, picture, QUICK } from '../../lab/support/app/slate-page.ts';
import { asked, isOver, openSlate, toTheTable } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 120_000 });

const shot = (app: ElectronApplication, page: Page, name: string): Promise<void> =>
  picture(app, page, `deutscher-${name}`);

thoroughTest(
  'partners are drawn, a number is bid, and the winners write on the slate, by mouse',
  async ({ app, page }) => {
    await chooseGame(page, 'Deutscher Schafkopf', 'Die Überlieferung bricht ab', QUICK);
    await expectNoBarriers(page, { where: 'start' });
    await shot(app, page, 'start');
    await page.getByRole('button', { name: 'Regeln …' }).click();
    await expect(page.getByText('Striche einer Partie').first()).toBeVisible();
    await expectNoBarriers(page, { where: 'rules' });
    await shot(app, page, 'rules');

    await begun(page, 'deutscher', await bidding(page, 'deutscher', 'deutscher mouse'));
    await toTheTable(page);
    await expect(page.locator('[data-question="partners"]')).toBeVisible();
    await expect(page.locator('li[data-partner]')).toHaveCount(2);
    await expect(page.locator('[data-live]')).toContainText('zusammen.');
    await expectNoBarriers(page, { where: 'partners' });
    await shot(app, page, 'partners');
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(page.locator('[data-question="partners"]')).toHaveCount(0);

    const seen = new Set<string>();
    let view = await waiting(page);
    for (; !isOver(view); view = await waiting(page)) {
      if (!seen.has(view.asked ?? '')) {
        if (view.asked === 'number') await expectNoBarriers(page, { where: 'number' });
        await shot(app, page, view.asked ?? '');
      }
      seen.add(view.asked ?? '');
      await click(page, view);
    }
    expect(seen).toContain('number');
    await expect(page.locator('dl.balance dt')).toHaveCount(2);
    const won = view.slate?.columns.map(({ marks }) => marks) ?? [];
    expect(won.filter((marks) => marks === 0)).toHaveLength(1);
    await openSlate(page);
    for (const side of [0, 1])
      await expect(page.locator(`[data-slate] [data-side="${side}"] svg path`)).toHaveCount(won[side] ?? -1);
    await expectNoBarriers(page, { where: 'settlement' });
    await shot(app, page, 'settlement');

    await page.getByRole('button', { name: 'Bibliothek' }).click();
    await page.locator('li[data-round] button.open').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shot(app, page, 'replay');
  },
);

test('by keyboard, in English and by night, after a restart in the draw', async ({ launch }) => {
  const first = await launch();
  await call(first.page, 'settings.change', { ...QUICK, language: 'en', theme: 'dark', deck: 'french' });
  const drawn = await begun(first.page, 'deutscher', await bidding(first.page, 'deutscher', 'deutscher keys'));
  expect(drawn?.partners).toBeDefined();
  await first.close();

  const { app, page } = await launch();
  expect((await call(page, 'table.view', {}))?.partners).toEqual(drawn?.partners);
  await page.getByRole('button', { name: 'Go on playing' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-question="partners"]')).toBeVisible();
  await shot(app, page, 'night-partners');
  await expect.poll(() => focused(page)).toMatch(/Go on/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-question="partners"]')).toHaveCount(0);
  let cards = 0;
  for (let last: TableView | undefined; ;) {
    const view = await asked(page, last);
    last = view;
    await expect.poll(() => focused(page)).not.toBe('');
    if (isOver(view)) break;
    if (view.asked === 'number') await shot(app, page, 'night-number');
    if (view.asked === 'play' && cards++ === BY_KEYBOARD) {
      await playRound(page);
      continue;
    }
    if (view.asked === 'play') await arrowTo(page, 'playable');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-live]')).toContainText(/won|lost/i);
  await openSlate(page);
  await expect(page.locator('[data-slate]')).toContainText('Slate');
  await shot(app, page, 'night-end');
});
