// Another game asks before it throws a running round away, wherever it is chosen.
import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import FirstGame from '../../../src/renderer/learn/FirstGame.svelte';
import LeaveDialog from '../../../src/renderer/table/frame/LeaveDialog.svelte';
import { fakeApp, renderIn, type FakeApp } from '../tutor/fake-app.ts';
import { boardWith, viewWith } from './boards.ts';

const STARTED = viewWith({ sessionId: 'other' });

function atTable(phase: 'playing' | 'scored' | 'thrownIn'): FakeApp {
  const app = fakeApp({ 'session.start': () => STARTED, 'session.again': () => STARTED });
  app.table.take(viewWith({ board: boardWith({ phase }) }));
  renderIn(app, LeaveDialog, {});
  return app;
}

const starts = ({ calls }: FakeApp): number => calls.filter((name) => name === 'session.start').length;

test('a round that goes on is thrown away only after a yes', async () => {
  const app = atTable('playing');
  const stayed = app.table.startSession({ house: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  expect(await stayed).toBe(false);
  expect(starts(app)).toBe(0);
  const left = app.table.startSession({ house: {}, game: 'three-hand' });
  await userEvent.click(await screen.findByRole('button', { name: 'Aufgeben und neu anfangen' }));
  expect(await left).toBe(true);
  expect(starts(app)).toBe(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Escape keeps the round, and one may go back to it at once', async () => {
  const app = atTable('playing');
  const first = app.table.startSession({ house: {} });
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(await first).toBe(false);
  const second = app.table.startSession({ house: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Zurück zur Runde' }));
  expect(await second).toBe(false);
  expect(app.router.screen).toEqual({ name: 'table' });
});

test.each(['scored', 'thrownIn'] as const)('a round that is over (%s) is no reason to ask', async (phase) => {
  const app = atTable(phase);
  expect(await app.table.startSession({ house: {} })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the first whole game of the lessons asks too', async () => {
  const app = atTable('playing');
  renderIn(app, FirstGame, { ready: 'ready' });
  await userEvent.click(screen.getAllByRole('button').find(({ textContent }) => textContent.includes('Hinsetzen'))!);
  await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(starts(app)).toBe(0);
  expect(app.table.view?.sessionId).toBe('s');
});
