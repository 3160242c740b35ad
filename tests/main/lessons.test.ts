// The lessons behind the page: every step can be sent, every answer is counted, and what has been reached is kept.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bestCard, finalPoints } from '../../src/engine/teaching/lessons/best-play.ts';
import { playOn, startDeal } from '../../src/engine/teaching/lessons/deal.ts';
import { judgeAnswer, solutionOf } from '../../src/engine/teaching/lessons/judge.ts';
import { exercisesOf, LESSONS } from '../../src/engine/teaching/lessons/lessons.ts';
import type { Card } from '../../src/engine/base/cards.ts';
import type { DealStep, ExerciseStep as Exercise } from '../../src/engine/teaching/lessons/steps.ts';
import type { PlayingRound } from '../../src/engine/table/round.ts';
import { isPlaying } from '../../src/engine/table/readers.ts';
import { SYSTEM_CLOCK } from '../../src/main/base/clock.ts';
import { serveLesson } from '../../src/main/lessons/lesson-calls.ts';
import { Stores } from '../../src/main/store/stores.ts';
import type { Push } from '../../src/main/base/push.ts';
import { LESSON_CALLS } from '../../src/shared/calls/lesson-calls.ts';
import type { InputOf, NameOf, OutputOf } from '../../src/shared/border/ipc.ts';
import { LESSON_ORDER, type LessonMode } from '../../src/shared/teaching/lessons.ts';
import type { ExerciseStep, LessonAnswer, LessonReply } from '../../src/shared/teaching/lesson-views.ts';
import { thinkHere } from '../../lab/support/main/fake-table.ts';
import { likelyAnswers } from '../../lab/support/lessons/lesson-answers.ts';

type Calls = typeof LESSON_CALLS;

let folder = '';
let pushed: { name: string; value: unknown }[] = [];
/** What may still be writing when a test is over. */
let opened: Stores[] = [];
let handlers = serve();

function serve() {
  const push = ((name: string, value: unknown) => void pushed.push({ name, value })) as Push;
  const stores = new Stores(folder, SYSTEM_CLOCK);
  opened.push(stores);
  stores.listen((met) => push('problem.met', met));
  return serveLesson({ stores, clock: SYSTEM_CLOCK, push, thinking: thinkHere });
}

/** Calls as the page would, with the checks of both directions. */
async function call<K extends NameOf<Calls>>(name: K, input: InputOf<Calls, K>): Promise<OutputOf<Calls, K>> {
  const { input: inputs, output } = LESSON_CALLS[name];
  const handler = handlers[name] as unknown as (input: unknown) => Promise<unknown>;
  return output.parse(await handler(inputs.parse(input))) as OutputOf<Calls, K>;
}

const answer = (lesson: number, step: string, given: LessonAnswer, mode: LessonMode = 'learn') =>
  call('lesson.answer', { lesson, step, mode, answer: given });

const stepIn = async (lesson: number, id: string): Promise<ExerciseStep> => {
  const found = (await call('lesson.open', { lesson })).steps.find((step) => step.id === id);
  if (found?.kind !== 'exercise') throw new Error(`no exercise ${id}`);
  return found;
};

/** Plays a prepared deal as well as can be, or so that it is lost. */
async function playDeal(lesson: number, step: DealStep, how: 'well' | 'badly'): Promise<LessonReply | null> {
  let { state } = startDeal(step.setup);
  let reply: LessonReply | null = null;
  while (isPlaying(state.round)) {
    const card = how === 'well' ? bestCard(state.round) : worstCard(state.round);
    reply = await answer(lesson, step.id, { kind: 'card', card });
    state = playOn(step.setup, state, card).state;
  }
  return reply;
}

function worstCard(round: PlayingRound) {
  const [first, ...rest] = [...finalPoints(round)];
  if (!first) throw new Error('no card');
  return rest.reduce((worst, each) => (each[1] < worst[1] ? each : worst), first)[0];
}

const solve = (lesson: number, step: Exercise): Promise<LessonReply | null> =>
  step.kind === 'deal' ? playDeal(lesson, step, 'well') : answer(lesson, step.id, solutionOf(step));

function wrongAnswer(step: Exercise): LessonAnswer {
  if (step.kind === 'deal') throw new Error('a deal is not answered at once');
  const wrong = likelyAnswers(step).find((each) => judgeAnswer(step, each).verdict === 'wrong');
  if (!wrong) throw new Error(`every answer to ${step.id} is right`);
  return wrong;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stube-lessons-'));
  pushed = [];
  handlers = serve();
});
afterEach(async () => {
  await Promise.all(opened.map(({ writer }) => writer.settled()));
  opened = [];
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
});

describe('the list', () => {
  test('has all lessons, none of them begun', async () => {
    const list = await call('lesson.list', {});
    expect(list.map(({ lesson }) => lesson)).toEqual(LESSON_ORDER);
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['fresh']));
    expect(list.filter(({ deal }) => deal).length).toBeGreaterThanOrEqual(3);
  });

  test('knows the lessons that were opened and left', async () => {
    await call('lesson.reached', { lesson: 2, step: 'bilder' });
    expect((await call('lesson.list', {}))[1]?.state).toBe('begun');
    const { steps, at } = await call('lesson.open', { lesson: 2 });
    expect(steps[at]?.id).toBe('bilder');
    expect(pushed.map(({ name }) => name)).toContain('lesson.changed');
  });
});

/** How many cards are still to be played in a deal. */
function cardsLeft({ setup }: DealStep): number {
  const { round } = startDeal(setup).state;
  return isPlaying(round) ? round.play.hands.flat().length : 0;
}

describe.each(LESSONS.map((lesson) => [lesson.number, lesson] as const))('lesson %i', (number, lesson) => {
  test('is sent without an answer in it, and can be done to the end', async () => {
    const view = await call('lesson.open', { lesson: number });
    expect(view.steps.map(({ id }) => id)).toEqual(lesson.steps.map(({ id }) => id));
    expect(JSON.stringify(view)).not.toMatch(/"(solution|judge|outcome|feedback|wrong)"/);
    for (const step of exercisesOf(lesson)) {
      const reply = await solve(number, step);
      expect(reply?.verdict, step.id).toBe('right');
      expect(reply?.feedback.length, step.id).toBeGreaterThan(0);
      expect(reply?.step, step.id).toMatchObject({ state: 'solved', stars: 3, best: 3, tries: 1 });
    }
    const summary = (await call('lesson.list', {})).find((each) => each.lesson === number);
    expect(summary).toMatchObject({ state: 'done', stars: summary?.mostStars, solved: exercisesOf(lesson).length });
  });

  test('shows the solution of every exercise, which costs the stars', async () => {
    for (const step of exercisesOf(lesson)) {
      const reply = await call('lesson.show', { lesson: number, step: step.id });
      expect(reply?.step, step.id).toMatchObject({ state: 'shown', stars: 0 });
      expect(reply?.feedback.length, step.id).toBeGreaterThan(0);
      if (step.kind === 'deal') expect(reply?.frames).toHaveLength(cardsLeft(step));
      else expect(judgeAnswer(step, reply?.solution as LessonAnswer).verdict).toBe('right');
    }
    const seen = (await call('lesson.list', {})).find((each) => each.lesson === number);
    expect(seen).toMatchObject({ state: 'seen', stars: 0, solved: 0 });
  });
});

describe('stars', () => {
  const first = LESSONS[1] ? exercisesOf(LESSONS[1])[0] : undefined;
  if (!first) throw new Error('lesson 2 has no exercise');

  test('are fewer with every wrong answer', async () => {
    const wrong = await answer(2, first.id, wrongAnswer(first));
    expect(wrong).toMatchObject({ verdict: 'wrong', step: { state: 'open', tries: 1, stars: 0 } });
    expect((await solve(2, first))?.step).toMatchObject({ state: 'solved', stars: 2, best: 2 });
    await call('lesson.retry', { lesson: 2, step: first.id });
    for (let time = 0; time < 3; time++) await answer(2, first.id, wrongAnswer(first));
    expect((await solve(2, first))?.step).toMatchObject({ stars: 1, best: 2, tries: 4 });
  });

  test('once earned stay when the lesson is repeated, and answers to a solved exercise change nothing', async () => {
    await solve(2, first);
    await answer(2, first.id, wrongAnswer(first));
    expect(await stepIn(2, first.id)).toMatchObject({ state: 'solved', stars: 3, tries: 1 });
    const again = await call('lesson.repeat', { lesson: 2 });
    expect(again.at).toBe(0);
    expect(await stepIn(2, first.id)).toMatchObject({ state: 'open', stars: 0, best: 3, tries: 0 });
  });
});

describe('cards to be played', () => {
  test('that are not allowed are refused with the reason and cost nothing', async () => {
    const reply = await answer(17, '17.3', { kind: 'card', card: 'GA' });
    expect(reply?.verdict).toBe('illegal');
    expect(reply?.feedback[0]).toMatchObject({
      kind: 'refusal',
      explanation: { because: { id: 'R.CALLED_CARD_NO_DISCARD' } },
    });
    expect(reply?.step.tries).toBe(0);
  });

  test('that were wrong are set beside the right one, once that is no secret any more', async () => {
    const step = exercisesOf(LESSONS.find((each) => each.number === 30)!).find(({ kind }) => kind === 'play')!;
    const wrong = wrongAnswer(step);
    const card = wrong.kind === 'card' ? wrong.card : 'EO';
    const ways = () => call('lesson.ways', { lesson: 30, step: step.id, card });
    await answer(30, step.id, wrong);
    expect(await ways()).toBeNull();
    await call('lesson.show', { lesson: 30, step: step.id });
    const right = solutionOf(step as Exclude<Exercise, DealStep>);
    expect(await ways()).toMatchObject({ worse: { card }, better: { card: right.kind === 'card' && right.card } });
  });

  test('fall, and the others answer until the trick is complete', async () => {
    const reply = await answer(18, '18.1', { kind: 'card', card: 'G9' });
    expect(reply?.frames).toHaveLength(4);
    expect(reply?.frames.at(-1)?.trick?.taken).toBeDefined();
  });
});

describe('cards to be found', () => {
  const found = (...cards: readonly Card[]): LessonAnswer => ({ kind: 'cards', cards });

  test('are counted only when one is wrong, and when the last one is found', async () => {
    expect(await answer(1, '1.6', found('HU'))).toMatchObject({ verdict: 'going', step: { tries: 0, state: 'open' } });
    const other = await answer(1, '1.6', found('HU', 'SA'));
    expect(other).toMatchObject({ verdict: 'wrong', step: { tries: 1 } });
    expect(other?.feedback).toEqual([
      { kind: 'saying', saying: { id: 'find.other', params: { card: 'SA', sought: { kind: 'suit', suit: 'E' } } } },
    ]);
    const all = await answer(1, '1.6', found('HU', 'E9', 'SA', 'GK'));
    expect(all).toMatchObject({ verdict: 'right', step: { state: 'solved', stars: 2 } });
  });

  test('are no answer if one before was not what was looked for, or does not lie there', async () => {
    expect(await answer(1, '1.6', found('SA', 'E9'))).toBeNull();
    expect(await answer(1, '1.6', found('H7'))).toBeNull();
    expect(await answer(1, '1.6', found())).toBeNull();
    expect(await answer(1, '1.6', found('HU', 'E9', 'SA', 'GK', 'GK'))).toBeNull();
  });

  test('are one question of a test, lost with the first wrong one', async () => {
    const drawn = async (): Promise<readonly string[]> =>
      (await call('lesson.test', { lesson: 2 })).steps.map(({ id }) => id);
    await expect.poll(drawn).toContain('2.6');
    expect((await answer(2, '2.6', found('SA'), 'test'))?.test).toEqual({ left: 5 });
    expect((await answer(2, '2.6', found('SA', 'SU'), 'test'))?.test).toEqual({ left: 4 });
    expect(await answer(2, '2.6', found('SA'), 'test')).toBeNull();
  });
});

describe('a prepared deal', () => {
  const lesson = LESSONS.find((each) => exercisesOf(each).some(({ kind }) => kind === 'deal'));
  const step = lesson && exercisesOf(lesson).find((each) => each.kind === 'deal');
  if (!lesson || step?.kind !== 'deal') throw new Error('there is no prepared deal');

  test('goes on card by card, is lost by bad play, and says where it turned', async () => {
    const reply = await playDeal(lesson.number, step, 'badly');
    expect(reply?.verdict).toBe('wrong');
    expect(reply?.feedback.map((each) => (each.kind === 'saying' ? each.saying.id : each.kind))).toEqual([
      'text',
      'deal.turned',
      'deal.points',
    ]);
    expect(reply?.step.task).toMatchObject({ kind: 'deal', over: true });
    expect(await answer(lesson.number, step.id, { kind: 'card', card: 'EO' })).toBeNull();
    const fresh = await call('lesson.retry', { lesson: lesson.number, step: step.id });
    expect(fresh).toMatchObject({ tries: 1, state: 'open', task: { over: false } });
    expect((await playDeal(lesson.number, step, 'well'))?.step).toMatchObject({ state: 'solved', stars: 2 });
  });

  test('counts the points of the learner’s side first, also where he defends', async () => {
    const defended = LESSONS.flatMap(exercisesOf).find(({ id }) => id === '18.6');
    if (defended?.kind !== 'deal') throw new Error('18.6 is no deal');
    const reply = await playDeal(18, defended, 'well');
    const said = reply?.feedback.find((each) => each.kind === 'saying');
    if (reply?.step.task.kind !== 'deal' || said?.saying.id !== 'deal.points') throw new Error('no points');
    const { own, other } = said.saying.params;
    expect(reply.step.task.points).toEqual([own, other]);
    expect(own).toBeGreaterThanOrEqual(60);
  });

  test('shows no hand but the own one', async () => {
    const { scene } = await stepIn(lesson.number, step.id);
    if (scene.kind !== 'table') throw new Error('no table');
    expect(scene.board.hands.map(({ cards }) => cards !== undefined)).toEqual([true, false, false, false]);
  });
});

describe('the test of a lesson', () => {
  const exercise = (id: string): Exercise => {
    const found = LESSONS.flatMap(exercisesOf).find((step) => step.id === id);
    if (!found) throw new Error(`no exercise ${id}`);
    return found;
  };

  test('passed makes the lesson known, without stars', async () => {
    const { steps } = await call('lesson.test', { lesson: 5 });
    let last: LessonReply | null = null;
    for (const { id } of steps) {
      const step = exercise(id);
      if (step.kind === 'deal') throw new Error('no deals in tests');
      last = await answer(5, id, solutionOf(step), 'test');
    }
    expect(last?.test).toEqual({ left: 0, outcome: 'passed' });
    expect((await call('lesson.list', {}))[4]).toMatchObject({ state: 'known', stars: 0 });
  });

  test('failed leaves it as it was, and tells the right answers', async () => {
    const { steps } = await call('lesson.test', { lesson: 5 });
    let last: LessonReply | null = null;
    for (const { id } of steps) last = await answer(5, id, wrongAnswer(exercise(id)), 'test');
    expect(last?.test).toEqual({ left: 0, outcome: 'failed' });
    expect(last?.solution).toBeDefined();
    expect((await call('lesson.list', {}))[4]?.state).toBe('fresh');
    const [first] = steps;
    expect(await answer(5, first?.id ?? '', wrongAnswer(exercise(first?.id ?? '')), 'test')).toBeNull();
  });
});

describe('a save from before lesson 13 moved behind 15', () => {
  const done = (id: string) => [id, { tries: 1, state: 'solved', stars: 3, best: 3, run: 0 }] as const;
  const lessonsThen = {
    '13': { at: '13.2', steps: Object.fromEntries(['13.1', '13.2', '13.3'].map(done)) },
    '14': { known: true, steps: { '14.1': { tries: 2, state: 'shown', stars: 0, best: 2, run: 1 } } },
    '15': { at: 'ohne', steps: Object.fromEntries([done('15.3')]) },
  };

  test('keeps its stars, tests and places, and is written back under the same names', async () => {
    const file = { format: 'schafkopf-stube-lessons', version: 1, lessons: lessonsThen };
    await writeFile(path.join(folder, 'lessons.json'), JSON.stringify(file));
    const list = await call('lesson.list', {});
    expect(list.slice(12, 15).map(({ lesson, state, stars, needs }) => ({ lesson, state, stars, needs }))).toEqual([
      { lesson: 14, state: 'known', stars: 2, needs: 10 },
      { lesson: 15, state: 'begun', stars: 3, needs: 14 },
      { lesson: 13, state: 'done', stars: 9, needs: 15 },
    ]);
    const { steps, at } = await call('lesson.open', { lesson: 15 });
    expect(steps[at]?.id).toBe('ohne');
    expect(await stepIn(13, '13.2')).toMatchObject({ state: 'solved', best: 3 });
    await call('lesson.reached', { lesson: 2, step: 'bilder' });
    const written = async (): Promise<unknown> =>
      (JSON.parse(await readFile(path.join(folder, 'lessons.json'), 'utf8')) as { lessons: unknown }).lessons;
    await expect.poll(written).toEqual({ ...lessonsThen, '2': { at: 'bilder', before: 'open', steps: {} } });
  });
});

describe('a save from before lesson 19 was parted and lesson 20 lost what others teach', () => {
  const solved = { tries: 1, state: 'solved', stars: 3, best: 3, run: 0 };
  const all = (lesson: number, exercises: number) =>
    Object.fromEntries(Array.from({ length: exercises }, (_, at) => [`${lesson}.${at + 1}`, solved]));

  test('opens, and what was solved is solved where it is asked now', async () => {
    const lessons = { '19': { at: 'bock', steps: all(19, 11) }, '20': { at: 'kreide', steps: all(20, 7) } };
    const file = { format: 'schafkopf-stube-lessons', version: 1, lessons };
    await writeFile(path.join(folder, 'lessons.json'), JSON.stringify(file));
    const list = await call('lesson.list', {});
    const stateOf = (number: number) => list.find(({ lesson }) => lesson === number)?.state;
    expect([19, 43, 20].map(stateOf)).toEqual(['done', 'done', 'done']);
    expect(stateOf(44)).toBe('begun');
    expect(await stepIn(43, '19.4')).toMatchObject({ state: 'solved', best: 3 });
    for (const lesson of [19, 20, 43, 44]) {
      const { steps, at } = await call('lesson.open', { lesson });
      expect(steps[at]).toBeDefined();
    }
  });
});

describe('a save from before lessons 1 and 2 were given further exercises', () => {
  const solved = { tries: 1, state: 'solved', stars: 3, best: 3, run: 0 };
  const shown = { tries: 0, state: 'shown', stars: 0, best: 0, run: 0 };
  const steps = (lesson: number, last: object) =>
    Object.fromEntries([1, 2, 3, 4, 5].map((each) => [`${lesson}.${each}`, each === 5 ? last : solved]));

  test('has done the lesson still, unless something was only shown in it', async () => {
    const lessons = { '1': { steps: steps(1, solved) }, '2': { steps: steps(2, shown) } };
    const file = { format: 'schafkopf-stube-lessons', version: 1, lessons };
    await writeFile(path.join(folder, 'lessons.json'), JSON.stringify(file));
    const list = await call('lesson.list', {});
    expect(list.slice(0, 2)).toMatchObject([
      { state: 'done', stars: 15, exercises: 8, solved: 5 },
      { state: 'begun', stars: 12, exercises: 6, solved: 4 },
    ]);
    expect(await stepIn(1, '1.6')).toMatchObject({ state: 'open' });
  });

  test('has it done still after the lesson was gone on with', async () => {
    const file = { format: 'schafkopf-stube-lessons', version: 1, lessons: { '1': { steps: steps(1, solved) } } };
    await writeFile(path.join(folder, 'lessons.json'), JSON.stringify(file));
    await call('lesson.reached', { lesson: 1, step: '1.6' });
    await expect.poll(() => readFile(path.join(folder, 'lessons.json'), 'utf8')).toContain('"before":"done"');
    handlers = serve();
    expect((await call('lesson.list', {}))[0]).toMatchObject({ state: 'done', solved: 5 });
  });
});

test('a lesson begun today is not done before the further exercises are solved too', async () => {
  for (const lesson of LESSONS.filter(({ number }) => number <= 2)) {
    const exercises = exercisesOf(lesson);
    const former = exercises.filter(({ kind }) => kind !== 'find');
    expect(former.length).toBeLessThan(exercises.length);
    for (const step of former) await solve(lesson.number, step);
    expect((await call('lesson.open', { lesson: lesson.number })).summary.state).toBe('begun');
    for (const step of exercises) await solve(lesson.number, step);
    expect((await call('lesson.open', { lesson: lesson.number })).summary.state).toBe('done');
  }
});

describe('what has been reached', () => {
  const lesson = LESSONS[0];
  const [first] = lesson ? exercisesOf(lesson) : [];
  if (!first) throw new Error('lesson 1 has no exercise');

  test('is there again after a restart', async () => {
    await solve(1, first);
    const before = await call('lesson.list', {});
    await expect.poll(() => readFile(path.join(folder, 'lessons.json'), 'utf8').catch(() => '')).toContain('"stars":3');
    handlers = serve();
    expect(await call('lesson.list', {})).toEqual(before);
  });

  test.each(['', '{', '{"format":"schafkopf-stube-lessons","version":1,"lessons":{"1":{"steps":7}}}'])(
    'in a damaged file (%j) is put aside, and the learner is told',
    async (text) => {
      await writeFile(path.join(folder, 'lessons.json'), text);
      expect((await call('lesson.list', {}))[0]?.state).toBe('fresh');
      expect(pushed).toMatchObject([{ name: 'problem.met', value: { id: 'F.PUT_ASIDE' } }]);
      expect((await readdir(folder)).some((name) => name.includes('damaged'))).toBe(true);
    },
  );
});

test('steps that do not exist, and answers that do not fit, are not replied to', async () => {
  expect(await answer(1, 'gibtsnicht', { kind: 'seat', seat: 0 })).toBeNull();
  expect(await answer(1, '1.1', { kind: 'seat', seat: 0 })).toBeNull();
  expect(await answer(1, '1.1', { kind: 'option', option: 'SU' })).toBeNull();
  expect(await call('lesson.show', { lesson: 1, step: 'farben' })).toBeNull();
});
