// The sheet of the problems, and how a run, the day's problem and what comes after a mistake are told.
import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import ProblemsPanel from '../../../src/renderer/training/ProblemsPanel.svelte';
import TrainerScreen from '../../../src/renderer/training/TrainerScreen.svelte';
import type { AnsweredItem, Question, TrainingOverview, TrainingView } from '../../../src/shared/teaching/training.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';

const FRESH: TrainingOverview['problems'] = { theme: 'all', grade: 0, today: 'open', row: 0, run: 0 };

describe('the sheet', () => {
  function opened(problems: TrainingOverview['problems']) {
    const went: string[] = [];
    const wanted: object[] = [];
    const app = fakeApp({
      'training.problems': (wish) => {
        wanted.push(wish);
        return {};
      },
    });
    renderIn(app, ProblemsPanel, { problems, onopen: (id: string) => went.push(id) });
    return { went, wanted };
  }

  test('leads to the day, to a run and to ten', async () => {
    const { went } = opened(FRESH);
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    expect(went).toEqual(['day', 'run', 'problems']);
    expect(screen.queryByText(/in Folge/)).toBeNull();
  });

  test('says how the day went, the row of days and the best run', () => {
    opened({ ...FRESH, today: 'right', row: 4, run: 12 });
    screen.getByText('4 Tage in Folge');
    screen.getByText('Dein bester Lauf: 12 richtig');
    screen.getByRole('button', { name: 'Noch einmal ansehen' });
  });

  test('asks for a theme or a grade alone, so that the other one stays', async () => {
    const { wanted } = opened({ ...FRESH, theme: 'drawing' });
    await userEvent.selectOptions(screen.getByLabelText('Wie schwer'), 'Schwer');
    await userEvent.selectOptions(screen.getByLabelText('Thema'), 'Alles');
    expect(wanted).toEqual([{ grade: 4 }, { theme: 'all' }]);
  });
});

const QUESTION: Question = {
  ask: { id: 'Q.PLAY', params: {} },
  scene: { pack: 32, hand: ['EA', 'ET'] },
  form: { kind: 'cards', pick: 'one', from: ['EA', 'ET'] },
};

const viewOf = (view: Partial<TrainingView>): TrainingView => ({
  practice: 'run',
  outcomes: ['open'],
  number: 1,
  of: 'problems',
  question: QUESTION,
  streak: 0,
  best: 0,
  stage: 2,
  ...view,
});

const WRONG: AnsweredItem = {
  number: 1,
  of: 'problems',
  question: QUESTION,
  given: { kind: 'cards', cards: ['EA'] },
  judgement: {
    verdict: 'wrong',
    solution: { kind: 'cards', cards: ['ET'] },
    told: [
      {
        of: 'remark',
        remark: {
          id: 'X.COST_EACH',
          params: {
            costs: [
              { card: 'EA', cents: 3 },
              { card: 'EK', cents: 3 },
              { card: 'HA', cents: 20 },
            ],
          },
        },
      },
      {
        of: 'people',
        people: { favourite: { card: 'EA', ofTen: 7 }, favouriteIs: 'mistake', other: { card: 'ET', ofTen: 2 } },
      },
    ],
  },
};

test('a run counts its mistakes, shows its last problems, and says that another one of the kind will come', async () => {
  const outcomes = [...Array.from({ length: 13 }, () => 'right' as const), 'wrong' as const, 'open' as const];
  const app = fakeApp({ 'training.start': () => viewOf({ outcomes, number: 14, answered: { ...WRONG, number: 14 } }) });
  renderIn(app, TrainerScreen, { id: 'run' });
  await screen.findByRole('heading', { name: 'Bis zum dritten Fehler' });
  screen.getByText(/Aufgabe 14 · Fehler: 1 von 3/);
  expect(screen.getAllByRole('listitem').filter((each) => each.textContent?.includes('Aufgabe'))).toHaveLength(12);
  screen.getByText(
    'Die falschen Karten kosten im Schnitt: die Eichel-Sau und der Eichel-König je 3 Cent; die Herz-Sau 20 Cent.',
  );
  screen.getByText(
    /^Von 10 Leuten spielen hier etwa 7 die Eichel-Sau, den Eichel-Zehner|^Von 10 Leuten spielen hier etwa 7 die Eichel-Sau/,
  );
  screen.getByText('Morgen bekommst du eine andere Aufgabe, in der es um dasselbe geht.');
});

test('the problem of the day is announced as that, and at its end there is no other one', async () => {
  const app = fakeApp({
    'training.start': () => viewOf({ practice: 'day' }),
    'training.answer': () => viewOf({ practice: 'day', outcomes: ['wrong'], answered: WRONG }),
    'training.next': () =>
      viewOf({
        practice: 'day',
        outcomes: ['wrong'],
        answered: WRONG,
        summary: { right: 0, total: 1, longest: 0, record: 'kept', wrong: [WRONG], due: 0 },
      }),
  });
  renderIn(app, TrainerScreen, { id: 'day' });
  await screen.findByRole('heading', { name: 'Aufgabe des Tages' });
  expect(document.querySelector('[data-live]')?.textContent).toContain('Aufgabe des Tages. Du bist dran.');
  await userEvent.keyboard('2{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Zur Auswertung' }));
  await screen.findByRole('heading', { name: 'Auswertung' });
  expect(screen.queryByRole('button', { name: 'Noch zehn' })).toBeNull();
});
