// Doppelschafkopf for three in the real app: king with two hands, and one of the two others; by mouse and by keyboard, resumed.
import type { ElectronApplication, Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { actingSeat } from '../../src/shared/table/own-seats.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { resumedByNight } from '../../lab/support/app/by-night.ts';
import { call, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { chooseGame } from '../../lab/support/app/choose-game.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { arrowTo, BY_KEYBOARD, focused } from '../../lab/support/app/keyboard.ts';
import { begun, picture, QUICK } from '../../lab/support/app/slate-page.ts';
import { asked, isOver, openSlate, toTheTable } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 120_000 });

const shot = (app: ElectronApplication, page: Page, name: string): Promise<void> =>
  picture(app, page, `strohmann-${name}`);

/** A session in whose first deal the person is king, or is not. */
async function begunAs(page: Page, role: 'king' | 'folk'): Promise<TableView> {
  for (let seed = 0; ; seed++) {
    await begun(page, 'strohmann', `strohmann ${role} ${seed}`);
    const view = await waiting(page);
    if ((view.board.dealer === view.board.you) === (role === 'king')) return view;
  }
}

/** Does by mouse what is asked: cuts, a card of the hand that is to play, or what follows. */
async function click(page: Page, { asked: what, at }: TableView): Promise<void> {
  const answer =
    what === 'play'
      ? page.locator('[data-region="hand"] button.card:not([aria-disabled])').first()
      : page.locator('[data-question] .choice:not(.refused), [data-question] [data-foot] button').first();
  await answer.click(what === 'play' ? { position: { x: 10, y: 30 } } : {});
  await expect.poll(async () => (await waiting(page)).at).not.toBe(at);
}

thoroughTest('the king plays both hands by mouse, and writes for himself', async ({ app, page }) => {
  await chooseGame(page, 'Mit Strohmann', 'Wer gibt, ist König', QUICK);
  await expectNoBarriers(page, { where: 'start' });
  await shot(app, page, 'start');

  await begunAs(page, 'king');
  await toTheTable(page);
  const played = { own: 0, blind: 0 };
  let refused = 0;
  let view = await waiting(page);
  for (; !isOver(view); view = await waiting(page)) {
    const { board } = view;
    if (view.asked === 'play') {
      const acting = actingSeat(board);
      played[acting === board.you ? 'own' : 'blind']++;
      expect(board.hands[board.blind?.seat ?? 0].cards?.length).toBe(board.hands[board.blind?.seat ?? 0].size);
      const barred = page.locator('[data-region="hand"] button.card[aria-disabled="true"]').first();
      if (acting !== board.you && refused === 0 && (await barred.isVisible())) {
        await shot(app, page, 'blind-turn');
        await barred.click({ force: true, position: { x: 10, y: 30 } });
        await expect(page.locator('[data-region="tutor"]').getByRole('article')).toBeVisible();
        await expectNoBarriers(page, { where: 'refusal' });
        await page.keyboard.press('Escape');
        refused++;
      }
      if (played.own === 3 && acting === board.you) await shot(app, page, 'own-turn');
    }
    await click(page, view);
  }
  expect(played).toEqual({ own: 12, blind: 12 });
  expect(refused).toBe(1);
  await expect(page.locator('dl.balance dt')).toHaveCount(3);
  const columns = view.slate?.columns ?? [];
  expect(columns.map(({ chairs }) => chairs)).toEqual([[0], [1], [2]]);
  await openSlate(page);
  for (const [side, { marks }] of columns.entries())
    await expect(page.locator(`[data-slate] [data-side="${side}"] svg path`)).toHaveCount(marks);
  await expectNoBarriers(page, { where: 'settlement' });
  await shot(app, page, 'settlement');

  await page.getByRole('button', { name: 'Bibliothek' }).click();
  await page.locator('li[data-round] button.open').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toContainText('Strohmann');
  await shot(app, page, 'replay');
});

test('one of the two others sees the blind after the first trick; by keyboard, in English and by night, taken up again', async ({
  launch,
}) => {
  const { app, page } = await resumedByNight(launch, { ...QUICK, deck: 'french' }, (first) => begunAs(first, 'folk'));
  let cards = 0;
  for (let last: TableView | undefined; ;) {
    const view = await asked(page, last);
    last = view;
    await expect.poll(() => focused(page)).not.toBe('');
    if (isOver(view)) break;
    if (view.asked === 'play') {
      const { hands, blind, tricksWon } = view.board;
      const isFirst = tricksWon.every((won) => won === 0);
      expect(hands[blind?.seat ?? 0].cards === undefined).toBe(isFirst);
      if (cards === BY_KEYBOARD) {
        await playRound(page);
        continue;
      }
      if (++cards === 3) {
        await page.keyboard.press('h');
        await expect(page.locator('[data-hint]').first()).toBeVisible();
        await shot(app, page, 'night-hint');
        await page.keyboard.press('Escape');
      }
      await arrowTo(page, 'playable');
    }
    await page.keyboard.press('Enter');
  }
  expect(cards).toBeGreaterThan(Math.min(8, BY_KEYBOARD - 1));
  await expect(page.locator('[data-live]')).toContainText(/won|drawn|nobody/i);
  await openSlate(page);
  await expect(page.locator('[data-slate] [data-side]')).toHaveCount(3);
  await shot(app, page, 'night-end');
});

thoroughTest(
  'the king plays both hands by keyboard, and the focus goes to the hand that is to play',
  async ({ page }) => {
    await call(page, 'settings.change', { ...QUICK, language: 'de' });
    await begunAs(page, 'king');
    await page.getByRole('button', { name: 'Weiterspielen' }).focus();
    await page.keyboard.press('Enter');
    const labels = new Set<string | null>();
    for (let last: TableView | undefined; ;) {
      const view = await asked(page, last);
      last = view;
      if (isOver(view)) break;
      if (view.asked === 'play') {
        const hand = page.locator('[data-region="hand"] [role="toolbar"]');
        await expect(hand).toHaveCount(1);
        await expect.poll(() => hand.evaluate((node) => node.contains(document.activeElement))).toBe(true);
        labels.add(await hand.getAttribute('aria-label'));
        await arrowTo(page, 'playable');
      } else await expect.poll(() => focused(page)).not.toBe('');
      await page.keyboard.press('Enter');
    }
    expect(labels.size).toBe(2);
    await expect(page.locator('[data-live]')).toContainText(/gewonnen|verloren|unentschieden|niemand/i);
  },
);
