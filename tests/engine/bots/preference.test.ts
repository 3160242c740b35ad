// Which card is preferred: what the deals can tell apart is never overruled, and what they cannot is left to what is usually played.
import { expect, test } from 'vitest';
import { preferred, richest } from '../../../src/engine/bots/sampling/preference.ts';
import { Scores } from '../../../src/engine/bots/sampling/scores.ts';
import { usualCards } from '../../../src/engine/bots/sampling/usual-cards.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { turnsOf } from '../../../lab/support/tutor/positions.ts';

/** Three cards in deals in which the second one earns so much more than the first one, in turn; the third one always loses. */
function scoresOf(gains: readonly number[]): Scores {
  const scores = new Scores(3);
  for (const gain of gains)
    scores.add(
      [
        { cents: 0, won: 0.5 },
        { cents: gain, won: 0.5 },
        { cents: -50, won: 0 },
      ],
      1,
    );
  return scores;
}

const usual = { chances: [0.3, 0.1, 0.6], within: 2 };

test('a lead within two standard errors is no lead', () => {
  // Mean 1, standard error 2.65.
  const scores = scoresOf([10, -8, 10, -8, 5, -3, 9, -7]);
  expect(richest(scores, 0)).toBe(1);
  expect(preferred(scores, 'drawn', usual, 0)).toBe(0);
  expect(preferred(scores, 'drawn', { ...usual, within: 0.1 }, 0)).toBe(1);
});

test('a lead beyond that stands, however unusual the card', () => {
  expect(preferred(scoresOf([10, 8, 10, 8, 9, 9]), 'drawn', usual, 0)).toBe(1);
});

test('where all deals were looked at any lead stands, and only equal cards are left to usage', () => {
  expect(preferred(scoresOf([10, -8]), 'all', usual, 0)).toBe(1);
  expect(preferred(scoresOf([8, -8]), 'all', usual, 0)).toBe(0);
});

test('card points count beside the cents, also in how sure a lead is', () => {
  const scores = new Scores(2);
  for (const more of [4, 6, 5, 5, 4, 6])
    scores.add(
      [
        { cents: 10, won: 1, points: 60 },
        { cents: 10, won: 1, points: 60 + more },
      ],
      1,
    );
  expect(preferred(scores, 'drawn', { chances: [0.9, 0.1], within: 2 }, 0.1)).toBe(1);
  expect(preferred(scores, 'drawn', { chances: [0.9, 0.1], within: 2 }, 0)).toBe(0);
});

test('the chances of the cards that may be played add up to 1 in every seat, whether the partner is known or not', () => {
  let asked = 0;
  for (let number = 0; number < 8; number++)
    for (const { round, view } of turnsOf({ pack: 32, seed: 'usual', chance: 5 }, number)) {
      if (!isPlaying(round)) continue;
      const chances = usualCards(knowledgeOf(view));
      if (!chances) continue;
      asked++;
      expect(chances.length).toBe(knowledgeOf(view).legal.length);
      expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    }
  expect(asked).toBeGreaterThan(100);
});
