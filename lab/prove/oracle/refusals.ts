// Why a card may not be played: one reason for each, in the order of SPEC 10 (SPEC 2.6, 2.7, 3.5).
import type { Card } from '../../../src/engine/base/cards.ts';
import { type CardToPlay, playableCards } from './legal.ts';
import { type Ladder, rowOfCard } from './order.ts';
import type { Named, Table } from './table.ts';

/** The reason against a card; undefined if it may be played. */
export function refusalOf(
  table: Table,
  contract: Named,
  ladder: Ladder,
  turn: CardToPlay,
  card: Card,
): string | undefined {
  if (!turn.hand.includes(card)) return 'R.NOT_IN_HAND';
  if (playableCards(table, contract, ladder, turn).includes(card)) return undefined;
  const [led] = turn.trick;
  // Nothing binds who leads but the Ace that was called.
  if (led === undefined) return 'R.CALLED_SUIT_LEAD';
  const row = rowOfCard(ladder, led);
  const holds = turn.hand.some((each) => row.includes(each));
  const { called } = contract;
  if (holds && !row.includes(card)) return row === ladder.trumps ? 'R.FOLLOW_TRUMP' : 'R.FOLLOW_SUIT';
  if (called === undefined) return 'R.OVERTAKE';
  return card === called ? 'R.CALLED_CARD_NO_DISCARD' : 'R.CALLED_CARD_MUST';
}
