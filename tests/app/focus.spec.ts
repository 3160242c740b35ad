// The focus is never lost: rounds by keyboard alone, with what is asked taking the focus whenever something is asked.
import type { Page } from '@playwright/test';
import { randomOf } from '../../src/engine/base/random.ts';
import type { TableView } from '../../src/shared/table/board.ts';
import { SHELF } from '../../src/shared/table/shelf.ts';
import { sample } from '../../lab/base/thorough.ts';
import { lostFocus, placeOfFocus, roundByKeyboard, watchFocus } from '../../lab/support/app/by-keyboard.ts';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test } from '../../lab/support/app/fixtures.ts';
import { isOver } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 120_000 });

/** So long the page may take until the focus is where it belongs. */
const SETTLED_MS = 3000;

/** Tables at which more is asked than in the pure game. */
const HOUSES: Readonly<Partial<Record<string, object>>> = {
  schafkopf: { 'legen.form': 'all', 'klopfen.enabled': true, 'lay.afterFirstTrick': 'pass-round', 'deal.cutMax': 3 },
  officers: { 'officers.spritz': true },
};

/** Once something is asked it has the focus: the panel that asks, or the hand where a card answers. */
async function expectTaken(page: Page, view: TableView, where: string): Promise<void> {
  const wanted = isOver(view) ? ['question'] : ['question', 'hand'];
  await expect
    .poll(async () => wanted.includes(await placeOfFocus(page)), { message: where, timeout: SETTLED_MS })
    .toBe(true);
}

/** The others are played by keyboard in specs of their own; every game with THOROUGH=1. */
const GAMES = sample<readonly (typeof SHELF)[number][]>(['schafkopf'], SHELF);

for (const game of GAMES) {
  test(`a round of ${game} by keyboard alone keeps the focus`, async ({ page }) => {
    await call(page, 'settings.change', { language: 'de', speed: 'fast', gateCards: 'off', gateCalls: 'off' });
    const other = game === 'schafkopf' ? {} : { game };
    await call(page, 'session.start', {
      ...other,
      house: HOUSES[game] ?? {},
      seed: `focus ${game}`,
      level: 'anfaenger',
    });
    await page.getByRole('button', { name: /^Weiterspielen/ }).focus();
    await page.keyboard.press('Enter');
    const seen = new Set<string>();
    await watchFocus(page);
    await roundByKeyboard(page, randomOf('focus', game), async (view) => {
      const asked = view.asked ?? view.board.phase;
      seen.add(asked);
      await expectTaken(page, view, `${game}, ${asked} at ${view.at}`);
      // Until the first card the others take their time, as they do for people.
      if (view.board.phase === 'playing') await call(page, 'settings.change', { speed: 'instant' });
    });
    expect(await lostFocus(page)).toEqual([]);
    expect(seen.size).toBeGreaterThan(1);
  });
}
