// Larger text and larger cards never show less of a card than the settings as they come do in the same window, nor hide its index, nor the coach.
import type { ElectronApplication, Page } from '@playwright/test';
import { sample } from '../../lab/base/thorough.ts';
import { call, move, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, test } from '../../lab/support/app/fixtures.ts';
import { hiddenOfCoach, lasting, picture, seated } from '../../lab/support/app/room.ts';
import { isOver } from '../../lab/support/app/table-page.ts';
import { resize, type WindowSize } from '../../lab/support/app/window-size.ts';

test.describe.configure({ timeout: 400_000 });

const ALL_WINDOWS = [
  { width: 800, height: 560 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;
const WINDOWS = sample<readonly WindowSize[]>([ALL_WINDOWS[0], ALL_WINDOWS[2]], ALL_WINDOWS);

const ALL_SETTINGS = (['100', '125', '150'] as const).flatMap((textSize) =>
  (['100', '130', '150'] as const).map((cardSize) => ({ textSize, cardSize })),
);

/** The settings as they come first, then the largest. */
const SETTINGS = sample(
  ALL_SETTINGS.filter((_, at) => at % 8 === 0),
  ALL_SETTINGS,
);

/** Bars and names grow with the text and take a little of the table's height: so much of a card may be lost to them. */
const NEARLY = 0.96;

/** Cards below this width of the page are large letters, whose own width is this part of the card; the corner of a picture is narrower. */
const LETTERS_BELOW = 75;
const PART_OF_INDEX = { letters: 0.8, picture: 0.22 } as const;

/** Of the hand: what is seen of each card but the last, in pixels of the screen, and the cards' width in those of the page. */
async function shownOfHand(
  page: Page,
): Promise<{ readonly shown: number; readonly pitch: number; readonly width: number }> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-region="hand"] button.card')];
    const lefts = cards.map((card) => card.getBoundingClientRect().left);
    const pitch = Math.min(...lefts.slice(1).map((left, index) => left - (lefts[index] ?? 0)));
    return { shown: pitch * devicePixelRatio, pitch, width: cards[0]?.offsetWidth ?? 0 };
  });
}

/** The hand once the window has settled: the same twice. */
async function settledHand(page: Page) {
  let hand = await shownOfHand(page);
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(80);
    const again = await shownOfHand(page);
    if (again.shown === hand.shown && tries > 1) break;
    hand = again;
  }
  return hand;
}

async function faultsAt(app: ElectronApplication, page: Page, moment: string): Promise<string[]> {
  const told: string[] = [];
  for (const size of WINDOWS) {
    let usual = 0;
    for (const setting of SETTINGS) {
      await call(page, 'settings.change', setting);
      await resize(app, page, size);
      const where = `${moment} ${size.width}x${size.height} text ${setting.textSize} cards ${setting.cardSize}`;
      const { shown, pitch, width } = await settledHand(page);
      if (width > 0) {
        if (setting.textSize === '100' && setting.cardSize === '100') usual = shown;
        if (shown < usual * NEARLY)
          told.push(`${where}: ${Math.round(shown)} pixels of a card, of ${Math.round(usual)}`);
        const index = width * PART_OF_INDEX[width < LETTERS_BELOW ? 'letters' : 'picture'];
        if (pitch < index) told.push(`${where}: the index is covered, ${Math.round(pitch)} of ${Math.round(index)}`);
      }
      told.push(...(await lasting(page)).map((fault) => `${where}: ${fault}`));
      if (moment === 'next' && size.width > 1000 && (await hiddenOfCoach(page)) > 1)
        told.push(`${where}: the coach is out of sight`);
      if (process.env['STUBE_PICTURES']) await picture(page, where.replaceAll(' ', '-'));
    }
  }
  return told;
}

test('no size of text or cards shows less of a card, or lays anything over anything', async ({ app, page }) => {
  await seated(page, { house: {}, mode: 'marked', seed: 'room 25' });
  const told: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    const view = await waiting(page);
    const kind = view.asked ?? view.board.phase;
    if (isOver(view)) await expect(page.locator('[data-coach]')).toContainText(/Entscheidung/, { timeout: 60_000 });
    if (!seen.has(kind) && kind !== 'cut') {
      await page.waitForTimeout(150);
      told.push(...(await faultsAt(app, page, kind)));
    }
    seen.add(kind);
    if (isOver(view)) break;
    await move(page);
  }
  expect(told).toEqual([]);
});
