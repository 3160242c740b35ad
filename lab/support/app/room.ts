// Whether anything lies over anything on the table: each panel free of hands, plates and bubbles, all that can be pressed in sight,
// in small windows and with the page zoomed.
import type { ElectronApplication, Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HelpMode } from '../../../src/shared/table/help-modes.ts';
import type { TableView } from '../../../src/shared/table/board.ts';
import type { CALLS } from '../../../src/shared/calls/all-calls.ts';
import type { InputOf } from '../../../src/shared/border/ipc.ts';
import { call, move, waiting } from './app-calls.ts';
import { sample } from '../../base/thorough.ts';
import { expect, ROOT } from './fixtures.ts';
import { barred, isOver } from './table-page.ts';
import { resize } from './window-size.ts';

const FOLDER = path.join(ROOT, 'test-results/room');

/** A window's width and height in pixels, and the factor by which its page is zoomed. */
type Size = readonly [width: number, height: number, zoom: number];

const WINDOWS: readonly Size[] = [
  [800, 560, 1],
  [1280, 720, 1],
  [1366, 768, 1],
  [800, 560, 1.25],
  [1280, 720, 1.5],
  [1366, 768, 1.5],
];

/** With the largest factors that the app allows; looked at where most lies on the table. */
const ALL: readonly Size[] = [...WINDOWS, [1280, 720, 2], [1366, 768, 2]];

/** Of these the smallest window, a usual one, and both zoomed as far as is allowed. */
const USUAL: readonly Size[] = [
  [800, 560, 1],
  [1366, 768, 1],
  [800, 560, 1.25],
  [1366, 768, 2],
];

/** Where less lies on the table than in the mode "open", a small window and a zoomed one say most. */
const TIGHT: readonly Size[] = [
  [800, 560, 1],
  [1366, 768, 1.5],
];

function sizesIn(mode: HelpMode): readonly Size[] {
  if (mode === 'open') return sample(USUAL, ALL);
  return sample<readonly Size[]>(TIGHT, WINDOWS);
}

/** Resizes the window and zooms with the menu, which goes no further than the app lets it. */
async function fit(app: ElectronApplication, page: Page, [width, height, zoom]: Size) {
  await resize(app, page, { width, height });
  await app.evaluate(({ BrowserWindow, Menu }, zoom) => {
    const window = BrowserWindow.getAllWindows()[0];
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
    const press = (key: string): void => void items.find(({ accelerator }) => accelerator === key)?.click();
    press('CmdOrCtrl+0');
    for (let step = 0; step < 12 && (window?.webContents.getZoomFactor() ?? 9) < zoom - 0.01; step++)
      press('CmdOrCtrl+Plus');
  }, zoom);
  await expect
    .poll(() => page.evaluate(() => `${innerWidth}x${innerHeight}`), { intervals: [20] })
    .toBe(`${Math.round(width / zoom)}x${Math.round(height / zoom)}`);
  await page.waitForTimeout(60);
}

/** What is wrong on the table, in words; runs in the page. */
// eslint-disable-next-line max-lines-per-function -- sent to the page as one function
function faults(): string[] {
  interface Box {
    readonly name: string;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const SLACK = 2;
  const boxOf = (node: Element, name: string): Box => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return { name, left, right, top, bottom };
  };
  const all = (selector: string, name: string): Box[] =>
    [...document.querySelectorAll(selector)]
      .map((node) => boxOf(node, name))
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
  const meet = (a: Box, b: Box): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
  const told: string[] = [];

  const panels = all('[data-panel]', 'panel');
  const others = [
    ...all('button.card', 'own card'),
    ...all('button.card .lift', 'lifted card'),
    ...all('ul.open[data-fan] li', 'open card'),
    ...all('.fan[data-fan]', 'backs'),
    ...all('.plate', 'plate'),
    ...all('.offices li', 'office'),
    ...all('[data-bubble]', 'bubble'),
  ];
  for (const panel of panels) {
    for (const other of others) if (meet(panel, other)) told.push(`${other.name} meets the panel`);
  }
  for (const offer of all('[data-offer]', 'offer'))
    for (const other of others) if (meet(offer, other)) told.push(`${other.name} meets the offer`);
  const refusals = all('.live [data-refusal]', 'refusal');
  const kept = [...all('button.card', 'own card'), ...all('[data-trick-card]', 'trick'), ...panels];
  for (const refusal of refusals)
    for (const other of kept) if (meet(refusal, other)) told.push(`the refusal meets: ${other.name}`);
  const bubbles = all('[data-bubble]', 'bubble');
  bubbles.forEach((bubble, at) => {
    if (bubbles.slice(at + 1).some((other) => meet(bubble, other))) told.push('two bubbles meet');
    if (all('.plate', 'plate').some((other) => meet(bubble, other))) told.push('a bubble meets a plate');
    if (all('button.card .lift', 'own card').some((card) => meet(bubble, card)))
      told.push('a bubble meets an own card');
  });
  const wood = document.querySelector('[data-region="table"]')?.getBoundingClientRect();
  const cut = ({ left, right, top, bottom }: Box): boolean =>
    wood !== undefined &&
    (left < wood.left - 1 || right > wood.right + 1 || top < wood.top - 1 || bottom > wood.bottom + 1);
  // Between two the row of the one across may take the whole width.
  const across = all('.plate', 'plate').length === 2 ? all('.offices li', 'office') : [];
  for (const box of [...bubbles, ...all('.laid li', 'pile'), ...across])
    if (cut(box)) told.push(`${box.name} hangs outside the table`);
  for (const office of across)
    for (const card of [...all('[data-trick-card]', 'trick'), ...all('.laid li', 'pile')])
      if (meet(office, card)) told.push(`an office meets: ${card.name}`);

  // A low table has no room for that.
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const lying = (wood?.height ?? 0) >= 38 * rem ? all('.trick .spot', 'trick') : [];
  if (lying.some((card, at) => lying.slice(at + 1).some((other) => meet(card, other))))
    told.push('two cards of the trick overlap');

  const plates = all('.plate', 'plate');
  plates.forEach((plate, at) => {
    if (plates.slice(at + 1).some((other) => meet(plate, other))) told.push('two plates meet');
    if (all('button.card', 'own card').some((card) => meet(plate, card))) told.push('own card meets a plate');
    if (all('[data-trick-card]', 'trick').some((card) => meet(plate, card))) told.push('a plate covers the trick');
  });

  const inside = ({ left, right, top, bottom }: Box): boolean =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  for (const box of [...panels, ...refusals, ...plates, ...others.filter(({ name }) => name !== 'office')])
    if (!inside(box)) told.push(`${box.name} is not in the window`);
  if (document.documentElement.scrollWidth > innerWidth) told.push('the page is wider than the window');

  // What can be pressed to answer is in sight, and nothing else would be hit.
  for (const button of document.querySelectorAll<HTMLElement>(
    '[data-foot] button, .app > header button, .rail button, .strip button, .live [data-refusal] button',
  )) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (right - left < 1 || (refusals.length > 0 && button.closest('.strip'))) continue;
    for (const x of [left + 3, right - 3]) {
      const hit = document.elementFromPoint(x, (top + bottom) / 2);
      if (!hit || !button.contains(hit)) told.push(`"${(button.ariaLabel ?? button.innerText).trim()}" is covered`);
    }
  }
  for (const words of document.querySelectorAll('[data-panel] [data-body] > p')) {
    const over = words.clientHeight > 1 ? words.scrollHeight - words.clientHeight : 0; // else it is only spoken
    if (over > SLACK) told.push(`"${words.textContent.trim()}" is ${over} pixels higher than its place`);
  }
  // At least one line of a panel's words, and of its choices, is in sight above its foot.
  for (const node of document.querySelectorAll('[data-panel] [data-body]')) {
    if (node.clientHeight < Math.min(node.scrollHeight, 56)) told.push(`a panel shows ${node.clientHeight} pixels`);
    // The choice that has the focus first is whole in sight, for which nobody has to scroll.
    const first = node.querySelector<HTMLElement>('[data-first]');
    const hidden = (first?.getBoundingClientRect().bottom ?? 0) - node.getBoundingClientRect().bottom;
    if (first && hidden > SLACK)
      told.push(`"${first.innerText.trim()}" lies ${Math.round(hidden)} pixels out of sight`);
  }
  return [...new Set(told)];
}

/** What the window shows; Playwright's own pictures do not know about the zoom. */
export async function picture(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
  await session.detach();
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, `${name}.png`), Buffer.from(data, 'base64'));
}

/** Faults that stay: the page may still be settling in a window of another size. */
export async function lasting(page: Page): Promise<string[]> {
  let found = await page.evaluate(faults);
  for (let tries = 0; found.length > 0 && tries < 4; tries++) {
    await page.waitForTimeout(250);
    found = await page.evaluate(faults);
  }
  return found;
}

/** How far the coach or what can be pressed on the slip reaches beyond the part of it that is in sight, in pixels, once that lasts. */
export async function hiddenOfCoach(page: Page): Promise<number> {
  const hidden = (): Promise<number> =>
    page.evaluate(() => {
      const bottom = (selector: string): number =>
        document.querySelector(`[data-question="next"] ${selector}`)?.getBoundingClientRect().bottom ?? NaN;
      return Math.max(bottom('[data-coach]') - bottom('[data-body]'), bottom('[data-foot]') - window.innerHeight);
    });
  let found = await hidden();
  for (let tries = 0; found > 1 && tries < 4; tries++) {
    await page.waitForTimeout(250);
    found = await hidden();
  }
  return found;
}

async function look(app: ElectronApplication, page: Page, mode: HelpMode, named: string): Promise<string[]> {
  const told: string[] = [];
  const moment = `${mode} ${named}`;
  for (const window of sizesIn(mode)) {
    await fit(app, page, window);
    const where = `${moment} ${window[0]}x${window[1]} ${window[2] * 100}%`;
    const found = await lasting(page);
    told.push(...found.map((fault) => `${where}: ${fault}`));
    if (process.env['STUBE_PICTURES'] === 'all' || (process.env['STUBE_PICTURES'] && found.length > 0))
      await picture(page, where.replaceAll(' ', '-'));
  }
  return told;
}

export async function seated(page: Page, wish: InputOf<typeof CALLS, 'session.start'>): Promise<void> {
  await call(page, 'settings.change', {
    language: 'de',
    speed: 'instant',
    motion: 'reduced',
    gateCards: 'off',
    gateCalls: 'off',
  });
  await call(page, 'session.start', { level: 'anfaenger', ...wish });
  const go = page.getByRole('button', { name: 'Weiterspielen' });
  const table = page.getByRole('main', { name: 'Tisch' });
  await expect(go.or(table)).toBeVisible();
  if (await go.isVisible()) await go.click();
  await expect(table).toBeVisible();
}

/** Says the wanted word if that is possible, else the first allowed thing. */
async function answer(page: Page, view: TableView, word?: 'weiter'): Promise<void> {
  const said = view.actions.find(({ decision }) => decision.type === 'call' && decision.call === word);
  if (said && !said.refusal) await call(page, 'table.decide', { at: view.at, decision: said.decision });
  else await move(page);
}

/** Tries a card that is not allowed while the tutor is put away; false if there is none to be seen. */
async function refused(page: Page): Promise<boolean> {
  if ((await barred(page).count()) === 0) return false;
  await barred(page).click({ force: true });
  return true;
}

/** Each kind of question once, the table with cards on it, and the end; only with all hands open as many pictures as cards can lie there. */
export async function lookThrough(
  app: ElectronApplication,
  page: Page,
  mode: HelpMode,
  name: string,
  word?: 'weiter',
): Promise<string[]> {
  const told: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    const view: TableView = await waiting(page);
    await page.waitForTimeout(150);
    const kind = view.asked ?? view.board.phase;
    const obers = Math.max(0, ...(view.board.obersTaken ?? []).map(({ length }) => length));
    const moment = obers > 1 ? `${kind} with ${obers} Obers` : `${kind}${view.board.trick?.cards.length || ''}`;
    const alike = mode !== 'open' && /[12]$/.test(moment);
    if (!seen.has(moment) && !alike) told.push(...(await look(app, page, mode, `${name} ${moment}`)));
    seen.add(moment);
    if (!seen.has('refused') && (await refused(page))) {
      told.push(...(await look(app, page, mode, `${name} ${moment} refused`)));
      seen.add('refused');
      await page.keyboard.press('Escape');
    }
    if (isOver(view)) return told;
    await answer(page, view, word);
  }
}
