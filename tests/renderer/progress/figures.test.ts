// Small reckonings of the progress page, and its table of refusals in words.
import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lostPerDecision, pathOf, percentOf, spread } from '../../../src/renderer/progress/figures.ts';
import ProgressScreen from '../../../src/renderer/progress/ProgressScreen.svelte';
import type { GamesLine, ProgressView } from '../../../src/shared/teaching/progress.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';

const LINE: GamesLine = { games: 4, won: 3, drawn: 0, cents: -120, decisions: 8, lostPoints: 12, lostCents: 5 };

test('shares, losses and points of a curve', () => {
  expect([percentOf(1, 3), percentOf(0, 0)]).toEqual([33, undefined]);
  expect([lostPerDecision(LINE), lostPerDecision({ ...LINE, decisions: 0 })]).toEqual([1.5, undefined]);
  expect(spread([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
  expect(pathOf([0, 10, -10]).line).toBe('M0.00,20.00 L50.00,2.00 L100.00,38.00');
});

const VIEW: ProgressView = {
  rounds: 5,
  thrownIn: 1,
  total: LINE,
  byContract: [{ ...LINE, contract: 'rufer' }],
  byRole: [{ ...LINE, role: 'defender' }],
  course: [{ round: 5, cents: -120 }],
  guesses: [],
  calibration: [{ from: 60, to: 70, count: 3, won: 2, expected: 1.95 }],
  refusals: [{ id: 'R.FOLLOW_SUIT', count: 2 }],
  help: { hints: 1, warnings: 0, asked: 0, remembered: 0 },
  reviewed: { rounds: 2, grades: { best: 6, inaccuracy: 1, mistake: 1, blunder: 0, unsure: 0 }, cents: -120, luck: 40 },
  strength: { choices: 240, given: 165.4, within: 31 },
  leaks: [
    {
      skill: 'giving',
      times: 5,
      rounds: 3,
      cents: 42,
      evening: 24.2,
      error: 8,
      lately: 5,
      lesson: 17,
      dearest: { id: 'round-1', entry: 12 },
    },
    {
      skill: 'taking',
      idea: 'winCheaply',
      occasions: 9,
      usual: 2.4,
      times: 6,
      rounds: 4,
      cents: 30,
      evening: 15,
      error: 6,
      dearest: { id: 'round-2', entry: 12 },
    },
  ],
  lessons: { done: 2, all: 20, stars: 9, mostStars: 100 },
  trainers: [],
};

test('every chart has its table, in the words and numbers of the language', async () => {
  renderIn(fakeApp({ 'progress.view': () => VIEW }), ProgressScreen, {});
  await screen.findByRole('row', { name: /Rufspiel 4 3 75 % −1,20\s€ 1,5/ });
  screen.getByRole('row', { name: /Gegenspieler 4 3/ });
  screen.getByRole('row', { name: /60 bis 70 % 3 67 % 65 %/ });
  screen.getByRole('row', { name: 'Farbe nicht bedient 2' });
  screen.getByRole('row', { name: 'Fehler 1' });
  screen.getByRole('row', { name: /Schmieren und Abducken 5-mal in 3 Runden 24 Cent \(± 8 Cent\) 5 Cent/ });
  screen.getByRole('row', { name: /Was ist das Wenigste, mit dem du ihn holst\? 6 von 9 \(üblich 2\) 15 Cent/ });
  expect(document.querySelectorAll('svg:not([aria-hidden])')).toHaveLength(0);
});

test('from a leak the way leads to the dearest decision once more, and to its lesson', async () => {
  const app = fakeApp({ 'progress.view': () => VIEW });
  renderIn(app, ProgressScreen, {});
  await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal versuchen: Schmieren und Abducken' }));
  expect(app.router.screen).toEqual({ name: 'replay', id: 'round-1', at: 11, then: 'try' });
  await userEvent.click(screen.getByRole('button', { name: /^Lektion \d+$/ }));
  expect(app.router.screen).toEqual({ name: 'lesson', id: '17' });
});

test('and to problems about it', async () => {
  const app = fakeApp({ 'progress.view': () => VIEW, 'training.problems': () => ({}) });
  renderIn(app, ProgressScreen, {});
  await userEvent.click(await screen.findByRole('button', { name: 'Aufgaben dazu: Schmieren und Abducken' }));
  await waitFor(() => expect(app.router.screen).toEqual({ name: 'trainer', id: 'problems' }));
  expect(app.calls).toContain('training.problems');
});

test('problems about an idea are asked for by its name', async () => {
  const wishes: unknown[] = [];
  const app = fakeApp({
    'progress.view': () => VIEW,
    'training.problems': (wish) => {
      wishes.push(wish);
      return {};
    },
  });
  renderIn(app, ProgressScreen, {});
  await userEvent.click(await screen.findByRole('button', { name: /^Aufgaben dazu: Der Stich ist zu haben/ }));
  await waitFor(() => expect(wishes).toEqual([{ theme: 'taking', idea: 'winCheaply', grade: 0 }]));
});

test('one stands among the levels and people, with the range of the truth', async () => {
  renderIn(fakeApp({ 'progress.view': () => VIEW }), ProgressScreen, {});
  const rows = await screen.findAllByRole('row', { name: /^(Du|Leute|Meister|Kenner|Stammtisch|Hobby\w*) / });
  expect(rows.map(({ textContent }) => /^\D+/.exec(textContent)?.[0].trim())).toEqual([
    'Meister',
    'Kenner',
    'Du',
    'Leute am Wirtshaustisch',
    'Stammtisch',
  ]);
  screen.getByRole('row', { name: 'Du 165 (± 31)' });
  const money = screen.getByText(/^Kasse der 2 besprochenen Runden/);
  expect(money.textContent.replaceAll(/\s/g, ' ')).toContain(': −1,20 €, davon Glück und Pech: ');
});
