// How a round ended, in one sentence.
import type { Announcement } from '../../engine/base/contract.ts';
import { ALL_CONTRACTS } from '../../engine/contracts/registry.ts';
import type { RoundResult } from '../../engine/scoring/result.ts';
import { endingOf } from '../../engine/tutor/ending.ts';
import type { Naming } from '../types/naming.ts';
import { tellNote } from './explanations.ts';

/** "Du und Sepp habt mit 74 zu 46 Augen gewonnen." Contracts that are not built in are taken to be won by points. */
export function tellResult({ contract }: Announcement, result: RoundResult, name: Naming): string {
  const row = ALL_CONTRACTS.find(({ id }) => id === contract) ?? ALL_CONTRACTS[0];
  return tellNote(endingOf({ ...row, id: contract }, result), name);
}
