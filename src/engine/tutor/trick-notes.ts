// Who took a trick and why.
import { type Card, type PackSize, rankOf } from '../base/cards.ts';
import type { Contract } from '../base/contract.ts';
import { type Order, orderOf, winningIndex } from '../play/order.ts';
import type { CompletedTrick } from '../play/tricks.ts';
import { type Note, note } from './notes.ts';

/** The winner with the reason and the points, then cards that seem higher but could not win. */
export function notesOnTrick(contract: Contract, pack: PackSize, trick: CompletedTrick): readonly Note[] {
  const order = orderOf(contract, pack);
  const { winner, points, cards } = trick;
  const led = cards[0];
  const card = cards[winningIndex(order, cards)];
  if (!led || !card) return [];
  const suit = order.groupOf(led);
  if (suit === 'trump') return [note('T.HIGHEST_TRUMP', { winner, card, points })];
  const trumps = cards.filter((each) => order.groupOf(each) === 'trump');
  if (trumps.length === 1) return [note('T.TRUMP_BEATS_SUIT', { winner, card, suit, points })];
  if (trumps.length > 1) return [note('T.HIGHEST_TRUMP', { winner, card, points })];
  const vain = seemHigher(contract, order, card, cards);
  return [
    note('T.HIGHEST_OF_SUIT', { winner, card, suit, points }),
    ...(vain.length > 0 ? [note('T.OTHER_SUITS_LOSE', { cards: vain, suit })] : []),
  ];
}

/** Cards of other suits whose rank stands above that of the winning card. */
function seemHigher(contract: Contract, order: Order, winning: Card, cards: readonly Card[]): readonly Card[] {
  const place = (card: Card): number => contract.row.plain.indexOf(rankOf(card));
  return cards.filter((card) => order.groupOf(card) !== order.groupOf(winning) && place(card) < place(winning));
}
