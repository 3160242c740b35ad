// A Hochzeit and an open Bettel played at the real table: by mouse and by keys, from the first word to the bill.
import type { Decision } from '../../src/engine/table/log.ts';
import type { TableView } from '../../src/shared/table/board.ts';
import { call, firstAllowed, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { WITH_HOCHZEIT } from '../../lab/support/app/many-games.ts';
import { asked, hand } from '../../lab/support/app/table-page.ts';

type Page = Parameters<typeof call>[0];

type Word = Extract<Decision, { type: 'call' }>['call'];

/** The person's words at the auction as far as they are allowed; the table after them. */
async function saying(page: Page, words: readonly Word[]): Promise<TableView> {
  let view = await waiting(page);
  for (const wanted of words) {
    const decision: Decision = { type: 'call', seat: 0, call: wanted };
    if (view.board.phase !== 'auction' || !allows(view, decision)) break;
    await call(page, 'table.decide', { at: view.at, decision });
    view = await waiting(page);
  }
  return view;
}

const allows = ({ actions }: TableView, wanted: Decision): boolean =>
  actions.some(({ decision, refusal }) => !refusal && JSON.stringify(decision) === JSON.stringify(wanted));

/** Sessions under these rules, one after another, until the person's words lead to what is wanted; the page at its table. */
async function seated(page: Page, wanted: (view: TableView) => boolean, words: readonly Word[]): Promise<TableView> {
  await call(page, 'settings.change', {
    language: 'de',
    speed: 'instant',
    gateCards: 'off',
    gateCalls: 'off',
    doublingPrompt: 'button',
  });
  for (let n = 0; n < 300; n++) {
    await call(page, 'session.start', { house: WITH_HOCHZEIT, level: 'anfaenger', seed: `h${n}` });
    if (!wanted(await saying(page, words))) continue;
    await page.getByRole('button', { name: 'Weiterspielen' }).click();
    return asked(page);
  }
  throw new Error('no such deal in 300');
}

/** Lets the person do the first thing that is allowed, until the round is over. */
async function toTheEnd(page: Page): Promise<TableView> {
  for (;;) {
    const view = await waiting(page);
    if (view.board.phase === 'scored' || view.board.phase === 'thrownIn') return view;
    const decision = firstAllowed(view);
    if (!decision) throw new Error(`nothing is asked in ${view.board.phase}`);
    await call(page, 'table.decide', { at: view.at, decision });
  }
}

test('a Hochzeit is accepted, a card given back, and both play together to the bill', async ({ page }) => {
  const accept: Decision = { type: 'call', seat: 0, call: 'mit-mir' };
  const offered = await seated(page, (view) => allows(view, accept), []);
  const suitor = offered.board.offer?.suitor ?? 0;
  expect(suitor).toBeGreaterThan(0);
  await expect(page.locator(`[data-offer="${suitor}"]`)).toContainText('Verdeckter Trumpf von');
  await page.getByRole('button', { name: 'Mit mir', exact: true }).click();
  const returning = await asked(page, offered);
  expect(returning.board.phase).toBe('returning');
  expect(returning.board.offer?.card).toBeDefined();
  await expect(page.getByRole('heading', { name: 'Welche Karte gibst du zurück?' })).toBeVisible();
  await expect(hand(page)).toHaveCount(9);
  // The card that was offered and an own trump are refused, each with its reason; a plain card goes back by the keyboard.
  const offeredCard = `[data-card="${returning.board.offer?.card}"]`;
  await page.locator(`button.card.barred${offeredCard}`).click({ force: true });
  await expect(page.getByText('Zurück gibst du eine der Karten, die du vorher hattest').first()).toBeVisible();
  await page.locator(`button.card.barred:not(${offeredCard})`).first().click({ force: true });
  await expect(page.getByText('Zurück gibst du eine Karte, die kein Trumpf ist').first()).toBeVisible();
  await page.locator('button.card.playable').first().focus();
  await page.keyboard.press('Enter');
  await expect(hand(page)).toHaveCount(8);
  const playing = await waiting(page);
  expect(playing.board.contract).toMatchObject({
    announcement: { contract: 'hochzeit' },
    declarer: 0,
    partner: suitor,
  });
  const end = await toTheEnd(page);
  expect(end.ended).toMatchObject({ kind: 'played', result: { declarer: 0, partner: suitor } });
  expect(end.totals.reduce((sum, each) => sum + each, 0)).toBe(0);
});

thoroughTest('an open Bettel lies open after the first trick and ends with the first trick taken', async ({ page }) => {
  const open: Decision = { type: 'announce', seat: 0, announcement: { contract: 'open-bettel' } };
  await seated(page, (view) => allows(view, open), ['spiele', 'selbst', 'selbst', 'selbst']);
  await page.getByRole('radio', { name: 'Bettel offen' }).check();
  await page.getByRole('button', { name: 'Bettel offen ansagen' }).click();
  const end = await toTheEnd(page);
  expect(end.board.contract?.announcement.contract).toBe('open-bettel');
  const { ended } = end;
  if (ended?.kind !== 'played' || !('declarer' in ended.result)) throw new Error('no Bettel was entered');
  expect(ended.result.sideTricks).toBe(ended.result.winner === 'declarer' ? 0 : 1);
});
