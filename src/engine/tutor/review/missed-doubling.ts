// Stoss, Retour and doubled Ramsche that nobody gave: said only where they would clearly have paid, at the entry with which the chance passed.
import { doublingOf } from '../../bots/random-player.ts';
import type { Round } from '../../table/round.ts';
import { isPlaying } from '../../round/step.ts';
import type { Seat } from '../../base/seats.ts';
import type { SeatView } from '../../round/view.ts';
import { viewFor } from '../../round/view.ts';
import type { AdviceThink, Grade } from '../advice/advice.ts';
import { adviseDoubling } from '../advice/doubling-advice.ts';
import { gradeOf, lossOf } from '../advice/grade.ts';
import type { Remark } from './remarks.ts';
import { remark } from './remarks.ts';
import { seatsAt } from '../../table/table-rules.ts';

/** Grades of silence that are worth a word; a smaller loss is a matter of taste. */
const CLEAR: readonly Grade[] = ['mistake', 'blunder'];

/**
 * What the seats missed that could double in the round `before` an entry and cannot any more in the round `after` it,
 * as each had to judge from its own view. The entry itself must be a card.
 */
export const missedDoublings = (before: Round, after: Round, think: AdviceThink): readonly Remark[] =>
  seatsAt(before.rules)
    .filter((seat) => mayDouble(before, seat) && !mayDouble(after, seat))
    .flatMap((seat) => missedBy(viewFor(before, seat), think));

const mayDouble = (round: Round, seat: Seat): boolean =>
  isPlaying(round) && doublingOf(viewFor(round, seat)) !== undefined;

function missedBy(view: SeatView, think: AdviceThink): readonly Remark[] {
  const { seat } = view;
  const advice = adviseDoubling(view, think);
  const give = doublingOf(view)?.type;
  const silence = { type: 'leave', seat } as const;
  if (!advice || !give || !CLEAR.includes(gradeOf(advice, silence))) return [];
  const chance = advice.ranked.find(({ decision }) => decision.type === give)?.chance ?? 0;
  return [remark('J.NOT_DOUBLED', { seat, give, cents: lossOf(advice, silence).cents, chance })];
}
