// Walking through a replay: steps, edges, frames fetched ahead, answers that come late or not at all.
import { describe, expect, test, vi } from 'vitest';
import { type Caller, ReplayPlayer, type Viewer } from '../../../src/renderer/replay/player.svelte.ts';
import type { ReplayFrame, ReplayInfo } from '../../../src/shared/calls/library-calls.ts';
import { refusal } from '../../../src/shared/border/ipc.ts';
import { RUFER } from '../../../lab/support/page/library/library-rounds.ts';
import { tableView } from '../../../lab/support/page/tutor/made-up.ts';

const INFO: ReplayInfo = { item: RUFER, frames: 10, marks: [{ frame: 0, kind: 'deal' }] };

const frameAt = (frame: number): ReplayFrame => ({
  frame,
  board: tableView().board,
  happened: [],
  duty: [],
  because: [],
});

interface Wish {
  readonly frame: number;
  readonly viewer: Viewer;
}

/** A main process that answers at once, and remembers what it was asked. */
function prompt() {
  const wishes: Wish[] = [];
  const call = vi.fn((_name: string, wish: Wish) => {
    wishes.push(wish);
    return Promise.resolve({ ok: true as const, value: frameAt(wish.frame) });
  });
  return { wishes, client: { call } as unknown as Caller };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('steps', () => {
  test('stay within the round', async () => {
    const player = new ReplayPlayer(prompt().client, INFO);
    await settled();
    expect(player.frame?.frame).toBe(0);
    player.step(-1);
    expect(player.at).toBe(0);
    player.step(1);
    expect(player.frame?.frame).toBe(1);
    player.goTo(99);
    expect(player.at).toBe(9);
  });

  test('find their frames already there, each asked for once', async () => {
    const { wishes, client } = prompt();
    const player = new ReplayPlayer(client, INFO);
    await settled();
    expect(wishes.map(({ frame }) => frame)).toEqual([0, 1, 2, 3]);
    for (const at of [1, 2, 3]) {
      player.step(1);
      expect(player.frame?.frame).toBe(at);
      await settled();
    }
    expect(wishes.map(({ frame }) => frame)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('of another viewer are asked for anew', async () => {
    const { wishes, client } = prompt();
    const player = new ReplayPlayer(client, INFO);
    await settled();
    player.see(2);
    await settled();
    expect(wishes.filter(({ viewer }) => viewer === 2).map(({ frame }) => frame)).toEqual([0, 1, 2, 3]);
  });
});

describe('answers', () => {
  test('that come late never replace the frame wanted now', async () => {
    const waiting = new Map<number, (frame: ReplayFrame) => void>();
    const call = (_name: string, { frame }: Wish): Promise<unknown> =>
      new Promise((resolve) => waiting.set(frame, (value) => resolve({ ok: true, value })));
    const player = new ReplayPlayer({ call } as unknown as Caller, INFO);
    waiting.get(0)?.(frameAt(0));
    await settled();
    player.goTo(5);
    expect(player.frame?.frame).toBe(0);
    waiting.get(2)?.(frameAt(2));
    await settled();
    expect(player.frame?.frame).toBe(0);
    waiting.get(5)?.(frameAt(5));
    await settled();
    expect(player.frame?.frame).toBe(5);
  });

  test('that fail are asked for again', async () => {
    let works = false;
    const call = (_name: string, { frame }: Wish): Promise<unknown> =>
      Promise.resolve(works ? { ok: true, value: frameAt(frame) } : refusal('failed', 'replay.frame', 'once'));
    const player = new ReplayPlayer({ call } as unknown as Caller, INFO);
    await settled();
    expect(player.frame).toBeUndefined();
    expect(player.failed).toBe(true);
    works = true;
    player.goTo(0);
    await settled();
    expect(player.frame?.frame).toBe(0);
    expect(player.failed).toBe(false);
  });
});

test('playing stops at the end and begins anew from there', () => {
  const player = new ReplayPlayer(prompt().client, INFO);
  player.togglePlaying();
  expect(player.playing).toBe(true);
  player.goTo(9);
  expect(player.playing).toBe(false);
  player.togglePlaying();
  expect([player.playing, player.at]).toEqual([true, 0]);
  player.pause();
  expect(player.playing).toBe(false);
});
