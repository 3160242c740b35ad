// From the first start to the first card that somebody who knows the game plays: clicks and seconds. A learner's are in guided.spec.ts.
import type { Page } from '@playwright/test';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { call } from '../../lab/support/app/app-calls.ts';

test.describe.configure({ timeout: 120_000 });

/** Nobody clicks more often than that before a card is played, however a table is dealt. */
const MOST_CLICKS = 12;

/** What leads to a game, be it in the auction or after everybody has passed. */
const EAGER = /^(Ich spiele|Nächste Runde)/;

/** Clicks what the table asks, what leads to a game or else the first choice, until a card of the own hand may be played; then plays it. */
async function toFirstCard(page: Page, clicks: { count: number }): Promise<void> {
  const card = page.locator('[data-region="hand"] button.card.playable').first();
  const asked = page.locator('[data-question]');
  const choice = asked.getByRole('button', { disabled: false }).first();
  const eager = asked.getByRole('button', { name: EAGER, disabled: false }).first();
  while (clicks.count < MOST_CLICKS) {
    await card.or(choice).first().waitFor();
    clicks.count++;
    if (await card.isVisible()) return card.click();
    await ((await eager.isVisible()) ? eager : choice).click();
    await page.waitForTimeout(300);
  }
  throw new Error(`no card after ${MOST_CLICKS} clicks`);
}

thoroughTest('a player sits down and plays a card', async ({ launch }) => {
  const began = Date.now();
  const { page } = await launch();
  // The first choice each time is often a bad one: no warning is to take its place.
  await call(page, 'settings.change', { language: 'de', gateCards: 'off', gateCalls: 'off' });
  const clicks = { count: 1 };
  await page.getByRole('button', { name: /^Ich kann’s/ }).click();
  await toFirstCard(page, clicks);
  console.log(`player: ${clicks.count} clicks, ${((Date.now() - began) / 1000).toFixed(1)} s to the first card`);
  expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS);
});
