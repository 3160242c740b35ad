// The Geier as a row of its own: known to records of positions only; no table offers it yet (SPEC 1.4, 3.4).
import type { ContractRow } from '../contract.ts';
import { PURE_CONTRACTS } from './pure.ts';

const [, wenz] = PURE_CONTRACTS;

/** The Obers are the only trumps; otherwise a Wenz. Not one of PURE_CONTRACTS: no ranking or tariff names it. */
export const GEIER = { ...wenz, id: 'geier', trumps: [{ rank: 'O' }] } as const satisfies ContractRow;
