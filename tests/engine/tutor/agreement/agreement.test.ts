// Lessons, the trainer of leads and the tutor agree: what is taught is what the tutor would play, and no rule of thumb is scored wrong.
import { describe, expect, test } from 'vitest';
import { PATIENCE_MS, sample } from '../../../../lab/base/thorough.ts';
import { askedByTrainer, askedInLessons, EXCEPTIONS } from '../../../../lab/sentences/agreement/contradictions.ts';

describe('agreement', () => {
  test(
    'every exercise with a card to be chosen',
    () => {
      const asked = askedInLessons(sample({ made: 3, mined: 13 }, { made: 1, mined: 1 }));
      expect(asked.length).toBeGreaterThan(sample(6, 20));
      const unexpected = asked.filter(({ step }) => !(step in EXCEPTIONS));
      expect(unexpected.flatMap(({ contradictions }) => contradictions)).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    'items of the trainer of leads, by the rules of the lesson on leading',
    () => {
      const asked = askedByTrainer(sample(1, 40));
      expect(asked.flatMap(({ contradictions }) => contradictions)).toEqual([]);
    },
    PATIENCE_MS,
  );
});
