// Prepared deals: the right idea reaches the goal against others who never err, and the wrong idea really fails.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/engine/base/cards.ts';
import { bestCard, finalPoints } from '../../../src/engine/teaching/lessons/best-play.ts';
import {
  type DealSetup,
  type DealState,
  goalOf,
  goalReached,
  isDealOver,
  playOn,
  pointsNow,
  startDeal,
} from '../../../src/engine/teaching/lessons/deal.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { DEALS } from '../../../lab/support/lessons/lesson-answers.ts';

/** The first card as given, then always the best one. */
function playedOut(setup: DealSetup, first: Card): DealState {
  let { state } = startDeal(setup);
  let card: Card | undefined = first;
  while (isPlaying(state.round)) {
    state = playOn(setup, state, card ?? bestCard(state.round)).state;
    card = undefined;
  }
  return state;
}

test('there are at least four of them in the whole course', () => {
  expect(DEALS.length).toBeGreaterThanOrEqual(4);
});

describe.each(DEALS.map(({ step }) => [step.id, step.setup] as const))('deal %s', (_, setup) => {
  const { round } = startDeal(setup).state;
  if (!isPlaying(round)) throw new Error('the deal is over at once');
  const values = [...finalPoints(round)];

  test('asks for what a side needs to win', () => {
    expect(setup.goal).toBe(goalOf(round, setup.you));
  });

  test('has right and wrong first cards', () => {
    expect(values.some(([, value]) => value >= setup.goal)).toBe(true);
    expect(values.some(([, value]) => value < setup.goal)).toBe(true);
  });

  test.each(values)('%s leads to %i points and decides the deal', (card, value) => {
    const state = playedOut(setup, card);
    expect(isDealOver(state)).toBe(true);
    const [own, other] = pointsNow(setup, state);
    expect(own).toBe(value);
    expect(own + other).toBe(120);
    expect(goalReached(setup, state)).toBe(value >= setup.goal);
    expect(state.turned?.card).toBe(value >= setup.goal ? undefined : card);
    if (state.turned) expect(state.turned.better.length).toBeGreaterThan(0);
  });
});
