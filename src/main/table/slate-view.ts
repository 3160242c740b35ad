// What stands on the slate: the marks of everybody who writes there in the game that is played, and who has won games before.
import { type Session, targetIn } from '../../engine/round/session.ts';
import { chalkAfter, sideNumber } from '../../engine/table/chalk.ts';
import { gamesOn } from '../../engine/table/target-games.ts';
import { chairsAt, gameAt, hasBlind, type TableRules } from '../../engine/table/table-rules.ts';
import { type BySeat, bySeat, type Seat } from '../../engine/base/seats.ts';
import type { SlateView } from '../../shared/table/slate.ts';

/** Who writes together: partners who sit opposite each other, or each player alone where sides change from deal to deal. */
const writersAt = (rules: TableRules): readonly (readonly Seat[])[] =>
  hasBlind(rules)
    ? chairsAt(rules).map((chair) => [chair])
    : ([0, 1] as const).map((side) => chairsAt(rules).filter((chair) => sideNumber(chair) === side));

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
  const chalk = gameAt(rules).numbers?.chalk && chalkAfter(sheet, target);
  return {
    drawn: slate,
    target,
    game: games.length + (present ? 0 : 1),
    from: sheet.length - (present?.lines.length ?? 0),
    columns: writersAt(rules).map((chairs) => {
      const [chair] = chairs as readonly [Seat];
      return {
        chairs,
        marks: present?.totals[chair] ?? 0,
        games: games.filter(({ wonBy }) => wonBy.includes(chair)).length,
        ...(present?.wonBy.includes(chair) && { won: true as const }),
        ...(chalk === sideNumber(chair) && { chalk: true as const }),
      };
    }),
  };
}

/** How everybody stands, by chair. */
export const marksBySeat = ({ columns }: SlateView): BySeat<number> =>
  bySeat((chair) => columns.find(({ chairs }) => chairs.includes(chair))?.marks ?? 0);
