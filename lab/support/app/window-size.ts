// The window of an app under test, made as large as a test wants it.
import { type ElectronApplication, expect, type Page } from '@playwright/test';

/** A window's inside in pixels of the screen, whatever the zoom of the page. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** How far the page's own reckoning may be off: with a zoom it counts in parts of pixels. */
const NEARLY = 3;

const insideOf = (page: Page): Promise<WindowSize> =>
  page.evaluate(() => ({ width: innerWidth * devicePixelRatio, height: innerHeight * devicePixelRatio }));

/**
 * Makes the window's inside this large, even less than the app lets a person have it, and waits for the page to be so. A display may be late with a size wanted before and undo
 * this one, and main does not ask it again for a size that it takes for the present one: another try comes by way of another size.
 */
export async function resize(app: ElectronApplication, page: Page, size: WindowSize): Promise<void> {
  let detour = 0;
  await expect(async () => {
    await app.evaluate(
      ({ BrowserWindow }, { width, height, detour }) => {
        const [window] = BrowserWindow.getAllWindows();
        window?.setMinimumSize(200, 200);
        if (detour > 0) window?.setContentSize(width, height + detour);
        window?.setContentSize(width, height);
      },
      { ...size, detour },
    );
    detour++;
    await expect
      .poll(
        async () => {
          const { width, height } = await insideOf(page);
          return Math.max(Math.abs(width - size.width), Math.abs(height - size.height));
        },
        { intervals: [20], timeout: 2000 },
      )
      .toBeLessThan(NEARLY);
  }).toPass({ timeout: 15_000, intervals: [20] });
}
