// The beginning and the end of a session on the table: cards drawn for the first deal, the final sheet, knocking the other way round.
import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import SessionEnd from '../../../src/renderer/sheet/SessionEnd.svelte';
import CutPanel from '../../../src/renderer/table/questions/CutPanel.svelte';
import DrawPanel from '../../../src/renderer/table/questions/DrawPanel.svelte';
import type { TableView } from '../../../src/shared/table/board.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { viewWith } from '../../../lab/support/page/table/boards.ts';

describe('cards drawn for the first deal', () => {
  const draw = {
    rounds: [
      [
        { seat: 0, card: 'EA' },
        { seat: 1, card: 'G9' },
        { seat: 2, card: 'SA' },
        { seat: 3, card: 'HO' },
      ],
      [
        { seat: 0, card: 'GK' },
        { seat: 2, card: 'ST' },
      ],
    ],
    dealer: 2,
  } as const;

  test('are told with their players, and who deals', async () => {
    const app = fakeApp({ 'table.skip': () => ({}) });
    const view = viewWith({ draw, pausing: true });
    app.table.take(view);
    renderIn(app, DrawPanel, { view });
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
    expect(items[1]).toContain('Vroni Gras-Neun');
    expect(items).toHaveLength(6);
    expect(screen.getByText('Sepp gibt zuerst.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Geben' }));
    expect(app.calls).toEqual(['table.skip']);
  });
});

describe('the final sheet', () => {
  const ended = (changes: Partial<TableView> = {}): TableView =>
    viewWith({ totals: [-40, 90, -70, 20], session: { deals: 16, over: true }, ...changes });

  test('names the players from the winner down', () => {
    const view = ended();
    renderIn(fakeApp(), SessionEnd, { view });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Vroni', 'Resi', 'Du', 'Sepp']);
    expect(screen.queryByText('Aus dem Stock')).toBeNull();
  });

  test('adds what is left in the Stock', () => {
    const stock = { content: 40, shares: [10, 10, 10, 10] } as const;
    renderIn(fakeApp(), SessionEnd, {
      view: ended({ special: { waiting: [], bocks: [], hausbocks: 0, stock, mayCall: [] } }),
    });
    const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent.replace(/[^\d+−]/g, ''))).toEqual(['+90', '+10', '+100']);
  });

  test('is opened in the place of a next round, and leads into a new session', async () => {
    const view = ended();
    const app = fakeApp({ 'session.again': () => viewWith({ sessionId: 'new', session: { deals: 16, over: false } }) });
    app.table.take(view);
    await app.table.nextRound();
    expect([app.table.closing, app.calls]).toEqual([true, []]);
    renderIn(app, SessionEnd, { view });
    await userEvent.click(screen.getByRole('button', { name: 'Noch eine Sitzung' }));
    expect([app.table.view?.sessionId, app.table.closing]).toEqual(['new', false]);
  });
});

test('whoever knocks chooses the direction besides the packets', async () => {
  const seen: unknown[] = [];
  const app = fakeApp({
    'table.decide': ({ decision }) => {
      seen.push(decision);
      return { outcome: 'done' };
    },
  });
  const knock = { type: 'knock', seat: 0, packets: [4, 4] } as const;
  const view = viewWith({
    actions: [
      { decision: { type: 'cut', seat: 0, at: 16 } },
      { decision: knock },
      { decision: { ...knock, turned: true } },
    ],
  });
  app.table.take(view);
  renderIn(app, CutPanel, { view });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Andersherum geben und spielen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Klopfen: 4 + 4' }));
  expect(seen).toEqual([{ ...knock, turned: true }]);
});
