// Which idea is to be practised: what has lately cost most, until it is known, and again when it fades.
import { expect, test } from 'vitest';
import type { Idea } from '../../src/engine/tutor/ideas/asked.ts';
import type { Theme } from '../../src/engine/tutor/ideas/themes.ts';
import { type Asked, type PlayedAt, weakestIdea } from '../../src/main/progress/weakest-idea.ts';

const at = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString();

interface Played {
  readonly idea: Idea;
  readonly skill: Theme;
  readonly costs: number;
  readonly missed: 'yes' | 'no';
}
const SMEAR = { idea: 'smear', skill: 'giving', costs: 10 } as const;
const RUFF = { idea: 'ruff', skill: 'taking', costs: 40 } as const;
const missed = (idea: Omit<Played, 'missed'>): Played => ({ ...idea, missed: 'yes' });
const found = (idea: Omit<Played, 'missed'>): Played => ({ ...idea, missed: 'no' });

/** A round a day, in which ideas decided a card that a fifth of the people miss. */
const rounds = (days: readonly (readonly Played[])[], from = 1): readonly PlayedAt[] =>
  days.map((played, n) => ({
    at: at(from + n),
    occasions: played.map(({ missed: is, ...each }, entry) => ({
      ...each,
      entry,
      usual: 0.2,
      ...(is === 'yes' && { missed: each.costs }),
    })),
  }));
const solved = (idea: Idea, day: number, times: number, is: Asked['missed']): readonly Asked[] =>
  Array.from({ length: times }, () => ({ at: at(day), idea, usual: 0.4, missed: is }));

const SIX = Array.from({ length: 6 });

test('is the one that costs more, not the one that is missed more often', () => {
  const days = SIX.map((_, n) => [missed(SMEAR), n % 2 === 0 ? missed(RUFF) : found(RUFF)]);
  const weakest = weakestIdea(rounds(days), []);
  expect(weakest).toMatchObject({ idea: 'ruff', skill: 'taking', lesson: 34 });
  // Six cards of six rounds, three missed where one or two would be usual: 1.8 of 4.8 and three that count as calm.
  expect(weakest?.evening).toBeCloseTo(20 * 0.8 * 40 * (1.8 / 7.8));
});

test('is none where others miss it as often', () => {
  expect(weakestIdea(rounds(SIX.map((_, n) => [n === 0 ? missed(RUFF) : found(RUFF)])), [])).toBeUndefined();
  expect(weakestIdea([], solved('ruff', 1, 5, 'yes'))).toBeUndefined();
});

test('is another one once problems about it are solved, and comes back when it fades', () => {
  const days = SIX.map(() => [missed(SMEAR), missed(RUFF)]);
  const learnt = solved('ruff', 7, 10, 'no');
  expect(weakestIdea(rounds(days), [])?.idea).toBe('ruff');
  expect(weakestIdea(rounds(days), solved('ruff', 7, 10, 'yes'))?.idea).toBe('ruff');
  expect(weakestIdea(rounds(days), learnt)?.idea).toBe('smear');
  expect(weakestIdea([...rounds(days), ...rounds(days, 20)], learnt)?.idea).toBe('ruff');
});

test('is one that there are problems about', () => {
  const nobodyAsks = { idea: 'helpDeclarer', skill: 'partners', costs: 90 } as const;
  expect(weakestIdea(rounds(SIX.map(() => [missed(SMEAR), missed(nobodyAsks)])), [])?.idea).toBe('smear');
});
