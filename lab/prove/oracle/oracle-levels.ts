// Contracts that are bid, from low to high, and the one that a call names (SPEC 2.3, 3.14, 3.17).
import type { Table } from './table.ts';
import { isAlone, isTout } from './contracts.ts';

/** Contracts of the pure game that are played alone: what three play whose table has none of its own (SPEC 3.17). */
const USUAL_ALONE: readonly (readonly string[])[] = [['wenz'], ['solo'], ['wenz-tout'], ['solo-tout'], ['sie']];

/** Contracts that are bid, from low to high: a Hochzeit offered apart from the bidding is none of them, and three play alone. */
export function levelsOf({ game, house }: Table): readonly (readonly string[])[] {
  const apart = !['off', 'in-auction'].includes(house['hochzeit.form']);
  const left = (keeps: (id: string) => boolean, of: readonly (readonly string[])[]): readonly (readonly string[])[] =>
    of.map((group) => group.filter(keeps)).filter((group) => group.length > 0);
  if (game !== 'three-hand') return left((id) => id !== 'hochzeit' || !apart, house['contracts.ranking']);
  const alone = left(isAlone, house['contracts.ranking']);
  if (alone.flat().some((id) => id !== 'sie')) return alone;
  return left((id) => !isTout(id) || house['tout.contracts'].some((each) => `${each}-tout` === id), USUAL_ALONE);
}

export const levelOf = (table: Table, id: string): number =>
  levelsOf(table).findIndex((group) => group.some((each) => each === id));

/** The contract that a call names, after `has:` or `names:`. */
export const namedIn = (call: string): string | undefined => /^(?:has|names):(.+)$/.exec(call)?.[1];
