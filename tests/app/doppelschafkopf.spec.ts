// Doppelschafkopf in the real app: two copies of a card, fixed partners, lines on the slate; by mouse and by keyboard, resumed.
import type { ElectronApplication, Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { resumedByNight } from '../../lab/support/app/by-night.ts';
import { waiting } from '../../lab/support/app/app-calls.ts';
import { chooseGame } from '../../lab/support/app/choose-game.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { arrowTo, focused } from '../../lab/support/app/keyboard.ts';
import { begun, click, picture, QUICK } from '../../lab/support/app/slate-page.ts';
import { asked, isOver, openSlate, toTheTable } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 120_000 });

const shot = (app: ElectronApplication, page: Page, name: string): Promise<void> =>
  picture(app, page, `doppelschafkopf-${name}`);

thoroughTest('a deal is played to the slate, by mouse, and stands in the library', async ({ app, page }) => {
  await chooseGame(page, 'Doppelschafkopf', 'vier Striche sind ein Kopf', QUICK);
  await expectNoBarriers(page, { where: 'start' });
  await shot(app, page, 'start');

  await begun(page, 'doppelschafkopf', 'doppelschafkopf mouse');
  await toTheTable(page);
  let cards = 0;
  let view = await waiting(page);
  for (; !isOver(view); view = await waiting(page)) {
    if (view.asked === 'play') cards++;
    if (cards === 3) await shot(app, page, 'play');
    if (cards === 1) await expectNoBarriers(page, { where: 'play' });
    await click(page, view);
  }
  expect(cards).toBeGreaterThan(8);
  await expect(page.locator('dl.balance dt')).toHaveCount(2);
  const marks = view.slate?.columns.map((side) => side.marks) ?? [];
  await openSlate(page);
  for (const side of [0, 1])
    await expect(page.locator(`[data-slate] [data-side="${side}"] svg path`)).toHaveCount(marks[side] ?? -1);
  await expectNoBarriers(page, { where: 'settlement' });
  await shot(app, page, 'settlement');

  await page.getByRole('button', { name: 'Bibliothek' }).click();
  await page.locator('li[data-round] button.open').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shot(app, page, 'replay');
});

thoroughTest('by keyboard, in English and by night, with a hint, after a restart', async ({ launch }) => {
  const { app, page } = await resumedByNight(launch, { ...QUICK, deck: 'french' }, async (first) => {
    await begun(first, 'doppelschafkopf', 'doppelschafkopf keys');
    return waiting(first);
  });
  let hinted = false;
  for (let last: TableView | undefined; ;) {
    const view = await asked(page, last);
    last = view;
    await expect.poll(() => focused(page)).not.toBe('');
    if (isOver(view)) break;
    if (view.asked === 'play') await arrowTo(page, 'playable');
    if (view.asked === 'play' && !hinted) {
      await page.keyboard.press('h');
      await expect(page.locator('[data-hint]').first()).toBeVisible();
      await shot(app, page, 'night-hint');
      hinted = true;
      await page.keyboard.press('Escape');
      await arrowTo(page, 'playable');
    }
    await page.keyboard.press('Enter');
  }
  expect(hinted).toBe(true);
  await expect(page.locator('[data-live]')).toContainText(/won|drawn|nobody/i);
  await openSlate(page);
  await expect(page.locator('[data-slate]')).toContainText('Slate');
  await shot(app, page, 'night-end');
});
