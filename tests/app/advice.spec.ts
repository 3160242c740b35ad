// Help at the table in the real app: hints step by step by mouse and by keyboard, warnings, why, taking back, the inn.
import type { Locator, Page } from '@playwright/test';
import path from 'node:path';
import type { Decision } from '../../src/engine/table/log.ts';
import type { TableView } from '../../src/shared/table/board.ts';
import type { HelpMode } from '../../src/shared/table/help-modes.ts';
import type { Settings } from '../../src/shared/files/settings.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, firstAllowed, move, waiting } from '../../lab/support/app/app-calls.ts';
import { delayWhile } from '../../lab/support/app/event-loop.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { asked, isOver, openSetup, openSheet, plays, SEED } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 120_000 });

/** Where pictures go, if any are wanted. */
const SHOTS = process.env['STUBE_SHOTS'];

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: path.join(SHOTS, `${name}.png`) });
}

const tutor = (page: Page): Locator => page.locator('[data-region="tutor"]');
const hint = (page: Page, step: 1 | 2 | 3): Locator => page.locator(`[data-hint="${step}"]`);
const marked = (page: Page): Locator => page.locator('button.card .mark');

async function sitDown(page: Page, settings: Partial<Settings> = {}, mode: HelpMode = 'marked'): Promise<void> {
  await call(page, 'settings.change', { language: 'de', speed: 'instant', motion: 'reduced', ...settings });
  await call(page, 'session.start', { house: {}, seed: SEED, mode });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
}

/** Plays on by the simplest rule until the table is as wanted. */
async function until(page: Page, wanted: (view: TableView) => boolean | Promise<boolean>): Promise<TableView> {
  for (let i = 0; i < 300; i++) {
    const view = await asked(page);
    if (await wanted(view)) return view;
    if (isOver(view)) await call(page, 'session.nextRound', {});
    else await move(page);
    while ((await call(page, 'table.view', {}))?.revision === view.revision && !view.doublingOffered)
      await page.waitForTimeout(10);
  }
  throw new Error('never came');
}

const playable = ({ board }: TableView): readonly Decision[] =>
  (board.hands[board.you].cards ?? []).flatMap((each) =>
    each.playable ? [{ type: 'play', seat: board.you, card: each.card } as const] : [],
  );

const choosing = (view: TableView): boolean => plays(view) && playable(view).length > 2;

test('a hint by mouse: idea, candidates, card with reasons; then the card is played', async ({ page }) => {
  await sitDown(page, {});
  const view = await until(page, choosing);
  const button = page.getByRole('button', { name: 'Tipp', exact: true });

  await button.click();
  await expect(hint(page, 1)).toContainText('Schritt 1 von 3');
  await expect(marked(page)).toHaveCount(0);
  for (const { card } of view.board.hands[0].cards ?? []) expect(await hint(page, 1).innerText()).not.toContain(card);

  await tutor(page).getByRole('button', { name: 'Kandidaten zeigen' }).click();
  await expect(hint(page, 2).getByRole('listitem')).toHaveCount(2);
  await expect(marked(page)).toHaveText(['Kandidat', 'Kandidat']);
  await expect(page.getByRole('button', { name: /, Kandidat$/ })).toHaveCount(2);

  await button.click();
  await expect(hint(page, 3)).toContainText('Im Schnitt');
  await expect(hint(page, 3)).toContainText(/Verteilungen|auf eine Art/);
  await expect(hint(page, 3)).toContainText(/Von 10 Leuten spiel|Fast jeder spielt hier/);
  await shot(page, 'hint-people-de');
  await expect(marked(page)).toHaveText(['Tipp']);
  await expectNoBarriers(page);
  await hint(page, 3).getByRole('button', { name: 'Zeig’s mir' }).click();
  const ways = hint(page, 3).locator('[data-ways="open"]');
  await expect(ways.getByRole('status')).toContainText(/So könnten die Karten liegen|Kein Beispiel/);
  await expect(ways.getByRole('heading')).toHaveCount(2);
  await shot(page, 'hint-ways-de');
  await expectNoBarriers(page);
  await call(page, 'settings.change', { language: 'en' });
  await expect(hint(page, 3)).toContainText(/in 10 people|Nearly everybody/);
  await shot(page, 'hint-people-en');
  await call(page, 'settings.change', { language: 'de' });

  await page.getByRole('button', { name: /, Tipp$/ }).click();
  const next = await asked(page, view);
  expect(next.revision).toBeGreaterThan(view.revision);
  expect(next.help.hints).toBe(3);
  await expect(page.locator('[data-hint]')).toHaveCount(0);
});

test('a hint by keyboard, for a call and for a card, and it is told to screen readers', async ({ page }) => {
  await sitDown(page);
  await until(page, ({ board, actions }) => board.phase === 'auction' && actions.length > 1);
  for (const step of [1, 2, 3] as const) {
    await page.keyboard.press('h');
    await expect(hint(page, step)).toBeVisible();
  }
  await expect(page.locator('[data-question] .mark')).toHaveText(['Tipp']);
  await until(page, choosing);
  for (const step of [1, 2, 3] as const) {
    await page.keyboard.press('h');
    await expect(hint(page, step)).toBeVisible();
  }
  await expect(page.locator('[aria-live="polite"]').filter({ has: hint(page, 3) })).toHaveCount(1);
  await page.keyboard.press('h');
  await expect(hint(page, 3)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-hint]')).toHaveCount(0);
  await expect(marked(page)).toHaveCount(0);
});

/** A card that is warned of, with the situation. */
async function untilWarned(page: Page): Promise<{ view: TableView; card: string }> {
  let card: string | undefined;
  const view = await until(page, async (now) => {
    if (!choosing(now)) return false;
    for (const decision of playable(now)) {
      const { outcome } = await call(page, 'advice.gate', { at: now.at, decision });
      if (outcome === 'warn' && decision.type === 'play') card = decision.card;
      if (outcome === 'warn') return true;
    }
    return false;
  });
  return { view, card: card ?? '' };
}

test('a warning before a bad card has four ways on', async ({ page }) => {
  test.setTimeout(240_000); // every card that is asked about may take a second
  await sitDown(page, { gateThreshold: 'doubtful' });
  const { view, card } = await untilWarned(page);
  const bad = page.locator(`button.card[data-card="${card}"]`);
  const dialog = page.getByRole('dialog');

  await bad.click();
  await expect(dialog.getByRole('button')).toHaveText([
    'Noch einmal überlegen',
    'Zeig mir, was passiert',
    'Tipp zeigen',
    'Trotzdem spielen',
    'Bei Karten nicht mehr warnen',
  ]);
  if (process.env['STUBE_SHOTS']) await page.screenshot({ path: `${process.env['STUBE_SHOTS']}/gate.png` });
  await expectNoBarriers(page);
  const covers = (): Promise<boolean> =>
    page.evaluate(() => {
      const slip = document.querySelector('[data-gate]')?.getBoundingClientRect();
      return [...document.querySelectorAll('.trick .flyer')].some((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return slip !== undefined && left < slip.right && right > slip.left && top < slip.bottom && bottom > slip.top;
      });
    });
  expect(await covers()).toBe(false);
  await dialog.getByRole('button', { name: 'Zeig mir, was passiert' }).click();
  await expect(page.locator('.imagined .flyer').first()).toBeVisible();
  await expect(page.locator('.imagined .flyer').first()).toHaveCSS('opacity', '1');
  await expect(dialog.getByRole('button', { name: 'Genug gesehen' })).toBeFocused();
  await expect(dialog).toContainText('Nur gedacht');
  await page.waitForTimeout(600);
  expect(await covers()).toBe(false);
  if (process.env['STUBE_SHOTS']) await page.screenshot({ path: `${process.env['STUBE_SHOTS']}/gate-shown.png` });
  await dialog.getByRole('button', { name: 'Genug gesehen' }).click();
  await expect(page.locator('.imagined')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Zeig mir, was passiert' })).toBeFocused();
  expect((await call(page, 'table.view', {}))?.revision).toBe(view.revision);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await call(page, 'table.view', {}))?.revision).toBe(view.revision);

  await bad.click();
  await dialog.getByRole('button', { name: 'Tipp zeigen' }).click();
  await expect(dialog).toBeHidden();
  await expect(hint(page, 1)).toBeVisible();

  await bad.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Bei Karten nicht mehr warnen' }).press('Enter');
  await expect(dialog).toBeHidden();
  expect((await call(page, 'app.state', {})).settings.gateCards).toBe('off');
  expect((await call(page, 'table.view', {}))?.revision).toBe(view.revision);

  await call(page, 'settings.change', { gateCards: 'on' });
  await bad.click();
  await dialog.getByRole('button', { name: 'Trotzdem spielen' }).click();
  expect((await asked(page, view)).revision).toBeGreaterThan(view.revision);
  await expect(bad).toHaveCount(0);
});

test('a card of somebody else and a bubble tell why, without telling what is hidden', async ({ page }) => {
  await sitDown(page);
  await until(page, ({ board, actions }) => board.phase === 'auction' && actions.length > 1);
  await page.locator('button[data-bubble]').first().click();
  await expect(page.locator('[data-why]')).toContainText('Das kann jeder am Tisch sehen');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-why]')).toHaveCount(0);

  await until(page, (view) => plays(view) && (view.board.trick?.cards.length ?? 0) > 0);
  await page
    .getByRole('button', { name: /Warum so\?$/ })
    .first()
    .press('Enter');
  await expect(page.locator('[data-why]')).toContainText('nach der Runde');
  await expectNoBarriers(page);
});

test('Ctrl+Z takes the last own decision back, Ctrl+Y repeats it, and the round becomes practice', async ({ page }) => {
  await sitDown(page, { gateCards: 'off', gateCalls: 'off' });
  const before = await until(page, choosing);
  const decision = firstAllowed(before);
  if (decision?.type !== 'play') throw new Error('no card');
  await page.locator(`button.card[data-card="${decision.card}"]`).click();
  const after = await asked(page, before);
  await page.keyboard.press('Control+z');
  const back = await asked(page, after);
  expect({ at: back.at, practice: back.practice }).toEqual({ at: before.at, practice: 'takenBack' });
  await page.keyboard.press('Control+y');
  expect((await asked(page, back)).at).toBe(after.at);
  await page.getByRole('button', { name: /^Zurücknehmen/ }).click();
  expect((await asked(page, after)).at).toBe(before.at);
  await until(page, isOver);
  await expect(await openSheet(page)).toContainText('Übung');
  await page.getByRole('button', { name: 'Gleiches Blatt noch einmal' }).last().click();
  await expect(page.getByRole('button', { name: 'Zurück zum Spiel' })).toBeVisible();
});

thoroughTest('in the inn nothing is marked, and a wrong card loses the round at once', async ({ page }) => {
  await call(page, 'settings.change', {
    language: 'de',
    speed: 'instant',
    motion: 'reduced',
    doublingPrompt: 'button',
  });
  await openSetup(page);
  await page.getByRole('radio', { name: 'Wirtshaus' }).check();
  await page.getByRole('button', { name: 'Hinsetzen und spielen' }).click();
  let wrong: string | undefined;
  await until(page, (view) => {
    const { board } = view;
    const led = board.trick?.cards[0];
    if (!plays(view) || !led || board.trick?.taken) return false;
    const group = board.ladder.some(({ card }) => card === led) ? 'trump' : led.charAt(0);
    const cards = board.hands[0].cards ?? [];
    wrong = cards.some((each) => each.group === group) ? cards.find((each) => each.group !== group)?.card : undefined;
    return wrong !== undefined;
  });
  await expect(page.locator('button.card.barred')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tipp', exact: true })).toHaveCount(0);
  await page.locator(`button.card[data-card="${wrong}"]`).click();
  await expect(page.getByText('Warum die Karte nicht erlaubt war')).toBeVisible();
  await expect(await openSheet(page)).toContainText('Verworfen');
  await expectNoBarriers(page);
});

thoroughTest('with help on demand cards are marked only after the question mark', async ({ page }) => {
  await sitDown(page, {}, 'onDemand');
  const isBarred = ({ board }: TableView): boolean =>
    (board.hands[board.you].cards ?? []).some(({ refusal }) => refusal);
  for (let view = await waiting(page); !plays(view) || !isBarred(view); view = await waiting(page))
    if (!(await move(page))) await call(page, 'session.nextRound', {});
  await expect(page.locator('button.card.playable').first()).toBeVisible();
  await expect(page.locator('button.card.barred')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.locator('button.card.barred').first()).toBeVisible();
});

thoroughTest('main answers while the tutor thinks along', async ({ app, page }) => {
  await sitDown(page);
  const delay = await delayWhile(app, async () => {
    for (let i = 0; i < 10; i++) {
      const view = await until(page, (now) => plays(now) || isOver(now));
      if (plays(view)) await call(page, 'advice.hint', { at: view.at, step: 3 });
      if (isOver(view)) await call(page, 'session.nextRound', {});
      else await move(page);
    }
  });
  console.log(`event loop of main with advice: p99 ${delay.p99.toFixed(1)} ms, max ${delay.max.toFixed(1)} ms`);
  expect(delay.p99).toBeLessThan(100);
});

test('from memory, by keyboard: what has fallen is covered, asked for, and told', async ({ page }) => {
  await sitDown(page, {}, 'memory');
  while ((await waiting(page)).recall === undefined) if (!(await move(page))) await call(page, 'session.nextRound', {});
  const slip = page.locator('[data-recall]');
  await expect(slip).toBeVisible();
  await expect(page.getByRole('button', { name: 'Letzter Stich' })).toHaveCount(0);
  const input = slip.getByRole('textbox');
  if ((await input.count()) > 0) await expect(input).toBeFocused();
  await expectNoBarriers(page, { where: 'asked from memory' });
  await shot(page, 'memory-asked');
  if ((await input.count()) > 0) {
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('Enter');
    const check = slip.getByRole('button', { name: 'Prüfen' });
    if ((await check.count()) > 0) await check.press('Enter');
  }
  await expect(slip).toContainText('In dieser Runde eine Frage');
  await expect(slip.getByRole('button', { name: 'Weiterspielen' })).toBeFocused();
  await expectNoBarriers(page, { where: 'told what has fallen' });
  await shot(page, 'memory-told');
  await page.keyboard.press('Enter');
  await expect(slip).toHaveCount(0);
  await expect(page.locator('[data-region="hand"] button.card:focus')).toHaveCount(1);
});

test('with a teacher beside the table, by keyboard: a question before a card, and why it was found', async ({
  page,
}) => {
  await sitDown(page, {}, 'coached');
  const slip = page.locator('[data-teacher]');
  for (let cards = 0; (await slip.count()) === 0; cards++) {
    if (cards > 120) throw new Error('the teacher never asks');
    const view = await waiting(page);
    const asks = view.asked === 'play' && (await call(page, 'advice.moment', { at: view.at }))?.outcome === 'moment';
    if (asks) await expect(slip).toBeVisible();
    else if (!(await move(page))) await call(page, 'session.nextRound', {});
  }
  await expect(slip).toContainText('Dein Lehrer fragt');
  await expectNoBarriers(page, { where: 'the teacher asks' });
  await shot(page, 'teacher-asks');
  await page.keyboard.press('h');
  await expect(hint(page, 1)).toBeVisible();
  await expect(slip).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(hint(page, 2)).toBeVisible();
  await page.keyboard.press('h');
  await expect(hint(page, 3)).toBeVisible();
  const { at } = await waiting(page);
  const told = await call(page, 'advice.hint', { at, step: 3 });
  if (told.outcome !== 'hint' || told.hint.step !== 3 || told.hint.best.type !== 'play') throw new Error('no card');
  await page.locator(`[data-region="hand"] button[data-card="${told.hint.best.card}"]`).press('Enter');
  await expect(slip).toContainText('Gefunden');
  await shot(page, 'teacher-found');
});
