// A deal of Doppelkopf that a revoke has ended: a fine instead of its count, or the deal lost by a whole side (RELATIVES 8).
import { type BySeat, bySeat, type Seat } from '../base/seats.ts';
import { ANSAGE_LEVELS, RE_SIDES, type ReSide } from '../base/ansage-words.ts';
import type { HouseRules } from '../options/options.ts';
import { otherSide } from '../play/ansagen.ts';
import type { ReSides } from '../play/re-sides.ts';
import type { Revoked } from './revoked.ts';
import { netOf, type PointLine, type ReKontraResult } from './re-kontra.ts';

/** What a revoke takes in the official rules, and more for every level that the other side had announced. */
export const FINE = { revoke: 12, level: 3 } as const;

/** What bears on a revoke: how the table counts it, and the sides, as far as they are settled. */
export interface RevokeTerms {
  readonly counts: HouseRules['dok.revoke'];
  readonly sides: ReSides | undefined;
}

/** The result of a deal that a revoke has ended. */
export const withRevokeInReKontra = (
  result: ReKontraResult,
  revoke: Revoked,
  { counts, sides }: RevokeTerms,
): ReKontraResult => (counts === 'fine' ? fined(result, revoke, sides?.alone) : lostBySide(result, revoke));

/** Whose side does not matter then: the partner of whoever has revoked is paid like the others. */
function fined({ winner: _, ...result }: ReKontraResult, revoke: Revoked, soloist: Seat | undefined): ReKontraResult {
  const against = result.announced[otherSide(result.re.includes(revoke.seat) ? 're' : 'kontra')];
  const levels = ANSAGE_LEVELS.filter((level) => against.includes(level)).length;
  const scores = scoresOfFine(FINE.revoke + FINE.level * levels, revoke.seat, soloist);
  return { ...result, lines: [], net: 0, revoke, fine: { levels, scores } };
}

/** Three others share it; what an opponent of a solo loses goes to the soloist alone. */
const scoresOfFine = (points: number, guilty: Seat, soloist: Seat | undefined): BySeat<number> =>
  bySeat((seat) => {
    if (seat === guilty) return -points;
    if (soloist === undefined || soloist === guilty) return points / 3;
    return seat === soloist ? points : 0;
  });

/** The side of whoever revokes has lost: the point for winning, and Re and Kontra if they were said, go to the other side. */
function lostBySide(result: ReKontraResult, revoke: Revoked): ReKontraResult {
  const winner: ReSide = result.re.includes(revoke.seat) ? 'kontra' : 're';
  const said = RE_SIDES.filter((side) => result.announced[side].length > 0);
  const lines: readonly PointLine[] = [
    { name: 'won', side: winner, points: 1 },
    ...said.map((side): PointLine => ({ name: `said-${side}`, side: winner, points: 2 })),
  ];
  return { ...result, winner, lines, net: netOf(lines), revoke };
}
