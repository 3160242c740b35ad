// Positions of lessons that were written out: the tutor, who thinks about each of them for long, sorts the cards as the lesson does.
import { describe, expect, test } from 'vitest';
import { PATIENCE_MS, sample } from '../../../lab/base/thorough.ts';
import { QUICK } from '../../../lab/support/lessons/lesson-answers.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { allowedOf } from '../../../src/engine/table/readers.ts';
import type { PlayStep } from '../../../src/engine/teaching/lessons/steps.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import { gradeOf, isHeldAgainst } from '../../../src/engine/tutor/advice/grade.ts';
import { judgedAt } from '../../../src/engine/tutor/advice/judged.ts';

const PLACED = QUICK.flatMap(({ step }) =>
  step.kind === 'play' && step.sorted === 'byTutor' ? [[step.id, step] as const] : [],
);

/** The allowed cards, each with whether the lesson takes it for right and whether the tutor holds it against nobody. */
function sortedTwice({ id, round, you, right, outcomeOf }: PlayStep) {
  const before = round();
  const view = viewFor(before, you);
  const think = { random: randomOf('placed', id), effort: 'deep' } as const;
  const first = adviseAt(view, think);
  return allowedOf(view.options, 'play').map((decision) => ({
    card: decision.card,
    taught: right.includes(outcomeOf(before, decision.card)),
    good: !isHeldAgainst(gradeOf(judgedAt(view, decision, think, first), decision)),
  }));
}

test('there are some', () => {
  expect(PLACED.length).toBeGreaterThan(4);
});

/** One of them is thought about, or all. */
const THOUGHT_ABOUT = sample(PLACED.slice(4, 5), PLACED);

describe.each(THOUGHT_ABOUT)('position %s', (_, step) => {
  test(
    'has no good card that is called wrong, and no bad one that is called right',
    () => {
      const cards = sortedTwice(step);
      expect(cards.filter(({ taught, good }) => taught !== good)).toEqual([]);
      expect(new Set(cards.map(({ taught }) => taught)).size).toBe(2);
    },
    PATIENCE_MS,
  );
});
