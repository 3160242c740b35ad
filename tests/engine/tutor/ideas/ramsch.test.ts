// Hints in a Ramsch: wherever a card is surely worse, something is said for the best one.
import { expect, test } from 'vitest';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { viewFor } from '../../../../src/engine/round/view.ts';
import type { Round } from '../../../../src/engine/table/round.ts';
import { recordOf, startRound } from '../../../../src/engine/table/round.ts';
import { adviseCard } from '../../../../src/engine/tutor/advice/card-advice.ts';
import { gradeOf, isHeldAgainst } from '../../../../src/engine/tutor/advice/grade.ts';
import { PATIENCE_MS, sample } from '../../../thorough.ts';
import { after } from '../../bots/support.ts';
import { HOUSE_TABLES, playedRound } from '../review/checked-tables.ts';

const TABLES = HOUSE_TABLES.filter(({ name }) => name.includes('Ramsch'));

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
          }
          round = after(round, entry);
        }
      }
    expect(hints).toBeGreaterThan(40);
  },
  PATIENCE_MS,
);
