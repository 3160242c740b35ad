// The table of where the cards lie: shares, what is certain and what is not possible, clues on demand, and nothing of an older moment.
import { cleanup, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import TutorDock from '../../../src/renderer/tutor/TutorDock.svelte';
import type { Beliefs, BeliefsAnswer } from '../../../src/shared/teaching/beliefs.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { LAST_TRICK, tableView } from '../../../lab/support/page/tutor/made-up.ts';

const BELIEFS: Beliefs = [
  {
    card: 'EO',
    group: 'trump',
    places: [
      { seat: 1, chance: 0.72 },
      { seat: 2, chance: 0.2 },
      { seat: 3, chance: 0.08 },
    ],
    lacking: [],
    clue: { of: 'game', seat: 1, lean: 'for' },
  },
  {
    card: 'GA',
    group: 'G',
    places: [
      { seat: 1, chance: 0.5 },
      { seat: 3, chance: 0.5 },
    ],
    lacking: [2],
  },
  {
    card: 'SA',
    group: 'S',
    places: [
      { seat: 2, chance: 0.4 },
      { seat: 3, chance: 0.6 },
    ],
    lacking: [],
  },
  { card: 'G9', group: 'G', places: [{ seat: 3, chance: 1 }], lacking: [1, 2] },
];

const VIEW = tableView({ lastTrick: LAST_TRICK });

async function opened(answer: () => BeliefsAnswer | Promise<BeliefsAnswer>, language: 'de' | 'en' = 'de') {
  const app = fakeApp({ 'advice.beliefs': answer }, { language });
  const shown = renderIn(app, TutorDock, { view: VIEW, level: 'always', onclose: () => undefined });
  await userEvent.click(screen.getByRole('button', { name: /Wo liegt was|Who holds what/ }));
  return { ...shown, app };
}

const rowOf = (card: RegExp): readonly string[] => {
  const row = screen.getByRole('button', { name: card }).closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent.trim());
};

test('tells shares in per cent, what is certain, and where a card cannot be', async () => {
  await opened(() => ({ outcome: 'beliefs', beliefs: BELIEFS }));
  await waitFor(() => expect(rowOf(/Eichel-Ober/)).toEqual(['72 %', '20 %', '8 %']));
  expect(rowOf(/Gras-Sau/)).toEqual(['50 %', '–sicher nicht', '50 %']);
  expect(rowOf(/Gras-Neun/)).toEqual(['–sicher nicht', '–sicher nicht', 'sicher']);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent.trim())).toContain('Trümpfe');
});

test('a card says what its shares were read from, in both languages', async () => {
  const { container } = await opened(() => ({ outcome: 'beliefs', beliefs: BELIEFS }), 'en');
  await waitFor(() => expect(container.textContent).toContain('72%'));
  expect(container.textContent).not.toContain('announced this game');
  const button = screen.getByRole('button', { name: /Ober of Acorns/ });
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(container.textContent).toMatch(/announced this game, so (is|are) more likely to hold the card in question\./);
  await userEvent.click(screen.getByRole('button', { name: /Ace of Leaves/ }));
  expect(container.textContent).toMatch(/Not .+: known to have none left\./);
});

test('whom the rules leave out is told, and no clear clue is claimed to be missing then', async () => {
  const { container } = await opened(() => ({ outcome: 'beliefs', beliefs: BELIEFS }));
  await waitFor(() => expect(container.textContent).toContain('72 %'));
  await userEvent.click(screen.getByRole('button', { name: /Schellen-Sau/ }));
  expect(container.textContent).toMatch(/Nicht bei [^.]+: Das schließen die Regeln/);
  expect(container.textContent).not.toContain('Ein deutliches Zeichen gibt es nicht');
});

test('says so where nothing is told of a game, and where it failed', async () => {
  const { container } = await opened(() => ({ outcome: 'nothing' }));
  await waitFor(() => expect(container.textContent).toContain('nur bei Rufspiel, Wenz und Solo'));
  expect(screen.queryByRole('table')).toBeNull();
  cleanup();
  const failed = await opened(() => ({ outcome: 'failed' }));
  await waitFor(() => expect(failed.container.textContent).toContain('nicht ausrechnen'));
});

test('stays open from card to card, asks anew, and shows no answer to an older moment', async () => {
  const later: ((answer: BeliefsAnswer) => void)[] = [];
  const { app, update, container } = await opened(() => new Promise((resolve) => later.push(resolve)));
  await update({ view: { ...VIEW, revision: VIEW.revision + 1 } });
  await waitFor(() => expect(app.calls.filter((name) => name === 'advice.beliefs')).toHaveLength(2));
  later[1]?.({ outcome: 'beliefs', beliefs: BELIEFS.slice(1) });
  await waitFor(() => expect(container.textContent).toContain('50 %'));
  later[0]?.({ outcome: 'beliefs', beliefs: BELIEFS });
  await Promise.resolve();
  expect(container.textContent).not.toContain('72 %');
});
