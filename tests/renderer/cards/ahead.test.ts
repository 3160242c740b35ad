// Faces read ahead: one in each idle moment, in their order, as the settings say, and none once they are no longer wanted.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Card } from '../../../src/engine/base/cards.ts';
import { readAhead } from '../../../src/renderer/cards/ahead.ts';
import { faceUrl } from '../../../src/renderer/cards/deck.ts';

const CARDS: readonly Card[] = ['EO', 'G7', 'HA'];
const LOOKS = { deck: 'french', indexLetters: 'en' } as const;

let moments: (() => void)[] = [];
let read: string[] = [];

/** Lets one idle moment come; false where nobody waits for one. */
function idle(): boolean {
  const next = moments.shift();
  next?.();
  return next !== undefined;
}

beforeEach(() => {
  moments = [];
  read = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => moments.push(callback));
  vi.stubGlobal('cancelIdleCallback', (id: number) => moments.splice(id - 1, 1));
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        read.push(url);
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

it('reads one face in each idle moment, and every one once', () => {
  readAhead(CARDS, LOOKS);
  expect(read).toEqual([]);
  for (const [at] of CARDS.entries()) {
    expect(idle()).toBe(true);
    expect(read).toEqual(CARDS.slice(0, at + 1).map((card) => faceUrl(card, LOOKS)));
  }
  expect(idle()).toBe(false);
});

it('reads no more once they are not wanted', () => {
  const letGo = readAhead(CARDS, LOOKS);
  idle();
  letGo();
  expect(idle()).toBe(false);
  expect(read).toEqual([faceUrl('EO', LOOKS)]);
});
