// The bill of a round in words: the shape of its texts.
import type { Announcement } from '../../engine/base/contract.ts';
import type { Settlement, SettlementLine } from '../../engine/scoring/money.ts';
import type { Seat } from '../../engine/base/seats.ts';
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
