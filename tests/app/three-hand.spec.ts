// A game of three in the real app: chosen on the start screen, played to the bill, taken up again, looked at in the replay.
import type { Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, move, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { hand, isOver, openSetup } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 120_000 });

/** The picture folder, if pictures are wanted. */
const SHOTS = process.env['STUBE_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/three-${name}.png` });
};

const seats = (page: Page) => page.locator('[data-region="table"] .seat');

/** Plays rounds until one has been played to its end by somebody. */
async function untilPlayed(page: Page): Promise<TableView> {
  for (let rounds = 0; rounds < 20; rounds++) {
    const over = await playRound(page);
    if (over.ended?.kind === 'played') return over;
    await call(page, 'session.nextRound', {});
  }
  throw new Error('nobody has played in 20 deals');
}

test('three sit down, play and pay, and go on another day', async ({ page }) => {
  await call(page, 'settings.change', {
    language: 'de',
    theme: 'light',
    speed: 'instant',
    motion: 'reduced',
    doublingPrompt: 'button',
    gateCards: 'off',
    gateCalls: 'off',
  });
  await openSetup(page);
  await page.getByRole('radio', { name: 'Zu dritt' }).check();
  await expect(page.getByText('Drei Spieler, 24 Karten').first()).toBeVisible();
  await expect(page.getByText('Langes Blatt')).toHaveCount(0);
  await expectNoBarriers(page, { where: 'start' });
  await shot(page, 'start');
  await page.getByRole('button', { name: 'Hinsetzen' }).click();

  await expect(seats(page)).toHaveCount(3);
  await expect(page.locator('.seat.top')).toHaveCount(0);
  let view = await waiting(page);
  expect(view.board).toMatchObject({ playerCount: 3, pack: 24 });
  while (!isOver(view) && view.board.phase !== 'auction') {
    await move(page);
    view = await waiting(page);
  }
  await expect(hand(page)).toHaveCount(8);
  await expectNoBarriers(page, { where: view.board.phase });
  await shot(page, 'auction');

  const over = await untilPlayed(page);
  const { ended } = over;
  if (ended?.kind !== 'played' || !('declarer' in ended.result)) throw new Error('no solo was entered');
  const { declarer } = ended.result;
  const { each, balance } = ended.settlement;
  expect(Math.abs(balance[declarer])).toBe(2 * each);
  expect(balance[3]).toBe(0);
  expect(over.totals.reduce((sum, cents) => sum + cents, 0)).toBe(0);
  expect(over.board.tricksWon[3]).toBe(0);
  await expect(page.locator('dl.balance dt')).toHaveCount(3);
  await expectNoBarriers(page, { where: 'settlement' });
  await shot(page, 'settlement');

  await page.getByRole('button', { name: 'Bibliothek' }).click();
  await expect(page.locator('main')).toContainText(/am Tisch: [A-Z][a-z]+, [A-Z][a-z]+ /);
  await expectNoBarriers(page, { where: 'library' });
  await shot(page, 'library');
  await page.locator('li[data-round] button.open').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(seats(page)).toHaveCount(3);
  await expectNoBarriers(page, { where: 'replay' });
  await shot(page, 'replay');
});

thoroughTest('a running game of three is taken up again', async ({ launch }) => {
  const first = await launch();
  await call(first.page, 'settings.change', { language: 'en', theme: 'dark', speed: 'instant', motion: 'reduced' });
  await call(first.page, 'session.start', { house: {}, game: 'three-hand', seed: 'again', level: 'anfaenger' });
  let before = await waiting(first.page);
  while (!isOver(before) && before.board.phase !== 'playing') {
    await move(first.page);
    before = await waiting(first.page);
  }
  await first.close();
  const { page } = await launch();
  const { board, at } = await waiting(page);
  expect({ board, at }).toEqual({ board: before.board, at: before.at });
  await expect(page.locator('.resume li')).toHaveCount(3);
  await shot(page, 'resume-dark');
  await page.getByRole('button', { name: 'Go on playing' }).click();
  await expect(seats(page)).toHaveCount(3);
  await expectNoBarriers(page, { where: 'table by night' });
  await shot(page, 'table-dark');
});
