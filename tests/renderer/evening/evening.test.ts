// The page at the end of an evening: the sum and its parts, the best hand, the dearest mistake, and where they lead.
import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import EveningScreen from '../../../src/renderer/evening/EveningScreen.svelte';
import type { EveningView } from '../../../src/shared/calls/evening.ts';
import { OVERVIEW } from '../../../lab/support/page/review/made-up.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { viewWith } from '../../../lab/support/page/table/boards.ts';

const EVENING: EveningView = {
  rounds: 3,
  looked: 2,
  final: 1,
  balance: 40,
  luck: 25,
  given: 10,
  revoked: [],
  best: { id: 'r-2', number: 2, hand: ['EO', 'GO', 'HA'], cents: 60 },
  worst: {
    id: 'r-3',
    number: 3,
    frame: 17,
    taken: { type: 'play', seat: 0, card: 'GK' },
    better: { type: 'play', seat: 0, card: 'EA' },
    loss: { cents: 9, points: 4, chance: 0.1 },
  },
};

function shown(evening: EveningView | null) {
  const app = fakeApp({ 'review.evening': () => evening });
  app.push('table.changed', viewWith());
  return { app, ...renderIn(app, EveningScreen, {}) };
}

test('the parts add up to the sum, and what is not final is called provisional', async () => {
  const { container } = shown(EVENING);
  await waitFor(() => expect(container.querySelectorAll('dd')).toHaveLength(4));
  const cents = [...container.querySelectorAll('dd')].map(({ textContent }) =>
    Number(/[+−-]?\d+/.exec(textContent.replace('−', '-').replace(',', ''))?.[0]),
  );
  expect(cents).toEqual([40, 25, 25, -10]);
  expect(container.querySelector('[data-evening="provisional"]')?.textContent).toContain('erst 1 von 3 Runden');
});

test('the dearest mistake leads into its trick, and to the exercises', async () => {
  const { app, container } = shown(EVENING);
  await waitFor(() => expect(container.textContent).toContain('Deine Wahl: Gras-König. Besser: Eichel-Sau.'));
  await userEvent.click(screen.getByRole('button', { name: 'Gleich besser spielen' }));
  expect(app.router.screen).toEqual({ name: 'replay', id: 'r-3', at: 17, then: 'try' });
  await userEvent.click(screen.getByRole('button', { name: 'Als Aufgabe für morgen' }));
  expect(app.router.screen).toEqual({ name: 'trainer', id: 'deck' });
});

test('the round of the best hand is told in short, once all of it has been looked at', async () => {
  let whole: 'no' | 'yes' = 'no';
  const app = fakeApp({
    'review.evening': () => EVENING,
    'review.look': ({ id }: { id: string }) => ({
      ...OVERVIEW,
      summary: id === 'r-2' && whole === 'yes' ? OVERVIEW.summary : undefined,
    }),
    'replay.open': () => ({ item: { players: viewWith().board.players, you: 0 } }) as never,
  } as never);
  app.push('table.changed', viewWith());
  const { container } = renderIn(app, EveningScreen, {});
  await waitFor(() => expect(container.textContent).toContain('Gras-König'));
  expect(container.querySelector('[data-told]')).toBeNull();
  whole = 'yes';
  app.push('review.changed', { id: 'r-2', progress: { state: 'done', done: 9, total: 9 } });
  await waitFor(() => expect(container.querySelector('[data-told="r-2"]')?.textContent).toContain('Zum Mitnehmen'));
  expect(container.querySelector('[data-told="r-2"]')?.textContent).not.toContain('Der Plan');
});

test('a round that was lost by a revoke is told and leads to its last card, beside the dearest mistake', async () => {
  const { app, container } = shown({ ...EVENING, revoked: [{ id: 'r-1', number: 1, frame: 9 }] });
  await waitFor(() => expect(container.textContent).toContain('In einer Runde hast du verworfen'));
  expect(container.textContent).toContain('Deine Wahl: Gras-König.');
  await userEvent.click(screen.getByRole('button', { name: 'Runde 1: Ansehen' }));
  expect(app.router.screen).toEqual({ name: 'replay', id: 'r-1', at: 9 });
});

test('an evening without a round says so', async () => {
  const { container } = shown(null);
  await waitFor(() => expect(container.textContent).toContain('Noch ist keine Runde'));
});

test('what was given away and what is said of mistakes agree, so far and for good', async () => {
  const { worst: _worst, ...flawless } = { ...EVENING, looked: 3 };
  for (const [final, given, told] of [
    [1, 24, 'Bisher kein richtiger Fehler, nur kleine Ungenauigkeiten.'],
    [1, 0, 'Noch ist keiner gefunden.'],
    [3, 24, 'Kein richtiger Fehler, nur kleine Ungenauigkeiten.'],
    [3, 0, 'Kein Fehler von dir.'],
  ] as const) {
    const { container, unmount } = shown({ ...flawless, final, given });
    await waitFor(() => expect(container.textContent).toContain(told));
    expect(container.querySelector('dl.money > :last-child dd')?.textContent).toMatch(
      given ? /^−24\sCent$/ : /^0\sCent$/,
    );
    expect(container.querySelector('article')?.dataset['evening']).toBe(final < 3 ? 'provisional' : 'final');
    unmount();
  }
});

test('what was missed more than once is named with its cost, and leads to its lesson', async () => {
  const dearest = { skill: 'giving', times: 3, rounds: 2, cents: 24, lesson: 17 } as const;
  const { app, container } = shown({ ...EVENING, dearest });
  await waitFor(() =>
    expect(container.textContent).toMatch(/Schmieren und Abducken: 3-mal in 2 Runden, zusammen etwa 24 Cent\./),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Lektion \d+$/ }));
  expect(app.router.screen).toEqual({ name: 'lesson', id: '17' });
});
