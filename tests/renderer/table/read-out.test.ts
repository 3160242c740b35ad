// What is read out on a key: the hand by suits, the trick, the trumps that are out, points, balance; each true of the table.
import { describe, expect, test } from 'vitest';
import { commandOf } from '../../../src/renderer/table/frame/table-keys.ts';
import { paymentOf, READ_OUTS, readOut } from '../../../src/renderer/table/frame/read-out.ts';
import type { Speech } from '../../../src/renderer/state/speech.svelte.ts';
import { fakeApp } from '../../../lab/support/page/tutor/fake-app.ts';
import { tableView } from '../../../lab/support/page/tutor/made-up.ts';

const speech = (language: 'de' | 'en'): Speech => fakeApp({}, { language }).speech;
const pressed = (key: string) => ({ key, target: document.body }) as unknown as KeyboardEvent;

const cards = [
  { card: 'EO', group: 'trump', rank: 1, playable: true },
  { card: 'HA', group: 'trump', rank: 9, playable: true },
  { card: 'GA', group: 'G', playable: true },
  { card: 'GT', group: 'G', playable: true },
] as const;

const view = tableView({
  board: {
    phase: 'playing',
    hands: [{ size: 4, cards }, { size: 4 }, { size: 4 }, { size: 4 }],
    trick: { leader: 1, cards: ['S7', 'SA'] },
    tricksWon: [1, 0, 2, 1],
    ladder: [
      { card: 'EO', place: 'own' },
      { card: 'GO', place: 'out' },
      { card: 'HO', place: 'fallen' },
      { card: 'SU', place: 'out' },
    ],
  },
});

describe('in German', () => {
  const say = speech('de');
  test('the hand, trumps first', () => {
    expect(readOut('hand', view, say)).toBe(
      'Dein Blatt: Trumpf: Eichel-Ober und Herz-Sau; Gras: Gras-Sau und Gras-Zehn.',
    );
  });

  test('the trick: who leads, what lies there, who takes it once it is complete', () => {
    const text = readOut('trick', view, say);
    expect(text).toMatch(/^Es spielt aus: .+\. Im Stich: .+: Schellen-Sieben, .+: Schellen-Sau\.$/);
    expect(text).not.toContain('macht');
    const taken = { leader: 1, cards: ['S7', 'SA', 'S8', 'S9'], taken: { winner: 2, points: 11, notes: [] } } as const;
    expect(readOut('trick', tableView({ board: { ...view.board, trick: taken } }), say)).toContain('Den Stich macht: ');
  });

  test('the trumps that are out, but not in the inn', () => {
    expect(readOut('trumps', view, say)).toBe('Noch 2 Trümpfe draußen: Gras-Ober und Schellen-Unter.');
    expect(readOut('trumps', { ...view, mode: 'inn' }, say)).toBe('Das musst du dir in diesem Spiel selbst merken.');
  });

  test('points where they are shown, else the tricks that everybody sees', () => {
    const { running: _none, ...dark } = view;
    expect(readOut('points', dark, say)).toMatch(/^Stiche bisher: Du: 1, .*: 0, .*: 2, .*: 1\.$/);
    const open = { ...dark, running: { own: 22, other: 31, needed: 61, total: 120 } };
    expect(readOut('points', open, say)).toBe('Deine Seite hat 22 Augen, die andere 31. Zum Sieg braucht es 61.');
  });

  test('the balance', () => {
    expect(readOut('balance', { ...view, totals: [-35, 5, 10, 20] }, say)).toMatch(/^Dein Stand: −35/);
    expect(paymentOf(view, say)).toBe('');
  });
});

test('each has its key, and says something in both languages', () => {
  const keys = ['b', 's', 'd', 'e', 'k'];
  expect(keys.map((key) => commandOf(pressed(key), 'on')?.what)).toEqual([...READ_OUTS]);
  expect(keys.map((key) => commandOf(pressed(key), 'off'))).toEqual(keys.map(() => undefined));
  for (const what of READ_OUTS)
    for (const language of ['de', 'en'] as const) expect(readOut(what, view, speech(language))).toMatch(/\.$/);
});
