// Stoss, Retour and doubled Ramsche that nobody gave: said only where they would clearly have paid, at the entry with which the chance passed.
import { doublingOf } from '../../bots/random-player.ts';
import type { Round } from '../../table/round.ts';
import { isPlaying } from '../../table/readers.ts';
import type { Seat } from '../../base/seats.ts';
import { type SeatView, viewFor } from '../../round/view.ts';
import type { AdviceThink, Grade } from '../advice/advice.ts';
import { adviseDoubling } from '../advice/doubling-advice.ts';
import { gradeOf, lossOf } from '../advice/grade.ts';
import { judgedAside } from '../advice/judged.ts';
import { type Remark, remark } from './review-remarks.ts';
import type { Outlook } from './review.ts';
import { seatsAt } from '../../table/table-rules.ts';

/** Chance, from 0 to 1, above which doubling may pay. */
const EVEN = 0.5;

/** Grades of silence that are worth a word; a smaller loss is a matter of taste. */
const CLEAR: readonly Grade[] = ['mistake', 'blunder'];

/**
 * What the seats missed that could double in the round `before` an entry and cannot any more in the round `after` it,
 * as each had to judge from its own view. The entry itself must be a card.
 */
export const missedDoublings = (
  before: Round,
  after: Round,
  think: AdviceThink,
  outlook?: Outlook,
): readonly Remark[] => {
  const asked = seatsAt(before.rules)
    .filter((seat) => mayDouble(before, seat) && !mayDouble(after, seat))
    .map((seat) => ({ seat, byCards: outlook && chanceOf(before, seat, outlook) }));
  // Of a seat that the cards see losing nothing will be said; deals drawn for it are missed only by those that are asked after it.
  const last = asked.findLastIndex(({ byCards }) => byCards === undefined || byCards > EVEN);
  return asked.slice(0, last + 1).flatMap(({ seat, byCards }) => missedBy(viewFor(before, seat), think, byCards));
};

/** What the cards say of the chance of a seat's side, 0 to 1. */
function chanceOf(round: Round, seat: Seat, { chance }: Outlook): number {
  const declares = isPlaying(round) && (seat === round.declarer || seat === round.partner);
  return declares ? chance[seat] : 1 - chance[seat];
}

const mayDouble = (round: Round, seat: Seat): boolean =>
  isPlaying(round) && doublingOf(viewFor(round, seat)) !== undefined;

/** From here on a reader would take two chances for contradicting each other. */
const FAR = 0.05;

/**
 * The chance before an entry and the one after it, `byCards`: nothing is said where the two disagree about who is likely to win, and no chance
 * where they are apart.
 */
function missedBy(view: SeatView, think: AdviceThink, byCards?: number): readonly Remark[] {
  if (byCards !== undefined && byCards <= EVEN) return [];
  const { seat } = view;
  const silence = { type: 'leave', seat } as const;
  const first = adviseDoubling(view, think);
  const advice = first && judgedAside(view, silence, think, first);
  const give = doublingOf(view)?.type;
  if (!advice || !give || !CLEAR.includes(gradeOf(advice, silence))) return [];
  const chance = advice.ranked.find(({ decision }) => decision.type === give)?.chance ?? 0;
  const { cents } = lossOf(advice, silence);
  if (byCards === undefined) return [remark('J.NOT_DOUBLED', { seat, give, cents, chance })];
  return [remark('J.NOT_DOUBLED', { seat, give, cents, ...(Math.abs(chance - byCards) < FAR && { chance }) })];
}
