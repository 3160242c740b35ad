// A library as a person meets it in end-to-end tests: rounds of a session, and one with mistakes that was taken in and has a note.
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { call, playRound } from './app-calls.ts';
import { expect, ROOT } from './fixtures.ts';

/** The round with mistakes, by its note. */
export const NOTED = /zu früh.*Besprechen$/;

/** Plays so many rounds of the session, takes one with mistakes in, and opens the library from the start screen; the id of that one. */
export async function libraryWith(page: Page, rounds: number): Promise<string> {
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await call(page, 'session.nextRound', {});
    await playRound(page);
  }
  const text = await readFile(path.join(ROOT, 'tests/fixtures/mistakes.schafkopf'), 'utf8');
  const answer = await call(page, 'library.importText', { text });
  if (answer.outcome !== 'imported') throw new Error(answer.outcome);
  await call(page, 'library.note', { id: answer.id, note: 'Der Herz-Ober war zu früh' });
  await page.getByRole('button', { name: 'Bibliothek' }).first().click();
  await expect(page.getByRole('button', { name: /Besprechen$/ })).toHaveCount(rounds + 1);
  return answer.id;
}
