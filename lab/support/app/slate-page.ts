// Tables that keep a slate, as a person meets them in end-to-end tests: sessions with something to bid, answers by mouse, pictures.
import type { ElectronApplication, Page } from '@playwright/test';
import type { TableView } from '../../../src/shared/table/board.ts';
import type { OfferedGame } from '../../../src/shared/table/shelf.ts';
import { call, move, waiting } from './app-calls.ts';
import { AT_ONCE } from './choose-game.ts';
import { expect } from './fixtures.ts';
import { resize } from './window-size.ts';

/** The picture folder, if pictures are wanted: each moment in two sizes. */
const SHOTS = process.env['STUBE_SHOTS'];
const SIZES = [
  [1366, 768],
  [800, 560],
] as const;

export async function picture(app: ElectronApplication, page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  for (const size of SIZES.toReversed()) {
    await resize(app, page, { width: size[0], height: size[1] });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${SHOTS}/${name}-${size[0]}.png` });
  }
}

export const QUICK = { ...AT_ONCE, byItself: 'nothing' } as const;

/** A session begun anew, whose partners have just been drawn. */
export const begun = (
  page: Page,
  game: Exclude<OfferedGame, 'schafkopf'>,
  seed: string,
): ReturnType<typeof call<'session.start'>> =>
  call(page, 'session.start', { game, house: {}, seed, level: 'anfaenger' });

/** The table once the person has to bid, or the round is over. */
export async function toBidding(page: Page): Promise<TableView> {
  let view = await waiting(page);
  for (; view.asked === 'cut'; view = await waiting(page)) await move(page);
  return view;
}

/** The seed of a session in whose first deal the person may bid a number. */
export async function bidding(page: Page, game: Parameters<typeof begun>[1], name: string): Promise<string> {
  for (let deal = 0; ; deal++) {
    const seed = `${name} ${deal}`;
    await begun(page, game, seed);
    await call(page, 'table.skip', {});
    const { asked, actions } = await toBidding(page);
    const may = actions.some(({ decision, refusal }) => decision.type === 'number' && !refusal);
    if (asked === 'number' && may) return seed;
  }
}

const BY_CARD: readonly (string | undefined)[] = ['play', 'give', 'return'];

/** Does by mouse what is asked: the first answer that is allowed, the first card that may be chosen. */
export async function click(page: Page, { asked, at }: TableView): Promise<void> {
  if (BY_CARD.includes(asked))
    await page
      .locator('button.card:not([aria-disabled])')
      .first()
      .click({ position: { x: 10, y: 60 } });
  else await page.locator('[data-question] .choice:not(.refused), [data-question] [data-foot] button').first().click();
  await expect.poll(async () => (await waiting(page)).at).not.toBe(at);
}
