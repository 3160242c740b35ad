// At the table everything stays where it is: nobody's place moves from one phase to the next, and the corner of no card in the
// trick is covered.
import type { Page } from '@playwright/test';
import { sample } from '../../lab/base/thorough.ts';
import { call, move, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test } from '../../lab/support/app/fixtures.ts';
import { asked, barred, isOver, plays, seededSession } from '../../lab/support/app/table-page.ts';
import { resize } from '../../lab/support/app/window-size.ts';

test.describe.configure({ timeout: 120_000 });

const WINDOWS = sample<readonly (readonly [number, number])[]>(
  [[1366, 768]],
  [
    [800, 560],
    [1366, 768],
    [1920, 1080],
  ],
);

/** Height of the window in pixels from which nobody's place moves. */
const STILL_FROM = 700;

/** Where the beer mat of each place lies: the plate beside it grows with what stands on it. */
const mats = (page: Page): Promise<readonly { readonly place: string; readonly at: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.seat')].map((seat) => {
      const { top, bottom } = seat.querySelector('.plate')?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return { place: seat.className.split(' ')[1] ?? '', at: Math.round((top + bottom) / 2) };
    }),
  );

/** Names of cards in the trick whose upper left corner, with letter and sign, lies below something else; runs in the page. */
function coveredCorners(): string[] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-trick-card]')];
  // Only what takes the pointer is found at a point.
  for (const card of cards) card.style.pointerEvents = 'auto';
  return cards.flatMap((card) => {
    const spot = card.parentElement;
    if (!spot) return [];
    const { left, right, top, bottom } = spot.getBoundingClientRect();
    const { a, b } = new DOMMatrix(getComputedStyle(spot).transform);
    const [x, y] = [-0.38 * spot.offsetWidth, -0.43 * spot.offsetHeight];
    const hit = document.elementFromPoint((left + right) / 2 + x * a - y * b, (top + bottom) / 2 + x * b + y * a);
    return hit && card.contains(hit) ? [] : [card.dataset['trickCard'] ?? '?'];
  });
}

/** Seats whose plate or offices lie over those of another one; runs in the page. */
function placesThatMeet(): string[] {
  const boxes = [...document.querySelectorAll('.seat :is(.plate, .offices li)')].map((part) => ({
    seat: part.closest('.seat'),
    box: part.getBoundingClientRect(),
  }));
  return boxes.flatMap(({ seat, box }) =>
    boxes
      .filter((other) => other.seat !== seat)
      .filter(
        (other) =>
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2,
      )
      .map(() => seat?.className ?? ''),
  );
}

/** The same with the largest own cards, which are taken back. */
async function stayFreeOfLargeCards(page: Page): Promise<void> {
  await call(page, 'settings.change', { cardSize: '150' });
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--card-scale') === '1.5');
  expect(await page.evaluate(placesThatMeet)).toEqual([]);
  expect(await page.evaluate(coveredCorners)).toEqual([]);
  await call(page, 'settings.change', { cardSize: '100' });
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--card-scale') === '1');
}

for (const [width, height] of WINDOWS) {
  test(`places and corners stay free at ${width} x ${height}`, async ({ app, page }) => {
    await resize(app, page, { width, height });
    await seededSession(page, { language: 'de', speed: 'instant', motion: 'reduced' });
    await page.getByRole('button', { name: 'Weiterspielen' }).click();
    const moved = new Map<string, Set<number>>();
    const seen = new Set<string>();
    for (let view = await asked(page); ; view = await asked(page)) {
      if (!seen.has(view.board.phase)) await stayFreeOfLargeCards(page);
      seen.add(view.board.phase);
      for (const { place, at } of await mats(page)) moved.set(place, (moved.get(place) ?? new Set()).add(at));
      expect(await page.evaluate(coveredCorners)).toEqual([]);
      if (isOver(view)) break;
      await move(page);
    }
    expect([...seen].sort()).toEqual(['announcing', 'auction', 'cutting', 'playing', 'scored']);
    // In lower windows panels need the room, and places yield to them.
    if (height < STILL_FROM) return;
    const jumps = [...moved].map(([place, heights]) => [place, Math.max(...heights) - Math.min(...heights)]);
    expect(jumps.filter(([, far]) => (far as number) > 3)).toEqual([]);
  });
}

test('a complete trick shows all its corners, and a card carries the sign only once it was tried', async ({ page }) => {
  await seededSession(page, { language: 'de', speed: 'instant', motion: 'reduced' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  let view = await asked(page);
  while (!(plays(view) && (await barred(page).count()) > 0)) {
    await move(page);
    view = await asked(page);
  }
  await expect(page.locator('[data-tried]')).toHaveCount(0);
  await barred(page).click({ force: true });
  await expect(page.locator('[data-tried]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-tried]')).toHaveCount(0);

  await call(page, 'settings.change', { speed: 'slow' });
  const { board } = await waiting(page);
  const card = board.hands[board.you].cards?.find(({ playable }) => playable)?.card ?? '';
  await page.locator(`button.card[data-card="${card}"]`).click();
  await expect(page.locator('[data-trick-card]')).toHaveCount(4);
  await expect(page.locator('.won [data-trick-card]')).toHaveCount(1);
  expect(await page.evaluate(coveredCorners)).toEqual([]);
});
