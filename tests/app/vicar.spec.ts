// Vicar's Schafkopf in the real app: chosen on the start screen, called, played by mouse and by keyboard, counted, looked at again.
import type { Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { resumedByNight } from '../../lab/support/app/by-night.ts';
import { call, move, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { AT_ONCE, chooseGame } from '../../lab/support/app/choose-game.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { arrowTo, BY_KEYBOARD, focused, toQuestion } from '../../lab/support/app/keyboard.ts';
import { asked, hand, isOver, openSheet } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 120_000 });

/** The picture folder, if pictures are wanted. */
const SHOTS = process.env['STUBE_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/vicar-${name}.png` });
};

/** Does by mouse what is asked: the first card that may be played, the first contract that may be called. */
async function click(page: Page, view: TableView): Promise<void> {
  const first =
    view.asked === 'play'
      ? page.locator('button.card:not([aria-disabled])')
      : page.locator('[data-question] .choice:not(.refused), [data-question] [data-foot] button');
  await first.first().click();
  await expect.poll(async () => (await waiting(page)).at).not.toBe(view.at);
}

thoroughTest('two sit down, call, play and count their piles by mouse', async ({ page }) => {
  await chooseGame(page, 'Pfarrerschafkopf', 'Zwei Spieler, 24 Karten', AT_ONCE);
  await expect(page.getByText('Langes Blatt')).toHaveCount(0);
  await expectNoBarriers(page, { where: 'start' });
  await shot(page, 'start');
  await page.getByRole('button', { name: 'Hinsetzen' }).click();

  await expect(page.locator('[data-region="table"] .seat')).toHaveCount(2);
  const seen = new Set<string>();
  let view = await waiting(page);
  for (; !isOver(view); view = await waiting(page)) {
    if (!seen.has(view.asked ?? '')) {
      await expectNoBarriers(page, { where: view.asked ?? '' });
      await shot(page, view.asked ?? '');
    }
    seen.add(view.asked ?? '');
    if (view.asked === 'play') expect(view.board.piles?.some(({ cards }) => cards)).toBe(false);
    await click(page, view);
  }
  expect(seen).toContain('play');
  await expect(page.locator('dl.balance dt')).toHaveCount(2);
  await expect(page.getByText(/Davon im Stapel: /)).toBeVisible();
  await openSheet(page);
  await expect(page.getByText(/^in Punkten$/)).toBeVisible();
  expect(view.board.piles?.filter(({ cards }) => cards?.length === 4)).toHaveLength(2);
  await expectNoBarriers(page, { where: 'settlement' });
  await shot(page, 'settlement');

  await page.getByRole('button', { name: 'Bibliothek' }).click();
  await expectNoBarriers(page, { where: 'library' });
  await page.locator('li[data-round] button.open').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoBarriers(page, { where: 'replay' });
  await shot(page, 'replay');
});

/** The table of a new session once the cards are dealt. */
async function waitingAfter(page: Page, seed: string): Promise<TableView> {
  await call(page, 'session.start', { game: 'vicar', house: {}, seed, level: 'anfaenger' });
  let view = await waiting(page);
  for (; view.asked === 'draw' || view.asked === 'cut'; view = await waiting(page)) await move(page);
  return view;
}

thoroughTest(
  'by keyboard, in English and by night; a contract is called or left, and the round counted',
  async ({ launch }) => {
    const { page } = await resumedByNight(launch, { ...AT_ONCE, deck: 'french' }, async (first) => {
      // A deal in which the person is asked: a Solo of the other player ends the calling at once.
      for (let deal = 0; (await waitingAfter(first, `vicar keys ${deal}`)).asked !== 'announce'; deal++);
      return waiting(first);
    });
    let cards = 0;
    for (let last: TableView | undefined; ;) {
      const view = await asked(page, last);
      last = view;
      await expect.poll(() => focused(page)).not.toBe('');
      if (isOver(view)) break;
      if (view.asked === 'play') {
        if (cards++ === BY_KEYBOARD) {
          await playRound(page);
          continue;
        }
        await arrowTo(page, 'playable');
        await shot(page, 'night');
      } else {
        await toQuestion(page);
      }
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('[data-live]')).toContainText(/won|lost/i);
    await expect(page.getByText(/game points?/).first()).toBeVisible();
    await shot(page, 'night-end');
    await expect(hand(page)).toHaveCount(0);
  },
);
