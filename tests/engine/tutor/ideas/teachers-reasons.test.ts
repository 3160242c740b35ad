// Positions with the cause that a teacher gives: the card that is advised is one of his, and the first reason names his cause.
import path from 'node:path';
import { expect, test } from 'vitest';
import { PATIENCE_MS, sample } from '../../../../lab/base/thorough.ts';
import { teachersReasonsIn, viewIn } from '../../../../lab/support/tutor/teachers-reasons.ts';
import { randomOf, shuffled } from '../../../../src/engine/base/random.ts';
import { adviseCard } from '../../../../src/engine/tutor/advice/card-advice.ts';
import { rowOf } from '../../../../src/engine/tutor/advice/effort.ts';
import type { FactId } from '../../../../src/engine/inference/facts.ts';
import { playedCard } from '../../../../src/engine/table/readers.ts';

const REASONS = teachersReasonsIn(path.join(import.meta.dirname, '../../../fixtures/teachers-reasons.jsonl'));

/** What says the same as the teacher, by the name that he gives the idea. */
const SAME: Readonly<Record<string, readonly FactId[]>> = {
  'split-the-pair': ['follow.splitPair'],
  'ruff-fat': ['follow.ruffFat'],
  'take-high-for-declarer': ['follow.takeHigh', 'follow.winSure'],
  'sure-trumps': ['follow.winSure'],
  'losers-first': ['lead.losersFirst'],
  'search-fat': ['lead.searchFat'],
  'read-the-lead': ['follow.readsEnemy'],
  'ruff-before-declarer': ['follow.ruffBefore'],
  'bring-trumps-to-the-declarer': ['lead.twoForOne', 'lead.trumpToDeclarer'],
  'last-hand-gives-points': ['follow.belowAnyway', 'follow.addPoints', 'follow.winLast'],
  'trick-is-ours': ['follow.leaveToPartner'],
  'lead-to-the-last-hand': ['lead.toLast'],
  'draw-the-higher': ['lead.drawOut'],
  'lead-to-be-ruffed': ['lead.throughToVoid', 'lead.partnerVoid'],
  'no-ten-into-a-dead-suit': ['lead.keepAce', 'lead.ruffNear'],
  'called-ace-early': ['lead.aceComes'],
  'open-the-suit-with-points': ['lead.countsTo'],
  'through-the-declarer': ['lead.throughToVoid'],
  'make-him-ruff-for-nothing': ['lead.forceDeclarer'],
  'promote-the-king': ['lead.promote'],
};

test(
  'of what teachers say, nearly all is told',
  () => {
    const day = new Date().toISOString().slice(0, 10);
    const asked = shuffled(REASONS, randomOf('teachers', day)).slice(0, sample(9, REASONS.length));
    const missed = asked.filter((reason) => {
      const advice = adviseCard(viewIn(reason), { random: randomOf('teachers', reason.id), effort: rowOf('quick') });
      const card = playedCard(advice.ranked[0]?.decision);
      const [main] = advice.facts;
      return !card || !reason.best.includes(card) || !main || !SAME[reason.idea]?.includes(main.id);
    });
    expect(missed.length, missed.map(({ id, idea }) => `${id} ${idea}`).join(', ')).toBeLessThanOrEqual(sample(4, 5));
  },
  PATIENCE_MS,
);
