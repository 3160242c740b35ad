// Hint, warning, commentary, trainers and the guided round say the same of the same view, whatever the seed.
import { describe, expect, test } from 'vitest';
import { PATIENCE_MS, sample } from '../../../../lab/base/thorough.ts';
import {
  contradictionsIn,
  ofGuidedRound,
  ofLessons,
  ofRounds,
  ofTrainer,
} from '../../../../lab/sentences/agreement/voices.ts';

const LESSONS_ASKED = ofLessons();

describe('what a hint advises is not criticised, nor what is taught', () => {
  test.each([
    ['rounds between bots', ofRounds(sample(2, 80), 3)],
    ['the guided round', ofGuidedRound()],
    [
      'lessons',
      sample(
        LESSONS_ASKED.filter((_, index) => index % 18 === 0),
        LESSONS_ASKED,
      ),
    ],
  ])(
    '%s',
    (_, heard) => {
      expect(heard.length).toBeGreaterThan(4);
      expect(heard.flatMap(contradictionsIn)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

test.each([
  ['announceOrPass', sample(2, 40)],
  ['bestLead', sample(1, 20)],
] as const)(
  'a right answer of the trainer %s is not criticised, and no hint advises a wrong one',
  (trainer, items) => {
    expect(ofTrainer(trainer, items)).toEqual([]);
  },
  PATIENCE_MS,
);
