// Special rounds in the real app: a Schieber round that the player asks for, and a Bock round that comes about.
import type { Page } from '@playwright/test';
import type { HouseRules } from '../../src/engine/options/options.ts';
import type { TableView } from '../../src/shared/table/board.ts';
import { call, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { hand } from '../../lab/support/app/table-page.ts';

async function seated(page: Page, house: Partial<HouseRules>, seed: string): Promise<void> {
  const settings = { language: 'de', speed: 'instant', doublingPrompt: 'button' } as const;
  await call(page, 'settings.change', { ...settings, gateCards: 'off', gateCalls: 'off' });
  await call(page, 'session.start', { house, seed, level: 'anfaenger' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
}

/** The picture folder, if pictures are wanted. */
const SHOTS = process.env['STUBE_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

const strip = (page: Page) => page.getByRole('list', { name: 'Was gerade besonders ist' });

const isCut = ({ board }: TableView): boolean => board.phase === 'cutting';

/** Cuts if the person has to. */
async function cut(page: Page): Promise<TableView> {
  const view = await waiting(page);
  if (!isCut(view)) return view;
  const [action] = view.actions;
  if (!action) throw new Error('nothing to cut');
  const legal = view.actions.find(({ refusal }) => !refusal) ?? action;
  await call(page, 'table.decide', { at: view.at, decision: legal.decision });
  return waiting(page);
}

/** In this session the person is forehand in the second deal, and is asked first. */
thoroughTest('a Schieber is asked for, taken, passed on by keys, named and played', async ({ page }) => {
  await seated(page, { 'schieber.trigger': 'manual', 'round.length': 1 }, 'schieber 7');
  await playRound(page);
  await page.getByRole('button', { name: 'Schieberrunde ausrufen' }).click();
  await expect(strip(page)).toContainText('Danach: Schieber');
  await shot(page, 'schieber-called');
  await page.getByRole('button', { name: 'Nächste Runde' }).click();
  await expect.poll(async () => (await waiting(page)).number).toBe(2);
  const offered = await cut(page);
  expect(offered.special?.round).toMatchObject({ kind: 'schieber', deal: 1, of: 1 });
  expect(offered.board.phase).toBe('offeringObers');
  await expect(strip(page)).toContainText('Schieber: Spiel 1 von 1');
  await shot(page, 'schieber-obers');

  await page.getByRole('button', { name: 'Die Ober nehmen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Zwei Karten weiterschieben' })).toBeVisible();
  await expect(hand(page)).toHaveCount(10);
  const pass = page.getByRole('button', { name: 'Weiterschieben', exact: true });
  await expect(pass).toHaveAttribute('aria-disabled', 'true');
  await hand(page).nth(8).press('Enter');
  await hand(page).nth(9).press(' ');
  await expect(hand(page).nth(9)).toHaveAccessibleName(/geht weiter/);
  await shot(page, 'schieber-pass');
  await pass.press('Enter');
  await expect.poll(async () => (await waiting(page)).board.phase).toBe('announcing');
  await expect(hand(page)).toHaveCount(8);
  await shot(page, 'schieber-name');

  const over = await playRound(page);
  expect(over.ended).toMatchObject({ kind: 'played', special: 'schieber', announcement: { contract: 'solo' } });
  expect(over.sheet.at(-1)).toMatchObject({ special: 'schieber' });
  await shot(page, 'schieber-over');
});

thoroughTest('a Bock round comes about, is told at the table and doubles the bill', async ({ page }) => {
  test.setTimeout(180_000);
  await seated(page, { 'bock.mode': 'overlap', 'round.length': 2, 'passout.rule': 'stock' }, 'bock');
  let view = await playRound(page);
  for (let deals = 1; !view.special?.doublings?.bock && deals < 60; deals++) {
    await call(page, 'session.nextRound', {});
    view = await cut(page);
    if (!view.special?.doublings?.bock) view = await playRound(page);
  }
  expect(view.special?.doublings?.bock).toBe(1);
  await expect(strip(page)).toContainText('Bock: zählt doppelt');
  await expect(strip(page)).toContainText('Im Stock:');
  await shot(page, 'bock-table');
  const over = await playRound(page);
  if (over.ended?.kind === 'played') {
    expect(over.ended.settlement.lines).toContainEqual({ kind: 'doubled', by: 'bock', times: 1, factor: 2 });
    await expect(page.getByText(/Bock/).first()).toBeVisible();
  }
  await shot(page, 'bock-over');
  const stock = over.special?.stock?.content ?? 0;
  expect(over.totals.reduce((sum, cents) => sum + cents, stock)).toBe(0);
});
