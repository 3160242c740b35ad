// Another game asks what becomes of the session, the same deal once more before it throws a running round away, wherever they are chosen.
import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import FirstGame from '../../../src/renderer/learn/FirstGame.svelte';
import LeaveDialog from '../../../src/renderer/table/frame/LeaveDialog.svelte';
import { fakeApp, type FakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { boardWith, viewWith } from '../../../lab/support/page/table/boards.ts';

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

test.each(['scored', 'thrownIn'] as const)('between two rounds (%s) it asks as well', async (phase) => {
  const app = atTable(phase);
  const stayed = app.table.startSession({ house: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  expect(await stayed).toBe(false);
});

test('a session can be put aside, and is ended only where that was said', async () => {
  const old: unknown[] = [];
  const app = fakeApp({ 'session.start': (wish) => (old.push(wish.old), STARTED) });
  renderIn(app, LeaveDialog, {});
  for (const said of ['Beiseitelegen und neu anfangen', 'Aufgeben und neu anfangen']) {
    app.table.take(viewWith({ board: boardWith({ phase: 'playing' }) }));
    const started = app.table.startSession({ house: {} });
    await userEvent.click(await screen.findByRole('button', { name: said }));
    expect(await started).toBe(true);
  }
  expect(old).toEqual(['putAside', 'end']);
});

test.each([
  ['before its first card', { board: boardWith({ phase: 'cutting' }) }],
  ['that is over', { board: boardWith({ phase: 'scored' }), session: { deals: 4, over: true } }],
] as const)('a session %s is no reason to ask', async (_when, view) => {
  const app = atTable('playing');
  app.table.take(viewWith({ ...view, sessionId: 'empty', roundId: 'empty-1' }));
  expect(await app.table.startSession({ house: {} })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one that could not be put aside stays on the table', async () => {
  const app = fakeApp({ 'session.start': () => null });
  app.table.take(viewWith({ board: boardWith({ phase: 'playing' }) }));
  renderIn(app, LeaveDialog, {});
  const started = app.table.startSession({ house: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Beiseitelegen und neu anfangen' }));
  expect(await started).toBe(false);
  expect(app.table.view?.sessionId).toBe('s');
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

describe('the same deal once more', () => {
  function atTime(phase: 'playing' | 'scored') {
    const app = fakeApp({ 'table.moveInTime': () => STARTED });
    app.table.take(viewWith({ board: boardWith({ phase }), movesInTime: ['sameDeal', 'takeBack'] }));
    renderIn(app, LeaveDialog, {});
    const moves = (): number => app.calls.filter((name) => name === 'table.moveInTime').length;
    return { app, moves };
  }

  test('asks before it throws away what was played of a round that goes on', async () => {
    const { app, moves } = atTime('playing');
    const stayed = app.coach.move('sameDeal');
    const dialog = await screen.findByRole('dialog', { name: 'Diese Runde von vorn anfangen?' });
    expect(dialog.textContent).not.toContain('Spielzettel');
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await stayed;
    expect(moves()).toBe(0);
    const begun = app.coach.move('sameDeal');
    await userEvent.click(await screen.findByRole('button', { name: 'Von vorn anfangen' }));
    await begun;
    expect(moves()).toBe(1);
  });

  test('is begun at once where the round is over, and a decision is taken back without a question', async () => {
    const over = atTime('scored');
    await over.app.coach.move('sameDeal');
    const going = atTime('playing');
    await going.app.coach.move('takeBack');
    expect([over.moves(), going.moves()]).toEqual([1, 1]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
