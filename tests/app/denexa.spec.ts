// Schafkopf with a widow in the real app: chosen, the widow taken or left, two cards laid away, by mouse and by keyboard, counted, looked at again.
import type { Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { resumedByNight } from '../../lab/support/app/by-night.ts';
import { call, move, waiting } from '../../lab/support/app/app-calls.ts';
import { AT_ONCE, chooseGame } from '../../lab/support/app/choose-game.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { arrowTo, focused, tabTo } from '../../lab/support/app/keyboard.ts';
import { asked, hand, isOver, openSheet, toTheTable } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 120_000 });

/** The picture folder, if pictures are wanted. */
const SHOTS = process.env['STUBE_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/denexa-${name}.png` });
};

/** Does by mouse what is asked: takes the widow, lays the last two cards away, plays the first card that may be played. */
async function click(page: Page, view: TableView): Promise<void> {
  if (view.asked === 'play') await page.locator('button.card:not([aria-disabled])').first().click();
  else if (view.asked === 'discard') {
    await hand(page).nth(10).click();
    await hand(page).nth(11).click();
    await page.getByRole('button', { name: 'Weglegen', exact: true }).click();
  } else
    await page.locator('[data-question] .choice:not(.refused), [data-question] [data-foot] button').first().click();
  await expect.poll(async () => (await waiting(page)).at).not.toBe(view.at);
}

/** A deal in which the person is asked to take the widow. */
async function seatedAt(page: Page, name: string): Promise<void> {
  for (let deal = 0; ; deal++) {
    await call(page, 'session.start', { game: 'denexa', house: {}, seed: `${name} ${deal}`, level: 'anfaenger' });
    let view = await waiting(page);
    for (; view.asked === 'draw' || view.asked === 'cut'; view = await waiting(page)) await move(page);
    if (view.asked === 'widow') return;
  }
}

thoroughTest(
  'three sit down; the widow is taken, two cards are laid away and the round is counted by mouse',
  async ({ page }) => {
    await chooseGame(page, 'Mit Witwe', 'zwei in der Witwe', AT_ONCE);
    await expectNoBarriers(page, { where: 'start' });
    await shot(page, 'start');
    await page.getByRole('button', { name: 'Regeln …' }).click();
    await expect(page.getByText('Weggelegte Karten zählen').first()).toBeVisible();
    await expect(page.getByText('Laufende zählen')).toHaveCount(0);
    await expectNoBarriers(page, { where: 'rules' });
    await shot(page, 'rules');

    await seatedAt(page, 'widow mouse');
    await toTheTable(page);
    await expect(page.locator('[data-region="table"] .seat')).toHaveCount(3);
    const seen = new Set<string>();
    let view = await waiting(page);
    for (; !isOver(view); view = await waiting(page)) {
      if (!seen.has(view.asked ?? '')) {
        await expectNoBarriers(page, { where: view.asked ?? '' });
        await shot(page, view.asked ?? '');
      }
      seen.add(view.asked ?? '');
      await click(page, view);
    }
    expect([...seen]).toEqual(['widow', 'discard', 'play']);
    expect(view.board.contract).toMatchObject({ announcement: { contract: 'widow-game' }, declarer: view.board.you });
    await expect(page.locator('dl.balance dt')).toHaveCount(3);
    await expect(page.getByText(/In den weggelegten Karten: /)).toBeVisible();
    await openSheet(page);
    await expect(page.getByText(/^in Punkten$/)).toBeVisible();
    expect(view.totals.filter((points) => points !== 0)).toHaveLength(1);
    await expectNoBarriers(page, { where: 'settlement' });
    await shot(page, 'settlement');

    await page.getByRole('button', { name: 'Bibliothek' }).click();
    await expectNoBarriers(page, { where: 'library' });
    await page.locator('li[data-round] button.open').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page, { where: 'replay' });
    await shot(page, 'replay');
  },
);

thoroughTest(
  'by keyboard, in English and by night, after a restart; two cards go, and the round is counted',
  async ({ launch }) => {
    const { page } = await resumedByNight(launch, { ...AT_ONCE, deck: 'french' }, async (first) => {
      await seatedAt(first, 'widow keys');
      return waiting(first);
    });
    for (let last: TableView | undefined; ;) {
      const view = await asked(page, last);
      last = view;
      await expect.poll(() => focused(page)).not.toBe('');
      if (isOver(view)) break;
      if (view.asked === 'discard') {
        await expect(page.locator('[data-live]')).toContainText('Which two cards do you lay away?');
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await expect(page.getByText('2 of 2 chosen')).toBeVisible();
        await shot(page, 'night-discard');
        await tabTo(page, /^Lay away$/);
      } else if (view.asked === 'play') await arrowTo(page, 'playable');
      else if (view.asked === 'widow') await shot(page, 'night-widow');
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('[data-live]')).toContainText(/won|lost/i);
    await shot(page, 'night-end');
    await expect(hand(page)).toHaveCount(0);
  },
);
