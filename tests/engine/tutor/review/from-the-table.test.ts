// Commentary on rounds in which cards are played from the table: every decision gets one, with nothing that is not so.
import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../../../../src/engine/bots/players.ts';
import { cardsOfPack } from '../../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../../src/engine/base/random.ts';
import { viewFor } from '../../../../src/engine/round/view.ts';
import { step, turnIn } from '../../../../src/engine/round/step.ts';
import { isOver, recordOf, type Round } from '../../../../src/engine/table/round.ts';
import { reviewOf } from '../../../../src/engine/tutor/review/review-of.ts';
import { reviewable, reviewEntry, roundBefore } from '../../../../src/engine/tutor/review/review-entry.ts';
import type { EffortRow } from '../../../../src/engine/tutor/advice/advice.ts';
import { officersDealt, type OfficersOptions } from '../../../../lab/support/rounds/officers.ts';

const LITTLE: EffortRow = {
  worlds: [4],
  exact: [4],
  enumerate: 4,
  nodes: 10_000,
  end: [4, 4, 4, 4],
  among: 32,
  again: 0,
  bids: 4,
  outlook: 2,
};

function played(options: OfficersOptions, seed: string): Round {
  let round = officersDealt(shuffled(cardsOfPack(32), randomOf(seed)), options);
  while (!isOver(round)) {
    const view = viewFor(round, turnIn(round) ?? 0);
    const next = step(round, PLAYERS.anfaenger.decide(view, { random: randomOf(seed, round.entries.length) }).decision);
    if (!next.ok) throw new Error(next.because.id);
    round = next.round;
  }
  return round;
}

describe.each([
  ['on the table', { 'officers.spritz': true }],
  ['half in the hand', { 'officers.secondHalf': 'hand', 'officers.choice': 'solo' }],
  ['without a choice', { 'officers.choice': 'hearts', 'officers.spritz': true }],
] as const)('%s', (name, options) => {
  const record = recordOf(played(options, name));
  const entries = reviewable(record);
  const think = { random: randomOf(name), effort: LITTLE };
  const reviews = entries.map((entry) => reviewEntry(record, entry, think));

  test('choice, Spritz and all 32 cards are looked at', () => {
    const asked = (options as OfficersOptions)['officers.choice'] === 'hearts' ? 0 : 1;
    expect(reviews).toHaveLength(32 + asked + ('officers.spritz' in options ? 1 : 0));
  });

  test('values are points of the score, and chances chances', () => {
    for (const { entry, advice, open, outlook } of reviews) {
      for (const { cents, chance } of [...advice.ranked, ...open.ranked]) {
        expect(Math.abs(cents)).toBeLessThanOrEqual(6);
        expect(chance ?? 0).toBeGreaterThanOrEqual(0);
        expect(chance ?? 1).toBeLessThanOrEqual(1);
      }
      expect(advice.ranked.length).toBe(open.ranked.length);
      expect(viewFor(roundBefore(record, entry), advice.seat).turn).toBe(advice.seat);
      for (const chance of outlook?.chance ?? []) expect(chance).toBeGreaterThanOrEqual(0);
    }
  });

  test('they fold to a commentary of the whole round', () => {
    const review = reviewOf(record, reviews, 'quick');
    expect(review.entries).toHaveLength(reviews.length);
  });
});
