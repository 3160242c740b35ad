// The tutor with little thought, so that tests can let it look at whole rounds: its answers have the usual form.
import type { EffortRow } from '../../../src/engine/tutor/advice/advice.ts';
import { ENOUGH_DEALS } from '../../../src/engine/tutor/advice/grade.ts';

/** What is said must be true however little was thought. */
export const GLANCE: EffortRow = {
  worlds: [5, 6, 8, 12],
  exact: [3, 4, 8, 12],
  enumerate: 48,
  nodes: 400_000,
  end: [48, 24, 12, 4],
  among: 32,
  again: 0,
  bids: 4,
  outlook: 1,
};

/** Little thought, but over as many deals as it takes to hold a card against anybody. */
export const JUDGING: EffortRow = { ...GLANCE, worlds: [ENOUGH_DEALS], end: [64, 64, 64, 64] };
