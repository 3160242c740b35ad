// The page at the end of an evening: the sum and its parts, the best hand, the dearest mistake, and where they lead.
import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import EveningScreen from '../../../src/renderer/evening/EveningScreen.svelte';
import type { EveningView } from '../../../src/shared/evening.ts';
import { fakeApp, renderIn } from '../tutor/fake-app.ts';
import { viewWith } from '../table/boards.ts';

const EVENING: EveningView = {
  rounds: 3,
  looked: 2,
  final: 1,
  balance: 40,
  luck: 25,
  given: 10,
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

test('an evening without a round or without a mistake says so', async () => {
  const nothing = shown(null);
  await waitFor(() => expect(nothing.container.textContent).toContain('Noch ist keine Runde'));
  nothing.unmount();
  const { best: _best, worst: _worst, ...flawless } = EVENING;
  for (const [told, changes] of [
    ['Noch ist keiner gefunden.', {}],
    ['nur kleine Ungenauigkeiten', { final: 3 }],
  ] as const) {
    const page = shown({ ...flawless, looked: 3, ...changes });
    await waitFor(() => expect(page.container.textContent).toContain(told));
    page.unmount();
  }
  const { container } = shown({ ...flawless, looked: 3, final: 3, given: 0 });
  await waitFor(() => expect(container.textContent).toContain('Kein Fehler von dir.'));
  expect(container.querySelector('[data-evening="final"]')).not.toBeNull();
});
