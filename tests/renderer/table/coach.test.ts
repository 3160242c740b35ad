// The tutor's help on the page: what is asked of the main process when, and that help goes with the situation it was for.
import { describe, expect, test, vi } from 'vitest';
import { cardMarks, markOn } from '../../../src/renderer/table/help/hint-marks.ts';
import { levelIn, unmarked } from '../../../src/renderer/table/help/help.ts';
import type { GateAnswer, HintAnswer, WhyAnswer } from '../../../src/shared/teaching/advice-answers.ts';
import type { TableView } from '../../../src/shared/table/board.ts';
import { HELP_MODES } from '../../../src/shared/table/help-modes.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/shared/files/settings.ts';
import { fakeApp } from '../../../lab/support/page/tutor/fake-app.ts';
import { viewWith } from '../../../lab/support/page/table/boards.ts';

const PLAY = { type: 'play', seat: 0, card: 'ET' } as const;
const CALL = { type: 'call', seat: 0, call: 'weiter' } as const;
const WARN: GateAnswer = {
  outcome: 'warn',
  grade: 'mistake',
  loss: { cents: 12, points: 4, chance: 0.1 },
  worlds: { of: 'drawn', count: 40 },
};
const WORDS = { candidate: 'maybe', best: 'this' };

interface Answers {
  readonly hint?: HintAnswer;
  readonly gate?: GateAnswer | Promise<GateAnswer>;
  readonly why?: WhyAnswer;
}

function table(view: Partial<TableView> = {}, answers: Answers = {}, settings: Partial<Settings> = {}) {
  const asked: unknown[] = [];
  const app = fakeApp(
    {
      'advice.hint': ({ step }) =>
        answers.hint ?? {
          outcome: 'hint',
          hint: step === 1 ? { step: 1, idea: 'smear' } : { step: 2, candidates: [PLAY] },
        },
      'advice.gate': () => answers.gate ?? { outcome: 'pass' },
      'advice.why': (input) => {
        asked.push(input);
        return answers.why ?? { outcome: 'nothing' };
      },
      'table.decide': () => ({ outcome: 'done' }),
      'table.declineDoubling': () => ({}),
      'table.moveInTime': () => viewWith({ ...view, at: 4, revision: 99 }),
      'settings.change': (change) => ({ settings: { ...DEFAULT_SETTINGS, ...change }, disk: 'written' }),
    },
    settings,
  );
  app.table.take(viewWith(view));
  return { ...app, asked };
}

describe('a decision', () => {
  test('is held up by a warning, and taken only when the player wants it anyway', async () => {
    const { coach, calls } = table({}, { gate: WARN });
    await coach.decide(PLAY);
    expect(calls).toEqual(['advice.gate', 'advice.refutation']);
    expect(coach.warning).toMatchObject({ decision: PLAY });
    coach.thinkAgain();
    expect(coach.warning).toBeNull();
    await coach.decide(PLAY);
    await coach.decideAnyway();
    expect(calls.filter((name) => name !== 'advice.refutation')).toEqual([
      'advice.gate',
      'advice.gate',
      'table.decide',
    ]);
  });

  test('says that it is looked at, once one has to wait for it', async () => {
    vi.useFakeTimers();
    try {
      let answer: (value: GateAnswer) => void = () => undefined;
      const { coach, calls } = table({}, { gate: new Promise<GateAnswer>((resolve) => (answer = resolve)) });
      const decided = coach.decide(PLAY);
      await vi.advanceTimersByTimeAsync(100);
      expect(coach.looksAt).toBeNull();
      await vi.advanceTimersByTimeAsync(100);
      expect(coach.looksAt).toBe('card');
      answer({ outcome: 'pass' });
      await decided;
      expect(coach.looksAt).toBeNull();
      expect(calls).toEqual(['advice.gate', 'table.decide']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('not to double is held up as well, and declines when the player wants it anyway', async () => {
    const { coach, calls } = table({}, { gate: WARN });
    const leave = { type: 'leave', seat: 0 } as const;
    await coach.decide(leave);
    expect(coach.warning).toMatchObject({ decision: leave });
    await coach.decideAnyway();
    expect(calls).toEqual(['advice.gate', 'advice.refutation', 'table.declineDoubling']);
    const unwarned = table({}, {}, { gateCalls: 'off' });
    await unwarned.coach.decide(leave);
    expect(unwarned.calls).toEqual(['table.declineDoubling']);
  });

  test.each([
    ['cards with these warnings off', PLAY, { gateCards: 'off' }, 'marked'],
    ['calls with these warnings off', CALL, { gateCalls: 'off' }, 'marked'],
    ['help on demand', PLAY, {}, 'onDemand'],
    ['the inn', PLAY, {}, 'inn'],
    ['a cut', { type: 'cut', seat: 0, at: 9 }, {}, 'marked'],
  ] as const)('is taken at once: %s', async (_, decision, settings, mode) => {
    const { coach, calls } = table({ mode }, { gate: WARN }, settings);
    await coach.decide(decision);
    expect(calls).toEqual(['table.decide']);
  });

  test('is dropped with its warning when the table has moved on', async () => {
    const app = table({}, { gate: WARN });
    const pending = app.coach.decide(PLAY);
    app.table.take(viewWith({ at: 11 }));
    await pending;
    expect(app.coach.warning).toBeNull();
    expect(app.calls).toEqual(['advice.gate']);
  });

  test('no more warnings: only those of its kind are switched off, and nothing is played', async () => {
    const { coach, calls, preferences } = table({}, { gate: WARN });
    await coach.decide(PLAY);
    await coach.stopWarning();
    expect(preferences.settings).toMatchObject({ gateCards: 'off', gateCalls: 'on' });
    expect(calls).toEqual(['advice.gate', 'advice.refutation', 'settings.change']);
  });
});

describe('a hint', () => {
  test('goes on step by step, and goes when the table moves on', async () => {
    const app = table();
    await app.coach.askHint();
    expect(app.coach.hint).toEqual({ step: 1, idea: 'smear' });
    await app.coach.askHint();
    expect(app.coach.hint?.step).toBe(2);
    app.table.take(viewWith({ at: 10, revision: 10, pausing: true }));
    expect(app.coach.hint?.step).toBe(2);
    app.table.take(viewWith({ at: 11 }));
    expect(app.coach.hint).toBeNull();
  });

  test('that comes too late is not shown; one that fails says so; the inn is not asked', async () => {
    const late = table();
    const pending = late.coach.askHint();
    late.table.take(viewWith({ at: 11 }));
    await pending;
    expect({ hint: late.coach.hint, state: late.coach.hintState }).toEqual({ hint: null, state: 'none' });
    const failing = table({}, { hint: { outcome: 'failed' } });
    await failing.coach.askHint();
    expect(failing.coach.hintState).toBe('failed');
    const inn = table({ mode: 'inn' });
    await inn.coach.askHint();
    expect(inn.calls).toEqual([]);
  });

  test('marks its candidates, then its card', () => {
    const other = { ...PLAY, card: 'E9' } as const;
    expect(cardMarks({ step: 1, idea: 'smear' }, WORDS)).toEqual({});
    expect(Object.keys(cardMarks({ step: 2, candidates: [PLAY, other] }, WORDS))).toEqual(['ET', 'E9']);
    expect(markOn({ step: 2, candidates: [CALL] }, CALL, WORDS)).toBe('maybe');
    expect(markOn({ step: 2, candidates: [CALL] }, PLAY, WORDS)).toBeUndefined();
  });
});

describe('why', () => {
  const why: WhyAnswer = { outcome: 'why', seat: 2, glimpses: [] };

  test('is shown when there is something to say, and stays through the round', async () => {
    const app = table({}, { why });
    await app.coach.askWhy({ kind: 'said', seat: 2 });
    expect(app.coach.why).toMatchObject({ seat: 2 });
    app.table.take(viewWith({ at: 11 }));
    expect(app.coach.why).not.toBeNull();
    app.table.take(viewWith({ number: 2 }));
    expect(app.coach.why).toBeNull();
  });

  test('is asked unasked for where everything is explained, whatever was done', async () => {
    const { asked, coach, table: live } = table({ mode: 'open', at: 9 }, { why });
    expect(asked).toEqual([{ kind: 'last', at: 9 }]);
    await vi.waitFor(() => expect(coach.why).toMatchObject({ seat: 2 }));
    live.take(viewWith({ mode: 'open', at: 10, revision: 10 }));
    expect(asked.at(-1)).toEqual({ kind: 'last', at: 10 });
    expect(table({ at: 9 }, { why }).asked).toEqual([]);
  });
});

test('taking back asks only for what is possible, and shows the answer', async () => {
  const none = table();
  await none.coach.move('takeBack');
  expect(none.calls).toEqual([]);
  const app = table({ movesInTime: ['takeBack'] });
  await app.coach.move('takeBack');
  expect(app.table.view?.at).toBe(4);
});

test('the modes: how much is said, and cards without marks look all alike', () => {
  expect(HELP_MODES.map((mode) => levelIn(mode, 'always'))).toEqual([
    'always',
    'always',
    'always',
    'demand',
    'demand',
    'off',
  ]);
  expect(HELP_MODES.map((mode) => levelIn(mode, 'off'))).toEqual(['always', 'off', 'off', 'off', 'off', 'off']);
  const cards = unmarked(viewWith().board).hands[0].cards ?? [];
  expect(cards.map(({ playable, refusal }) => [playable, refusal])).toEqual(cards.map(() => [true, undefined]));
});
