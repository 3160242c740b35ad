// The guided first round in the real app: by mouse from the first start to lesson 1, by keyboard alone, each step spoken.
import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, test } from '../../lab/support/app/fixtures.ts';

test.describe.configure({ timeout: 120_000 });

/** The picture folder, if pictures are wanted, with their language and light. */
const SHOTS = process.env['STUBE_SHOTS'];
const de = process.env['STUBE_SHOTS_LANGUAGE'] !== 'en';
const theme = process.env['STUBE_SHOTS_THEME'] === 'dark' ? 'dark' : 'light';
const shot = async (page: Page, name: string): Promise<void> => {
  if (!SHOTS) return;
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${SHOTS}/guided-${name}-${de ? 'de' : 'en'}-${theme}.png` });
};

const stepOf = (page: Page): Promise<string | null> => page.locator('[data-step]').getAttribute('data-step');
const next = (page: Page) => page.locator('[data-next]');

/** On to a step that is told, or that asks. */
async function until(page: Page, step: string): Promise<void> {
  for (let pressed = 0; (await stepOf(page)) !== step; pressed++) {
    expect(pressed, `${step} does not come`).toBeLessThan(60);
    await next(page).click();
  }
}

const card = (page: Page, name: string) => page.locator(`[data-region="hand"] [data-card="${name}"]`);

test('the first click of a learner deals, six decisions lead to the coins, and then comes lesson 1', async ({
  page,
}) => {
  await call(page, 'settings.change', { language: de ? 'de' : 'en', theme, speed: 'instant', motion: 'reduced' });
  const learn = page.getByRole('button', { name: de ? /^Ich lerne/ : /^I am learning/ });
  const since = Date.now();
  await learn.click();
  await expect(page.locator('[data-region="hand"] [data-card]')).toHaveCount(8);
  test.info().annotations.push({ type: 'first cards of a learner', description: `1 click, ${Date.now() - since} ms` });
  const dealt = await page
    .locator('[data-region="hand"] [data-card]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-card')));
  await shot(page, '01-cards');
  await next(page).click();
  const sorted = await page
    .locator('[data-region="hand"] [data-card]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-card')));
  expect(sorted).not.toEqual(dealt);
  expect(sorted.slice(0, 5)).toEqual(['EO', 'HO', 'GU', 'HA', 'H9']);
  await expect(page.locator('.pointed')).toHaveCount(5);
  await shot(page, '02-trumps');
  await expectNoBarriers(page, { where: 'told' });

  await until(page, 'call');
  await page
    .locator('[data-question] .choice')
    .filter({ hasText: de ? /^\s*Weiter/ : /^\s*Pass/ })
    .click();
  await expect(page.locator('.answer')).not.toBeEmpty();
  await shot(page, '03-call');
  await page
    .locator('[data-question] .choice')
    .filter({ hasText: de ? 'Ich spiele' : /play/ })
    .click();
  await until(page, 'ace');
  await shot(page, '04-ace');
  await page.locator('[data-question] .choice.refused').first().click({ force: true });
  await expect(page.locator('.answer')).not.toBeEmpty();
  await page.locator('[data-question] .choice:not(.refused)').click();

  await until(page, 'lead');
  await card(page, 'HO').click();
  await expect(page.locator('.answer')).toContainText(de ? 'Erlaubt' : 'allowed');
  await shot(page, '05-lead');
  await card(page, 'EO').click();
  await until(page, 'draw');
  await expectNoBarriers(page, { where: 'asked for a card' });
  await card(page, 'H9').click();
  await expect(page.locator('[data-step="theirs"]')).toBeVisible();
  await shot(page, '06-theirs');
  await until(page, 'give');
  await shot(page, '07-give');
  await card(page, 'EA').click({ force: true });
  await expect(page.locator('.answer')).not.toBeEmpty(); // the rules say why not
  await card(page, 'GK').click();
  await until(page, 'ruff');
  await shot(page, '08-ruff');
  await card(page, 'HA').click();
  await expect(page.locator('[data-step="won"]')).toBeVisible();
  await expect.poll(() => page.locator('[data-augen]').getAttribute('data-augen')).toBe('73:0');
  await shot(page, '09-won');
  await until(page, 'result');
  await expect(page.locator('[data-augen]')).toHaveAttribute('data-augen', '100:20');
  await until(page, 'coins');
  await expect(page.getByRole('heading', { name: de ? 'Wer was bekommt' : 'Who gets what' })).toBeVisible();
  await expectNoBarriers(page, { where: 'coins' });
  await shot(page, '10-coins');
  await next(page).click();
  await expect(page.getByText(de ? 'Lektion 1' : 'Lesson 1', { exact: true })).toBeVisible();
});

test('by keyboard alone, and each step is one sentence in a live region', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de', theme: 'light', speed: 'instant', motion: 'reduced' });
  await page.getByRole('button', { name: /^Ich lerne/ }).focus();
  await page.keyboard.press('Enter');
  const spoken: string[] = [];
  const told = page.locator('[data-step]');
  const keysFor: Readonly<Record<string, readonly string[]>> = {
    call: ['Tab', 'Enter'],
    ace: ['Enter'],
    lead: ['1', 'Enter'],
    draw: ['3', 'Enter'],
    give: ['4', 'Enter'],
    ruff: ['2', 'Enter'],
  };
  /** Where the table begins: nothing that is said above it moves it. */
  const tops = new Set<number>();
  let step: string | null = null;
  for (let presses = 0; step !== 'coins'; presses++) {
    expect(presses, `stuck at ${step}`).toBeLessThan(80);
    const now = await stepOf(page);
    if (now !== step) spoken.push((await told.textContent()) ?? '');
    step = now;
    tops.add((await page.locator('.guided > .table').boundingBox())?.y ?? NaN);
    if (step === 'coins') break;
    // What the step is about has the focus: what goes on, a choice, or the hand.
    await expect(page.locator('[data-next]:focus, [data-question] :focus, [data-region="hand"] :focus')).toHaveCount(1);
    for (const key of keysFor[step ?? ''] ?? ['Enter']) await page.keyboard.press(key);
    await expect
      .poll(() => stepOf(page), { timeout: 1500 })
      .not.toBe(step)
      .catch(() => undefined);
  }
  expect(spoken).toHaveLength(21);
  expect([...tops]).toHaveLength(1);
  for (const sentence of spoken) expect(sentence.trim()).toMatch(/^[^.!?]+[.!?]$/);
  await expect(told).toHaveAttribute('role', 'status');
  await expect(next(page)).toBeFocused();
});
