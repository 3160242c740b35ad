// How rounds and evenings end in the real app: the rest claimed, refused and laid down; the coach on the slip, its trick to play better; the page
// of the evening.
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { sample } from '../../lab/base/thorough.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, move, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { openSheet } from '../../lab/support/app/table-page.ts';
import { resize } from '../../lab/support/app/window-size.ts';

const SHOTS = process.env['STUBE_SHOTS'];

/** A lamp changes colours, not places: both only where time does not matter (THOROUGH=1), or where pictures are wanted. */
const LAMPS = SHOTS
  ? (['light', 'dark'] as const)
  : sample<readonly ('light' | 'dark')[]>(['light'], ['light', 'dark']);

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: path.join(SHOTS, `${name}.png`) });
}

const slip = (page: Page) => page.locator('[data-rest]');

thoroughTest(
  'a claim is refused with the card that beats it and costs nothing; one that is proved lays all hands open',
  async ({ app, page }) => {
    test.slow();
    const quiet = {
      language: 'de',
      theme: 'light',
      doublingPrompt: 'button',
      gateCards: 'off',
      gateCalls: 'off',
    } as const;
    await call(page, 'settings.change', { ...quiet, motion: 'reduced', speed: 'instant' });
    await call(page, 'session.start', { house: {}, seed: 'rest-3', mode: 'onDemand' });
    await page.getByRole('button', { name: 'Weiterspielen' }).click();
    let view = await waiting(page);
    while (view.asked !== 'play') {
      await move(page);
      view = await waiting(page);
    }

    await page.keyboard.press('g');
    await expect(slip(page)).toBeVisible();
    await expectNoBarriers(page, { where: 'rest' });
    await page.locator('[data-claim="mine"]').click();
    await expect(page.locator('[data-rest^="C."]')).toBeVisible();
    await expect(slip(page).getByRole('status')).toContainText('Das ist noch nicht sicher.');
    for (const [width, height] of [
      [1366, 768],
      [800, 560],
    ] as const)
      for (const language of ['de', 'en'] as const)
        for (const theme of LAMPS) {
          await resize(app, page, { width, height });
          await call(page, 'settings.change', { language, theme });
          await shot(page, `rest-refused-${width}-${language}-${theme}`);
          const box = await slip(page).boundingBox();
          expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(
            true,
          );
        }
    await call(page, 'settings.change', { language: 'de', theme: 'light' });
    await resize(app, page, { width: 1366, height: 768 });
    await page.keyboard.press('Escape');
    await expect(slip(page)).toBeHidden();
    await expect(page.locator('[data-region="hand"] button:focus')).toBeVisible();
    expect((await waiting(page)).at).toBe(view.at);

    for (;;) {
      view = await waiting(page);
      if (view.restClaims.includes('mine')) {
        await call(page, 'settings.change', { speed: 'slow' });
        const answer = await call(page, 'table.sayRest', { at: view.at, claim: 'mine' });
        if (answer.outcome === 'done') break;
        await call(page, 'settings.change', { speed: 'instant' });
      }
      if (!(await move(page))) await call(page, 'session.nextRound', {});
    }
    await expect(page.getByText('Der Rest gehört dir.')).toBeVisible();
    await page.waitForTimeout(300);
    await shot(page, 'rest-granted');
    await expect(page.locator('[data-question="next"]')).toBeVisible({ timeout: 20_000 });
    const end = await waiting(page);
    const left = view.board.hands[view.board.you].size;
    expect(end.board.tricksWon[end.board.you]).toBe(view.board.tricksWon[view.board.you] + left);
  },
);

const SIZES = [
  [1366, 768],
  [800, 560],
] as const;

async function looked(app: ElectronApplication, page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  for (const [width, height] of SIZES)
    for (const language of ['de', 'en'] as const)
      for (const theme of ['light', 'dark'] as const) {
        await resize(app, page, { width, height });
        await call(page, 'settings.change', { language, theme });
        await page.waitForTimeout(250);
        await page.screenshot({ path: path.join(SHOTS, `${name}-${width}-${language}-${theme}.png`) });
      }
  await call(page, 'settings.change', { language: 'de', theme: 'light' });
}

test('the coach speaks on the slip, leads into the trick, and the evening has a page', async ({ app, page }) => {
  test.slow();
  const quiet = {
    language: 'de',
    theme: 'light',
    doublingPrompt: 'button',
    gateCards: 'off',
    gateCalls: 'off',
  } as const;
  await call(page, 'settings.change', { ...quiet, motion: 'reduced', speed: 'instant' });
  await call(page, 'session.start', { house: {}, seed: 'coach', mode: 'onDemand' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  const coach = page.locator('[data-coach]');
  const trick = coach.getByRole('button');
  for (;;) {
    const end = await playRound(page);
    const since = Date.now();
    if (end.ended?.kind === 'played') {
      await expect(coach).toContainText(/Entscheidung/, { timeout: 30_000 });
      const first = Date.now() - since;
      await expect(coach).toContainText('Genauigkeit', { timeout: 30_000 });
      console.log(`the coach spoke after ${first} ms, knew the round after ${Date.now() - since} ms`);
      if ((await trick.textContent({ timeout: 500 }).catch(() => ''))?.includes('besser')) break;
    }
    await call(page, 'session.nextRound', {});
  }
  await expectNoBarriers(page, { where: 'coach' });
  await looked(app, page, 'coach');

  await trick.click();
  await expect(page.locator('[data-drill="find"]')).toBeVisible({ timeout: 30_000 });
  await expectNoBarriers(page, { where: 'try' });
  if (SHOTS) await page.screenshot({ path: path.join(SHOTS, 'coach-try.png') });

  await page
    .getByRole('button', { name: 'Tisch', exact: true })
    .or(page.getByRole('link', { name: 'Tisch' }))
    .first()
    .click();
  await (await openSheet(page)).locator('[data-evening-open]').click();
  await expect(page.locator('[data-evening]')).toContainText('Der teuerste Fehler', { timeout: 20_000 });
  await expectNoBarriers(page, { where: 'evening' });
  await looked(app, page, 'evening');
});
