// The pictures of the README, taken from the app as it is: only made where STUBE_TOUR names their folder (docs/screenshots).
import type { Page } from '@playwright/test';
import path from 'node:path';
import type { Position } from '../../src/engine/positions/position.ts';
import { presetRules } from '../../src/engine/options/presets.ts';
import type { TableView } from '../../src/shared/table/board.ts';
import type { Settings } from '../../src/shared/files/settings.ts';
import { call, firstAllowed, move, playRound, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, test } from '../../lab/support/app/fixtures.ts';
import { libraryWith, NOTED } from '../../lab/support/app/library-page.ts';
import { asked, barred, isOver, openSetup, openSheet, plays, seededSession } from '../../lab/support/app/table-page.ts';

const FOLDER = process.env['STUBE_TOUR'];
test.skip(FOLDER === undefined, 'STUBE_TOUR names no folder for the pictures');
test.describe.configure({ timeout: 300_000 });

/** Of the JPEG pictures: the figures of the deck stay clean. */
const QUALITY = 80;

const QUIET = {
  language: 'en',
  theme: 'light',
  motion: 'reduced',
  speed: 'instant',
  doublingPrompt: 'button',
  gateCards: 'off',
  gateCalls: 'off',
} as const satisfies Partial<Settings>;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await call(page, 'settings.change', QUIET);
});

async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(700);
  await page.screenshot({ path: path.join(String(FOLDER), `${name}.jpg`), type: 'jpeg', quality: QUALITY });
}

const goOn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Go on playing|Weiterspielen)/ }).click();

/** Plays on by the simplest rule, round after round, until the table is as wanted. */
async function until(page: Page, wanted: (view: TableView) => boolean | Promise<boolean>): Promise<TableView> {
  for (;;) {
    const view = await asked(page);
    if (await wanted(view)) return view;
    if (isOver(view)) await call(page, 'session.nextRound', {});
    else await move(page);
    await expect.poll(async () => (await call(page, 'table.view', {}))?.revision).not.toBe(view.revision);
  }
}

const lying = ({ board }: TableView): number => board.trick?.cards.length ?? 0;
const choices = ({ board }: TableView): number =>
  (board.hands[board.you].cards ?? []).filter(({ playable }) => playable).length;

/** Asks for a hint to its last step; whether it gives a reason. */
async function isReasoned(page: Page): Promise<boolean> {
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('h');
    await expect(page.locator(`[data-hint="${step}"]`)).toBeVisible();
  }
  return (await page.locator('[data-hint="3"] .reasons li').count()) > 0;
}

test('the table, a refusal, a hint, the bill', async ({ page }) => {
  await seededSession(page, { language: 'de' });
  await goOn(page);
  await until(page, (view) => plays(view) && lying(view) === 3 && view.board.tricksWon.some((won) => won > 0));
  await picture(page, 'table');
  await until(page, async (view) => plays(view) && lying(view) > 0 && (await barred(page).count()) > 0);
  await barred(page).click({ force: true });
  await picture(page, 'illegal-card');
  await page.keyboard.press('Escape');
  await until(page, async (view) => plays(view) && choices(view) > 3 && (await isReasoned(page)));
  await picture(page, 'hint');
  await until(page, (view) => view.ended?.kind === 'played');
  await openSheet(page);
  await picture(page, 'settlement');
});

test('the coach in the evening', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await call(page, 'settings.change', { theme: 'dark' });
  await call(page, 'session.start', { house: {}, seed: 'coach' });
  await goOn(page);
  const coach = page.locator('[data-coach]');
  do {
    await until(page, (view) => view.ended?.kind === 'played');
    await expect(coach).toContainText('Accuracy', { timeout: 60_000 });
    if ((await coach.getByRole('button', { name: /better/ }).count()) > 0) break;
  } while (await call(page, 'session.nextRound', {}));
  await picture(page, 'coach');
});

test('rules of the house, and a Ramsch', async ({ page }) => {
  await openSetup(page);
  await page.getByRole('button', { name: 'Rules…' }).click();
  await expect(page.getByRole('heading', { name: 'House rules', level: 1 })).toBeVisible();
  await picture(page, 'rules');
  const house = { 'passout.rule': 'ramsch', 'legen.form': 'all' } as const;
  await call(page, 'session.start', { house, seed: 'pass 1' });
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  for (;;) {
    const view = await waiting(page);
    const { contract, tricksWon } = view.board;
    if (contract?.announcement.contract === 'ramsch' && tricksWon.some((won) => won > 1) && lying(view) > 1) break;
    const pass = view.actions.find(({ decision }) => decision.type === 'call' && decision.call === 'weiter');
    const decision = pass && !pass.refusal ? pass.decision : firstAllowed(view);
    if (view.doublingOffered) await call(page, 'table.declineDoubling', { at: view.at });
    else if (decision) await call(page, 'table.decide', { at: view.at, decision });
    else await call(page, 'session.nextRound', {});
  }
  await picture(page, 'ramsch');
});

test('two other games', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await call(page, 'session.start', { game: 'officers', house: {}, seed: 'officers 1', level: 'anfaenger' });
  await goOn(page);
  await until(
    page,
    (view) => plays(view) && view.board.tricksWon[0] + view.board.tricksWon[1] > 4 && lying(view) === 1,
  );
  await picture(page, 'officers');
  await call(page, 'session.start', { game: 'doppelkopf', house: {}, seed: 'doppelkopf mouse', level: 'anfaenger' });
  await until(page, (view) => plays(view) && view.board.tricksWon.some((won) => won > 1) && lying(view) === 3);
  await picture(page, 'doppelkopf');
});

test('a lesson, a trainer, progress', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de' });
  const learn = page.getByRole('button', { name: 'Lernen', exact: true });
  await learn.click();
  await page.getByRole('button', { name: /^Lektion 3:/ }).click();
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await next.click();
  await next.click();
  await page.locator('.seats button').first().click();
  await picture(page, 'lesson');
  await learn.click();
  await page.locator('[data-trainer=legalCards]').click();
  await page.locator('.hand button[data-card]').first().click();
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.locator('.feedback')).toBeVisible();
  await picture(page, 'trainer');
  await call(page, 'session.start', { house: {}, seed: 'progress', level: 'anfaenger' });
  for (let round = 0; round < 24; round++) {
    await playRound(page);
    await call(page, 'session.nextRound', {});
  }
  await learn.click();
  await call(page, 'settings.change', { language: 'en' });
  await page.getByRole('button', { name: 'Progress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
  await picture(page, 'progress');
});

test('a position on the desk, and on the wall', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const posed = { question: 'You lead. What do you play?', answer: '', tutor: 'asked' } as const;
  const position = {
    game: 'schafkopf',
    house: presetRules('pure-2007'),
    dealer: 3,
    hands: [['EO', 'GO', 'HU', 'HA', 'HK', 'G9', 'E8', 'S7'], ['EU', 'GU'], ['GA'], []],
    conditions: [{ kind: 'count', seat: 3, of: 'trumps', least: 2 }],
    contract: { declarer: 0, announcement: { contract: 'rufer', called: 'GA' } },
    played: [],
    seed: 'tour',
  } as const satisfies Position;
  await call(page, 'positions.save', { position, name: 'Both old ones', folder: 'Calling, lesson 1', posed });
  await page.getByRole('button', { name: 'Learn', exact: true }).first().click();
  await page.getByRole('button', { name: /^Positions/ }).click();
  await page.getByRole('checkbox', { name: 'Choose “Both old ones”' }).check();
  await page.getByRole('button', { name: 'On the wall' }).click();
  const votes = { EO: 9, HU: 4, G9: 2 };
  for (const [card, count] of Object.entries(votes))
    for (let vote = 0; vote < count; vote++) await page.locator(`[data-vote="${card}"]`).click();
  await page.keyboard.press('3');
  await page.keyboard.press('a');
  await expect(page.locator('[data-result]')).toBeVisible({ timeout: 60_000 });
  await picture(page, 'wall');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the position “Both old ones”' }).click();
  await page.getByRole('button', { name: 'Ask the tutor' }).click();
  await expect(page.locator('[data-asked="hint"]')).toBeVisible({ timeout: 60_000 });
  await picture(page, 'position');
});

test('library, replay, commentary', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de' });
  const id = await libraryWith(page, 0);
  await page.getByRole('button', { name: NOTED }).click();
  await expect
    .poll(async () => (await call(page, 'review.look', { id }))?.summary !== undefined, { timeout: 180_000 })
    .toBe(true);
  await page.keyboard.press('m');
  await picture(page, 'commentary');
  await page.keyboard.press('b');
  await expect(page.locator('.mark').first()).toBeVisible();
  await call(page, 'settings.change', { language: 'en', theme: 'dark' });
  await picture(page, 'replay');
});
