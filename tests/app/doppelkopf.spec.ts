// Doppelkopf in the real app: reservations, announcements, sides, two copies of a card; by mouse and by keyboard, resumed.
import type { ElectronApplication, Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { resumedByNight } from '../../lab/support/app/by-night.ts';
import { call, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { AT_ONCE, chooseGame } from '../../lab/support/app/choose-game.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { arrowTo, BY_KEYBOARD, focused } from '../../lab/support/app/keyboard.ts';
import { asked, barred, hand, isOver, toTheTable } from '../../lab/support/app/table-page.ts';
import { resize } from '../../lab/support/app/window-size.ts';

test.describe.configure({ timeout: 120_000 });

/** The picture folder, if pictures are wanted: each moment in two sizes. */
const SHOTS = process.env['STUBE_SHOTS'];
const SIZES = [
  [1366, 768],
  [800, 560],
] as const;

async function shot(app: ElectronApplication, page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  for (const size of SIZES.toReversed()) {
    await resize(app, page, { width: size[0], height: size[1] });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${SHOTS}/doppelkopf-${name}-${size[0]}.png` });
  }
}

const begun = (page: Page, seed: string): ReturnType<typeof call<'session.start'>> =>
  call(page, 'session.start', { game: 'doppelkopf', house: {}, seed, level: 'anfaenger' });

const ansagenIn = ({ actions }: TableView): number =>
  actions.filter(({ decision, refusal }) => decision.type === 'ansage' && !refusal).length;

thoroughTest('a round with an announcement, by mouse', async ({ app, page }) => {
  await chooseGame(page, 'Doppelkopf', 'Wer eine der beiden Alten hat, spielt Re', AT_ONCE);
  await shot(app, page, 'start');
  await page.getByRole('button', { name: 'Regeln …' }).click();
  await expect(page.getByText('Mit Neunern').first()).toBeVisible();
  await expectNoBarriers(page, { where: 'rules' });

  await begun(page, 'doppelkopf mouse');
  await toTheTable(page);
  const seen = { announced: 0, refused: 0 };
  let view = await asked(page);
  for (; !isOver(view); view = await asked(page, view)) {
    await shot(app, page, `${view.asked}-${view.board.hands[view.board.you].size}`);
    if (view.asked !== 'play') {
      await page.locator('[data-question] .choice:not(.refused), [data-question] [data-foot] button').first().click();
      continue;
    }
    if (seen.announced === 0 && ansagenIn(view) > 0) {
      seen.announced = ansagenIn(view);
      await expectNoBarriers(page, { where: 'announcements' });
      await page.locator('[data-announce="first"]').click();
      await expect.poll(async () => ansagenIn(await waiting(page))).toBeLessThan(seen.announced);
      await expect(page.locator('.seat.bottom .offices')).toContainText('!');
      view = await waiting(page);
    }
    if (seen.refused === 0 && (await barred(page).count()) > 0) {
      seen.refused++;
      await barred(page).click({ force: true });
      await expect(page.getByText('Warum nicht?')).toBeVisible();
    }
    // Twelve cards lie one over the other: what is in sight of each is its left edge.
    await page
      .locator('button.card.playable')
      .first()
      .click({ position: { x: 10, y: 60 } });
  }
  expect(seen.announced).toBeGreaterThan(0);
  expect(seen.refused).toBe(1);
  await expect(page.getByText(/angesagt/).first()).toBeVisible();
  await expectNoBarriers(page, { where: 'settlement' });
  await shot(app, page, 'settlement');

  await page.getByRole('button', { name: 'Bibliothek' }).click();
  await page.locator('li[data-round] button.open').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shot(app, page, 'replay');
});

test('by keyboard, in English and by night, resumed after a restart', async ({ launch }) => {
  const { app, page } = await resumedByNight(
    launch,
    AT_ONCE,
    async (first) => {
      await begun(first, 'doppelkopf keys');
      return waiting(first);
    },
    'restart',
  );
  let announced = 0;
  let cards = 0;
  for (let last: TableView | undefined; ;) {
    const view = await asked(page, last);
    last = view;
    if (isOver(view)) break;
    await expect.poll(() => focused(page)).not.toBe('');
    if (view.asked === 'play') {
      if (announced === 0 && ansagenIn(view) > 0) {
        announced = ansagenIn(view);
        await page.keyboard.press('a');
        await expect.poll(() => focused(page)).toMatch(/down to \d+ cards/);
        await page.keyboard.press('Enter');
        await expect.poll(async () => ansagenIn(await waiting(page))).toBeLessThan(announced);
        last = await waiting(page);
        await shot(app, page, 'night-announced');
      }
      if (cards++ === BY_KEYBOARD) {
        await playRound(page);
        continue;
      }
      if ((await hand(page).count()) === 10) {
        await page.keyboard.press('0');
        await expect(hand(page).last()).toBeFocused();
      }
      await arrowTo(page, 'playable');
    }
    await page.keyboard.press('Enter');
  }
  expect(announced).toBeGreaterThan(0);
  await expect(page.locator('[data-live]')).toContainText(/wins/i);
  await shot(app, page, 'night-end');
});
