// The button says that cards are shuffled only when they are, not behind a question.
import { expect, test } from 'vitest';
import { NextTable } from '../../src/renderer/state/next-table.svelte.ts';

test('nothing is shuffled while it is asked what becomes of the game at the table', () => {
  const table = { leaving: null as object | null };
  const next = new NextTable({ table, rules: {}, router: {} } as never);
  expect(next.shuffling).toBe(false);
  next.starting = true;
  expect(next.shuffling).toBe(true);
  table.leaving = {};
  expect(next.shuffling).toBe(false);
});
