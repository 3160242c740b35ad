// The tutor at the real table: refusals in full and in short, questions on demand, the ladder, the trick that was taken.
import type { Locator, Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import type { Settings } from '../../src/shared/files/settings.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { move } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { asked, barred, isOver, plays, seededSession } from '../../lab/support/app/table-page.ts';

const tutor = (page: Page): Locator => page.locator('[data-region="tutor"]');

async function sitDown(page: Page, settings: Partial<Settings>): Promise<void> {
  await seededSession(page, { language: 'de', speed: 'instant', motion: 'reduced', ...settings });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
}

/** Plays until the table is in a situation. Throws if the round ends before. */
async function until(page: Page, fits: (view: TableView) => boolean): Promise<TableView> {
  for (;;) {
    const view = await asked(page);
    if (fits(view)) return view;
    if (isOver(view)) throw new Error('the round ended before');
    await move(page);
  }
}

const hasBarred = (view: TableView): boolean =>
  plays(view) && (view.board.hands[view.board.you].cards ?? []).some(({ refusal }) => refusal);

sharedAppTest('a card that is not allowed is explained in full twice, then in short', async ({ page }) => {
  await sitDown(page, { tutor: 'always' });
  await until(page, hasBarred);
  const note = tutor(page).getByRole('article');
  for (const form of ['full', 'full', 'short']) {
    await barred(page).click({ force: true });
    await expect(note.getByRole('heading', { name: 'Warum nicht?' })).toBeVisible();
    await expect(note.getByText(/^Erlaubt (sind|ist) jetzt/)).toHaveCount(form === 'full' ? 1 : 0);
    if (form === 'full') await note.getByRole('button', { name: 'Erklärung schließen' }).click();
  }
  await note.getByRole('button', { name: 'mehr' }).click();
  await expect(note.getByText(/^Erlaubt (sind|ist) jetzt/)).toBeVisible();
  await note.getByRole('button', { name: 'Wer hat recht?' }).click();
  const quarrel = page.getByRole('dialog', { name: 'Wer hat recht?' });
  await expect(quarrel.locator('[data-quarrel]')).toHaveAttribute('data-quarrel', /^R\./);
  await expect(quarrel).toContainText('Regelwerk des Programms');
  await quarrel.getByRole('listbox').selectOption('called.runAway.min');
  await expect(quarrel.getByRole('heading', { name: 'Was andere Tische spielen' })).toBeVisible();
  await expect(quarrel.getByText('Langendorf')).not.toHaveCount(0);
  if (process.env['STUBE_SHOTS']) await page.screenshot({ path: '/tmp/pics-ed/quarrel-table.png' });
  await page.keyboard.press('Escape');
  await expect(quarrel).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
});

sharedAppTest(
  'where the cards lie is asked for by key, stays from card to card, and tells what it was read from',
  async ({ page }) => {
    await sitDown(page, { tutor: 'always' });
    const measured = (view: TableView): boolean =>
      plays(view) && ['rufer', 'solo', 'wenz'].includes(view.board.contract?.announcement.contract ?? '');
    await until(page, measured);
    await page.keyboard.press('w');
    const cards = tutor(page).locator('[data-beliefs]');
    await expect(cards.getByRole('button')).not.toHaveCount(0);
    const before = await cards.getByRole('button').count();
    await expect(cards).toContainText('%');
    await cards.getByRole('button').first().click();
    await expect(cards.locator('.clue p').first()).toBeVisible();
    await expectNoBarriers(page, { where: 'beliefs' });
    await move(page);
    await until(page, measured);
    await expect.poll(() => cards.getByRole('button').count()).toBeLessThan(before);
  },
);

sharedAppTest('the ladder waits for the game and then shows every trump of it', async ({ page }) => {
  await sitDown(page, { tutor: 'always' });
  await until(page, ({ board }) => board.phase === 'auction');
  await expect(tutor(page)).toContainText('Noch ist kein Spiel angesagt.');
  const { board } = await until(page, plays);
  const rungs = tutor(page).getByRole('group', { name: 'Alle Trümpfe vom höchsten abwärts' }).getByRole('listitem');
  await expect(rungs).toHaveCount(board.ladder.length);
  const own = board.ladder.filter(({ place }) => place === 'own').length;
  await expect(rungs.filter({ hasText: 'bei dir' })).toHaveCount(own);
});

sharedAppTest('after a trick the tutor says who took it and why', async ({ page }) => {
  await sitDown(page, { tutor: 'always' });
  const { lastTrick } = await until(page, (view) => plays(view) && view.lastTrick !== undefined);
  const section = tutor(page).getByRole('region', { name: 'Letzter Stich' });
  await expect(section).toContainText(`${lastTrick?.taken?.points} Aug`);
  await expect(section.getByText('holt ihn')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(4 + (lastTrick?.taken?.notes.length ?? 0));
});

sharedAppTest('on demand nothing is told until somebody asks', async ({ page }) => {
  await sitDown(page, { tutor: 'demand' });
  await until(page, hasBarred);
  await expect(tutor(page).getByText('zeigen')).toHaveCount(4);
  await expect(tutor(page).getByRole('listitem')).toHaveCount(0);
  await tutor(page)
    .getByRole('button', { name: /Was jetzt/ })
    .click();
  await expect(tutor(page).getByRole('listitem').first()).toBeVisible();
  await move(page);
  await asked(page);
  await expect(tutor(page).getByRole('listitem')).toHaveCount(0);
});

sharedAppTest('switched off, it explains in short what was clicked, and nothing else', async ({ page }) => {
  await sitDown(page, { tutor: 'off' });
  await until(page, hasBarred);
  await expect(tutor(page).getByRole('heading', { level: 3 })).toHaveCount(0);
  await barred(page).click({ force: true });
  await expect(tutor(page).getByRole('article')).toBeVisible();
  await expect(tutor(page).getByText(/^Erlaubt/)).toHaveCount(0);
});

thoroughTest('no violations beside an explanation', async ({ page }) => {
  await sitDown(page, { tutor: 'always' });
  await until(page, (view) => hasBarred(view) && view.lastTrick !== undefined);
  await barred(page).click({ force: true });
  await expect(tutor(page).getByRole('article')).toBeVisible();
  await expectNoBarriers(page, { part: '[data-region="tutor"]' });
});
