// Bauernstoss and Alter Schoofkopp in the real app: the chalk, Solos refused and played with an exchange, the head of a sheep; by mouse
// and by keyboard, resumed.
import type { Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { chooseGame } from '../../lab/support/app/choose-game.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { arrowTo, focused } from '../../lab/support/app/keyboard.ts';
import { begun, bidding, click, picture, QUICK, toBidding } from '../../lab/support/app/slate-page.ts';
import { asked, barred, isOver, openSlate, plays, toTheTable } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 120_000 });

/** The Solo that the person may announce. */
const soloIn = ({ actions }: TableView): boolean =>
  actions.some(({ decision, refusal }) => decision.type === 'announce' && !refusal);

/** Plays on deal by deal until the person may announce a Solo. */
async function toSolo(page: Page): Promise<TableView> {
  for (;;) {
    if (!isOver(await playRound(page))) throw new Error('the round is not over');
    await call(page, 'session.nextRound', {});
    const view = await toBidding(page);
    if (soloIn(view)) return view;
  }
}

thoroughTest(
  'a Solo is refused in the first deal, a mark brings the chalk, and a small Solo is played, by mouse',
  async ({ app, page }) => {
    await chooseGame(page, 'Bauernstoß', 'Wer die Kreide hat', QUICK);
    await picture(app, page, 'stoss-start');
    await page.getByRole('button', { name: 'Regeln …' }).click();
    await expect(page.getByText('Erster Geber').first()).toBeVisible();
    await picture(app, page, 'stoss-rules');

    await begun(page, 'bauernstoss', await bidding(page, 'bauernstoss', 'stoss mouse'));
    await toTheTable(page);
    await expect(page.locator('[data-question="partners"]')).toBeVisible();
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();

    const tutor = page.getByRole('complementary', { name: 'Tutor' });
    let view = await waiting(page);
    for (; view.asked !== 'number'; view = await waiting(page)) await click(page, view);
    await expect(page.locator('[data-question="number"]')).toBeVisible();
    await picture(app, page, 'stoss-number');
    await page.getByRole('button', { name: /^Kleines Solo/ }).click({ force: true });
    await expect(tutor).toContainText('Im ersten Spiel ist kein Solo erlaubt.');
    await picture(app, page, 'stoss-refused-bid');
    await page.keyboard.press('Escape');
    await expectNoBarriers(page, { where: 'number' });

    let refused = 0;
    for (; !isOver(view); view = await asked(page)) {
      if (plays(view) && refused === 0 && (await barred(page).count()) > 0) {
        await barred(page).click({ force: true });
        await expect(tutor.getByRole('article')).toBeVisible();
        await picture(app, page, 'stoss-refused-card');
        await page.keyboard.press('Escape');
        refused++;
      }
      await click(page, view);
    }
    expect(refused).toBe(1);
    const { slate } = view;
    const held = slate?.columns.findIndex(({ chalk }) => chalk);
    expect(held).toBe(slate?.columns.findIndex(({ marks }) => marks > 0));
    await openSlate(page);
    await expect(page.locator(`[data-slate] [data-side="${held}"]`)).toContainText('Kreide');
    await expectNoBarriers(page, { where: 'settlement' });
    await picture(app, page, 'stoss-settlement');

    await toSolo(page);
    await picture(app, page, 'stoss-solo-offered');
    await page
      .locator('.choice:not(.refused)', { hasText: /kleines .*Solo/i })
      .first()
      .click();
    await expect(page.locator('[data-question="give"]')).toBeVisible();
    await picture(app, page, 'stoss-give');
    view = await asked(page);
    await page.locator('button.card:not([aria-disabled])').last().click();
    view = await asked(page, view);
    expect(view.board.trick?.idle).toBeDefined();
    await expectNoBarriers(page, { where: 'solo' });
    await picture(app, page, 'stoss-solo');
    for (; !isOver(view); view = await asked(page, view)) await click(page, view);
    const { columns } = view.slate ?? {};
    expect(columns?.some(({ marks }) => marks >= 8)).toBe(true);
    await picture(app, page, 'stoss-solo-settlement');

    await page.getByRole('button', { name: 'Bibliothek' }).click();
    await page.locator('li[data-round] button.open').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await picture(app, page, 'stoss-replay');
  },
);

thoroughTest(
  'the head of a sheep is drawn, by keyboard, in English and by night, after a restart while trumps are made',
  async ({ launch }) => {
    const first = await launch();
    await call(first.page, 'settings.change', { ...QUICK, language: 'en', theme: 'dark', deck: 'french' });
    await begun(first.page, 'schoofkopp', await bidding(first.page, 'schoofkopp', 'head keys'));
    await call(first.page, 'table.skip', {});
    const left = await toBidding(first.page);
    await first.close();

    const { app, page } = await launch();
    expect((await call(page, 'table.view', {}))?.actions).toEqual(left.actions);
    await page.getByRole('button', { name: 'Go on playing' }).focus();
    await page.keyboard.press('Enter');
    let view = await asked(page);
    for (; !isOver(view); view = await asked(page, view)) {
      await expect.poll(() => focused(page)).not.toBe('');
      if (view.asked === 'number') await picture(app, page, 'head-number');
      if (view.asked === 'play') await arrowTo(page, 'playable');
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('[data-live]')).toContainText(/won|lost/i);
    const won = view.slate?.columns.find(({ marks }) => marks > 0)?.marks ?? 0;
    await openSlate(page);
    await expect(page.locator(`[data-slate] svg[data-marks="${won}"] path`)).toHaveCount(won);
    await expectNoBarriers(page, { where: 'night' });
    await picture(app, page, 'head-end');
  },
);
