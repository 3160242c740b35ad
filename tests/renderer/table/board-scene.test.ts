// The table as it is drawn: who sits where and is what, whose turn it is, what happens to cards that are chosen.
import { fireEvent, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import BoardScene from '../../../src/renderer/table/scene/BoardScene.svelte';
import type { Board } from '../../../src/shared/table/board.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { boardWith, idle, playable } from '../../../lab/support/page/table/boards.ts';

function shown(board: Board) {
  const on = { onplay: vi.fn(), onrefused: vi.fn(), ontable: vi.fn() };
  return { ...on, ...renderIn(fakeApp(), BoardScene, { board, ...on }) };
}

const hand = (): HTMLElement[] => within(screen.getByRole('toolbar')).getAllByRole('button');
const place = (name: string): HTMLElement => screen.getByRole('group', { name });

describe('places', () => {
  test('go clockwise from the own one at the bottom', () => {
    shown(boardWith());
    const where = (name: string): string => place(name).className.split(' ')[1] ?? '';
    expect(['Du', 'Vroni', 'Sepp', 'Resi'].map(where)).toEqual(['bottom', 'left', 'top', 'right']);
  });

  test('stay with everybody when a deal is turned round, and the table says so', () => {
    const [you, vroni, sepp, resi] = boardWith().players;
    // Dealt by Vroni: seen from her, Sepp and you have changed numbers.
    shown(boardWith({ players: [sepp, vroni, you, resi], you: 2, direction: 'ccw', turned: true }));
    const where = (name: string): string => place(name).className.split(' ')[1] ?? '';
    expect(['Du', 'Vroni', 'Sepp', 'Resi'].map(where)).toEqual(['bottom', 'left', 'top', 'right']);
    expect(screen.getByText('Andersherum').textContent).toContain('gegen den Uhrzeigersinn');
  });

  test('say in words who deals, leads, plays, helps and has doubled', () => {
    const contract = { announcement: { contract: 'rufer', called: 'GA' }, declarer: 2, partner: 3, stoss: 0 } as const;
    shown(boardWith({ contract }));
    const offices = (name: string): string[] =>
      within(place(name))
        .getAllByRole('listitem')
        .map((item) => item.textContent.trim());
    expect(offices('Sepp')).toEqual(['Spieler', 'Vorhand']);
    expect(offices('Resi')).toEqual(['Mitspieler']);
    expect(offices('Vroni')).toEqual(['Geber']);
    expect(offices('Du')).toEqual(['Stoß']);
  });

  test('say who sits out beside a Solo, in words, and that this is no partner who plays', () => {
    const announcement = { contract: 'small-solo', trump: 'E' } as const;
    shown(boardWith({ contract: { announcement, declarer: 2, partner: 0, sitsOut: 'partner' } }));
    const offices = (name: string): string[] =>
      [...place(name).querySelectorAll('.offices li')].map(({ textContent }) => textContent.trim());
    expect([offices('Sepp'), offices('Du')]).toEqual([['Spieler', 'Vorhand'], ['setzt aus']]);
  });

  test('say which Obers somebody has taken, in words and signs', () => {
    shown(boardWith({ obersTaken: [[], ['GO', 'EO'], ['HO'], []] }));
    const told = (name: string): string | null | undefined => place(name).querySelector('.obers')?.textContent;
    expect(told('Vroni')).toMatch(/^Der Reihe nach gefangen: Gras-Ober, Eichel-Ober\s+Ober/);
    expect(place('Vroni').querySelectorAll('.obers img')).toHaveLength(2);
    expect(told('Sepp')).toMatch(/^Der Reihe nach gefangen: Herz-Ober\s/);
    expect([told('Du'), told('Resi')]).toEqual([undefined, undefined]);
  });

  test('keep the partner secret until the board names one', () => {
    shown(boardWith());
    expect(screen.queryByText('Mitspieler')).toBeNull();
  });

  test('show whose turn it is apart from what may be played', () => {
    const { container } = shown(boardWith({ turn: 3 }));
    expect(within(place('Resi')).getByText('überlegt …')).toBeTruthy();
    expect(container.querySelectorAll('.plate.turn')).toHaveLength(1);
    expect(within(place('Du')).queryByText('Du bist dran')).toBeNull();
  });

  test('hold what was said last', () => {
    shown(boardWith({ bubbles: [null, { type: 'call', seat: 1, call: 'weiter' }, null, { type: 'stoss', seat: 3 }] }));
    expect(place('Vroni').textContent).toContain('Weiter.');
    expect(place('Resi').textContent).toContain('Stoß!');
  });
});

describe('hands', () => {
  test('of the others show nothing but backs', () => {
    const { container } = shown(boardWith());
    expect(container.querySelectorAll('[data-card]')).toHaveLength(4);
    expect(container.querySelectorAll('.fan .back')).toHaveLength(10);
  });

  test('lie open where the board has their cards', () => {
    const { hands } = boardWith();
    shown(boardWith({ hands: [hands[0], { size: 2, cards: [idle('EO'), idle('SA')] }, hands[2], hands[3]] }));
    const open = screen.getByRole('list', { name: 'Karten von Vroni' });
    expect(within(open).getAllByRole('listitem')).toHaveLength(2);
    expect(open.textContent).toContain('Schellen-Sau');
  });

  test('name each card with its place and why it is refused', () => {
    shown(boardWith());
    expect(hand()[0]?.getAttribute('aria-label')).toMatch(/^Gras-Ober, zweithöchster Trumpf, nicht erlaubt: /);
    expect(hand()[2]?.getAttribute('aria-label')).toBe('Eichel-Zehn, spielbar');
    expect(hand().map((card) => card.getAttribute('aria-disabled'))).toEqual(['true', 'true', null, null]);
  });
});

describe('a chosen card', () => {
  test('is played if it may be', async () => {
    const { onplay, onrefused } = shown(boardWith());
    await fireEvent.click(hand()[2] as HTMLElement);
    expect(onplay).toHaveBeenCalledWith(playable('ET'));
    expect(onrefused).not.toHaveBeenCalled();
  });

  test('asks for its explanation if it may not', async () => {
    const { onplay, onrefused } = shown(boardWith());
    await fireEvent.click(hand()[0] as HTMLElement);
    expect(onrefused).toHaveBeenCalledOnce();
    expect(onplay).not.toHaveBeenCalled();
  });

  test('counts as a press on the table while it is not asked for', async () => {
    const cards = [idle('GO'), idle('HA')];
    const { hands } = boardWith();
    const { ontable, onplay } = shown(
      boardWith({ turn: 1, hands: [{ size: 2, cards }, hands[1], hands[2], hands[3]] }),
    );
    await fireEvent.click(hand()[0] as HTMLElement);
    expect(ontable).toHaveBeenCalledOnce();
    expect(onplay).not.toHaveBeenCalled();
  });
});

describe('the keyboard', () => {
  test('finds the hand in one tab stop and moves in it with arrows, Home and End', async () => {
    shown(boardWith());
    const user = userEvent.setup();
    hand()[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(hand()[2]);
    expect(hand().map((card) => card.tabIndex)).toEqual([-1, -1, 0, -1]);
    await user.keyboard('{End}{ArrowRight}');
    expect(document.activeElement).toBe(hand()[3]);
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(hand()[0]);
  });

  test('is not lost when the card that has it leaves the hand', async () => {
    const board = boardWith();
    const { update } = shown(board);
    hand()[2]?.focus();
    const left = (board.hands[0].cards ?? []).filter(({ card }) => card !== 'ET');
    const hands = [{ size: 3, cards: left }, board.hands[1], board.hands[2], board.hands[3]] as const;
    await update({ board: boardWith({ hands }) });
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-card')).toBe('E9'));
  });
});

test('a complete trick names who takes it and what it brings', () => {
  const trick = { leader: 2, cards: ['EK', 'EA', 'E9', 'HU'], taken: { winner: 1, points: 17, notes: [] } } as const;
  const { container } = shown(boardWith({ trick }));
  expect(screen.getByRole('group', { name: 'Stich' }).textContent).toMatch(/Stich: Vroni\s*· 17 Augen/);
  expect(container.querySelectorAll('.spot.won')).toHaveLength(1);
});

test('cards of the trick answer who takes it, one at a time and not twice', async () => {
  const onanswer = vi.fn();
  const words = { wrong: 'falsch', right: 'richtig' };
  renderIn(fakeApp(), BoardScene, { board: boardWith(), trickQuestion: { words, wrong: [2], onanswer } });
  const trick = within(screen.getByRole('group', { name: 'Stich' }));
  const [led, second] = trick.getAllByRole('button');
  expect([led?.textContent, second?.textContent]).toEqual([
    expect.stringMatching(/^\s*Sepp: Eichel-König\s+falsch/),
    expect.stringMatching(/^\s*Resi: Eichel-Sau\s*$/),
  ]);
  for (const card of [led, second]) if (card) await userEvent.setup().click(card);
  expect(onanswer.mock.calls).toEqual([[3]]);
});
