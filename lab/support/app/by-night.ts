// A session that was begun on one day and is taken up on another, by keyboard, in English and by night, as the specs of single games do.
import type { Page } from '@playwright/test';
import type { TableView } from '../../../src/shared/table/board.ts';
import type { Settings } from '../../../src/shared/files/settings.ts';
import { call, waiting } from './app-calls.ts';
import { expect, type Launched, type StartOptions } from './fixtures.ts';

/** Begins a session in a first app and opens it with the keys in a second one, where the table is as it was left. */
export async function resumedByNight(
  launch: (options?: StartOptions) => Promise<Launched>,
  settings: Partial<Settings>,
  begin: (page: Page) => Promise<TableView>,
): Promise<Launched> {
  const first = await launch();
  await call(first.page, 'settings.change', { ...settings, language: 'en', theme: 'dark' });
  const before = await begin(first.page);
  await first.close();

  const again = await launch();
  const { board, at } = await waiting(again.page);
  expect({ board, at }).toEqual({ board: before.board, at: before.at });
  await again.page.getByRole('button', { name: 'Go on playing' }).focus();
  await again.page.keyboard.press('Enter');
  return again;
}
