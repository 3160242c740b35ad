// Games that the tour of the variants asks about, as rows of data: enough to know trumps, order and goal. No table offers them.
import type { ContractRow } from '../contract.ts';
import { PURE_CONTRACTS } from '../contracts/pure.ts';

const [rufer, wenz] = PURE_CONTRACTS;

/** The usual Bettel order has no trumps and the Ten below the Unter (SPEC 3.4). */
export const BETTEL = {
  ...wenz,
  id: 'bettel',
  trumps: [],
  plain: ['A', 'K', 'O', 'U', 'T', '9', '8', '7'],
} as const satisfies ContractRow;

/** Whoever must play because all have passed wins with 60 (SPEC 3.5). */
export const MUSS_SPIEL = {
  ...rufer,
  id: 'muss-spiel',
  goal: { ...rufer.goal, atLeast: 60 },
} as const satisfies ContractRow;

export const TOUR_ROWS: readonly ContractRow[] = [BETTEL, MUSS_SPIEL];
