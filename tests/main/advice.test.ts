// Advice at the table: steps of a hint, warnings before bad decisions, and that nothing comes late or out of place.
import { describe, expect, test } from 'vitest';
import { FACTS_DE } from '../../src/words/de/facts.ts';
import type { Fact, FactId } from '../../src/engine/inference/facts.ts';
import type { Advice, Considered } from '../../src/engine/tutor/advice/advice.ts';
import { adviseAt } from '../../src/engine/tutor/advice/advise.ts';
import { equallyGood, sameDecision } from '../../src/engine/tutor/advice/grade.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { type Decision, isDoublingStep } from '../../src/engine/table/log.ts';
import type { SeatView } from '../../src/engine/round/view.ts';
import { Adviser, GATE_WAIT } from '../../src/main/advice/adviser.ts';
import { ideaOf } from '../../src/engine/tutor/ideas/idea-questions.ts';
import type { SessionFile } from '../../src/main/table/session-file.ts';
import type { AnswerTo, Question } from '../../src/main/thinking/thinking-protocol.ts';
import type { AskOptions, Thinking } from '../../src/main/thinking/thinking.ts';
import { ADVICE_CALLS } from '../../src/shared/calls/advice-calls.ts';
import { IDEAS } from '../../src/engine/tutor/ideas/asked.ts';
import type { TableView } from '../../src/shared/table/board.ts';
import type { HelpMode } from '../../src/shared/table/help-modes.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/shared/files/settings.ts';
import {
  firstAllowed,
  move,
  playRound,
  type Scene,
  scene,
  settled,
  start,
  thinkHere,
  untilWaiting,
} from '../../lab/support/main/fake-table.ts';
import { choicesIn, roundOf } from '../../lab/support/tutor/positions.ts';
import { sample } from '../../lab/base/thorough.ts';

/** Advice in which every decision loses 10 cents more than the one before it; the stake is 10 cents. */
function steep({ options, seat, hand }: SeatView, about: 'turn' | 'aside'): Advice {
  const allowed = [
    ...options.flatMap(({ decision, verdict }): Considered[] =>
      verdict.legal && isDoublingStep(decision) === (about === 'aside') ? [decision] : [],
    ),
    ...(about === 'aside' ? [{ type: 'leave', seat } as const] : []),
  ];
  const ranked = allowed.map((decision, i) => ({
    decision,
    cents: 5 - 10 * i,
    chance: Math.max(0, 1 - i / 2),
    error: 0,
  }));
  const facts: readonly Fact[] = hand[0] ? [{ id: 'lead.sureTrick', params: { card: hand[0] } }] : [];
  return { basis: 'yourView', seat, ranked, stake: 10, worlds: { of: 'drawn', count: 96 }, facts };
}

interface Stage extends Scene {
  readonly adviser: Adviser;
  readonly asked: { readonly question: Question; readonly options: AskOptions | undefined }[];
}

type Advising = 'steep' | 'relents' | 'silent' | 'fails';

/** The decisions that were looked at once more. */
const judgingIn = (asked: Stage['asked']) =>
  asked.map(({ question }) => ({ decision: question.kind === 'advise' ? question.judging?.decision : undefined }));

/** As if nothing were worse than anything else. */
const level = (advice: Advice): Advice => ({
  ...advice,
  ranked: advice.ranked.map((each) => ({ ...each, cents: 0, chance: 0.5 })),
});

/** A table with an adviser; `advise` answers at once, unless it is told to stay silent. */
async function stageWith(mode: HelpMode, settings: Partial<Settings> = {}, advise?: Advising): Promise<Stage> {
  const stage = advisedTable(settings, advise);
  await start(stage, 'advice', 32, mode);
  return stage;
}

/** The same where nobody has sat down, or with a session that was saved, at which nobody looks yet. */
function advisedTable(settings: Partial<Settings> = {}, advise: Advising = 'steep', saved?: SessionFile): Stage {
  const asked: Stage['asked'] = [];
  const thinking: Pick<Thinking, 'ask'> = {
    ask<Q extends Question>(question: Q, options?: AskOptions) {
      if (question.kind !== 'advise') return thinkHere.ask(question);
      asked.push({ question, options });
      if (advise === 'fails') return Promise.reject(new Error('no answer'));
      if (advise === 'relents' && question.judging)
        return Promise.resolve(level(question.judging.first) as AnswerTo<Q['kind']>);
      if (advise === 'steep' || advise === 'relents')
        return Promise.resolve(steep(question.view, question.about) as AnswerTo<Q['kind']>);
      return new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
      });
    },
  };
  const stage = scene({ deps: { thinking }, ...(saved && { saved }) });
  const adviser = new Adviser({
    table: stage.table,
    thinking,
    settings: () => ({ ...DEFAULT_SETTINGS, ...settings }),
    clock: stage.clock,
  });
  stage.table.watch(() => adviser.tableChanged());
  return { ...stage, adviser, asked };
}

/** Goes on until the person has several cards to choose from. */
const untilCards = (stage: Scene): Promise<TableView> =>
  until(stage, (view) => view.board.phase === 'playing' && !view.doublingOffered && playable(view).length > 2);

/** Goes on, round after round, until the table waits as wanted. */
async function until(stage: Scene, wanted: (view: TableView) => boolean): Promise<TableView> {
  for (let i = 0; i < 200; i++) {
    const view = await untilWaiting(stage);
    if (wanted(view)) return view;
    if (!(await move(stage))) await stage.table.nextRound();
  }
  throw new Error('it never came to that');
}

const playable = ({ board }: TableView): readonly Decision[] =>
  (board.hands[0].cards ?? []).flatMap(({ card, playable: may }) =>
    may ? [{ type: 'play', seat: 0, card } as const] : [],
  );

describe('a hint', () => {
  test('goes from the idea over two candidates to the card with its worth, and is counted', async () => {
    const stage = await stageWith('onDemand');
    const view = await untilCards(stage);
    const answers = [];
    for (const step of [1, 2, 3] as const) answers.push(await stage.adviser.hint(view.at, step));
    for (const answer of answers) expect(ADVICE_CALLS['advice.hint'].output.safeParse(answer).success).toBe(true);
    const [idea, two, told] = answers.map((answer) => (answer.outcome === 'hint' ? answer.hint : undefined));
    expect(idea).toEqual({ step: 1, idea: 'sureTrick' });
    if (two?.step !== 2 || told?.step !== 3) throw new Error('not the steps in turn');
    expect(two.candidates).toHaveLength(2);
    expect(two.candidates.some((each) => sameDecision(each, told.best))).toBe(true);
    const places = two.candidates.map((each) => playable(view).findIndex((card) => sameDecision(card, each)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(told).toMatchObject({ worth: { cents: 5, chance: 1 }, worlds: { of: 'drawn', count: 96 } });
    expect(told.other?.loss.cents).toBe(10);
    expect(stage.table.saved()?.file.help).toEqual({ hints: 3, warnings: 0, takenBack: 0 });
    expect(stage.asked).toHaveLength(1);
    expect(stage.asked[0]?.options?.priority).toBe('advice');
  });

  test('is given for calls, announcements and the cut as well, with the true advice', async () => {
    const stage = scene();
    const adviser = new Adviser({
      table: stage.table,
      thinking: thinkHere,
      settings: () => DEFAULT_SETTINGS,
      clock: stage.clock,
    });
    const seen = new Set<string>();
    await start(stage, 'calls');
    for (let i = 0; i < 60 && !['cut', 'call', 'announce'].every((type) => seen.has(type)); i++) {
      const view = await untilWaiting(stage);
      const type = firstAllowed(view)?.type;
      if (type && type !== 'play' && !seen.has(type) && !view.doublingOffered) {
        const told = await adviser.hint(view.at, 3);
        expect(told).toMatchObject({ outcome: 'hint', hint: { step: 3, best: { type, seat: 0 } } });
        expect(ADVICE_CALLS['advice.hint'].output.safeParse(told).success).toBe(true);
        seen.add(type);
      }
      if (!(await move(stage))) await stage.table.nextRound();
    }
    expect([...seen].toSorted()).toEqual(['announce', 'call', 'cut']);
  }, 60_000);

  test('is stale once the table has moved on, and fails without an answer', async () => {
    const stage = await stageWith('marked', {}, 'silent');
    const view = await untilCards(stage);
    const pending = stage.adviser.hint(view.at, 1);
    const decision = firstAllowed(view);
    if (!decision) throw new Error('nobody is asked');
    await stage.table.decide({ at: view.at, decision });
    expect(await pending).toEqual({ outcome: 'stale' });
    expect(await stage.adviser.hint(view.at, 1)).toEqual({ outcome: 'stale' });
    const failing = await stageWith('marked', {}, 'fails');
    expect(await failing.adviser.hint((await untilCards(failing)).at, 1)).toEqual({ outcome: 'failed' });
  });

  test('is not given in the inn, and nothing is thought about there', async () => {
    const stage = await stageWith('inn');
    const view = await untilWaiting(stage);
    expect(await stage.adviser.hint(view.at, 3)).toEqual({ outcome: 'nothing' });
    expect(stage.asked).toEqual([]);
  });
});

describe('a teacher beside the table', () => {
  test('asks before a card once, says why the card that was found is good, and the round keeps what was asked', async () => {
    const stage = await stageWith('coached');
    const view = await untilCards(stage);
    const asked = await stage.adviser.moment(view.at);
    expect(asked).toEqual({ outcome: 'moment', idea: 'sureTrick' });
    expect(await stage.adviser.moment(view.at)).toEqual(asked);
    const [best, , worse] = playable(view) as [Decision, Decision, Decision];
    const answer = await stage.adviser.gate(view.at, best);
    expect(answer).toMatchObject({ outcome: 'pass', found: { because: [{ id: 'lead.sureTrick' }] } });
    expect(ADVICE_CALLS['advice.gate'].output.parse(answer)).toEqual(answer);
    expect(await stage.adviser.gate(view.at, worse)).toMatchObject({ outcome: 'warn' });
    await stage.table.decide({ at: view.at, decision: worse });
    const next = await untilCards(stage);
    expect(await stage.adviser.moment(next.at)).toEqual({ outcome: 'nothing' });
    await playRound(stage);
    expect(stage.archived.at(-1)?.taught).toEqual([{ at: view.at, idea: 'sureTrick' }]);
  });

  test('says nothing where nobody sits beside the table, and of nothing that was not asked', async () => {
    const stage = await stageWith('marked');
    const view = await untilCards(stage);
    expect(await stage.adviser.moment(view.at)).toEqual({ outcome: 'nothing' });
    expect(await stage.adviser.gate(view.at, playable(view)[0] as Decision)).toEqual({ outcome: 'pass' });
    expect(await stage.adviser.moment(view.at + 1)).toEqual({ outcome: 'stale' });
  });
});

describe('a warning', () => {
  const gateAt = async (settings: Partial<Settings>, place: number, mode: HelpMode = 'marked') => {
    const stage = await stageWith(mode, settings);
    const view = await untilCards(stage);
    const before = stage.asked.length;
    const answer = await stage.adviser.gate(view.at, playable(view)[place] as Decision);
    return { stage, answer, before };
  };

  test('comes before a bad card, is ready beforehand, and is counted', async () => {
    const { stage, answer, before } = await gateAt({}, 1);
    expect(answer).toEqual({
      outcome: 'warn',
      grade: 'blunder',
      loss: { cents: 10, points: 0, chance: 0.5 },
      worlds: { of: 'drawn', count: 96 },
    });
    expect(judgingIn(stage.asked.slice(before))).toMatchObject([{ decision: { type: 'play' } }]);
    expect(stage.table.saved()?.file.help?.warnings).toBe(1);
  });

  test.each([
    ['the best card', {}, 0, 'marked'],
    ['cards if these warnings are off', { gateCards: 'off' }, 1, 'marked'],
    ['help only on demand', {}, 1, 'onDemand'],
    ['the inn', {}, 1, 'inn'],
  ] as const)('does not come before %s', async (_, settings, place, mode) => {
    expect((await gateAt(settings, place, mode)).answer).toEqual({ outcome: 'pass' });
  });

  test('for calls has a switch of its own', async () => {
    for (const [settings, outcome] of [
      [{ gateCards: 'off' }, 'warn'],
      [{ gateCalls: 'off' }, 'pass'],
    ] as const) {
      const stage = await stageWith('marked', settings);
      for (;;) {
        const view = await untilWaiting(stage);
        const calls = view.actions.flatMap(({ decision, refusal }) =>
          decision.type === 'call' && !refusal ? [decision] : [],
        );
        if (calls[1]) {
          expect((await stage.adviser.gate(view.at, calls[1])).outcome).toBe(outcome);
          break;
        }
        await move(stage);
      }
    }
  });

  test('comes before a good Stoss is declined, and belongs to the calls', async () => {
    for (const [settings, outcome] of [
      [{ gateCards: 'off' }, 'warn'],
      [{ gateCalls: 'off' }, 'pass'],
    ] as const) {
      const stage = await stageWith('marked', settings);
      const offered = await until(stage, ({ doublingOffered }) => doublingOffered);
      expect((await stage.adviser.gate(offered.at, { type: 'leave', seat: 0 })).outcome).toBe(outcome);
    }
  });

  test('is waited for no longer than it may take', async () => {
    const stage = await stageWith('marked', {}, 'silent');
    const view = await untilCards(stage);
    let answered: unknown;
    void stage.adviser.gate(view.at, playable(view)[1] as Decision).then((answer) => (answered = answer));
    await stage.clock.advance(GATE_WAIT - 1);
    expect(answered).toBeUndefined();
    await stage.clock.advance(1);
    expect(answered).toEqual({ outcome: 'pass' });
  });

  test('is taken back where a closer look does not bear it out', async () => {
    const stage = await stageWith('marked', {}, 'relents');
    const view = await untilCards(stage);
    expect(await stage.adviser.gate(view.at, playable(view)[2] as Decision)).toEqual({ outcome: 'pass' });
    expect(stage.table.saved()?.file.help?.warnings).toBeUndefined();
  });

  test('guards the first card of a resumed session as well', async () => {
    const before = await stageWith('marked');
    const view = await untilCards(before);
    const resumed = advisedTable({}, 'steep', before.saves.at(-1));
    expect(resumed.asked).toEqual([]);
    resumed.table.begin();
    await settled();
    expect(resumed.asked).toHaveLength(1);
    expect(resumed.table.view()?.at).toBe(view.at);
    const third = playable(view)[2] as Decision;
    expect((await resumed.adviser.gate(view.at, third)).outcome).toBe('warn');
    expect(judgingIn(resumed.asked.slice(1))).toEqual([{ decision: third }]);
  });

  test('about a situation that is past is given up: nobody thinks on', async () => {
    const stage = await stageWith('marked', {}, 'silent');
    const view = await untilCards(stage);
    const last = stage.asked.at(-1)?.options?.signal;
    expect(last?.aborted).toBe(false);
    const decision = firstAllowed(view);
    if (!decision) throw new Error('nobody is asked');
    await stage.table.decide({ at: view.at, decision });
    await settled();
    expect(last?.aborted).toBe(true);
  });
});

test('the first step of a hint asks for what the hint then tells, or says that nothing can go wrong', () => {
  const positions = sample([1], [1, 2, 3]).flatMap((seed) =>
    roundOf({ pack: 32, seed: 'first step', chance: 10 }, seed).turns.flatMap(({ view }) =>
      view.phase === 'playing' && choicesIn(view) > 1 ? [view] : [],
    ),
  );
  const told = positions.map((view) => {
    const advice = adviseAt(view, { random: randomOf('first step'), effort: 'quick' });
    const points = advice.ranked.map((each) => each.points ?? 0);
    return {
      idea: ideaOf(advice),
      equal: equallyGood(advice).length === advice.ranked.length,
      givesAway: Math.max(...points) - Math.min(...points) >= 2,
      facts: advice.facts,
    };
  });
  expect(told.length).toBeGreaterThan(sample(15, 45));
  for (const { idea, equal, givesAway, facts } of told) {
    if (idea === 'noMatter') expect({ equal, givesAway }).toEqual({ equal: true, givesAway: false });
    if (facts.some(({ id }) => id.startsWith('fate.'))) expect(idea).not.toBe('compare');
  }
  expect(new Set(told.map(({ idea }) => idea)).size).toBeGreaterThan(sample(4, 6));
});

test('every reason leads to an idea', () => {
  const used = new Set<string>();
  for (const id of Object.keys(FACTS_DE) as FactId[]) {
    const advice = {
      ranked: [1, 2].map(() => ({
        decision: { type: 'play', seat: 0, card: 'EA' } as const,
        cents: 0,
        chance: 1,
        error: 0,
      })),
      facts: [{ id, params: {} } as unknown as Fact],
      basis: 'yourView',
      seat: 0,
      stake: 10,
      worlds: { of: 'all', count: 1 },
    } as const satisfies Advice;
    const idea = ideaOf(advice);
    expect(IDEAS).toContain(idea);
    used.add(idea);
  }
  expect(used.size).toBeGreaterThan(20);
});

test('tricks and points are asked for only where a card is to be played', () => {
  const base = { basis: 'yourView', seat: 0, stake: 10, worlds: { of: 'all', count: 1 }, facts: [] } as const;
  const decisions: readonly Considered[] = [
    { type: 'call', seat: 0, call: 'weiter' },
    { type: 'announce', seat: 0, announcement: { contract: 'solo', trump: 'E' } },
    { type: 'return', seat: 0, card: 'EA' },
    { type: 'widow', seat: 0, answer: 'take' },
  ];
  for (const decision of decisions) {
    const ranked = [10, 0].map((cents) => ({ decision, cents, chance: 1, error: 0 }));
    expect(ideaOf({ ...base, ranked })).toBe('weighUp');
  }
});
