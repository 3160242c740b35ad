// A game of the shelf chosen by mouse on the start screen, in German and by day, as the specs of single games begin.
import type { Page } from '@playwright/test';
import type { Settings } from '../../../src/shared/files/settings.ts';
import { call } from './app-calls.ts';
import { expect } from './fixtures.ts';
import { openSetup } from './table-page.ts';

/** Everything at once, and no warnings. */
export const AT_ONCE = { speed: 'instant', motion: 'reduced', gateCards: 'off', gateCalls: 'off' } as const;

/** Opens all choices and takes the game of this name, of which the start screen says so much. */
export async function chooseGame(page: Page, game: string, says: string, settings: Partial<Settings>): Promise<void> {
  await call(page, 'settings.change', { ...settings, language: 'de', theme: 'light' });
  await openSetup(page);
  await page.getByRole('radio', { name: game }).check();
  await expect(page.getByText(says).first()).toBeVisible();
}
