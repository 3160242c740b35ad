// Whoever presses twice, or presses while an answer is under way, has decided once.
import { describe, expect, test } from 'vitest';
import { rulesView } from '../../../src/main/rules/rules-view.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { GuidedRun } from '../../../src/renderer/learn/guided-run.svelte.ts';
import { PracticeSession } from '../../../src/renderer/training/practice.svelte.ts';
import type { GuidedRound } from '../../../src/shared/calls/guided.ts';
import type { Question, TrainingView } from '../../../src/shared/teaching/training.ts';
import { held, settled } from '../../../lab/support/held.ts';
import { boardWith, viewWith } from '../../../lab/support/page/table/boards.ts';
import { type Answers, fakeApp, type FakeApp } from '../../../lab/support/page/tutor/fake-app.ts';

const PLAY = { type: 'play', seat: 0, card: 'ET' } as const;

const QUESTION: Question = {
  ask: { id: 'Q.POINTS', params: {} },
  scene: { pack: 32, trick: { leader: 1, cards: ['EA', 'ET', 'EK', 'E7'] } },
  form: { kind: 'number', unit: 'points', most: 44 },
};
const ITEM: TrainingView = {
  practice: 'trickPoints',
  outcomes: ['open', 'open'],
  number: 1,
  of: 'trickPoints',
  question: QUESTION,
  streak: 0,
  best: 0,
  stage: 1,
};
const FIRST_ROUND: GuidedRound = {
  stages: [{ step: { kind: 'ask', id: 'lead' }, frames: [boardWith()], glow: [], actions: [] }] as never,
  length: 2,
  decisions: { taken: 0, all: 1 },
};

/** Something that can be pressed, what it asks of the main process, and the answer that takes its time. */
interface Press {
  readonly call: keyof Answers;
  readonly answer: unknown;
  readonly begin: (app: FakeApp) => (() => Promise<unknown>) | Promise<() => Promise<unknown>>;
}

const atTable = (app: FakeApp): FakeApp => {
  app.push('table.changed', viewWith({ restClaims: ['mine', 'giveUp'], mode: 'marked' }));
  return app;
};

const PRESSES: Readonly<Record<string, Press>> = {
  'a card': {
    call: 'table.decide',
    answer: { outcome: 'done' },
    begin: (app) => () => atTable(app).table.decide(PLAY),
  },
  'a card that is looked at first': {
    call: 'advice.gate',
    answer: { outcome: 'pass' },
    begin: (app) => () => atTable(app).coach.decide(PLAY),
  },
  'how the round ends': {
    call: 'table.sayRest',
    answer: { outcome: 'done' },
    begin: (app) => () => atTable(app).rest.say('mine'),
  },
  'a hint': {
    call: 'advice.hint',
    answer: { outcome: 'hint', hint: { step: 1, idea: 'smear' } },
    begin: (app) => () => atTable(app).coach.askHint(),
  },
  'a new table': {
    call: 'session.start',
    answer: viewWith(),
    begin: async (app) => {
      await app.rules.look(PURE_2007);
      return () => app.nextTable.sitDown();
    },
  },
  'an answer in training': {
    call: 'training.answer',
    answer: ITEM,
    begin: async (app) => {
      const session = new PracticeSession(app.client, 'trickPoints');
      await session.start();
      return () => session.answer({ kind: 'number', value: 25 });
    },
  },
  'a decision of the first round': {
    call: 'guided.decide',
    answer: { outcome: 'other' },
    begin: async (app) => {
      const run = new GuidedRun({ client: app.client, speed: () => 'normal' });
      await run.load();
      return () => run.decide(PLAY);
    },
  },
};

describe.each(Object.entries(PRESSES))('%s', (_, { call, answer, begin }) => {
  async function pressed(times: number) {
    const answers = held<unknown>();
    const app = fakeApp({
      'rules.view': ({ house, game }) => rulesView(house, game),
      'training.start': () => ITEM,
      'guided.round': () => FIRST_ROUND,
      'table.decide': () => ({ outcome: 'done' }),
      [call]: () => answers.promise,
    });
    const press = await begin(app);
    const asked = (): number => app.calls.filter((name) => name === call).length;
    const all = Array.from({ length: times }, () => press());
    await settled();
    return { app, asked, press, answers, all };
  }

  test('is asked for once while the answer is under way', async () => {
    const { asked, answers, all } = await pressed(3);
    expect(asked()).toBe(1);
    answers.keep(answer);
    await Promise.all(all);
    expect(asked()).toBe(1);
  });
});

test.each(['a card', 'an answer in training', 'a decision of the first round'])(
  'what was answered does not keep the next press from being heard: %s',
  async (name) => {
    const { call, answer, begin } = PRESSES[name] ?? {};
    if (!call || !begin) throw new Error(name);
    const app = fakeApp({
      'training.start': () => ITEM,
      'guided.round': () => FIRST_ROUND,
      [call]: () => answer,
    });
    const press = await begin(app);
    await press();
    await press();
    expect(app.calls.filter((each) => each === call)).toHaveLength(2);
  },
);
