// Who is careless now and then: so often as told, in cards only, and everything else as whoever thinks.
import { expect, test } from 'vitest';
import { randomOf } from '../../../src/engine/base/random.ts';
import { bySeat } from '../../../src/engine/base/seats.ts';
import { partlyByHabit } from '../../../src/engine/bots/people/by-habit.ts';
import type { Player } from '../../../src/engine/bots/player.ts';
import { rulePlayer } from '../../../src/engine/bots/rule-player.ts';
import { STYLES } from '../../../src/engine/bots/styles.ts';
import { playOut, shuffledRound } from '../../../lab/support/bots/support.ts';

const base = rulePlayer(STYLES.verein);

/** Decides as the base does, and counts what it decides in which phase. */
function counting(): { readonly player: Player; readonly decided: Record<string, number> } {
  const decided: Record<string, number> = {};
  const count = (phase: string): void => {
    decided[phase] = (decided[phase] ?? 0) + 1;
  };
  return {
    decided,
    player: {
      decide: (view, think) => (count(view.phase), base.decide(view, think)),
      double: (view, think) => (count('double'), base.double(view, think)),
    },
  };
}

test.each([
  { percent: 0, least: 0, most: 0 },
  { percent: 12, least: 9, most: 15 },
  { percent: 100, least: 100, most: 100 },
])('of 100 cards $percent are played by habit, and nothing else is', ({ percent, least, most }) => {
  const thinking = counting();
  const habitual = counting();
  const player = partlyByHabit(thinking.player, { habitual: habitual.player, percent });
  for (let n = 0; n < 60; n++)
    playOut(
      shuffledRound(32, `habit ${n}`),
      bySeat(() => player),
      randomOf('habit', n),
    );
  expect(Object.keys(habitual.decided)).toEqual(percent > 0 ? ['playing'] : []);
  const byHabit = habitual.decided['playing'] ?? 0;
  const share = (100 * byHabit) / (byHabit + (thinking.decided['playing'] ?? 0));
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
  expect(thinking.decided['auction']).toBeGreaterThan(0);
});
