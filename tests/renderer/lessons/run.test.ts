// One way through a lesson: going on and back, answers and what becomes of them, tables that play by themselves.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyOf, optionAt } from '../../../src/renderer/lessons/lesson-keys.ts';
import { moved } from '../../../src/renderer/lessons/order.ts';
import { type Caller, LessonRun } from '../../../src/renderer/lessons/run.svelte.ts';
import { lessonOf, screenId } from '../../../src/renderer/lessons/screen-id.ts';
import { cardsThatAnswer, withPlayable } from '../../../src/renderer/lessons/table-board.ts';
import type {
  ExerciseStep,
  LessonReply,
  LessonTask,
  LessonTextRef,
  LessonView,
} from '../../../src/shared/teaching/lesson-views.ts';
import { barred, boardWith, idle } from '../../../lab/support/page/table/boards.ts';

const textAt = (path: string): LessonTextRef => ({ path, cast: {} });
const TEXT = { kind: 'text', text: textAt('1/1.2/labels/8') } as const;
const CHOICE: LessonTask = {
  kind: 'choice',
  options: [
    { id: 'a', shows: TEXT },
    { id: 'b', shows: TEXT },
  ],
};

const FIND: LessonTask = {
  kind: 'find',
  from: ['EA', 'HA', 'GO'],
  sought: [
    { kind: 'suit', suit: 'H' },
    { kind: 'rank', rank: 'A' },
  ],
};

const exercise = (task: LessonTask, changes: Partial<ExerciseStep> = {}): ExerciseStep => ({
  kind: 'exercise',
  id: 'x',
  ask: textAt('1/1.2/ask'),
  scene: { kind: 'nothing' },
  task,
  tries: 0,
  state: 'open',
  stars: 0,
  best: 0,
  ...changes,
});

const SUMMARY: LessonView['summary'] = {
  lesson: 1,
  title: textAt('1/title'),
  goal: textAt('1/goal'),
  state: 'begun',
  exercises: 1,
  solved: 0,
  stars: 0,
  mostStars: 3,
  deal: false,
};

const viewOf = (step: ExerciseStep, mode: LessonView['mode'] = 'learn'): LessonView => ({
  summary: SUMMARY,
  mode,
  steps: [{ kind: 'read', id: 'r', text: textAt('1/farben'), scene: { kind: 'nothing' } }, step],
  at: 0,
});

const reply = (changes: Partial<LessonReply>): LessonReply => ({
  verdict: 'wrong',
  feedback: [],
  frames: [],
  step: exercise(CHOICE, { tries: 1 }),
  summary: SUMMARY,
  ...changes,
});

/** A run whose main process gives these answers one after the other. */
async function runWith(
  step: ExerciseStep,
  replies: readonly (LessonReply | null)[],
  mode: LessonView['mode'] = 'learn',
) {
  const asked: (readonly [string, unknown])[] = [];
  const rest = [...replies];
  const call = (name: string, input: unknown) => {
    asked.push([name, input]);
    if (name === 'lesson.answer' || name === 'lesson.show')
      return Promise.resolve({ ok: true, value: rest.shift() ?? null });
    return Promise.resolve({ ok: true, value: name === 'lesson.retry' ? step : viewOf(step, mode) });
  };
  const run = new LessonRun({ call } as unknown as Caller, 1, mode, () => 'normal');
  await run.load();
  return { run, asked, names: () => asked.map(([name]) => name) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a run', () => {
  test('reads on, and tells where the learner is', async () => {
    const { run, asked } = await runWith(exercise(CHOICE), []);
    expect(run.mayGoOn).toBe(true);
    run.next();
    expect(run.step?.id).toBe('x');
    expect(run.mayGoOn).toBe(false);
    expect(asked.at(-1)).toEqual(['lesson.reached', { lesson: 1, step: 'x' }]);
    run.next();
    expect(run.atEnd).toBe(true);
    run.back();
    expect(run.step?.id).toBe('x');
  });

  test('keeps wrong answers marked until the exercise is solved', async () => {
    const solved = exercise(CHOICE, { state: 'solved', stars: 2, best: 2 });
    const { run } = await runWith(exercise(CHOICE), [reply({}), reply({ verdict: 'right', step: solved })]);
    run.next();
    await run.answer({ kind: 'option', option: 'a' });
    expect(run.tried).toEqual(['a']);
    expect(run.open).toBe(true);
    await run.answer({ kind: 'option', option: 'b' });
    expect(run.reply?.verdict).toBe('right');
    expect(run.open).toBe(false);
    expect(run.mayGoOn).toBe(true);
    await run.retry();
    expect(run.tried).toEqual([]);
    expect(run.reply).toBeUndefined();
  });

  test('takes no answer to what is solved', async () => {
    const { run, names } = await runWith(exercise(CHOICE, { state: 'solved' }), []);
    run.next();
    await run.answer({ kind: 'option', option: 'a' });
    expect(names()).not.toContain('lesson.answer');
  });

  test('asks anew if the step is no longer to be answered', async () => {
    const { run, names } = await runWith(exercise(CHOICE), [null]);
    run.next();
    await run.answer({ kind: 'option', option: 'a' });
    expect(names().filter((name) => name === 'lesson.open')).toHaveLength(2);
  });

  test('puts the solution where the learner would have put it', async () => {
    const task: LessonTask = { kind: 'order', cards: ['E9', 'EA'] };
    const solution = { kind: 'order', cards: ['EA', 'E9'] } as const;
    const { run } = await runWith(exercise(task), [
      reply({ verdict: 'right', solution, step: exercise(task, { state: 'shown' }) }),
    ]);
    run.next();
    await run.show();
    expect(run.draft).toEqual(solution);
  });

  test('chooses cards and takes them back', async () => {
    const { run } = await runWith(exercise({ kind: 'cards', from: ['E9', 'EA'], minimum: 1 }), []);
    run.next();
    run.toggle('E9');
    run.toggle('EA');
    run.toggle('E9');
    expect(run.draft).toEqual({ kind: 'cards', cards: ['EA'] });
  });

  test('finds card after card; what was wrong in one round may be right in the next', async () => {
    const step = exercise(FIND);
    const { run } = await runWith(step, [
      reply({ step }),
      reply({ verdict: 'going', step }),
      reply({ verdict: 'right', step: exercise(FIND, { state: 'solved' }) }),
    ]);
    run.next();
    await run.answer({ kind: 'cards', cards: ['EA'] });
    expect(run.isTried({ kind: 'cards', cards: ['EA'] })).toBe(true);
    expect(run.found).toEqual([]);
    await run.answer({ kind: 'cards', cards: ['HA'] });
    expect(run.found).toEqual(['HA']);
    expect(run.isTried({ kind: 'cards', cards: ['HA', 'EA'] })).toBe(false);
    expect(run.open).toBe(true);
    await run.answer({ kind: 'cards', cards: ['HA', 'EA'] });
    expect(run.found).toEqual(['HA', 'EA']);
    expect(run.mayGoOn).toBe(true);
  });

  test('in a test, goes on with a question of which only a part was answered', async () => {
    const step = exercise(FIND);
    const { run } = await runWith(step, [reply({ verdict: 'going', step, test: { left: 2 } })], 'test');
    run.next();
    await run.answer({ kind: 'cards', cards: ['HA'] });
    expect(run.open).toBe(true);
    expect(run.mayGoOn).toBe(false);
  });

  test('shows the tables that follow from an answer one after the other, then what is said to it', async () => {
    const frames = [boardWith({ tricksWon: [1, 0, 0, 0] }), boardWith({ tricksWon: [2, 0, 0, 0] }), boardWith()];
    const { run } = await runWith(exercise(CHOICE), [reply({ frames })]);
    run.next();
    const done = run.answer({ kind: 'option', option: 'a' });
    await vi.advanceTimersByTimeAsync(1);
    expect(run.scene).toMatchObject({ kind: 'table', board: frames[0] });
    expect(run.reply).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1000);
    expect(run.scene).toMatchObject({ board: frames[1] });
    run.skipFrames();
    await done;
    expect(run.moving).toBe(false);
    expect(run.reply).toBeDefined();
  });

  test('in a test, gives each question one answer, and ends when it is decided', async () => {
    const { run } = await runWith(exercise(CHOICE), [reply({ test: { left: 3, outcome: 'failed' } })], 'test');
    run.next();
    await run.answer({ kind: 'option', option: 'a' });
    expect(run.open).toBe(false);
    expect(run.mayGoOn).toBe(true);
    run.next();
    expect(run.atEnd).toBe(true);
    expect(run.outcome).toBe('failed');
  });

  test('comes back at the end to what was shown or left out, until the learner has solved it', async () => {
    const [shown, solved] = [exercise(CHOICE, { state: 'shown' }), exercise(CHOICE, { state: 'solved', stars: 3 })];
    const { run, names } = await runWith(exercise(CHOICE), [
      reply({ verdict: 'right', step: shown }),
      reply({ verdict: 'right', step: solved }),
    ]);
    run.next();
    await run.show();
    expect(run.isLast).toBe(true);
    run.next();
    expect(run.atEnd).toBe(true);
    expect(run.unsolved).toEqual([1]);
    await run.workOff();
    expect(names().slice(-2)).toEqual(['lesson.retry', 'lesson.reached']);
    expect(run.step).toMatchObject({ id: 'x', state: 'open' });
    expect(run.reply).toBeUndefined();
    await run.answer({ kind: 'option', option: 'b' });
    expect(run.unsolved).toEqual([]);
    run.next();
    expect(run.atEnd).toBe(true);
  });

  test('of a lesson that was looked through begins at its end', async () => {
    const seen: LessonView = {
      ...viewOf(exercise(CHOICE, { state: 'shown' })),
      summary: { ...SUMMARY, state: 'seen' },
    };
    const call = () => Promise.resolve({ ok: true, value: seen });
    const run = new LessonRun({ call } as unknown as Caller, 1, 'learn', () => 'normal');
    await run.load();
    expect(run.atEnd).toBe(true);
  });

  test('leaves a deal that was lost open, to be begun anew', async () => {
    const over: LessonTask = { kind: 'deal', cards: [], over: true, points: [50, 70] };
    const { run } = await runWith(exercise(over), []);
    run.next();
    expect(run.dealOver).toBe(true);
    expect(run.open).toBe(false);
    expect(run.mayGoOn).toBe(false);
  });
});

describe('the table of a lesson', () => {
  const board = boardWith();

  test('lets exactly the cards of the exercise be pressed, without telling what the rules say of them', () => {
    const { hands } = withPlayable(board, ['GO']);
    const cards = hands[0].cards ?? [];
    expect(cards.filter(({ playable }) => playable).map(({ card }) => card)).toEqual(['GO']);
    expect(cards.some(({ refusal }) => refusal)).toBe(false);
    expect(board.hands[0].cards?.[0]).toEqual(barred('GO'));
  });

  test('answers with cards of the hand only if all of them lie there', () => {
    const hand = boardWith({
      hands: [{ size: 2, cards: [idle('GO'), idle('HA')] }, { size: 1 }, { size: 1 }, { size: 1 }],
    });
    const cards = (from: readonly ('GO' | 'HA' | 'EA')[]) =>
      cardsThatAnswer(exercise({ kind: 'cards', from, minimum: 1 }), hand);
    expect(cards(['GO', 'HA'])).toEqual(['GO', 'HA']);
    expect(cards(['GO', 'EA'])).toEqual([]);
    expect(cardsThatAnswer(exercise(CHOICE), hand)).toEqual([]);
  });
});

describe('keys', () => {
  const press = (key: string, target: EventTarget | null = null) =>
    keyOf({ key, target, altKey: false, ctrlKey: false, metaKey: false }, 'on');

  test('turn steps and choose', () => {
    expect(press('ArrowRight')).toEqual({ does: 'next' });
    expect(press('PageUp')).toEqual({ does: 'back' });
    expect(press('3')).toEqual({ does: 'choose', index: 2 });
    expect(press('x')).toBeUndefined();
  });

  test('are left to who needs them', () => {
    const button = document.createElement('button');
    expect(press('Enter', button)).toBeUndefined();
    expect(press('Enter', document.createElement('div'))).toEqual({ does: 'next' });
    expect(press('ArrowRight', document.createElement('input'))).toBeUndefined();
    expect(keyOf({ key: '1', target: null, altKey: false, ctrlKey: false, metaKey: false }, 'off')).toBeUndefined();
  });

  test('name the answer where answers are numbered', () => {
    expect(optionAt(exercise(CHOICE), 1, [])).toEqual({ kind: 'option', option: 'b' });
    expect(optionAt(exercise(CHOICE), 5, [])).toBeUndefined();
    expect(optionAt(exercise({ kind: 'winner', seats: [2, 0] }), 0, [])).toEqual({ kind: 'seat', seat: 2 });
    expect(optionAt(exercise(FIND), 2, ['HA'])).toEqual({ kind: 'cards', cards: ['HA', 'GO'] });
    expect(optionAt(exercise({ kind: 'number', unit: 'points' }), 0, [])).toBeUndefined();
  });
});

test('a card moves in its row, the others close up', () => {
  expect(moved(['a', 'b', 'c', 'd'], 'd', 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b'], 'b', 9)).toEqual(['a', 'b']);
});

test('the address of a lesson names it or its test', () => {
  expect(lessonOf(screenId(7))).toEqual({ lesson: 7, mode: 'learn' });
  expect(lessonOf(screenId(7, 'test'))).toEqual({ lesson: 7, mode: 'test' });
  expect(lessonOf('nonsense')).toEqual({ lesson: 1, mode: 'learn' });
});
