// How quickly the page answers: clicks at the table and into every room, and frames while cards fly.
import type { Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { move, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { framesWhile } from '../../lab/support/app/frames.ts';
import { reactions, watchReactions } from '../../lab/support/app/reactions.ts';
import { asked, isOver, plays, seededSession } from '../../lab/support/app/table-page.ts';

/** Measured by `npm run bench -- app`, which asks for it, and where time does not matter. */
const WANTED = process.env['STUBE_FIGURES'] ?? process.env['THOROUGH'];
test.skip(WANTED === undefined, 'figures are measured where they are asked for');
test.describe.configure({ timeout: 180_000 });

/** No answer and no frame may take longer on any machine that still plays, however busy it is. */
const PATIENCE_MS = 1000;

/** As many cards as a hand has, and as many as are enough to see how the others' fly. */
const ALL_CARDS = 9;
const FLYING = 4;

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

/** The value that a share of all does not exceed; 0 of none. */
const within = (values: readonly number[], share: number): number =>
  sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;

/** Where others take their time, what is clicked sooner after a question is no answer to it. */
const THOUGHT_MS = 250;

/** Rounds after which the coach is waited for, and how long somebody looks at the table before each decision in them. */
const COACHED = 3;
const READING_MS = 1500;

/** Plays by clicking the first thing that is possible until as many cards are played as wanted, or the round is over. */
async function playCards(page: Page, cards: number, thought = 0): Promise<void> {
  let played = 0;
  for (let last: TableView | undefined; played < cards;) {
    const view = await asked(page, last);
    last = view;
    if (isOver(view)) return;
    await page.waitForTimeout(thought);
    if (plays(view)) played++;
    if (plays(view)) await page.locator('button.card.playable').first().click();
    else if (view.doublingOffered) await move(page);
    else await page.locator('[data-question]').getByRole('button', { disabled: false }).first().click();
  }
}

/** Goes on to the next round by its button, until the page shows it; after one that was thrown in it has the same number. */
async function nextRound(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Nächste Runde' });
  await next.waitFor();
  await page.waitForTimeout(THOUGHT_MS);
  await next.click();
  await expect.poll(async () => isOver(await waiting(page))).toBe(false);
  await expect(next).toHaveCount(0);
}

/** Opens each room of the head by its button, and what lies over the page. */
async function visitRooms(page: Page): Promise<void> {
  for (const room of ['Lernen', 'Bibliothek', 'Glossar', 'Regeln', 'Fortschritt']) {
    const button = page.locator('.app > header').getByRole('button', { name: room, exact: true });
    if ((await button.count()) === 0) continue;
    await button.click();
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Einstellungen' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
}

test('a click is answered at once, at the table and into every room', async ({ page }) => {
  await seededSession(page, { language: 'de', speed: 'instant' });
  await watchReactions(page);
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await playCards(page, ALL_CARDS);
  await nextRound(page);
  await playCards(page, ALL_CARDS);
  await visitRooms(page);
  const answered = await reactions(page);
  const found = answered.map(({ ms }) => ms);
  const told = `median ${within(found, 0.5).toFixed(1)} ms, p95 ${within(found, 0.95).toFixed(1)} ms`;
  console.log(`click to visible reaction: ${told}, max ${Math.max(...found).toFixed(1)} ms of ${found.length}`);
  for (const { on, at, ms } of [...answered].sort((a, b) => b.ms - a.ms))
    console.log(`  ${ms.toFixed(1)} ms: ${on}, ${(at / 1000).toFixed(1)} s after the start`);
  expect(found.length).toBeGreaterThan(12);
  expect(within(found, 0.95)).toBeLessThan(PATIENCE_MS);
});

thoroughTest('frames are short while cards fly', async ({ app, page }) => {
  await seededSession(page, { language: 'de', speed: 'fast' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await playCards(page, 1, THOUGHT_MS);
  const frames = await framesWhile(app, () => playCards(page, FLYING, THOUGHT_MS));
  const told = `p95 ${within(frames, 0.95).toFixed(1)} ms, longest ${Math.max(...frames).toFixed(1)} ms`;
  console.log(`frames while cards fly: ${frames.length}, ${told}`);
  expect(frames.length).toBeGreaterThan(100);
  expect(within(frames, 0.95)).toBeLessThan(PATIENCE_MS);
});

/** When the slip of a round appeared and the coach first said how it was played, in milliseconds. */
type Coached = typeof globalThis & { coached?: { slip?: number; said?: number } };

/** Notes from now on when the slip of the round comes and when the coach on it has looked. */
const watchCoach = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const coached: NonNullable<Coached['coached']> = {};
    (globalThis as Coached).coached = coached;
    const watcher = new MutationObserver(() => {
      if (document.querySelector('[data-question="next"]')) coached.slip ??= performance.now();
      if (!document.querySelector('[data-coach="told"]')) return;
      coached.said ??= performance.now();
      watcher.disconnect();
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-coach'] });
  });

/** Milliseconds from the slip of a round to the coach's first words. */
async function coachTakes(page: Page): Promise<number> {
  const said = page.locator('[data-coach="told"]');
  await said.waitFor({ timeout: 30_000 });
  return page.evaluate(() => {
    const { slip = NaN, said: first = NaN } = (globalThis as Coached).coached ?? {};
    return first - slip;
  });
}

thoroughTest('the coach has looked at the round when it is over', async ({ page }) => {
  await seededSession(page, { language: 'de', speed: 'fast' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  const took: number[] = [];
  while (took.length < COACHED) {
    await watchCoach(page);
    await playCards(page, Infinity, READING_MS);
    if ((await waiting(page)).board.phase === 'scored') took.push(await coachTakes(page));
    await nextRound(page);
  }
  const told = `median ${within(took, 0.5).toFixed(0)} ms, max ${Math.max(...took).toFixed(0)} ms`;
  console.log(`coach after the last card: ${told} of ${took.length}`);
  expect(within(took, 0.5)).toBeLessThan(10 * PATIENCE_MS);
});
