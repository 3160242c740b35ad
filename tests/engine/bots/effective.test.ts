// How much imagined deals tell: by their weights, by how like each other those of a walk are, and in what the tutor advises.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { movesIn } from '../../../lab/measure/compare/game.ts';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { bySeat } from '../../../src/engine/base/seats.ts';
import { imagine } from '../../../src/engine/bots/sampling/sample.ts';
import { apartness, effectiveOf } from '../../../src/engine/bots/sampling/weighted.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import type { World } from '../../../src/engine/inference/worlds.ts';

const random = randomOf('effective');

/** Deals of 24 cards among three, drawn apart from each other. */
const drawn = (count: number): readonly World[] =>
  Array.from({ length: count }, () => {
    const cards = shuffled(cardsOfPack(24), random);
    return bySeat((seat) => (seat === 3 ? [] : cards.slice(8 * seat, 8 * seat + 8)));
  });

describe('by weight', () => {
  const [world] = drawn(1) as [World];

  test.each([
    { weights: [1, 1, 1, 1], effective: 4 },
    { weights: [5, 5], effective: 2 },
    { weights: [1, 0, 0], effective: 1 },
    { weights: [3, 1], effective: 1.6 },
    { weights: [], effective: 0 },
  ])('$weights tell as much as $effective', ({ weights, effective }) => {
    expect(effectiveOf(weights.map((weight) => ({ world, weight })))).toBeCloseTo(effective, 6);
  });
});

describe('by likeness', () => {
  test('deals drawn apart count almost whole', () => {
    expect(apartness(drawn(200))).toBeGreaterThan(0.9);
  });

  test.each([2, 5])('deals that are told %i times in a row count once', (times) => {
    const walked = drawn(120).flatMap((world) => Array.from({ length: times }, () => world));
    expect(apartness(walked)).toBeGreaterThan(0.85 / times);
    expect(apartness(walked)).toBeLessThan(1.2 / times);
  });

  test('a walk that stands still tells of one deal, of which no other is known', () => {
    const [world] = drawn(1) as [World];
    expect(apartness(Array.from({ length: 50 }, () => world))).toBe(1 / 50);
  });
});

test('more deals are imagined where those that were wanted tell too little, up to a limit', () => {
  const records = readFileSync(path.join(import.meta.dirname, '../../fixtures/sample.jsonl'), 'utf8').split('\n');
  const wanted = 30;
  const looks = records.filter(Boolean).flatMap((line, number) => {
    const move = (movesIn(JSON.parse(line)) ?? []).filter(({ view }) => view.tricks.length < 4)[number % 12];
    return move ? [imagine(knowledgeOf(move.view), 0, wanted, randomOf('sufficient', number))] : [];
  });
  expect(looks.length).toBeGreaterThan(10);
  for (const { worlds, effective } of looks) {
    expect(effective).toBeLessThanOrEqual(worlds.length + 1e-9);
    expect(worlds.length).toBeLessThanOrEqual(3 * wanted);
    if (worlds.length < 2.5 * wanted) expect(effective).toBeGreaterThanOrEqual((2 / 3) * wanted);
  }
  expect(looks.some(({ worlds }) => worlds.length > wanted)).toBe(true);
});
