// Causes: told where no rule of thumb tells two cards apart, with the effect that shows them; no figure stands alone.
import { expect, test } from 'vitest';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { knowledgeOf } from '../../../../src/engine/inference/knowledge.ts';
import { rowOf } from '../../../../src/engine/tutor/advice/effort.ts';
import { adviseCard } from '../../../../src/engine/tutor/advice/card-advice.ts';
import { causeFor } from '../../../../src/engine/tutor/ideas/cause-seen.ts';
import { fatesOf } from '../../../../src/engine/tutor/ideas/fates.ts';
import { effectOf, isIdea } from '../../../../src/engine/tutor/ideas/ideas.ts';
import { sample } from '../../../../lab/base/thorough.ts';
import { viewAt } from '../../../../lab/support/bots/support.ts';
import { turnsOf } from '../../../../lab/support/tutor/positions.ts';

test('an unbeatable trump that stays is told without a figure, since the cards alone prove it', () => {
  const rufer = { contract: 'rufer', called: 'GA' } as const;
  const know = knowledgeOf(viewAt({ declarer: 0, announcement: rufer, seat: 0, hand: 'EO HU H7 E7 EK SK S9 G8' }));
  const told = causeFor(know, { card: 'E7', against: 'EO', good: ['E7'] });
  expect(told[0]).toMatchObject({ id: 'lead.keepHigh', params: { kept: 'EO' } });
  expect(causeFor(know, { card: 'E7', against: 'EO', good: ['E7', 'EO'] })[0]?.id).not.toBe('lead.keepHigh');
});

test('another cause is told with what becomes of the cards, and only of a choice in which that is seen', () => {
  let [causes, told] = [0, 0];
  for (let n = 0; n < sample(1, 6); n++)
    for (const { view } of turnsOf({ pack: 32, seed: 'causes seen', chance: 4 }, n)) {
      if (view.phase !== 'playing') continue;
      const { facts, ranked, against } = adviseCard(view, { random: randomOf('causes', n), effort: rowOf('quick') });
      const [main, proof] = facts;
      const best = ranked[0]?.decision;
      if (!main || !against || best?.type !== 'play') continue;
      told++;
      expect(facts.length, JSON.stringify(facts)).toBeLessThanOrEqual(2);
      const effect = isIdea(main) ? effectOf(main.id) : undefined;
      if (effect === undefined || effect === 'proved' || !proof) continue;
      causes++;
      expect(fatesOf(knowledgeOf(view), best.card, against).found).toContainEqual(proof);
    }
  expect(told).toBeGreaterThan(sample(3, 20));
  expect(causes).toBeGreaterThan(0);
});
