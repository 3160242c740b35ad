// What an entered deal is asked by its kind: what contradicts itself in it, and what it has come to.
import type { Contract, ContractRow } from '../base/contract.ts';
import type { BroughtDoublings } from '../scoring/doublings.ts';
import type { Settlement } from '../scoring/money.ts';
import type { RoundResult } from '../scoring/result.ts';
import type { DealEntry } from './evening.ts';
import type { ScorerReason } from './scorer-reasons.ts';
import type { Setting } from './table-of.ts';

/** A result with its bill, by seat. */
export interface Counted {
  readonly contract: Contract;
  readonly result: RoundResult;
  readonly settlement: Settlement;
}

/** A kind of entry. What is reckoned must have been found without contradictions. */
export interface EntryKind<E extends DealEntry> {
  /** Whether deals of a contract are entered like this. */
  fits(row: ContractRow): boolean;
  wrong(setting: Setting, row: ContractRow, entry: E): ScorerReason | undefined;
  counted(setting: Setting, row: ContractRow, entry: E, brought: BroughtDoublings): Counted;
}
