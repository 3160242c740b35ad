// The bill of a round in words: the shape of its texts, and which note says how the round ended.
import type { Announcement } from '../../engine/base/contract.ts';
import { ALL_CONTRACTS } from '../../engine/contracts/registry.ts';
import type { RoundResult } from '../../engine/scoring/result.ts';
import type { Settlement, SettlementLine } from '../../engine/scoring/money.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { endingOf } from '../../engine/tutor/ending.ts';
import type { Note } from '../../engine/tutor/notes.ts';
import type { Naming } from '../types/naming.ts';

/** The words of a bill in one language. */
export interface SettlementTexts {
  /** One line of the bill: "Grundtarif Rufspiel 10". */
  readonly line: (line: SettlementLine, announcement: Announcement, name: Naming) => string;
  /** The bill in one line: "10 Spiel + 10 Schneider = 20, × 2 Stoß = 40". */
  readonly calculation: (settlement: Settlement, name: Naming) => string;
  /** What the round brought a player: "Du bekommst 140 Cent." */
  readonly balance: (settlement: Settlement, seat: Seat, name: Naming) => string;
}

/** How a round with this announcement ended. Contracts that are not built in are taken to be won by points. */
export function endingNote({ contract }: Announcement, result: RoundResult): Note {
  const row = ALL_CONTRACTS.find(({ id }) => id === contract) ?? ALL_CONTRACTS[0];
  return endingOf({ ...row, id: contract }, result);
}
