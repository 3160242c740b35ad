// A round by keyboard alone as somebody plays who does not look: what has the focus is pressed, after some steps among the choices.
import type { Page } from '@playwright/test';
import type { TableView } from '../../../src/shared/table/board.ts';
import type { Random } from '../../../src/engine/base/random.ts';
import { call, move } from './app-calls.ts';
import { isOver } from './table-page.ts';

/** So long the table may take to answer a key. */
const ANSWER_MS = 2000;

/** So many times a key is pressed that changes nothing, such as on a choice that needs a second one, before the first allowed thing is done. */
const TRIES = 3;

/** Where the focus is: what is asked, the cards, elsewhere on the page, or lost. */
export const placeOfFocus = (page: Page): Promise<'question' | 'hand' | 'elsewhere' | 'lost'> =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!node || node === document.body || node === document.documentElement) return 'lost';
    if (node.closest('[data-question]')) return 'question';
    return node.closest('[data-region="hand"]') ? 'hand' : 'elsewhere';
  });

/** So often the focus is looked at, and so many looks in a row it may be nowhere while the page draws something new, in milliseconds and looks. */
const LOOK_EVERY_MS = 50;
const LOOKS = 6;

type Watching = typeof globalThis & { lostFocus?: string[] };

/** Notes from now on whenever the focus rests on the page itself, which has no name and no keys. */
export const watchFocus = (page: Page): Promise<void> =>
  page.evaluate(
    ([every, most]) => {
      const lost: string[] = [];
      (globalThis as Watching).lostFocus = lost;
      let looks = 0;
      setInterval(() => {
        looks = document.activeElement === document.body ? looks + 1 : 0;
        if (looks === most) lost.push(document.querySelector('[role="status"]')?.textContent?.slice(-80) ?? '');
      }, every);
    },
    [LOOK_EVERY_MS, LOOKS] as const,
  );

/** What was told last whenever the focus was lost. */
export const lostFocus = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as Watching).lostFocus ?? ['nobody has watched']);

async function viewOf(page: Page): Promise<TableView> {
  const view = await call(page, 'table.view', {});
  if (!view) throw new Error('no session');
  return view;
}

const isOther = (view: TableView, before?: TableView): boolean =>
  view.at !== before?.at || view.number !== before.number || view.asked !== before.asked;

/** The table once something new is asked, or the round is over. */
async function asked(page: Page, after?: TableView): Promise<TableView> {
  for (;;) {
    const view = await viewOf(page);
    if (isOther(view, after) && (view.asked !== undefined || isOver(view))) return view;
    await page.waitForTimeout(20);
  }
}

/** Whether the table has gone on from what it was; false if it has not done so in good time. */
async function goneOn(page: Page, before: TableView): Promise<boolean> {
  const end = Date.now() + ANSWER_MS;
  while (Date.now() < end) {
    if (isOther(await viewOf(page), before)) return true;
    await page.waitForTimeout(20);
  }
  return false;
}

/** Answers what is asked with the keys; with a call where the keys pressed have not answered it. */
async function answer(page: Page, view: TableView, random: Random): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    const place = await placeOfFocus(page);
    if (place === 'hand') {
      await page.keyboard.press('1');
      const steps = random.below(8);
      for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight');
      const playable = await page.evaluate(() => document.activeElement?.classList.contains('playable'));
      if (!playable) continue;
    } else if (place === 'question' && random.below(2) === 0) await page.keyboard.press('Tab');
    if ((await placeOfFocus(page)) === 'elsewhere') await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    if (await goneOn(page, view)) return;
  }
  await move(page);
}

/** Plays a round; `look` is shown each moment at which something is asked, and its end. */
export async function roundByKeyboard(
  page: Page,
  random: Random,
  look: (view: TableView) => Promise<void>,
): Promise<void> {
  for (let last: TableView | undefined; ;) {
    const view = await asked(page, last);
    last = view;
    await look(view);
    if (isOver(view)) return;
    await answer(page, view, random);
  }
}
