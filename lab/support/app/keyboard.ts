// Moving about with the keyboard as a person does: where the focus is, and how to get it somewhere.
import { expect, type Page } from '@playwright/test';
import { sample } from '../../base/thorough.ts';
import { hand } from './table-page.ts';

/** So many cards of a round are played by keyboard, and what is left then is played for the test; with THOROUGH=1 nothing is. */
export const BY_KEYBOARD = sample(4, Infinity);

/** Name of what has the focus, or '' if it is lost. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!node || node === document.body) return '';
    return node.getAttribute('aria-label') ?? node.textContent ?? '';
  });

/** Presses Tab until the wanted control has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${name} within 40 presses of Tab`);
}

/** Moves with the arrow keys to the first card for which `wanted` holds. */
export async function arrowTo(page: Page, wanted: 'playable' | 'barred'): Promise<void> {
  await page.keyboard.press('1');
  const cards = await hand(page).count();
  for (let at = 0; at < cards; at++) {
    const found = await page.evaluate((name) => document.activeElement?.classList.contains(name), wanted);
    if (found) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`no ${wanted} card`);
}

/** Into the question by F6, unless it has taken the focus itself, which it may do only just after it is seen. */
export async function toQuestion(page: Page): Promise<void> {
  const inside = (): Promise<boolean> =>
    page.evaluate(() => (document.activeElement?.closest('[data-question]') ?? null) !== null);
  await expect(async () => {
    if (!(await inside())) await page.keyboard.press('F6');
    expect(await inside()).toBe(true);
  }).toPass({ timeout: 10_000 });
}
