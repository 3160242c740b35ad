// Whole rounds by the two rule sets of other sources: chosen by name on the start screen, one played by mouse, one by keyboard.
import type { Page } from '@playwright/test';
import { departuresOf, type HouseRules } from '../../src/engine/options/options.ts';
import { type PresetId, presetRules } from '../../src/engine/options/presets.ts';
import type { TableView } from '../../src/shared/table/board.ts';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { arrowTo, focused, toQuestion } from '../../lab/support/app/keyboard.ts';
import { asked, isOver, openSetup, plays } from '../../lab/support/app/table-page.ts';

const houseOf = (preset: PresetId): Partial<HouseRules> => {
  const rules = presetRules(preset);
  return Object.fromEntries(departuresOf(rules).map((id) => [id, rules[id]]));
};

/** A session by a preset whose course follows from its seed. */
async function seatedBy(page: Page, preset: PresetId, language: 'de' | 'en', label: string): Promise<void> {
  const quick = { speed: 'instant', motion: 'reduced', doublingPrompt: 'button' } as const;
  await call(page, 'settings.change', { ...quick, language, gateCards: 'off', gateCalls: 'off' });
  await openSetup(page);
  await page.getByLabel(language === 'de' ? 'Regeln' : 'Rules', { exact: true }).selectOption({ label });
  await call(page, 'session.start', { house: houseOf(preset), seed: `a round of ${preset}`, level: 'anfaenger' });
  await page.getByRole('button', { name: language === 'de' ? 'Zurück' : 'Back' }).click();
}

/** Plays until a round has been played with cards; deals that nobody wants are counted and left behind. */
async function playedThrough(
  page: Page,
  answer: (view: TableView) => Promise<void>,
  next: () => Promise<void>,
): Promise<TableView> {
  let said = 0;
  for (let last: TableView | undefined; ;) {
    const view = await asked(page, last);
    last = view;
    if (view.board.phase === 'scored') {
      expect(said).toBeGreaterThan(1);
      return view;
    }
    if (isOver(view)) await next();
    else await answer(view);
    said++;
  }
}

thoroughTest(
  'the English rules sheet by mouse: named games, a bill in multiples of the base tariff',
  async ({ page }) => {
    await seatedBy(page, 'sheet-003', 'de', 'Mit Grundtarif');
    await page.getByRole('button', { name: 'Weiterspielen' }).click();
    const next = () => page.getByRole('button', { name: 'Nächste Runde' }).click();
    const view = await playedThrough(
      page,
      (now) =>
        plays(now)
          ? page.locator('button.card.playable').first().click()
          : page
              .locator('[data-question] .choice:not(.refused), [data-question] [data-foot] button:not([aria-disabled])')
              .first()
              .click(),
      next,
    );
    expect(view.ended).toMatchObject({ kind: 'played' });
    await expect(page.locator('[data-question]')).toContainText('Nächste Runde');
    await expect(page.locator('[data-question]')).toContainText(/Grundpreis/);
  },
);

sharedAppTest(
  'the game of 1876 by keyboard: the focus is never lost, and the bill has its own prices',
  async ({ page }) => {
    sharedAppTest.slow();
    await seatedBy(page, 'historic-1876', 'en', 'As in 1876');
    await page.getByRole('button', { name: 'Go on playing' }).focus();
    await page.keyboard.press('Enter');
    const view = await playedThrough(
      page,
      async (now) => {
        await expect.poll(() => focused(page)).not.toBe('');
        if (plays(now)) await arrowTo(page, 'playable');
        else await toQuestion(page);
        await page.keyboard.press('Enter');
      },
      () => page.keyboard.press('n'),
    );
    expect(view.ended).toMatchObject({ kind: 'played' });
    await expect(page.locator('[data-live]')).toContainText(/won|wins|lost/i);
    await expect(page.locator('[data-question]')).toContainText('Next round');
  },
);
