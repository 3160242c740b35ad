// The table as a person meets it, for end-to-end tests: start a seeded session, see what is asked, wait for one's turn.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Settings } from '../../../src/shared/files/settings.ts';
import type { TableView } from '../../../src/shared/table/board.ts';
import { actingSeat } from '../../../src/shared/table/own-seats.ts';
import { call, waiting } from './app-calls.ts';

/** In this session the person cuts first, may play a game, and meets cards that are not allowed. */
export const SEED = 'ober';

/** A session whose course follows from its seed, without warnings; the page still shows the start screen. */
export async function seededSession(page: Page, settings: Partial<Settings>, seed = SEED): Promise<void> {
  await call(page, 'settings.change', { gateCards: 'off', gateCalls: 'off', ...settings });
  await call(page, 'session.start', { house: {}, seed });
}

/** From the start screen to all choices for the next table. */
export async function openSetup(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Einrichten|Set up)$/ }).click();
}

/** From any room to a session that was begun meanwhile. */
export const toTheTable = (page: Page): Promise<void> => page.getByRole('button', { name: /^(Tisch|Table)$/ }).click();

/** Opens the slate, which lies open unasked in wide windows only. */
export async function openSlate(page: Page): Promise<void> {
  await unfolded(page, page.locator('[data-slate]'));
}

/** Opens the score sheet, which lies open unasked in wide windows only. */
export async function openSheet(page: Page): Promise<Locator> {
  const sheet = page.locator('[data-region="sheet"]');
  await unfolded(page, sheet);
  return sheet;
}

/** Presses the key that opens and folds the left dock until that is there: pressed again too early, it would undo the first. */
const unfolded = (page: Page, dock: Locator): Promise<void> =>
  expect(async () => {
    if (!(await dock.isVisible())) await page.keyboard.press('p');
    await expect(dock).toBeVisible({ timeout: 3_000 });
  }).toPass();

/** The cards that are chosen from: the own hand, or a blind that is to play. */
export const hand = (page: Page): Locator =>
  page.locator('[data-region="hand"]').getByRole('toolbar').getByRole('button');

/** The table once the person is asked for something new or the round is over, with the page showing it. */
export async function asked(page: Page, after?: TableView): Promise<TableView> {
  for (;;) {
    const view = await waiting(page);
    if (!isSame(view, after) && (await isShown(page, view))) return view;
    await page.waitForTimeout(20);
  }
}

const isSame = (view: TableView, other?: TableView): boolean =>
  view.at === other?.at && view.number === other.number && view.doublingOffered === other.doublingOffered;

/** Whether the page shows what main has. */
async function isShown(page: Page, { board, asked, doublingOffered }: TableView): Promise<boolean> {
  const cards = board.hands[actingSeat(board)].cards ?? [];
  // What is left of a hand when a Solo is over at once lies no longer before the person.
  const held = board.phase !== 'cutting' && board.phase !== 'scored';
  if (held && (await hand(page).count()) !== cards.length) return false;
  const put = asked === undefined || doublingOffered ? '[data-question]' : `[data-question="${asked}"]`;
  if (board.phase !== 'playing' || doublingOffered) return (await page.locator(put).count()) === 1;
  return (await page.locator('button.card.playable').count()) === cards.filter((card) => card.playable).length;
}

/** Whether the person may play a card now. */
export const plays = ({ board, doublingOffered }: TableView): boolean =>
  board.phase === 'playing' && board.turn === actingSeat(board) && !doublingOffered;

export const isOver = ({ board }: TableView): boolean => board.phase === 'scored' || board.phase === 'thrownIn';

/** First of the cards that the rules refuse now, if any. */
export const barred = (page: Page): Locator => page.locator('button.card.barred').first();
