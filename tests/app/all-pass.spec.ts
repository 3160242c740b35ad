// Everybody passes: a Ramsch and a Muss-Spiel are played at the table to their bills, and kept in the library.
import type { Page } from '@playwright/test';
import type { Decision } from '../../src/engine/table/log.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import type { TableView } from '../../src/shared/table/board.ts';
import { call, firstAllowed, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';

/** Passes as long as that is possible, and otherwise does the first allowed thing. */
function passing(view: TableView): Decision | undefined {
  const pass = view.actions.find(({ decision }) => decision.type === 'call' && decision.call === 'weiter');
  return pass && !pass.refusal ? pass.decision : firstAllowed(view);
}

/** Plays until `stop` holds, or the round is over. */
async function playUntil(page: Page, stop: (view: TableView) => boolean): Promise<TableView> {
  for (;;) {
    const view = await waiting(page);
    const decision = passing(view);
    if (stop(view) || (!decision && !view.doublingOffered)) return view;
    if (view.doublingOffered) await call(page, 'table.declineDoubling', { at: view.at });
    else if (decision) await call(page, 'table.decide', { at: view.at, decision });
  }
}

async function start(page: Page, house: Partial<HouseRules>, seed: string): Promise<void> {
  await call(page, 'settings.change', { gateCards: 'off', gateCalls: 'off', speed: 'instant', language: 'de' });
  await call(page, 'session.start', { house, seed });
}

/** A picture, if any are wanted, of the page when all has come to rest. */
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['STUBE_PICTURES'];
  if (!folder) return;
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${folder}/${name}.png` });
};

test('a Ramsch is played by everyone alone and costs the loser', async ({ page }) => {
  await start(page, { 'passout.rule': 'ramsch', 'ramsch.durchmarsch': 'all-tricks' }, 'pass 1');
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  const playing = await playUntil(page, ({ board }) => board.phase === 'playing' && board.tricksWon.some((n) => n > 0));
  expect(playing.board.contract).toMatchObject({ announcement: { contract: 'ramsch' } });
  expect(playing.board.contract).not.toHaveProperty('declarer');
  await picture(page, 'ramsch-table');
  const over = await playUntil(page, () => false);
  const line = over.ended;
  if (line?.kind !== 'played' || line.result.kind !== 'ramsch') throw new Error('no Ramsch was entered');
  expect(line.settlement.balance.reduce((sum, each) => sum + each, 0)).toBe(0);
  await expect(page.getByRole('table', { name: /Augen der vier Spieler/ })).toBeVisible();
  await picture(page, 'ramsch-bill');
});

thoroughTest('the holder of the Eichel-Ober must play and names a card', async ({ page }) => {
  await start(page, { 'passout.rule': 'muss' }, 'pass 6');
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  const must = await playUntil(page, ({ board }) => board.phase === 'announcing');
  expect(must.duty.map(({ id }) => id)).toContain('D.MUSS');
  await picture(page, 'muss-call');
  const over = await playUntil(page, () => false);
  expect(over.ended).toMatchObject({ kind: 'played', announcement: { contract: 'muss' } });
  await picture(page, 'muss-bill');
});

thoroughTest('a Durchbruch is announced with the card to the third trick', async ({ page }) => {
  await start(page, { 'passout.rule': 'ramsch', 'ramsch.durchmarsch': 'langendorf' }, 'pass 1');
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  const may = ({ actions }: TableView): boolean =>
    actions.some(({ decision, refusal }) => decision.type === 'durchbruch' && !refusal);
  const view = await playUntil(page, may);
  expect(view.duty.map(({ id }) => id)).toContain('D.DURCHBRUCH_OFFER');
  await picture(page, 'durchbruch-offer');
  await page.getByRole('button', { name: 'Durchbruch ansagen' }).click();
  await expect(page.getByText('Durchbruch!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Durchbruch ansagen' })).toBeHidden();
  await picture(page, 'durchbruch-said');
  const said = await waiting(page);
  expect(said.board.contract?.durchbruch).toEqual([said.board.you]);
  const over = await playUntil(page, () => false);
  expect(over.ended).toMatchObject({ kind: 'played', announcement: { contract: 'ramsch' } });
});
