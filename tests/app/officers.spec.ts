// Officers' Schafkopf in the real app: chosen on the start screen, a contract chosen, played from the table by mouse and by keyboard.
import type { ElectronApplication, Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { resumedByNight } from '../../lab/support/app/by-night.ts';
import { call, move, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { AT_ONCE, chooseGame } from '../../lab/support/app/choose-game.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { arrowTo, BY_KEYBOARD, focused, toQuestion } from '../../lab/support/app/keyboard.ts';
import { asked, isOver, openSheet } from '../../lab/support/app/table-page.ts';
import { resize } from '../../lab/support/app/window-size.ts';

test.describe.configure({ timeout: 120_000 });

/** The picture folder, if pictures are wanted. */
const SHOTS = process.env['STUBE_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/officers-${name}.png` });
};

const QUICK = { ...AT_ONCE, byItself: 'nothing' } as const;

/** Does by mouse what is asked: the first card that may be played, the first answer of a question. */
async function click(page: Page, view: TableView): Promise<void> {
  const first =
    view.asked === 'play'
      ? page.locator('button.card:not([aria-disabled])')
      : page.locator('[data-question] .choice:not(.refused), [data-question] [data-foot] button');
  await first.first().click();
  await expect.poll(async () => (await waiting(page)).at).not.toBe(view.at);
}

/** Cards that lie covered before a seat. */
const coveredIn = ({ board }: TableView, seat: 0 | 1): number =>
  board.table?.[seat].filter(({ covered }) => covered).length ?? 0;

/** The sizes in which the table is looked at. */
const SIZES = [
  [1366, 768],
  [800, 560],
] as const;

/** Own cards and those of the other player, all of them within the window and none over another player's. */
async function looksWhole(page: Page, app: ElectronApplication, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await resize(app, page, { width, height });
    const own = await page.getByRole('toolbar').first().boundingBox();
    const other = await page.locator('[data-region="table"] .laid').boundingBox();
    if (!own || !other) throw new Error('no cards lie on the table');
    expect(other.y + other.height).toBeLessThanOrEqual(own.y);
    expect(own.y + own.height).toBeLessThanOrEqual(height);
    await shot(page, `${name}-${width}`);
  }
  await resize(app, page, { width: SIZES[0][0], height: SIZES[0][1] });
}

thoroughTest('two sit down, choose and play sixteen tricks from the table by mouse', async ({ app, page }) => {
  await chooseGame(page, 'Offiziersschafkopf', 'Zwei Spieler, 32 Karten', QUICK);
  await shot(page, 'start');
  await page.getByRole('button', { name: 'Hinsetzen' }).click();

  await expect(page.locator('[data-region="table"] .seat')).toHaveCount(2);
  const seen = new Set<string>();
  let view = await waiting(page);
  let plays = 0;
  for (; !isOver(view); view = await waiting(page)) {
    if (!seen.has(view.asked ?? '')) {
      await expectNoBarriers(page, { where: view.asked ?? '' });
      await shot(page, view.asked ?? '');
    }
    seen.add(view.asked ?? '');
    if (view.asked === 'play') {
      const own = page.getByRole('toolbar', { name: /Deine Karten: \d+ offen/ });
      if (plays === 0) {
        await expect(own).toHaveAccessibleName(/8 offen, 8 verdeckt/);
        await expect(page.locator('[data-region="table"] .laid li')).toHaveCount(8);
      }
      if (plays === 6) await looksWhole(page, app, 'middle');
      if (coveredIn(view, 0) === 0) await expect(own).not.toHaveAccessibleName(/verdeckt/);
      plays++;
    }
    await click(page, view);
  }
  expect(plays).toBe(16);
  await expect(page.locator('dl.balance dt')).toHaveCount(2);
  await openSheet(page);
  await expect(page.getByText(/^in Punkten$/)).toBeVisible();
  await expectNoBarriers(page, { where: 'settlement' });
  await shot(page, 'settlement');

  await page.getByRole('button', { name: 'Bibliothek' }).click();
  await page.locator('li[data-round] button.open').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoBarriers(page, { where: 'replay' });
  await shot(page, 'replay');
});

/** The first question of a new session once the cards are dealt. */
async function waitingAfter(page: Page, seed: string): Promise<TableView> {
  const house = { 'officers.spritz': true, 'officers.secondHalf': 'hand' } as const;
  await call(page, 'session.start', { game: 'officers', house, seed, level: 'anfaenger' });
  let view = await waiting(page);
  for (; view.asked === 'draw' || view.asked === 'cut'; view = await waiting(page)) await move(page);
  return view;
}

test('by keyboard, in English and by night, with a Spritz and half the cards in hand', async ({ launch }) => {
  const { page } = await resumedByNight(launch, { ...QUICK, deck: 'french' }, async (first) => {
    for (let deal = 0; (await waitingAfter(first, `officers keys ${deal}`)).asked !== 'spritz'; deal++);
    return waiting(first);
  });
  let plays = 0;
  for (let last: TableView | undefined; ;) {
    const view = await asked(page, last);
    last = view;
    await expect.poll(() => focused(page)).not.toBe('');
    if (isOver(view)) break;
    if (view.asked === 'play') {
      if (plays === BY_KEYBOARD) {
        await playRound(page);
        continue;
      }
      await arrowTo(page, 'playable');
      expect(await focused(page)).toMatch(/below it|in hand/);
      if (plays++ === 1) await shot(page, 'night');
    } else {
      if (view.asked === 'spritz') {
        await expect(page.locator('[data-live]')).toContainText('Do you give a Spritz?');
        await shot(page, 'spritz');
      }
      await toQuestion(page);
    }
    await page.keyboard.press('Enter');
  }
  expect(plays).toBe(Math.min(16, BY_KEYBOARD));
  await expect(page.locator('[data-live]')).toContainText(/won|lost/i);
  await expect(page.getByText(/game points?/).first()).toBeVisible();
  await shot(page, 'night-end');
});
