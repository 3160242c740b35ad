// What was asked about one situation says nothing about the next: an answer that comes late is dropped.
import { describe, expect, test } from 'vitest';
import { Branching } from '../../../src/renderer/review/branching.svelte.ts';
import { RoundCommentary } from '../../../src/renderer/review/commentary.svelte.ts';
import { LibraryState } from '../../../src/renderer/library/library-state.svelte.ts';
import type { LibraryItem, LibraryPage } from '../../../src/shared/calls/library-calls.ts';
import { EVERYTHING } from '../../../src/shared/files/library-filter.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { rulesView } from '../../../src/main/rules/rules-view.ts';
import type { GateAnswer, HintAnswer, WhyAnswer } from '../../../src/shared/teaching/advice-answers.ts';
import type { TableView } from '../../../src/shared/table/board.ts';
import type { RestAnswer } from '../../../src/shared/calls/rest-calls.ts';
import { note } from '../../../src/engine/tutor/notes.ts';
import { held, settled } from '../../../lab/support/held.ts';
import { RUFER, SOLO } from '../../../lab/support/page/library/library-rounds.ts';
import { OVERVIEW } from '../../../lab/support/page/review/made-up.ts';
import { boardWith, viewWith } from '../../../lab/support/page/table/boards.ts';
import { fakeApp } from '../../../lab/support/page/tutor/fake-app.ts';

const PLAY = { type: 'play', seat: 0, card: 'ET' } as const;
const WARN: GateAnswer = {
  outcome: 'warn',
  grade: 'mistake',
  loss: { cents: 12, points: 4, chance: 0.1 },
  worlds: { of: 'drawn', count: 40 },
};
const WHY = { outcome: 'why', seat: 1, facts: [] } as unknown as WhyAnswer;
const REFUSED: RestAnswer = {
  outcome: 'refused',
  because: { id: 'C.HIGHER', params: { own: 'ET', by: 'EA', holder: 1 } },
};

/** The table goes on by a card, or to another round whose log is just as long. */
const AFTERWARDS: readonly (readonly [string, TableView])[] = [
  ['by a card', viewWith({ at: 11, restClaims: ['mine'] })],
  ['to the next round', viewWith({ number: 2, restClaims: ['mine'] })],
];

describe.each(AFTERWARDS)('the table has gone on %s', (_, after) => {
  test('a decision that was to be looked at is not taken any more, nor warned of', async () => {
    for (const answer of [WARN, { outcome: 'pass' }] as const) {
      const gate = held<GateAnswer>();
      const app = fakeApp({ 'advice.gate': () => gate.promise, 'table.decide': () => ({ outcome: 'done' }) });
      app.push('table.changed', viewWith());
      const decided = app.coach.decide(PLAY);
      app.push('table.changed', after);
      gate.keep(answer);
      await decided;
      expect(app.calls).toEqual(['advice.gate']);
      expect(app.coach.warning).toBeNull();
    }
  });

  test('a hint is not shown', async () => {
    const hint = held<HintAnswer>();
    const app = fakeApp({ 'advice.hint': () => hint.promise });
    app.push('table.changed', viewWith());
    const asked = app.coach.askHint();
    app.push('table.changed', after);
    hint.keep({ outcome: 'hint', hint: { step: 1, idea: 'smear' } });
    await asked;
    expect([app.coach.hint, app.coach.hintState]).toEqual([null, 'none']);
  });

  test('nothing is said of how the round was to end', async () => {
    const proof = held<RestAnswer>();
    const app = fakeApp({ 'table.sayRest': () => proof.promise });
    app.push('table.changed', viewWith({ restClaims: ['mine'] }));
    const said = app.rest.say('mine');
    app.push('table.changed', after);
    app.rest.open();
    proof.keep(REFUSED);
    await said;
    expect([app.rest.state, app.rest.refused]).toEqual(['asked', null]);
  });
});

test('why somebody played is told in the same round, and no longer in the next', async () => {
  const why = held<WhyAnswer>();
  const app = fakeApp({ 'advice.why': () => why.promise });
  const tell = async (after: TableView): Promise<unknown> => {
    app.push('table.changed', viewWith());
    const asked = app.coach.askWhy({ kind: 'last', at: 10 });
    app.push('table.changed', after);
    why.keep(WHY);
    await asked;
    return app.coach.why;
  };
  expect(await tell(viewWith({ at: 11 }))).toBe(WHY);
  expect(await tell(viewWith({ number: 2 }))).toBeNull();
});

describe('a picture of the table', () => {
  const said = (entry: number) => ({ entry, note: note('L.CALL', { seat: 1, call: 'weiter' }) });

  test('that is older leaves course, refusal and listeners alone', () => {
    const { table } = fakeApp();
    table.take(viewWith({ at: 12, board: boardWith({ course: [said(11)] }) }));
    const heard: unknown[] = [];
    table.listen((view) => heard.push(view));
    table.take(viewWith({ at: 11, board: boardWith({ course: [said(9)] }) }));
    expect(table.course.map(({ entry }) => entry)).toEqual([11]);
    expect(heard).toEqual([]);
  });

  test('that was asked for is not shown over one of another round that came since', async () => {
    const asked = held<TableView>();
    const app = fakeApp({ 'table.view': () => asked.promise });
    const loaded = app.table.load();
    app.push('table.changed', viewWith({ number: 2, at: 1 }));
    asked.keep(viewWith({ number: 1, at: 40 }));
    await loaded;
    expect(app.table.view?.number).toBe(2);
    expect(app.table.known).toBe(true);
  });
});

describe('the library', () => {
  const pageOf = (items: LibraryItem[]): LibraryPage => ({
    items,
    all: 2,
    matching: items.length,
    sum: 0,
    counted: items.length,
    contracts: [],
    months: [],
    problems: [],
  });

  test('shows what was asked for last, in whatever order the answers come', async () => {
    const answers = new Map([
      ['rufer', held<LibraryPage>()],
      ['solo', held<LibraryPage>()],
    ]);
    const app = fakeApp({ 'library.list': ({ filter }) => answers.get(filter?.contract ?? '')?.promise ?? pageOf([]) });
    const library = new LibraryState(app, () => app.speech.ui.library as never);
    const both = [
      library.choose({ ...EVERYTHING, contract: 'rufer' }),
      library.choose({ ...EVERYTHING, contract: 'solo' }),
    ];
    answers.get('solo')?.keep(pageOf([SOLO]));
    await settled();
    answers.get('rufer')?.keep(pageOf([RUFER]));
    await Promise.all(both);
    expect(library.page.items).toEqual([SOLO]);
    expect(library.filter.contract).toBe('solo');
  });
});

describe('a line of the reader’s own', () => {
  const move = (card: 'EA' | 'ET') => ({ type: 'play', seat: 0, card }) as const;

  test('shows the move that was chosen last, in whatever order the answers come', async () => {
    const answers = { EA: held<never>(), ET: held<never>() };
    const app = fakeApp({
      'replay.along': ({ line }) => answers[(line.moves.at(-1) as { card: 'EA' | 'ET' }).card].promise,
      'replay.values': () => null,
    });
    const branching = new Branching(app.client, 'r', []);
    const both = [branching.show(5, [move('EA')]), branching.show(5, [move('ET')])];
    answers.ET.keep({ at: 'ET' } as never);
    await settled();
    answers.EA.keep({ at: 'EA' } as never);
    await Promise.all(both);
    expect(branching.moves).toEqual([move('ET')]);
    expect(branching.frame).toEqual({ at: 'ET' });
  });

  test('goes back and on again along the same moves, and keeps them once', async () => {
    const app = fakeApp({
      'replay.along': ({ line }) => ({ moves: line.moves.length }) as never,
      'replay.values': () => null,
      'replay.keepBranches': ({ branches }) => branches,
    });
    const branching = new Branching(app.client, 'r', []);
    await branching.show(5, [move('EA')]);
    await branching.play(0, 'ET');
    expect(branching.moves).toEqual([move('EA'), move('ET')]);
    branching.back();
    await settled();
    expect([branching.moves, branching.mayGoOn]).toEqual([[move('EA')], true]);
    branching.goOn();
    await settled();
    expect([branching.moves, branching.mayGoOn]).toEqual([[move('EA'), move('ET')], false]);
    expect(await branching.keep(' ')).toBe(true);
    expect(await branching.keep(' besser ')).toBe(true);
    expect(branching.branches).toEqual([{ from: 5, moves: [move('EA'), move('ET')], note: 'besser' }]);
    branching.leave();
    expect([branching.from, branching.frame]).toEqual([undefined, undefined]);
    expect(await branching.keep('nothing')).toBe(false);
  });
});

describe('the commentary', () => {
  test('asks once more for what has changed while it asked, and not more often', async () => {
    const answers = [held<typeof OVERVIEW>(), held<typeof OVERVIEW>()];
    let asked = 0;
    const look = () => answers[asked++]?.promise ?? OVERVIEW;
    const app = fakeApp({ 'review.open': look, 'review.look': look });
    const commentary = new RoundCommentary(app.client, 'r');
    commentary.follow();
    for (const id of ['r', 'r', 'r', 'other']) app.push('review.changed', { id });
    expect(asked).toBe(1);
    answers[0]?.keep({ ...OVERVIEW, keyMoments: [1] });
    await settled();
    expect(asked).toBe(2);
    answers[1]?.keep({ ...OVERVIEW, keyMoments: [4] });
    await settled();
    expect(commentary.overview?.keyMoments).toEqual([4]);
    expect(asked).toBe(2);
  });
});

describe('house rules', () => {
  test('are changed one after the other, each on what the one before has left', async () => {
    const first = held<undefined>();
    const seen: HouseRules[] = [];
    const app = fakeApp({
      'rules.view': ({ house, game }) => rulesView(house, game),
      'rules.change': async ({ house, option, value }) => {
        seen.push(house);
        if (seen.length === 1) await first.promise;
        return { view: rulesView({ ...house, [option]: value }), adapted: [] };
      },
    });
    await app.rules.look(PURE_2007);
    const both = [app.rules.change('klopfen.enabled', true), app.rules.change('ramsch.bonuses', true)];
    await settled();
    expect(seen).toHaveLength(1);
    first.keep(undefined);
    await Promise.all(both);
    expect(seen[1]?.['klopfen.enabled']).toBe(true);
    expect(app.rules.view?.house).toMatchObject({ 'klopfen.enabled': true, 'ramsch.bonuses': true });
  });

  test('that are agreed on are those after the last change', async () => {
    const answer = held<undefined>();
    const app = fakeApp({
      'rules.view': ({ house, game }) => rulesView(house, game),
      'rules.change': async ({ house, option, value }) => {
        await answer.promise;
        return { view: rulesView({ ...house, [option]: value }), adapted: [] };
      },
    });
    await app.rules.look(PURE_2007);
    void app.rules.change('klopfen.enabled', true);
    const agreed = app.rules.agreed();
    answer.keep(undefined);
    expect((await agreed)?.['klopfen.enabled']).toBe(true);
  });

  test('go on being changed after one change has failed', async () => {
    let times = 0;
    const app = fakeApp({
      'rules.view': ({ house, game }) => rulesView(house, game),
      'rules.change': ({ house, option, value }) => {
        if (times++ === 0) throw new Error('gone');
        return { view: rulesView({ ...house, [option]: value }), adapted: [] };
      },
    });
    await app.rules.look(PURE_2007);
    await expect(app.rules.change('klopfen.enabled', true)).rejects.toThrow('gone');
    await app.rules.change('klopfen.enabled', true);
    expect(app.rules.view?.house['klopfen.enabled']).toBe(true);
  });
});
