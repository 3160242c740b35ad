// The way through the lessons: chapters, where to go on, and the door on the first screen.
import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { waysOf } from '../../../src/renderer/learn/chapters.ts';
import LearnDoor from '../../../src/renderer/learn/LearnDoor.svelte';
import lessonName from '../../../src/renderer/learn/lesson-name.ts';
import LearnScreen from '../../../src/renderer/learn/LearnScreen.svelte';
import { LESSON_ORDER } from '../../../src/shared/teaching/lessons.ts';
import type { LessonState, LessonSummary } from '../../../src/shared/teaching/lesson-views.ts';
import { viewWith } from '../../../lab/support/page/table/boards.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';

const lessons = (...states: readonly LessonState[]): LessonSummary[] =>
  LESSON_ORDER.map((lesson, index) => ({
    lesson,
    title: { path: `${lesson}/title`, cast: {} },
    goal: { path: `${lesson}/goal`, cast: {} },
    state: states[index] ?? 'fresh',
    exercises: 2,
    solved: states[index] === 'done' ? 2 : 0,
    stars: states[index] === 'done' ? 5 : 0,
    mostStars: 6,
    deal: index === 17,
  }));

const withLessons = (list: LessonSummary[]) => fakeApp({ 'lesson.list': () => list });

test('every lesson is in one chapter of one of the three ways, in order', () => {
  const inChapters = waysOf(lessons()).flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons));
  expect(inChapters.map(({ lesson }) => lesson)).toEqual(lessons().map(({ lesson }) => lesson));
  expect(waysOf(lessons()).map(({ way }) => way)).toEqual(['rules', 'playing', 'others']);
});

describe('the room for learning', () => {
  test('begins with the first lesson', async () => {
    const app = withLessons(lessons());
    renderIn(app, LearnScreen, {});
    await screen.findByText('Hier geht es los');
    await userEvent.click(screen.getByRole('button', { name: 'Anfangen' }));
    expect(app.router.screen).toEqual({ name: 'lesson', id: '1' });
  });

  test('goes on where the learner was, and counts what is done', async () => {
    const app = withLessons(lessons('done', 'known', 'begun'));
    renderIn(app, LearnScreen, {});
    await screen.findByText('Hier warst du');
    expect(
      screen.getByText(`2 von ${LESSON_ORDER.length} Lektionen · 5 von ${6 * LESSON_ORDER.length} Sternen`),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Weitermachen' }));
    expect(app.router.screen).toEqual({ name: 'lesson', id: '3' });
  });

  test('does not count a lesson that was only looked through, and leads back to it', async () => {
    const app = withLessons(lessons('done', 'seen', 'done'));
    renderIn(app, LearnScreen, {});
    await screen.findByText('Hier fehlt noch etwas');
    expect(screen.getByText('durchgesehen')).toBeTruthy();
    expect(screen.getByText(new RegExp(`^2 von ${LESSON_ORDER.length} Lektionen`))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Weitermachen' }));
    expect(app.router.screen).toEqual({ name: 'lesson', id: '2' });
  });

  test('offers the test of every lesson that is not done', async () => {
    const app = withLessons(lessons('done', 'known'));
    renderIn(app, LearnScreen, {});
    await screen.findByText('Als Nächstes');
    const tests = screen.getAllByRole('button', { name: 'Kann ich schon' });
    expect(tests).toHaveLength(1 + LESSON_ORDER.length - 2);
    await userEvent.click(tests[1] as HTMLElement);
    expect(app.router.screen).toEqual({ name: 'lesson', id: '3-test' });
  });

  test('says when the lessons could not be fetched', async () => {
    renderIn(fakeApp({}), LearnScreen, {});
    expect((await screen.findByRole('alert')).textContent).toContain('nicht geholt');
  });
});

test('a lesson that stands elsewhere than its number is called by its place, and opened by its number', async () => {
  const app = withLessons(lessons());
  renderIn(app, LearnScreen, {});
  const card = await screen.findByRole('button', { name: /^Lektion 15: *Tout und Sie/ });
  await userEvent.click(card);
  expect(app.router.screen).toEqual({ name: 'lesson', id: '13' });
});

describe('the door', () => {
  test('leads newcomers to the guided first round', async () => {
    const app = withLessons(lessons());
    renderIn(app, LearnDoor, { nameOf: lessonName });
    await userEvent.click(screen.getByRole('button', { name: /Noch nie gespielt/ }));
    expect(app.router.screen).toEqual({ name: 'guided' });
  });

  test('asks nobody who has played rounds whether they have never played', async () => {
    const app = withLessons(lessons());
    app.table.take(viewWith({ number: 11 }));
    renderIn(app, LearnDoor, { nameOf: lessonName });
    await waitFor(() => expect(screen.getByRole('button').textContent).not.toBe(''));
    expect(screen.queryByText(/Noch nie gespielt/)).toBeNull();
  });

  test('says of a lesson that it was only looked through', async () => {
    const app = withLessons(lessons('seen'));
    renderIn(app, LearnDoor, { nameOf: lessonName });
    await waitFor(() => expect(screen.getByRole('button').textContent).toContain('erst durchgesehen'));
  });

  test('leads others to where they were', async () => {
    const app = withLessons(lessons('done', 'begun'));
    renderIn(app, LearnDoor, { nameOf: lessonName });
    await waitFor(() => expect(screen.getByRole('button').textContent).toContain('Lektion 2'));
    await userEvent.click(screen.getByRole('button', { name: /Weiterlernen/ }));
    expect(app.router.screen).toEqual({ name: 'learn' });
  });
});
