// Which docks lie open at which width, unasked and after the player has folded or opened one.
import { describe, expect, test } from 'vitest';
import { Docks } from '../../../src/renderer/table/frame/docks.svelte.ts';

function docksAt(width: number, height = 900): Docks {
  const docks = new Docks(() => true);
  docks.width = width;
  docks.height = height;
  return docks;
}

describe('the score sheet', () => {
  test.each([
    [1366, false],
    [1599, false],
    [1600, true],
    [1920, true],
  ])('in a window of %i pixels lies open unasked: %s', (width, open) => {
    expect(docksAt(width).isOpen('sheet')).toBe(open);
  });

  test('stays as the player has put it, however wide the window is', () => {
    const docks = docksAt(1366);
    docks.toggle('sheet');
    expect(docks.isOpen('sheet')).toBe(true);
    docks.width = 1920;
    docks.toggle('sheet');
    docks.width = 1366;
    docks.width = 1920;
    expect(docks.isOpen('sheet')).toBe(false);
  });
});

test('the tutor lies open unasked as long as there is room for it', () => {
  expect([1366, 1920].map((width) => docksAt(width).isOpen('tutor'))).toEqual([true, true]);
  expect(docksAt(800).isOpen('tutor')).toBe(false);
});

test('the tutor leaves a low window to the hand: 1366x768 with text of 150 %', () => {
  expect(docksAt(Math.round(1366 / 1.5), Math.round(768 / 1.5)).isOpen('tutor')).toBe(false);
});

test('the tutor stays away where he has nothing to say, until he is asked for', () => {
  const docks = new Docks(() => false);
  docks.width = 1920;
  docks.height = 1080;
  expect(docks.isOpen('tutor')).toBe(false);
  docks.toggle('tutor');
  expect(docks.isOpen('tutor')).toBe(true);
});
