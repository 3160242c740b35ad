// What stands on the slate: the marks of both sides in the game that is played, and who has won games before.
import type { Session } from '../../engine/round/session.ts';
import { targetIn } from '../../engine/round/session.ts';
import type { TargetGame } from '../../engine/table/target-games.ts';
import { chalkAfter } from '../../engine/table/chalk.ts';
import { gamesOn } from '../../engine/table/target-games.ts';
import { gameAt } from '../../engine/table/table-rules.ts';
import type { BySeat } from '../../engine/base/seats.ts';
import { bySeat } from '../../engine/base/seats.ts';
import type { SideNumber, SlateView } from '../../shared/slate.ts';
import { SIDES, sideOfChair } from '../../shared/slate.ts';

/** The side that has won a game. */
const winnerOf = ({ wonBy }: TargetGame): SideNumber | undefined =>
  wonBy[0] !== undefined ? sideOfChair(wonBy[0]) : undefined;

/**
 * The slate of a table that keeps one; undefined at any other. `goingOn`: the next deal is being played, which begins another game if
 * the last one is won.
 */
export function slateOf({ rules, sheet }: Session, deal: 'over' | 'goingOn'): SlateView | undefined {
  const { slate } = gameAt(rules);
  const target = targetIn(rules);
  if (!slate || target === undefined) return undefined;
  const games = gamesOn(sheet, target);
  const last = games.at(-1);
  const present = last && (deal === 'over' || last.wonBy.length === 0) ? last : undefined;
  const won = games.map(winnerOf);
  const wonBy = present && winnerOf(present);
  const chalk = gameAt(rules).numbers?.chalk && chalkAfter(sheet, target);
  return {
    drawn: slate,
    target,
    game: games.length + (present ? 0 : 1),
    from: sheet.length - (present?.lines.length ?? 0),
    sides: SIDES.map((side) => ({
      marks: present?.totals[side] ?? 0,
      games: won.filter((each) => each === side).length,
    })) as unknown as SlateView['sides'],
    ...(wonBy !== undefined && { wonBy }),
    ...(chalk !== undefined && chalk !== 'first' && { chalk }),
  };
}

/** How everybody stands, by chair. */
export const marksBySeat = ({ sides }: SlateView): BySeat<number> => bySeat((chair) => sides[sideOfChair(chair)].marks);
