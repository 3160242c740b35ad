// The stretches of a replay and the keys that move through it.
import { describe, expect, test } from 'vitest';
import { keyAction } from '../../../src/renderer/replay/replay-keys.ts';
import { frameOfTrick, stretchAt, stretchesOf } from '../../../src/renderer/review/timeline.ts';
import type { ReplayInfo } from '../../../src/shared/calls/library-calls.ts';
import { RUFER } from '../../../lab/support/page/library/library-rounds.ts';

const INFO: ReplayInfo = {
  item: RUFER,
  frames: 15,
  marks: [
    { frame: 0, kind: 'deal' },
    { frame: 1, kind: 'auction' },
    { frame: 5, kind: 'contract' },
    { frame: 6, kind: 'trick', trick: 1 },
    { frame: 10, kind: 'trick', trick: 2 },
    { frame: 14, kind: 'end' },
  ],
};

describe('stretches', () => {
  const stretches = stretchesOf(INFO);

  test('cover every frame once', () => {
    expect(stretches.map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [1, 4],
      [5, 5],
      [6, 9],
      [10, 13],
      [14, 14],
    ]);
  });

  test('are found by frame', () => {
    expect(stretchAt(stretches, 0)?.mark.kind).toBe('deal');
    expect(stretchAt(stretches, 9)?.mark.trick).toBe(1);
    expect(stretchAt(stretches, 14)?.mark.kind).toBe('end');
  });

  test('of tricks are found by number', () => {
    expect(frameOfTrick(INFO.marks, 2)).toBe(10);
    expect(frameOfTrick(INFO.marks, 8)).toBeUndefined();
  });
});

describe('keys', () => {
  const pressed = (key: string, target: EventTarget | null = document.body, extra: object = {}) =>
    keyAction({ key, target, altKey: false, ctrlKey: false, metaKey: false, ...extra }, 'on');

  test('step, jump and play', () => {
    expect(pressed('ArrowLeft')).toEqual({ kind: 'step', by: -1 });
    expect(pressed('End')).toEqual({ kind: 'edge', at: 'last' });
    expect(pressed(' ')).toEqual({ kind: 'play' });
    expect(pressed('8')).toEqual({ kind: 'trick', trick: 8 });
    for (const other of ['9', '0', 'a', 'Enter', 'Tab']) expect(pressed(other)).toBeUndefined();
  });

  test('leave alone what the focused element needs', () => {
    const button = document.createElement('button');
    const select = document.createElement('select');
    expect(pressed(' ', button)).toBeUndefined();
    expect(pressed('ArrowRight', button)).toEqual({ kind: 'step', by: 1 });
    expect(pressed('ArrowRight', select)).toBeUndefined();
    expect(pressed('ArrowRight', document.body, { altKey: true })).toBeUndefined();
  });

  test('without letters, digits do nothing', () => {
    const event = { key: '3', target: null, altKey: false, ctrlKey: false, metaKey: false };
    expect(keyAction(event, 'off')).toBeUndefined();
  });
});
