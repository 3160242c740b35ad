// The special round of a deal with the seats of that deal, which may have been turned after its terms were settled (SPEC 3.11, 3.15).
import { chairOf, type Deal, isTurned } from '../table/chairs.ts';
import { forehandOf } from '../table/round.ts';
import { houseOf } from '../table/table-rules.ts';
import { kreuzTeam } from './kreuz.ts';
import type { SpecialTerms } from '../table/terms.ts';

/** The same as the terms say, unless the deal was turned: then the partners of a Kreuz by Aces have the seats of this deal. */
export function specialIn(round: Deal): SpecialTerms | undefined {
  const special = round.terms.special;
  if (special?.kind !== 'kreuz' || !isTurned(round.entries)) return special;
  const { draw } = special;
  const layer = special.layer === undefined ? undefined : chairOf(round, special.layer);
  if (!draw && layer === undefined) return special;
  const declarer = chairOf(round, special.declarer);
  const partner = chairOf(round, special.partner);
  return {
    ...special,
    ...kreuzTeam(houseOf(round.rules), layer ?? forehandOf(round), draw && { declarer, partner }),
    ...(draw && { draw: draw.map(({ seat, card }) => ({ seat: chairOf(round, seat), card })) }),
    ...(layer !== undefined && { layer }),
  };
}
