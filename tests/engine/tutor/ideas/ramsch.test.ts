// Hints in a Ramsch: wherever a card is surely worse, something is said for the best one.
import { expect, test } from 'vitest';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { knowledgeOf } from '../../../../src/engine/inference/knowledge.ts';
import { beats } from '../../../../src/engine/play/order.ts';
import { type SeatView, viewFor } from '../../../../src/engine/round/view.ts';
import { recordOf, type Round, startRound } from '../../../../src/engine/table/round.ts';
import { adviseCard } from '../../../../src/engine/tutor/advice/card-advice.ts';
import type { Advice } from '../../../../src/engine/tutor/advice/advice.ts';
import { gradeOf, isHeldAgainst, worseOnes } from '../../../../src/engine/tutor/advice/grade.ts';
import { PATIENCE_MS, sample } from '../../../../lab/base/thorough.ts';
import { after } from '../../../../lab/support/bots/support.ts';
import { HOUSE_TABLES, playedRound } from '../../../../lab/support/tutor/checked-tables.ts';

const TABLES = HOUSE_TABLES.filter(({ name }) => name.includes('Ramsch'));

/** Whether the first reason is that the card leaves the trick, although every worse one does so too. */
function saysOfBoth(view: SeatView, advice: Advice): boolean {
  const [first] = advice.facts;
  const trick = knowledgeOf(view).trick;
  if (first?.id !== 'ramsch.stayBelow' || !trick) return false;
  const { order } = knowledgeOf(view);
  return worseOnes(advice).every((each) => each.type === 'play' && !beats(order, each.card, trick.best));
}

test(
  'no hint in a Ramsch is without a reason where another card is a mistake',
  () => {
    let hints = 0;
    for (const table of TABLES)
      for (let n = 0; n < sample(2, 20); n++) {
        const { rules, terms, entries } = recordOf(playedRound(table, `hints ${n}`));
        let round: Round = startRound(rules, terms);
        for (const entry of entries) {
          if (entry.type === 'play') {
            const view = viewFor(round, entry.seat);
            const advice = adviseCard(view, { random: randomOf('hints', n), effort: 'quick' });
            if (advice.ranked.some(({ decision }) => isHeldAgainst(gradeOf(advice, decision)))) {
              hints++;
              const what = `${table.name} ${n}: ${view.hand.join(' ')} / ${view.trick?.cards.join(' ') ?? ''}`;
              expect(advice.facts, what).not.toEqual([]);
            }
            expect(saysOfBoth(view, advice), `${table.name} ${n}`).toBe(false);
          }
          round = after(round, entry);
        }
      }
    expect(hints).toBeGreaterThan(40);
  },
  PATIENCE_MS,
);
