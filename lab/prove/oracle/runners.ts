// How many runners are paid for (SPEC 2.11, 5.8; OPTIONS runners.*).
import type { Card } from '../../../src/engine/base/cards.ts';
import { type Ladder, trumpsOf } from './order.ts';
import type { Table } from './table.ts';

const NEVER: readonly string[] = ['bettel', 'open-bettel', 'ramsch', 'bierkopf'];
const OBERS: readonly Card[] = ['EO', 'GO', 'HO', 'SO'];

export interface RunnerCards {
  /** What the declaring side held when play began. */
  readonly side: readonly Card[];
  /** What the winners have taken, in the order in which the cards were played. */
  readonly taken: readonly Card[];
}

/** Top trumps in a row, beginning with the highest, that are all on one side. */
function heldInRow({ trumps }: Ladder, side: readonly Card[]): number {
  const [top] = trumps;
  if (top === undefined) return 0;
  const first = trumps.findIndex((card) => side.includes(card) !== side.includes(top));
  return first < 0 ? trumps.length : first;
}

/** Obers taken in the order of their rank, before any other order has come about. */
function takenInOrder(taken: readonly Card[]): number {
  const obers = taken.filter((card) => OBERS.includes(card));
  const wrong = obers.findIndex((card, place) => card !== OBERS[place]);
  return wrong < 0 ? obers.length : wrong;
}

/** Whether a contract can have runners that are paid for. */
export function canHaveRunners(id: string, table: Table): boolean {
  const { house } = table;
  if (!house['runners.enabled'] || NEVER.includes(id)) return false;
  return house['runners.mode'] !== 'collected-in-order' || trumpsOf(id, table).lords.includes('O');
}

/** Number of runners paid for, 0 if the row is too short; `claimed` where they must be asked for. */
export function runnersPaid(id: string, table: Table, ladder: Ladder, cards: RunnerCards, claimed: boolean): number {
  const { house } = table;
  if (!canHaveRunners(id, table)) return 0;
  if (id === 'sie' && !house['sie.runners']) return 0;
  // A Sie is laid down for all to see, which claims its runners.
  if (house['runners.claim'] === 'manual' && !claimed && id !== 'sie') return 0;
  const { lords } = trumpsOf(id, table);
  const collected = house['runners.mode'] === 'collected-in-order';
  const length = collected ? takenInOrder(cards.taken) : heldInRow(ladder, cards.side);
  const least = !collected && lords.length > 1 ? house['runners.minOU'] : house['runners.minSingle'];
  return length >= least ? length : 0;
}
