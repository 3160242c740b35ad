// What a hand may announce, and so bid for (SPEC 2.3 rule 3, 2.4, 3.4, 3.6; OPTIONS solo.requireTrumpSuitCard).
import type { Card, Suit } from '../../../engine/base/cards.ts';
import { levelsOf } from './bidding.ts';
import { isUsualTrump } from './deal.ts';
import { ladderOf, trumpsOf } from './order.ts';
import type { Table } from './table.ts';
import { withoutTout } from './table.ts';

const SUITS: readonly Suit[] = ['E', 'G', 'H', 'S'];
const CALLED: readonly Suit[] = ['E', 'G', 'S'];

function canAnnounce(table: Table, id: string, hand: readonly Card[]): boolean {
  const game = withoutTout(id);
  const plainIn = (suit: Suit): boolean =>
    hand.some((card) => card[0] === suit && !trumpsOf(game, table).lords.some((rank) => rank === card[1]));
  if (game === 'rufer') return CALLED.some((suit) => !hand.includes(`${suit}A`) && plainIn(suit));
  if (game === 'hochzeit') return hand.filter(isUsualTrump).length === 1;
  if (game === 'sie') {
    const top = ladderOf({ id: game }, table).trumps.slice(0, hand.length);
    return top.every((card) => hand.includes(card));
  }
  const chosen = trumpsOf(game, table).suit === 'named';
  return !chosen || !table.house['solo.requireTrumpSuitCard'] || SUITS.some(plainIn);
}

/** Contracts of the auction for which a hand is good. */
export const announceableBy = (table: Table, hand: readonly Card[]): readonly string[] =>
  levelsOf(table)
    .flat()
    .filter((id) => canAnnounce(table, id, hand));
