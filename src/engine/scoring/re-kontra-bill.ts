// The bill of a deal of Doppelkopf: every point by its name, and the scores of all four (SPEC 8).
import type { Settlement, SettlementLine } from './money.ts';
import { type Fine, type ReKontraResult, scoresOf } from './re-kontra.ts';
import { FINE } from './re-kontra-revoke.ts';

/** The bill in points; who plays alone gets or loses three times as many as each of the others. */
export function settleReKontra({ lines, net, re, alone, fine }: ReKontraResult): Settlement {
  if (fine) return settleFine(fine);
  const worth = Math.abs(net);
  return {
    lines: lines.map(({ name, side, points }): SettlementLine => ({ kind: 'point', name, side, cents: points })),
    unit: worth,
    factor: 1,
    each: worth,
    balance: scoresOf({ re, ...(alone !== undefined && { alone }) }, net),
  };
}

/** What whoever has revoked loses in all stands under the bill. */
function settleFine({ levels, scores }: Fine): Settlement {
  const forLevels = levels * FINE.level;
  const lost = FINE.revoke + forLevels;
  return {
    lines: [
      { kind: 'fine', cents: FINE.revoke },
      ...(levels > 0 ? [{ kind: 'fineForLevels', count: levels, each: FINE.level, cents: forLevels } as const] : []),
    ],
    unit: lost,
    factor: 1,
    each: lost,
    balance: scores,
  };
}
