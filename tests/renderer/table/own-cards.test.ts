// What can be done with the own cards besides playing them: chosen in advance, laid in another order, and how the round is said to end.
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import BoardScene from '../../../src/renderer/table/scene/BoardScene.svelte';
import RestSlip from '../../../src/renderer/table/help/RestSlip.svelte';
import type { TableView } from '../../../src/shared/table/board.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { barred, boardWith, idle, playable, viewWith } from '../../../lab/support/page/table/boards.ts';

const HELD = { size: 3, cards: [idle('ET'), idle('E9'), idle('GO')] };
const OTHERS = [{ size: 3 }, { size: 3 }, { size: 3 }] as const;

/** Somebody else's turn. */
const elsewhere = (at = 10): TableView =>
  viewWith({ at, pausing: true, board: boardWith({ turn: 1, hands: [HELD, ...OTHERS] }) });

/** The own turn, in which one card is barred. */
const own = (at = 11): TableView =>
  viewWith({
    at,
    asked: 'play',
    board: boardWith({ hands: [{ size: 3, cards: [playable('ET'), playable('E9'), barred('GO')] }, ...OTHERS] }),
  });

function playing() {
  const decide = vi.fn(() => ({ outcome: 'done' }) as const);
  const app = fakeApp({ 'table.decide': decide }, { gateCards: 'off' });
  app.push('table.changed', elsewhere());
  return { app, decide };
}

describe('a card that is chosen in advance', () => {
  test('is played when the own turn comes', async () => {
    const { app, decide } = playing();
    expect(app.inAdvance.mayChoose(elsewhere())).toBe(true);
    app.inAdvance.choose('E9');
    app.push('table.changed', own());
    await waitFor(() =>
      expect(decide).toHaveBeenCalledWith({ at: 11, decision: { type: 'play', seat: 0, card: 'E9' } }),
    );
    expect(app.inAdvance.card).toBeNull();
  });

  test('falls with a word if it is not allowed then', () => {
    const { app, decide } = playing();
    app.inAdvance.choose('GO');
    app.push('table.changed', own());
    expect(decide).not.toHaveBeenCalled();
    expect(app.inAdvance.card).toBeNull();
    const [notice] = app.notices.list;
    expect(notice && 'say' in notice.body && notice.body.say()).toContain('Gras-Ober');
  });

  test('is taken back by a second press, and when something is taken back', () => {
    const { app } = playing();
    app.inAdvance.choose('E9');
    app.inAdvance.choose('E9');
    expect(app.inAdvance.card).toBeNull();
    app.inAdvance.choose('E9');
    app.push('table.changed', { ...elsewhere(8), revision: 12 });
    expect(app.inAdvance.card).toBeNull();
  });

  test('is not chosen in the own turn, in the inn, or where it is switched off', async () => {
    const { app } = playing();
    expect(app.inAdvance.mayChoose(own())).toBe(false);
    expect(app.inAdvance.mayChoose({ ...elsewhere(), mode: 'inn' })).toBe(false);
    expect(fakeApp({}, { inAdvance: 'off' }).inAdvance.mayChoose(elsewhere())).toBe(false);
    await Promise.resolve();
  });
});

describe('the own order', () => {
  const faces = (app: ReturnType<typeof fakeApp>, view: TableView): readonly string[] | undefined =>
    app.ownOrder.laid(view.board).hands[0].cards?.map(({ card }) => card);

  test('is kept for the deal, without the cards that are gone, until it is sorted again', () => {
    const { app } = playing();
    app.ownOrder.move(['ET', 'E9', 'GO'], 2, 0);
    expect(faces(app, elsewhere())).toEqual(['GO', 'ET', 'E9']);
    const fewer = viewWith({ board: boardWith({ hands: [{ size: 2, cards: [idle('E9'), idle('GO')] }, ...OTHERS] }) });
    expect(faces(app, fewer)).toEqual(['GO', 'E9']);
    app.ownOrder.sort();
    expect(faces(app, elsewhere())).toEqual(['ET', 'E9', 'GO']);
  });

  test('goes with the deal', () => {
    const { app } = playing();
    app.ownOrder.move(['ET', 'E9', 'GO'], 0, 2);
    app.push('table.changed', viewWith({ number: 2 }));
    expect(app.ownOrder.cards).toBeNull();
  });

  test('is changed by Shift and an arrow, which says where the card lies now', async () => {
    const onmove = vi.fn();
    renderIn(fakeApp(), BoardScene, { board: elsewhere().board, onplay: vi.fn(), onmove });
    within(screen.getByRole('toolbar')).getAllByRole('button')[1]?.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(onmove).toHaveBeenCalledWith(['ET', 'E9', 'GO'], 1, 0);
    expect(screen.getByText('Die Eichel-Neun liegt jetzt an Stelle 1 von 3.')).toBeTruthy();
  });

  test('a press on a card tells whether it came from the pointer or a key', async () => {
    const onidle = vi.fn();
    renderIn(fakeApp(), BoardScene, { board: elsewhere().board, onplay: vi.fn(), onidle });
    const [first] = within(screen.getByRole('toolbar')).getAllByRole('button');
    if (!first) throw new Error('no card');
    await fireEvent.click(first, { detail: 1 });
    await fireEvent.click(first, { detail: 0 });
    expect(onidle.mock.calls.map(([, pressed]) => pressed as string)).toEqual(['pointer', 'key']);
  });
});

describe('how the round ends', () => {
  test('is said on a slip; what is refused is told with the card, and can not be said again at once', async () => {
    const because = { id: 'C.HIGHER', params: { own: 'ET', by: 'EA', holder: 1 } } as const;
    const say = vi.fn(() => ({ outcome: 'refused', because }) as const);
    const app = fakeApp({ 'table.sayRest': say });
    const view = { ...own(), restClaims: ['mine', 'giveUp'] as const };
    app.push('table.changed', view);
    app.rest.open();
    const onleave = vi.fn();
    const { unmount } = renderIn(app, RestSlip, { view, onleave });
    const mine = screen.getByRole('button', { name: 'Der Rest g’hört mir' });
    expect(document.activeElement).toBe(mine);
    await userEvent.click(mine);
    expect(say).toHaveBeenCalledWith({ at: 11, claim: 'mine' });
    expect(screen.getByRole('status').textContent).toContain('Die Eichel-Sau ist noch draußen: Vroni kann sie haben');
    expect(screen.queryByRole('button', { name: 'Der Rest g’hört mir' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Weiterspielen' }));
    await userEvent.keyboard('{Escape}');
    expect(app.rest.state).toBe('closed');
    unmount();
    expect(onleave).toHaveBeenCalled();
  });

  test('is no question where nothing may be said, and is over once the table moves on', () => {
    const app = fakeApp();
    app.push('table.changed', own());
    app.rest.open();
    expect(app.rest.state).toBe('closed');
    app.push('table.changed', { ...own(12), restClaims: ['mine'] });
    app.rest.open();
    expect(app.rest.state).toBe('asked');
    app.push('table.changed', elsewhere(13));
    expect(app.rest.state).toBe('closed');
  });
});
