// The bill of a deal of Doppelkopf: every point by its name, and the scores of all four (SPEC 8).
import type { SettlementLine, Settlement } from './money.ts';
import type { ReKontraResult } from './re-kontra.ts';
import { scoresOf } from './re-kontra.ts';

/** The bill in points; who plays alone gets or loses three times as many as each of the others. */
export function settleReKontra({ lines, net, re, alone }: ReKontraResult): Settlement {
  const worth = Math.abs(net);
  return {
    lines: lines.map(({ name, side, points }): SettlementLine => ({ kind: 'point', name, side, cents: points })),
    unit: worth,
    factor: 1,
    each: worth,
    balance: scoresOf({ re, ...(alone !== undefined && { alone }) }, net),
  };
}
