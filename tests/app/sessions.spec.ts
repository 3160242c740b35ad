// A session from its first card to its last: cards drawn for the deal, a deal turned round by knocking, the final sheet, a new session.
import type { Page } from '@playwright/test';
import type { HouseRules } from '../../src/engine/options/options.ts';
import type { TableView } from '../../src/shared/table/board.ts';
import type { Language } from '../../src/shared/border/language.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest, test, thoroughTest } from '../../lab/support/app/fixtures.ts';

test.describe.configure({ timeout: 120_000 });

/** The picture folder, if pictures are wanted, and their language. */
const SHOTS = process.env['STUBE_SHOTS'];
const LANGUAGE: Language = process.env['STUBE_SHOTS_LANGUAGE'] === 'en' ? 'en' : 'de';
const de = LANGUAGE === 'de';
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/session-${name}-${LANGUAGE}.png` });
};

async function seated(page: Page, house: Partial<HouseRules>, seed: string): Promise<void> {
  const settings = { language: LANGUAGE, theme: 'light', speed: 'instant', motion: 'reduced' } as const;
  await call(page, 'settings.change', { ...settings, doublingPrompt: 'button', gateCards: 'off', gateCalls: 'off' });
  await call(page, 'session.start', { house, seed, level: 'anfaenger' });
  await page.getByRole('button', { name: de ? 'Weiterspielen' : 'Go on playing' }).click();
}

sharedAppTest('the highest card finds the first dealer, and the table waits until it was seen', async ({ page }) => {
  await seated(page, { 'deal.firstDealer': 'high-card' }, 'draw 4');
  const title = page.getByRole('heading', { name: de ? 'Wer gibt zuerst?' : 'Who deals first?' });
  await expect(title).toBeVisible();
  await expect(page.locator('[data-drawn]')).not.toHaveCount(0);
  await expectNoBarriers(page, { where: 'draw' });
  await shot(page, 'draw');
  const view = await call(page, 'table.view', {});
  expect(view?.draw?.dealer).toBe(view?.board.dealer);
  await expect(page.getByRole('button', { name: de ? 'Geben' : 'Deal', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title).toHaveCount(0);
  expect((await waiting(page)).draw).toBeUndefined();
});

/** Who sits at each place of the table. */
const company = (page: Page): Promise<string[]> =>
  page
    .locator('[data-region="table"] .seat')
    .evaluateAll((seats) =>
      seats
        .map(
          (seat) =>
            `${['left', 'top', 'right', 'bottom'].find((place) => seat.classList.contains(place)) ?? ''} ${seat.getAttribute('aria-label') ?? ''}`,
        )
        .sort(),
    );

async function untilCutting(page: Page): Promise<TableView> {
  for (;;) {
    const view = await waiting(page);
    if (view.board.phase === 'cutting') return view;
    await playRound(page);
    await call(page, 'session.nextRound', {});
  }
}

thoroughTest('a knock turns one deal round, and money goes to the right people', async ({ page }) => {
  await seated(page, { 'klopfen.enabled': true, 'passout.rule': 'ramsch' }, 'turned 1');
  const before = await untilCutting(page);
  const seats = await company(page);
  await page
    .getByRole('checkbox', { name: de ? 'Andersherum geben und spielen' : 'Deal and play the other way round' })
    .check();
  await expectNoBarriers(page, { where: 'knock' });
  await shot(page, 'knock');
  await page.getByRole('button', { name: de ? 'Klopfen: 4 + 4' : 'Knock: 4 + 4' }).click();
  const sign = page.locator('[data-direction="ccw"]');
  await expect(sign).toContainText(de ? 'Andersherum' : 'The other way');
  const turned = await waiting(page);
  expect(turned.board).toMatchObject({ turned: true, direction: 'ccw', forehand: turned.board.you });
  expect((await company(page)).map((seat) => seat.split(/[,:]/)[0])).toEqual(
    seats.map((seat) => seat.split(/[,:]/)[0]),
  );
  await expectNoBarriers(page, { where: 'turned' });
  await shot(page, 'turned');
  const over = await playRound(page);
  await expect(sign).toBeVisible();
  await shot(page, 'turned-over');
  const line = over.sheet.at(-1);
  if (line?.kind !== 'played' || over.ended?.kind !== 'played') throw new Error('nobody has played');
  const paid = (
    players: TableView['board']['players'],
    balance: readonly number[],
  ): Record<string, number | undefined> => Object.fromEntries(players.map(({ name }, at) => [name, balance[at]]));
  expect(paid(over.chairs.players, line.settlement.balance)).toEqual(
    paid(over.board.players, over.ended.settlement.balance),
  );
  await call(page, 'session.nextRound', {});
  const next = await waiting(page);
  expect(next.board.dealer).toBe((before.board.dealer + 1) % 4);
  await expect(sign).toHaveCount(0);
});

sharedAppTest('a session of agreed length ends with its final sheet, and a new one follows', async ({ page }) => {
  await seated(page, { 'session.length': 1, 'passout.rule': 'stock' }, 'length 2');
  for (let deal = 1; deal < 4; deal++) {
    await playRound(page);
    await page.getByRole('button', { name: de ? 'Nächste Runde' : 'Next round' }).click();
    await expect.poll(async () => (await waiting(page)).number).toBe(deal + 1);
  }
  const end = await playRound(page);
  expect(end.session).toEqual({ deals: 4, over: true });
  await shot(page, 'last-settlement');
  await page.getByRole('button', { name: de ? 'Zur Schlussabrechnung' : 'To the final sheet' }).click();
  await expect(page.getByRole('heading', { name: de ? 'Die Sitzung ist aus' : 'The session is over' })).toBeVisible();
  await expectNoBarriers(page, { where: 'end' });
  await shot(page, 'end');
  await page.getByRole('button', { name: de ? 'Noch eine Sitzung' : 'Another session' }).press('Enter');
  await expect.poll(async () => (await waiting(page)).sheet.length).toBe(0);
  const next = await waiting(page);
  expect([next.number, next.session, next.sessionId === end.sessionId]).toEqual([1, { deals: 4, over: false }, false]);
});
