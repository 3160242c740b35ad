// The deals that a seat imagines at its turn: in them its cards are looked at, and from them it is told where the others lie.
import type { Random } from '../../base/random.ts';
import { endDeals } from '../../bots/endgame/judged-at-end.ts';
import { imagine, type Imagined } from '../../bots/sampling/sample.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import type { EffortRow } from './advice.ts';
import { forTrick, rowOf } from './effort.ts';

/** So many as an effort looks at. */
export function dealsFor(know: Knowledge, row: EffortRow, random: Random): Imagined {
  const end = endDeals(know, row.end);
  return end === undefined
    ? imagine(know, row.enumerate, forTrick(row.worlds, know.view.tricks.length), random)
    : imagine(know, end, end, random);
}

/** Those of a first look, where the seat has a choice. */
export const dealsOfTurn = (know: Knowledge, random: Random): Imagined => dealsFor(know, rowOf('quick'), random);
