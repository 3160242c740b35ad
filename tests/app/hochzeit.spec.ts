// A Hochzeit and an open Bettel played at the real table: by mouse and by keys, from the first word to the bill.
import type { TableView } from '../../src/shared/board.ts';
import { call, firstAllowed, waiting } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { asked, hand } from './table-page.ts';

const HOUSE = {
  'contracts.enabled': [
    'rufer',
    'hochzeit',
    'bettel',
    'suit-geier',
    'suit-wenz',
    'geier',
    'wenz',
    'solo',
    'open-bettel',
    'sie',
  ],
  'tout.contracts': ['geier', 'wenz', 'solo'],
  'contracts.ranking': [
    ['rufer'],
    ['hochzeit'],
    ['bettel'],
    ['suit-geier'],
    ['suit-wenz'],
    ['geier'],
    ['wenz'],
    ['solo'],
    ['geier-tout'],
    ['wenz-tout'],
    ['open-bettel'],
    ['solo-tout'],
    ['sie'],
  ],
  'hochzeit.form': 'anytime-offer',
} as const;

type Page = Parameters<typeof call>[0];

/** A session under these rules whose cards follow from the seed, with the page at the table. */
async function seated(page: Page, seed: string): Promise<TableView> {
  await call(page, 'settings.change', {
    language: 'de',
    speed: 'instant',
    gateCards: 'off',
    gateCalls: 'off',
    doublingPrompt: 'button',
  });
  await call(page, 'session.start', { house: HOUSE, seed });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  return asked(page);
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
  const offered = await seated(page, 'h47');
  expect(offered.board.offer).toEqual({ suitor: 2 });
  await expect(page.locator('[data-offer="2"]')).toContainText('Verdeckter Trumpf von');
  await page.getByRole('button', { name: 'Mit mir', exact: true }).click();
  const returning = await asked(page, offered);
  expect(returning.board.phase).toBe('returning');
  expect(returning.board.offer?.card).toBeDefined();
  await expect(page.getByRole('heading', { name: 'Welche Karte gibst du zurück?' })).toBeVisible();
  await expect(hand(page)).toHaveCount(9);
  // A trump is refused with its reason; a plain card goes back by the keyboard.
  await page.locator('button.card.barred').first().click({ force: true });
  await expect(page.getByText('Zurück gibst du eine Karte, die kein Trumpf ist').first()).toBeVisible();
  await page.locator('button.card.playable').first().focus();
  await page.keyboard.press('Enter');
  await expect(hand(page)).toHaveCount(8);
  const playing = await waiting(page);
  expect(playing.board.contract).toMatchObject({ announcement: { contract: 'hochzeit' }, declarer: 0, partner: 2 });
  const end = await toTheEnd(page);
  expect(end.ended).toMatchObject({ kind: 'played', result: { declarer: 0, partner: 2 } });
  expect(end.totals.reduce((sum, each) => sum + each, 0)).toBe(0);
});

test('an open Bettel lies open after the first trick and ends with the first trick taken', async ({ page }) => {
  let view = await seated(page, 'h2');
  for (const wanted of ['spiele', 'selbst', 'selbst', 'selbst'] as const) {
    if (view.board.phase !== 'auction') break;
    await call(page, 'table.decide', { at: view.at, decision: { type: 'call', seat: 0, call: wanted } });
    view = await waiting(page);
  }
  expect(view.board.phase).toBe('announcing');
  await page.getByRole('radio', { name: 'Bettel offen' }).check();
  await page.getByRole('button', { name: 'Bettel offen ansagen' }).click();
  const end = await toTheEnd(page);
  expect(end.board.contract?.announcement.contract).toBe('open-bettel');
  const ended = end.ended;
  expect(ended).toMatchObject({
    kind: 'played',
    result: { sideTricks: ended?.kind === 'played' && ended.result.winner === 'declarer' ? 0 : 1 },
  });
});
