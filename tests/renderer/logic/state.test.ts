// What the page keeps besides what main tells: messages, an order of the cards, a card in advance, the screen and where it led from.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problem } from '../../../src/shared/border/problems.ts';
import { tellImport, tellMany } from '../../../src/renderer/state/importing.ts';
import { Notices } from '../../../src/renderer/state/notices.svelte.ts';
import { Router } from '../../../src/renderer/state/router.svelte.ts';
import { SessionsAside } from '../../../src/renderer/start/sessions.svelte.ts';
import { forgetExplanations, nextForm } from '../../../src/renderer/tutor/memory.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { rulesView } from '../../../src/main/rules/rules-view.ts';
import { NOTHING_BROUGHT } from '../../../src/shared/calls/import-sum.ts';
import type { TableView } from '../../../src/shared/table/board.ts';
import { barred, boardWith, idle, playable, viewWith } from '../../../lab/support/page/table/boards.ts';
import { settled } from '../../../lab/support/held.ts';
import { fakeApp } from '../../../lab/support/page/tutor/fake-app.ts';

describe('messages', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const told = (notices: Notices): readonly string[] =>
    notices.list.map(({ body }) => ('say' in body ? body.say() : body.problems[0].id));

  test('that something is done go by themselves, after long enough to be read and before long', () => {
    const notices = new Notices();
    notices.info(() => 'saved');
    vi.advanceTimersByTime(3000);
    expect(told(notices)).toEqual(['saved']);
    vi.advanceTimersByTime(12_000);
    expect(told(notices)).toEqual([]);
  });

  test('of what went wrong stay until they are put away', () => {
    const notices = new Notices();
    notices.bad(() => 'failed');
    notices.problem(problem('F.FOREIGN', {}));
    vi.advanceTimersByTime(3_600_000);
    expect(told(notices)).toEqual(['failed', 'F.FOREIGN']);
    notices.dismiss(notices.list[0]?.key ?? 0);
    expect(told(notices)).toEqual(['F.FOREIGN']);
  });

  test('never fill the window: of many the latest are there', () => {
    const notices = new Notices();
    const all = Array.from({ length: 30 }, (_, at) => `no ${at}`);
    for (const each of all) notices.bad(() => each);
    const left = told(notices);
    expect(left.length).toBeLessThanOrEqual(6);
    expect(left).toEqual(all.slice(-left.length));
    expect(left.length).toBeGreaterThan(1);
  });

  test('that have been put away are not put away again in the place of others', () => {
    const notices = new Notices();
    notices.info(() => 'one');
    notices.dismiss(notices.list[0]?.key ?? 0);
    vi.advanceTimersByTime(4000);
    notices.info(() => 'two');
    vi.advanceTimersByTime(4000);
    expect(told(notices)).toEqual(['two']);
  });
});

const OTHERS = [{ size: 3 }, { size: 3 }, { size: 3 }] as const;
const HAND = { size: 3, cards: [idle('ET'), idle('E9'), idle('GO')] };
const others = (changes: Partial<TableView> = {}): TableView =>
  viewWith({ board: boardWith({ turn: 1, hands: [HAND, ...OTHERS] }), ...changes });

describe('the own order of the cards', () => {
  const order = (app: ReturnType<typeof fakeApp>, view = others()) =>
    app.ownOrder.laid(view.board).hands[0].cards?.map(({ card }) => card);

  test('outlasts every card that is played in the deal, and no deal', () => {
    const app = fakeApp();
    app.push('table.changed', others());
    app.ownOrder.move(['ET', 'E9', 'GO'], 2, 0);
    for (const at of [11, 12, 13]) {
      app.push('table.changed', others({ at }));
      expect(order(app)).toEqual(['GO', 'ET', 'E9']);
    }
    app.push('table.changed', others({ number: 2 }));
    expect(order(app)).toEqual(['ET', 'E9', 'GO']);
  });

  test('keeps the place of each copy where a card is there twice, and puts what comes later last', () => {
    const app = fakeApp();
    app.push('table.changed', others());
    app.ownOrder.move(['ET', 'ET', 'GO'], 2, 1);
    const hand = { size: 4, cards: [idle('ET'), idle('ET'), idle('GO'), idle('HA')] };
    const view = others({ board: boardWith({ hands: [hand, ...OTHERS] }) });
    expect(order(app, view)).toEqual(['ET', 'GO', 'ET', 'HA']);
  });

  test('stays within the hand, and is sorted with a word only if it was changed', () => {
    const app = fakeApp();
    app.push('table.changed', others());
    app.ownOrder.sort();
    expect(app.notices.list).toEqual([]);
    app.ownOrder.move(['ET', 'E9', 'GO'], 0, 9);
    expect(app.ownOrder.cards).toEqual(['E9', 'GO', 'ET']);
    app.ownOrder.move(['E9', 'GO', 'ET'], 2, -4);
    expect(app.ownOrder.cards).toEqual(['ET', 'E9', 'GO']);
    app.ownOrder.move(['ET', 'E9', 'GO'], 7, 0);
    expect(app.ownOrder.cards).toEqual(['ET', 'E9', 'GO']);
    app.ownOrder.sort();
    expect(app.notices.list).toHaveLength(1);
  });
});

describe('a card in advance', () => {
  const waiting = () => {
    const app = fakeApp({ 'table.decide': () => ({ outcome: 'done' }) }, { gateCards: 'off', inAdvance: 'on' });
    app.push('table.changed', others());
    return app;
  };
  const asked = (changes: Partial<TableView> = {}): TableView =>
    viewWith({
      at: 11,
      asked: 'play',
      board: boardWith({ hands: [{ size: 3, cards: [playable('ET'), playable('E9'), barred('GO')] }, ...OTHERS] }),
      ...changes,
    });

  const SITUATIONS: readonly (readonly [string, Partial<TableView>])[] = [
    ['the rest is being laid down', { restSaid: { claim: 'mine', seat: 2 } }],
    ['something is asked', { asked: 'call' }],
    ['it is the inn', { mode: 'inn' }],
    ['no trick lies there', { board: { ...boardWith({ turn: 1 }), trick: undefined } as never }],
    ['it is the own turn', { board: boardWith() }],
  ];
  test.each(SITUATIONS)('is not chosen while %s', (_, changes) => {
    const { inAdvance } = waiting();
    expect([inAdvance.mayChoose(others()), inAdvance.mayChoose(others(changes))]).toEqual([true, false]);
  });

  const GONE: readonly (readonly [string, TableView | null])[] = [
    ['the rest is said', others({ at: 11, restSaid: { claim: 'mine', seat: 2 } })],
    ['something was taken back', others({ at: 8, revision: 12 })],
    ['another deal lies there', others({ number: 2 })],
    [
      'it is in the hand no more',
      others({ board: boardWith({ turn: 1, hands: [{ size: 1, cards: [idle('ET')] }, ...OTHERS] }) }),
    ],
    ['the table is gone', null],
  ];
  test.each(GONE)('falls once %s, without being played', async (_, view) => {
    const app = waiting();
    app.inAdvance.choose('E9');
    app.push('table.changed', view);
    expect(app.inAdvance.card).toBeNull();
    app.push('table.changed', asked({ at: 20, revision: 20 }));
    await settled();
    expect(app.calls).not.toContain('table.decide');
  });

  test('stays while others play, is played once when it is asked for, and falls with a word if something else is', async () => {
    const app = waiting();
    app.inAdvance.choose('E9');
    app.push('table.changed', others({ at: 11 }));
    expect(app.inAdvance.card).toBe('E9');
    app.push('table.changed', asked({ at: 12 }));
    app.push('table.changed', asked({ at: 12, pausing: true }));
    await settled();
    expect(app.calls).toEqual(['table.decide']);
    app.push('table.changed', others({ at: 13 }));
    app.inAdvance.choose('ET');
    app.push('table.changed', asked({ at: 14, asked: 'call' }));
    await settled();
    expect(app.calls).toEqual(['table.decide']);
    expect(app.notices.list).toHaveLength(1);
  });
});

describe('the screen', () => {
  test('another one leaves the sheet of rules behind; the other sheets lie where they are', () => {
    const router = new Router();
    router.open('rulesInForce');
    expect(router.rulesOpen).toBe('table');
    router.go({ name: 'library' });
    expect(router.rulesOpen).toBe('no');
    router.rulesOpen = { round: 'r' };
    router.go({ name: 'library' });
    expect(router.rulesOpen).toBe('no');
  });

  test('each sheet is opened by its name, and no other with it', () => {
    const open = (sheet: Parameters<Router['open']>[0]) => {
      const router = new Router();
      router.open(sheet);
      return [router.settingsOpen, router.helpOpen, router.fairnessOpen, router.aboutOpen, router.rulesOpen];
    };
    expect(open('settings')).toEqual([true, false, false, false, 'no']);
    expect(open('help')).toEqual([false, true, false, false, 'no']);
    expect(open('fairness')).toEqual([false, false, true, false, 'no']);
    expect(open('about')).toEqual([false, false, false, true, 'no']);
    expect(open('rulesInForce')).toEqual([false, false, false, false, 'table']);
  });

  test('knows where one came from; pages of one screen are one stay', () => {
    const router = new Router();
    router.go({ name: 'library' });
    router.go({ name: 'replay', id: 'a' });
    router.go({ name: 'replay', id: 'b' });
    expect([router.screen, router.from]).toEqual([{ name: 'replay', id: 'b' }, { name: 'library' }]);
  });
});

describe('files that were taken in', () => {
  const told = (sum: Partial<typeof NOTHING_BROUGHT>) => {
    const app = fakeApp();
    tellMany(app, { ...NOTHING_BROUGHT, ...sum });
    return [app.notices.list.map(({ tone }) => tone), app.router.screen.name];
  };

  test('lead to the rounds if there are some, else to the rules, and nowhere if nothing came of them', () => {
    expect(told({ taken: 2 })).toEqual([['info'], 'library']);
    expect(told({ rules: 1 })).toEqual([['info'], 'rules']);
    expect(told({ taken: 1, rules: 3 })).toEqual([['info'], 'library']);
    expect(told({ refused: 2 })).toEqual([['bad'], 'start']);
  });

  test('one round is shown; a file that is refused says why, and a closed dialog nothing', () => {
    const after = (answer: Parameters<typeof tellImport>[1]) => {
      const app = fakeApp();
      tellImport(app, answer);
      return [app.notices.list.map(({ tone }) => tone), app.router.screen];
    };
    const start = { name: 'start' };
    expect(after({ outcome: 'imported', id: 'r' })).toEqual([['info'], { name: 'replay', id: 'r' }]);
    expect(after({ outcome: 'duel', kind: 'result', id: 'd' })).toEqual([['info'], { name: 'duel', id: 'd' }]);
    expect(after({ outcome: 'refused', problem: problem('F.FOREIGN', {}) })).toEqual([['bad'], start]);
    expect(after({ outcome: 'cancelled' })).toEqual([[], start]);
    expect(after({ outcome: 'importedMany', taken: 3, refused: 1 })).toEqual([['info'], { name: 'library' }]);
  });
});

test('a rule is explained twice at length in a session and shortly from then on, each rule by itself', () => {
  forgetExplanations();
  const forms = (session: string, ...ids: readonly ('R.FOLLOW_SUIT' | 'R.FOLLOW_TRUMP')[]) =>
    ids.map((id) => nextForm(session, id));
  expect(forms('one', 'R.FOLLOW_SUIT', 'R.FOLLOW_SUIT', 'R.FOLLOW_SUIT')).toEqual(['full', 'full', 'short']);
  expect(forms('one', 'R.FOLLOW_TRUMP', 'R.FOLLOW_SUIT', 'R.FOLLOW_TRUMP')).toEqual(['full', 'short', 'full']);
  expect(forms('two', 'R.FOLLOW_SUIT')).toEqual(['full']);
  expect(forms('one', 'R.FOLLOW_SUIT')).toEqual(['full']);
  forgetExplanations();
});

describe('the coach', () => {
  const CARD = { type: 'play', seat: 0, card: 'ET' } as const;
  const CALL = { type: 'call', seat: 0, call: 'weiter' } as const;

  test.each([
    ['cards', { gateCards: 'off', gateCalls: 'on' }, [false, true]],
    ['what is said', { gateCards: 'on', gateCalls: 'off' }, [true, false]],
    ['neither', { gateCards: 'on', gateCalls: 'on' }, [true, true]],
  ] as const)('looks at no decision of the kind whose warnings are off: %s', async (_, settings, looked) => {
    const seen = await Promise.all(
      [CARD, CALL].map(async (decision) => {
        const app = fakeApp(
          { 'advice.gate': () => ({ outcome: 'pass' }), 'table.decide': () => ({ outcome: 'done' }) },
          settings,
        );
        app.push('table.changed', viewWith());
        await app.coach.decide(decision);
        return app.calls.includes('advice.gate');
      }),
    );
    expect(seen).toEqual(looked);
  });
});

describe('the next table', () => {
  const ready = async () => {
    const app = fakeApp({
      'rules.view': ({ house, game }) => rulesView(house, game),
      'session.start': () => viewWith(),
    });
    await app.rules.look(PURE_2007);
    return app;
  };

  test('is sat down at as it was chosen; somebody who is learning begins with beginners and open help', async () => {
    const { nextTable, router } = await ready();
    nextTable.learner = true;
    expect([nextTable.level, nextTable.mode]).toEqual(['anfaenger', 'open']);
    nextTable.level = 'stammtisch';
    nextTable.mode = 'inn';
    expect([nextTable.level, nextTable.mode]).toEqual(['stammtisch', 'inn']);
    await nextTable.sitDown();
    expect([nextTable.starting, router.screen.name]).toEqual([false, 'table']);
  });

  test('cannot be sat down at before its rules are known, nor while stakes are being typed', async () => {
    const early = fakeApp();
    await early.nextTable.sitDown();
    const { nextTable, calls } = await ready();
    nextTable.typing = true;
    await nextTable.sitDown();
    expect([early.calls, calls]).toEqual([[], ['rules.view']]);
  });

  test('that could not be begun leads nowhere, and can be tried again', async () => {
    const app = fakeApp({ 'rules.view': ({ house, game }) => rulesView(house, game) });
    await app.rules.look(PURE_2007);
    await app.nextTable.sitDown();
    expect([app.router.screen.name, app.nextTable.starting, app.notices.list.length]).toEqual(['start', false, 1]);
  });
});

describe('sessions that were put aside', () => {
  test('are gone on with at the table; one that is gone is told, and the list read anew', async () => {
    let there = true;
    const app = fakeApp({
      'session.aside': () => [],
      'session.goOn': () => (there ? viewWith() : null),
      'session.removeAside': () => ({}) as never,
    });
    const aside = new SessionsAside(app);
    await aside.goOn('a');
    expect([app.router.screen.name, app.calls]).toEqual(['table', ['session.goOn']]);
    there = false;
    app.router.go({ name: 'start' });
    await aside.goOn('b');
    expect([app.router.screen.name, app.calls.at(-1), app.notices.list.length]).toEqual(['start', 'session.aside', 1]);
    await aside.remove('b');
    expect(app.calls.slice(-2)).toEqual(['session.removeAside', 'session.aside']);
    expect(aside.known).toBe(true);
  });
});
