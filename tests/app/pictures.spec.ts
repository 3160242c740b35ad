// Pictures of every newer screen in both languages, by day, by night and in high contrast, in four sizes of window: for looking at. Only made
// where STUBE_SHOTS names a folder; what can be measured of them (nothing reaches beyond the window) is held here.
import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { placeOfLesson } from '../../src/shared/teaching/lessons.ts';
import type { Settings } from '../../src/shared/files/settings.ts';
import { call, move, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, test } from '../../lab/support/app/fixtures.ts';
import { libraryWith, NOTED } from '../../lab/support/app/library-page.ts';
import { openSetup, openSheet, seededSession } from '../../lab/support/app/table-page.ts';

const SHOTS = process.env['STUBE_SHOTS'];
test.skip(SHOTS === undefined, 'STUBE_SHOTS names no folder for pictures');
test.describe.configure({ timeout: 480_000 });

interface Look {
  readonly width: number;
  readonly height: number;
  readonly change: Pick<Settings, 'language' | 'theme' | 'contrast'>;
}

const look = (
  [width, height]: readonly [number, number],
  language: 'de' | 'en',
  theme: 'light' | 'dark',
  contrast: 'normal' | 'high' = 'normal',
): Look => ({ width, height, change: { language, theme, contrast } });

/** Each size and each way to see it at least twice, without all of their combinations. */
const LOOKS: readonly Look[] = [
  look([1366, 768], 'de', 'light'),
  look([1366, 768], 'en', 'dark'),
  look([1366, 768], 'de', 'light', 'high'),
  look([800, 560], 'de', 'light'),
  look([800, 560], 'en', 'dark', 'high'),
  look([1920, 1080], 'de', 'dark'),
  look([3840, 2160], 'en', 'light'),
];

async function pictures(page: Page, name: string): Promise<void> {
  mkdirSync(String(SHOTS), { recursive: true });
  for (const { width, height, change } of LOOKS) {
    await page.setViewportSize({ width, height });
    await call(page, 'settings.change', change);
    // What changes with the light takes its time where there is much to draw.
    await page.waitForTimeout(width > 2000 ? 1200 : 350);
    const { language, theme, contrast } = change;
    const file = `${name}-${width}-${language}-${theme}${contrast === 'high' ? '-contrast' : ''}.png`;
    await page.screenshot({ path: path.join(String(SHOTS), file) });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, `${file} reaches beyond the window`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await call(page, 'settings.change', { language: 'de', theme: 'light', contrast: 'normal' });
}

const QUIET = {
  language: 'de',
  theme: 'light',
  motion: 'reduced',
  speed: 'instant',
  doublingPrompt: 'button',
} as const;

/** From the start screen to the table, until a card is asked for. */
async function toOwnCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  while ((await waiting(page)).asked !== 'play') if (!(await move(page))) await call(page, 'session.nextRound', {});
}

test('the first question, all choices, the guided round', async ({ page }) => {
  await call(page, 'settings.change', QUIET);
  await pictures(page, 'first');
  await openSetup(page);
  await pictures(page, 'setup');
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await page.getByRole('button', { name: /^Ich lerne/ }).click();
  await expect(page.locator('[data-region="hand"] [data-card]')).toHaveCount(8);
  await pictures(page, 'guided');
});

test('the table: a card, the slips of claim and refusal, the coach, the evening', async ({ page }) => {
  await seededSession(page, QUIET, 'coach');
  await toOwnCard(page);
  await pictures(page, 'table');
  await page.keyboard.press('g');
  await expect(page.locator('[data-rest]')).toBeVisible();
  await pictures(page, 'claim');
  await page.locator('[data-claim="mine"]').click();
  await expect(page.locator('[data-rest^="C."]')).toBeVisible();
  await pictures(page, 'claim-refused');
  await page.keyboard.press('Escape');
  for (;;) {
    const end = await playRound(page);
    if (end.ended?.kind === 'played') break;
    await call(page, 'session.nextRound', {});
  }
  await expect(page.locator('[data-coach]')).toContainText('Genauigkeit', { timeout: 60_000 });
  await pictures(page, 'coach');
  await (await openSheet(page)).locator('[data-evening-open]').click();
  await expect(page.locator('[data-evening]')).toBeVisible();
  await page.waitForTimeout(2000);
  await pictures(page, 'evening');
});

test('the warning before a call and before a card, with what would happen', async ({ page }) => {
  await call(page, 'settings.change', { ...QUIET, gateCards: 'on', gateCalls: 'on', gateThreshold: 'doubtful' });
  await call(page, 'session.start', { house: {}, seed: 'gate', level: 'neuling' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  const gate = page.locator('[data-gate]');
  for (let tried = 0; tried < 60; tried++) {
    const view = await waiting(page);
    if (view.asked === 'next') await call(page, 'session.nextRound', {});
    else if (view.asked === 'call') {
      const play = page.getByRole('button', { name: /^Ich spiele/ }).first();
      if (await play.isEnabled()) await play.click();
      if (
        await gate.waitFor({ timeout: 8000 }).then(
          () => true,
          () => false,
        )
      )
        break;
      await move(page);
    } else await move(page);
  }
  await expect(gate).toBeVisible();
  await pictures(page, 'gate-call');
});

test('the library, the commentary, values on the cards, a line of one’s own', async ({ page }) => {
  await seededSession(page, QUIET);
  const id = await libraryWith(page, 1);
  await pictures(page, 'library');
  await page.getByRole('button', { name: NOTED }).click();
  await expect
    .poll(async () => (await call(page, 'review.look', { id }))?.summary !== undefined, { timeout: 180_000 })
    .toBe(true);
  await pictures(page, 'review');
  await page.keyboard.press('m');
  await pictures(page, 'mistake');
  await page.keyboard.press('b');
  await expect(page.locator('.mark').first()).toBeVisible();
  await pictures(page, 'values');
  await page.locator('.mark').nth(1).click();
  await page.waitForTimeout(500);
  await pictures(page, 'line');
});

/** Steps of lessons whose answers or cards lie on the table, by the number of their lesson. */
const LESSON_STEPS = [
  [1, '1.6'],
  [1, '1.8'],
  [2, '2.6'],
  [1, '1.5'],
  [4, '4.1'],
  [4, '4.2'],
  [4, '4.4'],
  [13, '13.3'],
  [43, '19.6'],
  [40, '40.3'],
  [41, '41.3'],
  [42, '42.1'],
] as const;

for (const [lesson, step] of LESSON_STEPS)
  test(`the exercise ${step} of a lesson`, async ({ page }) => {
    await call(page, 'settings.change', QUIET);
    await call(page, 'lesson.reached', { lesson, step });
    await page.getByRole('button', { name: 'Lernen', exact: true }).click();
    await page.getByRole('button', { name: new RegExp(`^Lektion ${placeOfLesson(lesson)}:`) }).click();
    await expect(page.locator('.ask')).toBeVisible();
    await pictures(page, `lesson-${step}`);
  });

test('a lesson that was only looked through: its end, the list, the first screen', async ({ page }) => {
  await call(page, 'settings.change', QUIET);
  const { steps } = await call(page, 'lesson.open', { lesson: 1 });
  for (const { kind, id } of steps) if (kind === 'exercise') await call(page, 'lesson.show', { lesson: 1, step: id });
  await pictures(page, 'seen-start');
  await page.getByRole('button', { name: 'Lernen', exact: true }).click();
  await expect(page.getByText('Hier fehlt noch etwas')).toBeVisible();
  await pictures(page, 'seen-list');
  await page.getByRole('button', { name: 'Weitermachen' }).click();
  await expect(page.getByRole('heading', { name: 'Durchgesehen' })).toBeVisible();
  await pictures(page, 'seen-end');
});

/** Exercises with cards to press, in the same way. */
const LARGE_TEXT = [
  [1, '1.6'],
  [1, '1.8'],
  [4, '4.2'],
] as const;

for (const [lesson, step] of LARGE_TEXT)
  test(`the exercise ${step} with large text and in the French deck`, async ({ page }) => {
    await call(page, 'settings.change', { ...QUIET, textSize: '150', deck: 'french' });
    await call(page, 'lesson.reached', { lesson, step });
    await page.getByRole('button', { name: 'Lernen', exact: true }).click();
    await page.getByRole('button', { name: new RegExp(`^Lektion ${placeOfLesson(lesson)}:`) }).click();
    await expect(page.locator('.ask')).toBeVisible();
    await pictures(page, `lesson-${step}-text-150`);
    await page.setViewportSize({ width: 800, height: 560 });
    const answers = page.locator('.scene button[data-choice], .scene button[data-card]');
    // In pixels of the screen: large text is the page magnified.
    const narrowest = (): Promise<number> =>
      answers.evaluateAll((all) => Math.min(...all.map((each) => each.clientWidth * window.devicePixelRatio)));
    await expect.poll(narrowest).toBeGreaterThanOrEqual(44);
    const table = await page.locator('.scene').boundingBox();
    for (const button of await answers.all()) {
      const box = await button.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(table?.y ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((table?.y ?? 0) + (table?.height ?? 0) + 1);
    }
  });
