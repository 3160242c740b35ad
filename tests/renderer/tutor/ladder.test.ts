// The trump ladder: its rungs, the sign and words for every place, and the state before a game is known.
import { screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import TutorDock from '../../../src/renderer/tutor/TutorDock.svelte';
import type { Rung } from '../../../src/renderer/tutor/kinds.ts';
import { countAt, rungsOf } from '../../../src/renderer/tutor/rungs.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { LADDER, tableView } from '../../../lab/support/page/tutor/made-up.ts';

const show = (ladder: readonly Rung[]): HTMLElement =>
  renderIn(fakeApp(), TutorDock, { view: tableView({ board: { ladder } }), level: 'always', onclose: vi.fn() })
    .container;

test('puts lords of one rank on one rung and the trump suit on the last', () => {
  expect(rungsOf(LADDER).map((rung) => rung.map(({ card }) => card))).toEqual([
    ['EO', 'GO', 'HO', 'SO'],
    ['EU', 'HA', 'H7'],
  ]);
  const solo = ['EO', 'GO', 'EU', 'GU', 'EA', 'ET', 'EK'].map((card) => ({ card, place: 'out' }) as Rung);
  expect(rungsOf(solo).map((rung) => rung.length)).toEqual([2, 2, 3]);
  expect(rungsOf(solo).flatMap((rung) => rung.map(({ rank }) => rank))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('says of each trump where it is, not by colour alone', () => {
  show(LADDER);
  const rungs = within(screen.getByRole('group', { name: 'Alle Trümpfe vom höchsten abwärts' })).getAllByRole(
    'listitem',
  );
  expect(rungs.map(({ textContent }) => textContent.replace(/^\s*\S+\s+/, '').trim())).toEqual([
    '1. Eichel-Ober, bei dir',
    '2. Gras-Ober, noch draußen',
    '3. Herz-Ober, gefallen',
    '4. Schellen-Ober, auf dem Tisch',
    '5. Eichel-Unter, noch draußen',
    '6. Herz-Sau, bei dir',
    '7. Herz-Sieben, noch draußen',
  ]);
  expect(new Set(rungs.map((rung) => rung.querySelector('svg')?.innerHTML)).size).toBe(4);
});

test('counts what is out in the heading and every place in the legend', () => {
  const container = show(LADDER);
  expect(countAt(LADDER, 'out')).toBe(3);
  expect(container.textContent).toContain('noch 3 draußen');
  const legend = within(screen.getByRole('list', { name: 'Zeichenerklärung' })).getAllByRole('listitem');
  expect(legend.map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '))).toEqual([
    'bei dir 2',
    'noch draußen 3',
    'auf dem Tisch 1',
    'gefallen 1',
  ]);
});

test('explains itself before a game is announced', () => {
  expect(show([]).textContent).toContain('Noch ist kein Spiel angesagt.');
});
