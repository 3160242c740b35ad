// What is shown after a while or one after the other: tables of the first round, sounds, parts of the page, cards on their way.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GuidedRun } from '../../../src/renderer/learn/guided-run.svelte.ts';
import { pointersAt } from '../../../src/renderer/learn/pointers.ts';
import { valuesAt } from '../../../src/renderer/replay/card-values.ts';
import { loadPages } from '../../../src/renderer/review/export.ts';
import { RoundCommentary } from '../../../src/renderer/review/commentary.svelte.ts';
import { Sounding } from '../../../src/renderer/state/sounding.svelte.ts';
import type { Pace } from '../../../src/renderer/state/preferences.svelte.ts';
import { arrive, dealt, leave } from '../../../src/renderer/table/scene/flights.ts';
import { Part } from '../../../src/renderer/ui/part.svelte.ts';
import type { GuidedRound, GuidedStage } from '../../../src/shared/calls/guided.ts';
import type { ReplayInfo } from '../../../src/shared/calls/library-calls.ts';
import type { Settings } from '../../../src/shared/files/settings.ts';
import { RUFER } from '../../../lab/support/page/library/library-rounds.ts';
import { CARD_MISTAKE, OVERVIEW } from '../../../lab/support/page/review/made-up.ts';
import { settled } from '../../../lab/support/held.ts';
import { boardWith, idle, viewWith } from '../../../lab/support/page/table/boards.ts';
import { fakeApp } from '../../../lab/support/page/tutor/fake-app.ts';

describe('the first round', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const framed = (turns: readonly (0 | 1 | 2 | 3)[], step: GuidedStage['step']): GuidedStage => ({
    step,
    frames: turns.map((turn) => boardWith({ turn })) as GuidedStage['frames'],
    glow: [],
    actions: [],
  });
  const TELL = { kind: 'tell', id: 'welcome' } as unknown as GuidedStage['step'];
  const ASK = { kind: 'ask', id: 'lead' } as unknown as GuidedStage['step'];
  const PLAY = { type: 'play', seat: 0, card: 'ET' } as const;
  const stages: GuidedRound['stages'] = [framed([0, 1, 2], TELL), framed([0], ASK)];
  const later = { stages: [...stages, framed([3], TELL)], length: 3, decisions: { taken: 1, all: 1 } } as GuidedRound;

  async function begun(decide: () => 'right' | 'other' = () => 'right') {
    const asked: unknown[] = [];
    const { client } = fakeApp({
      'guided.round': () => ({ stages, length: 3, decisions: { taken: 0, all: 1 } }),
      'guided.decide': ({ decisions }) => {
        asked.push(decisions);
        return decide() === 'right' ? { outcome: 'right', round: later } : { outcome: 'other' };
      },
    });
    const run = new GuidedRun({ client, speed: () => 'normal' });
    await run.load();
    return { run, asked };
  }

  test('shows the tables of a step one after the other, and stops at the last', async () => {
    const { run } = await begun();
    const turns = [run.board?.turn];
    for (let time = 0; time < 3; time++) {
      await vi.advanceTimersByTimeAsync(1500);
      turns.push(run.board?.turn);
    }
    expect(turns).toEqual([0, 1, 2, 2]);
    expect(run.moving).toBe(false);
  });

  test('a press shows the last table at once, the next one the next step; a question is not passed by', async () => {
    const { run } = await begun();
    run.next();
    expect([run.board?.turn, run.place?.at]).toEqual([2, 0]);
    run.next();
    expect([run.asking, run.place?.at]).toEqual([true, 1]);
    run.next();
    expect(run.place?.at).toBe(1);
    run.back();
    run.back();
    expect([run.place?.at, run.mayGoBack]).toEqual([0, false]);
  });

  test('says something to what does not go on, and goes on with what is right; that is not decided again', async () => {
    const answers = ['other', 'right'] as const;
    let at = 0;
    const { run, asked } = await begun(() => answers[at++] ?? 'right');
    run.next();
    run.next();
    await run.decide(PLAY);
    expect([run.said?.outcome, run.place?.at]).toEqual(['other', 1]);
    await run.decide(PLAY);
    expect([run.said, run.place?.at, run.place?.decisions.taken]).toEqual([undefined, 2, 1]);
    run.back();
    expect(run.past).toBe(true);
    await run.decide(PLAY);
    expect(asked).toEqual([[], []]);
    run.next();
    expect(run.place?.at).toBe(2);
  });

  test('does not move on once it is left', async () => {
    const { run } = await begun();
    run.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run.board?.turn).toBe(0);
  });

  test('shows the own cards in the order of the step', async () => {
    const order = ['E9', 'GO', 'ET', 'HA'] as const;
    const stage = { ...framed([0], TELL), order: [...order] };
    const { client } = fakeApp({
      'guided.round': () => ({ stages: [stage], length: 1, decisions: { taken: 0, all: 0 } }),
    });
    const run = new GuidedRun({ client, speed: () => 'normal' });
    await run.load();
    expect(run.board?.hands[0].cards?.map(({ card }) => card)).toEqual(order);
  });
});

describe('arrows of the first round', () => {
  afterEach(() => document.body.replaceChildren());

  test('point at one card or one player; several cards only glow', () => {
    document.body.innerHTML = `<section id="root"><i data-card="EA"></i><i data-trick-card="ET"></i>
      <div class="seat left"><b class="plate"></b></div><div class="seat top"><b class="plate"></b></div></section>`;
    const root = document.getElementById('root');
    if (!root) throw new Error('no root');
    const lit = () => [...root.querySelectorAll('.pointed')].length;
    const kinds = (...args: [Parameters<typeof pointersAt>[2], Parameters<typeof pointersAt>[3]]) =>
      pointersAt(root, boardWith(), ...args).map(({ kind }) => kind);
    expect([kinds(['EA'], undefined), lit()]).toEqual([['card'], 1]);
    expect([kinds(['EA', 'ET'], undefined), lit()]).toEqual([[], 2]);
    expect([kinds([], 2), lit()]).toEqual([['seat'], 0]);
    expect([kinds(['G7'], undefined), lit()]).toEqual([[], 0]);
  });
});

describe('sounds', () => {
  function listening(settings: Partial<Settings>) {
    const app = fakeApp({}, settings);
    const heard: string[] = [];
    const { table, preferences } = app;
    const speaker = {
      play: (cues: readonly { readonly sound: string }[], volume: number) =>
        void heard.push(...cues.map(({ sound }) => `${sound} ${volume}`)),
    };
    return { app, heard, sounding: new Sounding({ table, preferences, speaker }) };
  }
  const HAND = { size: 2, cards: [idle('ET'), idle('GO')] };
  const before = viewWith({ at: 10, board: boardWith({ turn: 1, trick: { leader: 2, cards: ['EK'] } }) });
  const after = viewWith({
    at: 12,
    asked: 'play',
    board: boardWith({
      trick: { leader: 2, cards: ['EK', 'EA'] },
      hands: [HAND, { size: 2 }, { size: 2 }, { size: 2 }],
    }),
  });

  test('are those between two pictures, as loud as is set, and none where they are switched off', () => {
    const loud = listening({ sound: 'on', volume: 40 });
    loud.app.push('table.changed', before);
    expect(loud.heard).toEqual([]);
    loud.app.push('table.changed', after);
    expect(loud.heard).toContain('card 40');
    expect(loud.heard).toContain('turn 40');
    const off = listening({ sound: 'off' });
    off.app.push('table.changed', before);
    off.app.push('table.changed', after);
    off.sounding.try();
    expect(off.heard).toEqual([]);
  });

  test('are few where a round is over in a moment', () => {
    const { app, heard } = listening({ sound: 'on', volume: 40, speed: 'instant' });
    app.push('table.changed', before);
    app.push('table.changed', after);
    expect(heard).toEqual(['card 40']);
  });

  test('can be tried', () => {
    const { heard, sounding } = listening({ sound: 'on', volume: 7 });
    sounding.try('coins');
    expect(heard).toEqual(['coins 7']);
  });
});

describe('a part of the page', () => {
  test('is loaded once, however often it is wanted, and tried again after it could not be read', async () => {
    let times = 0;
    const part = new Part<string>(() => {
      times++;
      return times === 1 ? Promise.reject(new Error('gone')) : Promise.resolve({ default: 'there' });
    });
    await expect(Promise.all([part.load(), part.load()])).rejects.toThrow('gone');
    expect([times, part.component]).toEqual([1, undefined]);
    await Promise.all([part.load(), part.load()]);
    await part.load();
    expect([times, part.component]).toEqual([2, 'there']);
  });
});

describe('cards on their way', () => {
  const FLY: Pace = { flight: 200, sort: 400, packet: 500, fade: 160, style: 'fly' };
  const node = document.createElement('i');
  const spot = () => new DOMRect(100, 50, 10, 10);
  const css = (transition: ReturnType<typeof dealt>, t: number) => transition.css?.(t, 1 - t) ?? '';

  test('come from where they were and end where they lie', () => {
    const flight = arrive(node, { pace: FLY, spot })();
    expect(css(flight, 0)).toContain('translate(105px, 55px)');
    expect(css(flight, 1)).toContain('translate(0px, 0px) scale(1) rotate(0deg)');
    expect(css(leave(node, { pace: FLY, spot })(), 0)).toContain('translate(105px, 55px)');
  });

  test('only fade where nothing is to fly, and where nobody knows from where', () => {
    for (const pace of [
      { ...FLY, style: 'fade' },
      { ...FLY, flight: 0 },
    ] as const)
      for (const transition of [
        arrive(node, { pace, spot })(),
        leave(node, { pace, spot })(),
        dealt(node, { pace, index: 3, of: 8 }),
      ]) {
        expect(transition.duration).toBe(160);
        expect(css(transition, 0.5)).toBe('opacity: 0.5');
      }
    expect(css(arrive(node, { pace: FLY, spot: () => undefined })(), 0.5)).toBe('opacity: 0.5');
  });

  test('are dealt one after the other, the second half of the hand in a packet of its own', () => {
    const delays = Array.from({ length: 8 }, (_, index) => dealt(node, { pace: FLY, index, of: 8 }).delay ?? 0);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    const steps = delays.slice(1).map((delay, at) => delay - (delays[at] ?? 0));
    expect(steps.indexOf(Math.max(...steps))).toBe(3);
    expect(Math.max(...steps)).toBeGreaterThan(FLY.packet);
  });
});

describe('values on the cards of a replay', () => {
  const open = { at: 3, values: { seat: 2, basis: 'open', cards: [{ card: 'EA', loss: 0 }] } } as never;
  const moment = {
    player: { at: 3, viewer: 'open', playing: false },
    branching: { from: undefined, values: undefined },
    commentary: { step: (frame: number) => (frame === 4 ? CARD_MISTAKE : undefined) },
    drill: false,
    open: undefined,
  } as const;

  test('are those of the grades where there is commentary on the next card, else those with open cards of this step', () => {
    expect(valuesAt(moment)).toMatchObject({ seat: 0, measure: 'judged' });
    const silent = { ...moment, commentary: { step: () => undefined } };
    expect(valuesAt(silent)).toBeUndefined();
    expect(valuesAt({ ...silent, open })).toMatchObject({ seat: 2, measure: 'openCards' });
    expect(valuesAt({ ...silent, open, player: { ...moment.player, at: 4 } })).toBeUndefined();
  });

  test('are not seen from a seat, while it plays by itself, or while something better is sought', () => {
    expect(valuesAt({ ...moment, player: { ...moment.player, viewer: 0 } })).toBeUndefined();
    expect(valuesAt({ ...moment, player: { ...moment.player, playing: true } })).toBeUndefined();
    expect(valuesAt({ ...moment, drill: true })).toBeUndefined();
  });

  test('in a line of the reader’s own are those of the line, or none yet', () => {
    const values = { seat: 1, basis: 'playedOut', cards: [] } as never;
    expect(valuesAt({ ...moment, branching: { from: 5, values } })).toMatchObject({ seat: 1, measure: 'playedOut' });
    expect(valuesAt({ ...moment, branching: { from: 5, values: undefined } })).toBeUndefined();
  });
});

test('pages for the printer hold the first table and the last, and the commentary that there is', async () => {
  const info: ReplayInfo = { item: RUFER, frames: 10, marks: [] };
  const wanted: unknown[] = [];
  const app = fakeApp({
    'review.open': () => OVERVIEW,
    'review.step': ({ frame }) => (frame === 4 ? CARD_MISTAKE : null),
    'replay.frame': ({ frame, viewer }) => {
      wanted.push([frame, viewer]);
      return { frame } as never;
    },
  });
  const commentary = new RoundCommentary(app.client, 'r');
  commentary.follow();
  await settled();
  const pages = await loadPages(app.client, commentary, info);
  expect(wanted).toEqual([
    [0, 'open'],
    [9, 'open'],
  ]);
  expect([pages?.deal, pages?.end, pages?.steps]).toEqual([{ frame: 0 }, { frame: 9 }, [CARD_MISTAKE]]);
  expect(await loadPages(fakeApp().client, commentary, info)).toBeUndefined();
});
