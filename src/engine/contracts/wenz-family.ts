// Contracts with one rank of lords, with or without a trump suit below them (SPEC 1.4, 3.4).
import type { Rank } from '../base/cards.ts';
import type { ContractRow, Parties, TrumpStep } from '../base/contract.ts';
import { PURE_CONTRACTS } from './pure.ts';

const [, wenz, solo] = PURE_CONTRACTS;

const CHOSEN: TrumpStep = { suit: 'chosen' };

const plainForm = <Id extends string>(id: Id, lord: Rank) =>
  ({ ...wenz, id, trumps: [{ rank: lord }] }) satisfies ContractRow;

const suitForm = <Id extends string>(id: Id, lord: Rank) =>
  ({ ...solo, id, trumps: [{ rank: lord }, CHOSEN], runnersFrom: 2 }) satisfies ContractRow;

/** Geier: the Obers are the only trumps. */
export const GEIER = plainForm('geier', 'O');
/** Kaiser: the Kings are the only trumps. */
export const KAISER = plainForm('kaiser', 'K');
/** Eisenbahner: the Tens are the only trumps. */
export const EISENBAHNER = plainForm('eisenbahner', 'T');
/** Farb-Wenz: the Unters, then a suit. */
export const SUIT_WENZ = suitForm('suit-wenz', 'U');
/** Farb-Geier: the Obers, then a suit. */
export const SUIT_GEIER = suitForm('suit-geier', 'O');

/** The same contract with every trick to be taken; it must be declared before the first lead (SPEC 2.4). */
export const toutOf = <Id extends string, P extends Parties>(
  row: ContractRow & { readonly id: Id; readonly parties: P },
) => ({ ...row, id: `${row.id}-tout`, goal: { kind: 'everyTrick' }, price: 'tout' }) as const satisfies ContractRow;
