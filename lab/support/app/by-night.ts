// A session that was begun on one day and is taken up on another, by keyboard, in English and by night, as the specs of single games do.
import type { Page } from '@playwright/test';
import type { TableView } from '../../../src/shared/table/board.ts';
import type { Settings } from '../../../src/shared/files/settings.ts';
import { sample } from '../../base/thorough.ts';
import { call, waiting } from './app-calls.ts';
import { expect, type Launched, type StartOptions } from './fixtures.ts';

/** A start costs as much as a round: where time matters the page is loaded anew, and only some specs start the app again. */
export type Again = 'restart' | 'reload';

/** Begins a session and opens it with the keys in an app that was started again, or a page that was loaded again; the table is as it was left. */
export async function resumedByNight(
  launch: (options?: StartOptions) => Promise<Launched>,
  settings: Partial<Settings>,
  begin: (page: Page) => Promise<TableView>,
  how: Again = sample<Again>('reload', 'restart'),
): Promise<Launched> {
  const first = await launch();
  await call(first.page, 'settings.change', { ...settings, language: 'en', theme: 'dark' });
  const before = await begin(first.page);
  const again = how === 'restart' ? await restarted(first, launch) : await reloaded(first);
  const { board, at } = await waiting(again.page);
  expect({ board, at }).toEqual({ board: before.board, at: before.at });
  await again.page.getByRole('button', { name: 'Go on playing' }).focus();
  await again.page.keyboard.press('Enter');
  return again;
}

async function restarted(first: Launched, launch: (options?: StartOptions) => Promise<Launched>): Promise<Launched> {
  await first.close();
  return launch();
}

async function reloaded(first: Launched): Promise<Launched> {
  await first.page.reload();
  return first;
}
