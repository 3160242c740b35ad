// The trainer's screen on its own: the clock that runs out, marks on cards, tricks to be remembered, failures told.
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { markOf } from '../../../src/renderer/training/marks.ts';
import TrainerScreen from '../../../src/renderer/training/TrainerScreen.svelte';
import type { Answer, AnsweredItem, Question, TrainingView } from '../../../src/shared/teaching/training.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';

const POINTS: Question = {
  ask: { id: 'Q.POINTS', params: {} },
  scene: { pack: 32, trick: { leader: 1, cards: ['EA', 'ET', 'EK', 'E7'] } },
  form: { kind: 'number', unit: 'points', most: 44 },
  seconds: 1,
};

const viewOf = (question: Question, answered?: AnsweredItem): TrainingView => ({
  practice: 'trickPoints',
  outcomes: ['open', 'open'],
  number: 1,
  of: 'trickPoints',
  question,
  ...(answered && { answered }),
  streak: 0,
  best: 0,
  stage: 1,
});

const answeredWith = (question: Question, given: Answer, solution: Answer): AnsweredItem => ({
  number: 1,
  of: 'trickPoints',
  question,
  given,
  judgement: {
    verdict: given.kind === 'late' ? 'late' : 'wrong',
    solution,
    told: [{ of: 'remark', remark: { id: 'X.SUM', params: { parts: [11, 10, 4, 0], total: 25 } } }],
  },
});

test('an item whose time runs out is answered as late, once', async () => {
  const given: Answer[] = [];
  const app = fakeApp({
    'training.start': () => viewOf(POINTS),
    'training.answer': ({ answer }) => {
      given.push(answer);
      return viewOf(POINTS, answeredWith(POINTS, answer, { kind: 'number', value: 25 }));
    },
  });
  renderIn(app, TrainerScreen, { id: 'trickPoints' });
  await screen.findByRole('timer');
  await screen.findByRole('heading', { name: 'Zu spät.' }, { timeout: 4000 });
  expect(given).toEqual([{ kind: 'late' }]);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(document.querySelector('[data-live]')?.textContent).toContain('11 + 10 + 4 + 0 = 25 Augen.');
});

test('tricks to be remembered are shown one after the other, and the answer waits for the last', async () => {
  const trick = { leader: 0, cards: ['EA', 'ET', 'EK', 'E7'], winner: 0, points: 25 } as const;
  const question: Question = {
    ask: { id: 'Q.SCORE', params: { seats: [0], tricks: 2 } },
    scene: { pack: 32, tricks: [trick, { ...trick, cards: ['GA', 'GT', 'GK', 'G7'] }], shown: 'oneByOne' },
    form: { kind: 'number', unit: 'points', most: 120 },
  };
  renderIn(fakeApp({ 'training.start': () => viewOf(question) }), TrainerScreen, { id: 'runningScore' });
  await fireEvent.click(await screen.findByRole('button', { name: 'Nächster Stich' }));
  expect(screen.queryByLabelText('Deine Antwort')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Stiche zudecken' }));
  await screen.findByLabelText('Deine Antwort');
  expect(screen.queryByText('Gras-Sau')).toBeNull();
});

test('says so when no item comes, and tries again', async () => {
  const app = fakeApp({});
  renderIn(app, TrainerScreen, { id: 'higherCard' });
  await screen.findByRole('alert');
  await fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(app.calls.filter((name) => name === 'training.start')).toHaveLength(2);
});

test('has nothing to repeat if nothing is due', async () => {
  renderIn(fakeApp({ 'training.start': () => null }), TrainerScreen, { id: 'deck' });
  await screen.findByRole('heading', { name: 'Wiederholen' });
});

describe('the keys that are promised', () => {
  const LEGAL = { ask: { id: 'Q.LEGAL', params: { to: 'follow' } } } as const;
  const trick = { leader: 0, cards: ['EA', 'ET', 'EK', 'E7'] } as const;
  /** Every way to answer by choosing, with the answer that the second choice gives. */
  const WAYS: Readonly<Record<string, { readonly question: Question; readonly second: Answer }>> = {
    words: {
      question: { ...LEGAL, scene: { pack: 32 }, form: { kind: 'choice', from: ['rufer', 'weiter'] } },
      second: { kind: 'choice', choice: 'weiter' },
    },
    decisions: {
      question: {
        ...LEGAL,
        scene: { pack: 32 },
        form: {
          kind: 'decision',
          from: [
            { type: 'call', seat: 0, call: 'spiele' },
            { type: 'call', seat: 0, call: 'weiter' },
          ],
        },
      },
      second: { kind: 'decision', decision: { type: 'call', seat: 0, call: 'weiter' } },
    },
    'a card of the hand': {
      question: {
        ...LEGAL,
        scene: { pack: 32, hand: ['EA', 'ET', 'EK'] },
        form: { kind: 'cards', pick: 'one', from: ['EA', 'ET', 'EK'] },
      },
      second: { kind: 'cards', cards: ['ET'] },
    },
    'a card of the trick': {
      question: { ...LEGAL, scene: { pack: 32, trick }, form: { kind: 'cards', pick: 'one', from: trick.cards } },
      second: { kind: 'cards', cards: ['ET'] },
    },
    'several cards': {
      question: { ...LEGAL, scene: { pack: 32 }, form: { kind: 'cards', pick: 'several', from: ['EA', 'ET', 'EK'] } },
      second: { kind: 'cards', cards: ['ET'] },
    },
    players: {
      question: { ...LEGAL, scene: { pack: 32 }, form: { kind: 'seats', pick: 'several', from: [1, 2, 3] } },
      second: { kind: 'seats', seats: [2] },
    },
  };

  async function ask(question: Question): Promise<Answer[]> {
    const given: Answer[] = [];
    const app = fakeApp({
      'training.start': () => viewOf(question),
      'training.answer': ({ answer }) => {
        given.push(answer);
        return viewOf(question, answeredWith(question, answer, answer));
      },
    });
    renderIn(app, TrainerScreen, { id: 'trickPoints' });
    await screen.findByText(/^Tasten: /);
    return given;
  }

  const several = (question: Question): boolean =>
    question.form.kind === 'seats' || (question.form.kind === 'cards' && question.form.pick === 'several');

  test.each(Object.entries(WAYS))('digits and Enter answer by %s', async (_name, { question, second }) => {
    const given = await ask(question);
    await userEvent.keyboard('2');
    if (several(question)) await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(given).toEqual([second]));
  });

  test.each(Object.entries(WAYS))('arrows and Enter answer by %s', async (_name, { question, second }) => {
    const given = await ask(question);
    const first = document.activeElement?.matches('[data-option]');
    await userEvent.keyboard(first ? '{ArrowRight}' : '{ArrowRight}{ArrowRight}');
    if (several(question)) await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(given).toEqual([second]));
  });

  test('Enter answers nothing before words have been chosen', async () => {
    const given = await ask(WAYS['words']!.question);
    await userEvent.keyboard('{Enter}');
    expect(given).toEqual([]);
  });

  test('a number is typed', async () => {
    const { seconds: _seconds, ...untimed } = POINTS;
    const given = await ask(untimed);
    expect(screen.getByText(/^Tasten: /).textContent).toContain('Zahl');
    await userEvent.keyboard('25{Enter}');
    await waitFor(() => expect(given).toEqual([{ kind: 'number', value: 25 }]));
  });
});

describe('marks', () => {
  const form = { kind: 'cards', pick: 'several', from: ['EA', 'ET', 'EK'] } as const;
  const question: Question = { ask: { id: 'Q.LEGAL', params: { to: 'follow' } }, scene: { pack: 32 }, form };
  const answered = answeredWith(
    question,
    { kind: 'cards', cards: ['EA', 'EK'] },
    { kind: 'cards', cards: ['EA', 'ET'] },
  );

  test('tell chosen rightly, chosen wrongly and left out apart', () => {
    expect((['EA', 'EK', 'ET', 'E7'] as const).map((card) => markOf(answered, card))).toEqual([
      'right',
      'wrong',
      'missed',
      undefined,
    ]);
    expect(markOf(undefined, 'EA')).toBeUndefined();
  });
});
