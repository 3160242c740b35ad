// What is said to an answer never says a sentence twice, however many cards of it are wrong.
import { expect, test } from 'vitest';
import { judgeAnswer } from '../../../src/engine/teaching/lessons/judge.ts';
import { ACES } from '../../../src/engine/teaching/lessons/judge-cards.ts';
import { LESSONS } from '../../../src/engine/teaching/lessons/lessons.ts';
import type { Step } from '../../../src/engine/teaching/lessons/steps.ts';
import { linesOf } from '../../../src/renderer/lessons/feedback-lines.ts';
import type { LessonFeedback } from '../../../src/shared/teaching/lesson-views.ts';
import { tellExplanation } from '../../../src/words/speak/explanations.ts';
import { namings } from '../../../lab/sentences/well-formed.ts';

/** What is refused of all the cards that can be chosen in an exercise. */
function refusalsTo(step: Step): readonly LessonFeedback[] {
  if (step.kind !== 'legal' && step.kind !== 'callable') return [];
  const cards = step.kind === 'legal' ? step.moment().hand : ACES;
  return judgeAnswer(step, { kind: 'cards', cards }).said.flatMap((said) => (said.kind === 'refusal' ? [said] : []));
}

test('every reason is said once, beside all the cards that it refuses', () => {
  let several = 0;
  for (const step of LESSONS.flatMap(({ steps }) => steps))
    for (const name of namings(0)) {
      const refused = refusalsTo(step);
      const lines = linesOf(refused, (each) => {
        if (each.kind !== 'refusal') return [];
        const { rule, notes } = tellExplanation(each.explanation, name);
        return [rule, ...notes];
      });
      const texts = lines.map(({ text }) => text);
      expect(texts, step.id).toEqual([...new Set(texts)]);
      expect(lines.flatMap(({ cards }) => cards).length).toBe(refused.length);
      several += lines.filter(({ cards }) => cards.length > 1).length;
    }
  expect(several).toBeGreaterThan(20);
});
