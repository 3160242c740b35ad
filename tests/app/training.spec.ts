// Trainers and progress in the real app: sessions to their ends by mouse and by keyboard, what comes back later, axe clean.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sample } from '../../lab/base/thorough.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';

test.describe.configure({ timeout: 120_000 });

async function toTrainers(page: Page, settings: object = {}): Promise<void> {
  await call(page, 'settings.change', { language: 'en', motion: 'reduced', ...settings });
  await page.getByRole('button', { name: 'Learn', exact: true }).click();
  await expect(page.locator('[data-trainer]')).toHaveCount(11);
}

test('ten items by mouse, with reasons, a summary, and what was wrong in the deck', async ({ page, userData }) => {
  await toTrainers(page);
  await page.locator('[data-trainer=legalCards]').click();
  let right = 0;
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByText(`Question ${number} of 10`).first()).toBeVisible();
    const cards = page.locator('.hand button[data-card]');
    await cards.first().click();
    await page.getByRole('button', { name: 'Check' }).click();
    const feedback = page.locator('.feedback');
    await expect(feedback.getByRole('heading')).toHaveText(/Right!|Not quite\./);
    await expect(feedback.locator('.told p').first()).toHaveText(/\w.*\./);
    if ((await feedback.getByRole('heading').textContent())?.includes('Right')) right++;
    else await expect(feedback.getByText('Solution:')).toBeVisible();
    await feedback.getByRole('button').click();
  }
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  await expect(page.getByText(`${right} of 10 right`).last()).toBeVisible();
  await expect(page.locator('.wrong > ol > li')).toHaveCount(10 - right);
  await expectNoBarriers(page, { where: 'summary' });
  const saved: unknown = JSON.parse(await readFile(path.join(userData, 'training.json'), 'utf8'));
  expect(saved).toMatchObject({ trainers: [{ trainer: 'legalCards', answered: 10, right, sessions: 1 }] });
  expect((saved as { deck: unknown[] }).deck).toHaveLength(10 - right);
});

thoroughTest('ten items by keyboard alone; question and verdict are announced', async ({ page }) => {
  await toTrainers(page);
  await page.locator('[data-trainer=higherCard]').focus();
  await page.keyboard.press('Enter');
  for (let number = 1; number <= 10; number++) {
    await expect(page.locator('[data-live]')).toContainText(`Question ${number} of 10`);
    await expect(page.locator('.scene button[data-card]:focus')).toHaveCount(1);
    if (number % 2 === 0) await page.keyboard.press('ArrowRight');
    if (number % 3 === 0) await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-live]')).toContainText(/Right!|Not quite\./);
    await expect(page.locator('.feedback button:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ten more' })).toBeFocused();
});

thoroughTest('a number must be one, and the clock can be stopped for good', async ({ page }) => {
  await toTrainers(page);
  await page.locator('[data-trainer=trickPoints]').click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('A whole number, please.');
  await page.getByRole('button', { name: 'Stop the clock' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByLabel('Your answer').fill('45');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Not quite.' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2 of 10').first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

/** A trainer for each way to answer: cards, a number, a word that counts at once; more where time does not matter (THOROUGH=1). */
const LOOKED_AT = sample(
  ['legalCards', 'runningScore', 'announceOrPass'],
  ['legalCards', 'runningScore', 'calledAce', 'announceOrPass', 'settlement'],
);

test('trainers and progress are without barriers', async ({ page }) => {
  await toTrainers(page, {});
  await expectNoBarriers(page, { where: 'trainers' });
  for (const trainer of LOOKED_AT) {
    await page.locator(`[data-trainer=${trainer}]`).click();
    await expect(page.locator('.ask')).toBeVisible();
    await expectNoBarriers(page, { where: `${trainer} asked` });
    const input = page.getByLabel('Your answer');
    const choice = page.locator('.controls .choices button').first();
    if ((await input.count()) > 0) await input.fill('1');
    else if ((await choice.count()) > 0) await choice.click();
    const check = page.getByRole('button', { name: /^(Check|None of them)$/ });
    if (trainer !== 'announceOrPass') await check.click();
    await expect(page.locator('.feedback')).toBeVisible();
    await expectNoBarriers(page, { where: `${trainer} answered` });
    await page.getByRole('button', { name: 'Back to the overview' }).click();
  }
  await page.getByRole('button', { name: 'Progress' }).click();
  await expect(page.getByRole('heading', { name: 'Learnt and practised' })).toBeVisible();
  await expectNoBarriers(page, { where: 'progress' });
  await page.getByRole('button', { name: 'Erase' }).click();
  await expectNoBarriers(page, { where: 'erase dialog' });
  await page.getByRole('button', { name: 'Erase and begin anew' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  await expectNoBarriers(page, { where: 'empty progress' });
});

/** Pictures for whoever looks at them: STUBE_SHOTS names the folder. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['STUBE_SHOTS'];
  if (folder) await page.screenshot({ path: path.join(folder, `${name}.png`) });
}

test('the problem of the day by keyboard, told with its reasons; what was chosen to be practised stays', async ({
  page,
}) => {
  await toTrainers(page);
  await page.getByLabel('Grade').selectOption('3');
  await page.getByLabel('About').selectOption('saving');
  await page.locator('[data-problems=ten]').scrollIntoViewIfNeeded();
  await shot(page, 'problems-learn-en');
  await page.getByRole('button', { name: 'Solve it' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-live]')).toContainText('Problem of the day');
  await expect(page.locator('.scene button[data-card]:focus')).toHaveCount(1);
  await shot(page, 'problem-asked-en');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-live]')).toContainText(/Right!|Not quite\./);
  await expect(page.locator('.feedback .told')).toContainText(/people play|anybody plays|everybody plays/);
  await expectNoBarriers(page, { where: 'problem answered' });
  await shot(page, 'problem-told-en');
  await call(page, 'settings.change', { language: 'de' });
  await expect(page.getByRole('heading', { name: 'Aufgabe des Tages' })).toBeVisible();
  await shot(page, 'problem-told-de');
  await page.locator('.feedback button.primary').click();
  await expect(page.getByRole('heading', { name: 'Auswertung' })).toBeVisible();
  await shot(page, 'problem-summary-de');
  await page.getByRole('button', { name: 'Zur Übersicht', exact: true }).click();
  await expect(page.locator('[data-problems=day]')).toContainText('Die von heute');
  await expect(page.getByLabel('Wie schwer')).toHaveValue('3');
  await page.locator('[data-problems=ten]').scrollIntoViewIfNeeded();
  await shot(page, 'problems-learn-de');
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await page.locator('.scene button[data-card]:not([aria-disabled])').first().click();
  await expect(page.locator('.feedback')).toBeVisible();
  await shot(page, 'problems-run-de');
});
