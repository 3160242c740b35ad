// The coach right after a round: what it says of the reader's own play.
import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fact } from '../../../src/engine/inference/facts.ts';
import Coach from '../../../src/renderer/sheet/Coach.svelte';
import { causeIn, coachOf } from '../../../src/renderer/sheet/round-coach.ts';
import type { GradedStep, ReviewOverview } from '../../../src/shared/calls/review-calls.ts';
import { CARD_MISTAKE, OVERVIEW } from '../../../lab/support/page/review/made-up.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { viewWith } from '../../../lab/support/page/table/boards.ts';

const LIMITS = { inaccuracy: 0.1, mistake: 0.2, blunder: 0.4 };

const graded = (frame: number, seat: GradedStep['seat'], grade: GradedStep['grade'], cents = 0): GradedStep => ({
  frame,
  seat,
  decision: { type: 'play', seat, card: 'GA' },
  grade,
  loss: { cents, points: 0, chance: 0 },
});

const STORY = OVERVIEW.summary?.story ?? [];
const { summary: _summary, own: _own, ...unfinished } = OVERVIEW;

const overview = (changes: Partial<ReviewOverview> = {}): ReviewOverview => ({
  progress: { state: 'working', done: 3, total: 9 },
  steps: [
    graded(3, 0, 'best'),
    graded(7, 0, 'inaccuracy', 4),
    graded(9, 1, 'blunder', 60),
    graded(11, 0, 'mistake', 12),
  ],
  course: [],
  keyMoments: [],
  mistakes: [11],
  limits: LIMITS,
  ...(OVERVIEW.own && { own: OVERVIEW.own }),
  ...changes,
});

describe('the reader’s part of a commentary', () => {
  test('counts the own decisions, and finds the dearest of them', () => {
    expect(coachOf(overview(), 0)).toEqual({
      seen: 3,
      free: 1,
      cents: 16,
      accuracy: 99.7,
      dearest: { frame: 11, whose: 'own' },
    });
  });

  test('is not told before every own decision has been looked at, and does not wait for those of the others', () => {
    expect(coachOf(unfinished, 0)).toBeUndefined();
  });

  test('names the dearest decision of the others where nothing was given away, once that is known', () => {
    const steps = [
      graded(3, 0, 'best'),
      graded(5, 0, 'unsure', 9),
      graded(7, 1, 'inaccuracy', 4),
      graded(9, 2, 'blunder', 60),
    ];
    const flawless = overview({ steps, keyMoments: [7, 9] });
    expect(coachOf(flawless, 0)).toMatchObject({ seen: 2, free: 2, cents: 0, dearest: { frame: 9, whose: 'others' } });
    expect(coachOf({ ...flawless, keyMoments: [] }, 0)).not.toHaveProperty('dearest');
  });
});

test('the slip has room for a cause, not for a figure alone', () => {
  const figure = fact('search.best', { card: 'GA', worlds: 96, of: 'drawn', gain: 3 });
  const cause = fact('lead.sureTrick', { card: 'GA' });
  expect(causeIn([figure, cause])).toBe(cause);
  expect(causeIn([figure])).toBeUndefined();
});

test('the slip says it, once, and leads to the trick to play it better', async () => {
  let told: ReviewOverview = unfinished;
  const marks = [
    { frame: 0, kind: 'deal' },
    { frame: 2, kind: 'trick', trick: 1 },
    { frame: 10, kind: 'trick', trick: 3 },
  ] as const;
  const app = fakeApp({
    'review.open': () => told,
    'review.look': () => told,
    'review.leave': () => ({}),
    'review.step': () => ({
      ...CARD_MISTAKE,
      review: { ...CARD_MISTAKE.review, facts: [fact('lead.sureTrick', { card: 'GA' })] },
    }),
    'replay.open': () => ({ item: {}, frames: 40, marks }) as never,
  });
  const { container, unmount } = renderIn(app, Coach, { view: viewWith(), id: 'r-1' });
  await waitFor(() => expect(container.querySelector('[role="status"]')?.textContent).toContain('sieht sich deine'));
  expect(container.textContent).not.toMatch(/Entscheidung|vorläufig|teuerste/);
  told = overview();
  app.push('review.changed', { id: 'r-1', progress: told.progress });
  await waitFor(() =>
    expect(container.textContent).toContain('Bei 1 von 3 Entscheidungen nichts verschenkt, sonst 16'),
  );
  await waitFor(() => expect(container.textContent).toContain('Deine teuerste Entscheidung: Stich 3.'));
  await waitFor(() => expect(container.querySelector('.because')?.textContent).toMatch(/\w.*\.$/));
  await userEvent.click(screen.getByRole('button', { name: 'Ansehen und besser spielen' }));
  expect(app.router.screen).toEqual({ name: 'replay', id: 'r-1', at: 11, then: 'try' });

  told = overview({ progress: { state: 'done', done: 9, total: 9 } });
  app.push('review.changed', { id: 'r-1', progress: told.progress });
  const said = container.querySelector('[role="status"]')?.textContent;
  expect(container.querySelector('.story')?.textContent).toBe('');
  const story = [...STORY, { remark: { id: 'T.STEADY', params: { least: 0.3, most: 0.4 } } } as const];
  told = { ...told, ...(OVERVIEW.summary && { summary: { ...OVERVIEW.summary, story } }) };
  app.push('review.changed', { id: 'r-1', progress: told.progress });
  await waitFor(() =>
    expect(container.querySelector('.story')?.textContent).toMatch(/^Kein Stich hat viel bewegt: [^:]*$/),
  );
  await new Promise((done) => setTimeout(done, 50));
  expect(container.querySelector('[role="status"]')?.textContent).toBe(said);
  unmount();
  expect(app.calls.at(-1)).toBe('review.leave');
});
