// What the tutor reads off a view again and again: the contract, its order, and the cards that may be played.
import { playedContract } from '../table/announced-contract.ts';
import { type Card, rankOf, type Suit, suitOf } from '../base/cards.ts';
import type { Contract } from '../base/contract.ts';
import type { Order } from '../play/order.ts';
import { handOrderContract } from '../table/table-rules.ts';
import type { PublicView, SeatView, Told } from '../round/view.ts';
import { type Note, note } from './notes.ts';
import { allowedOf } from '../table/readers.ts';

/** Whether a player has been presented with the solo that he owes: nobody was asked for a reservation before it is named. */
export const isPresented = (history: readonly Told[]): boolean => history.every(({ type }) => type !== 'reserve');

/** The contract being played; undefined before it is announced. */
export const contractIn = ({ rules, contract }: PublicView): Contract | undefined =>
  contract && playedContract(rules, contract);

/** The cards that the seat may play now, in hand order; empty when no card is asked of it. */
export const playableIn = ({ options }: SeatView): readonly Card[] =>
  allowedOf(options, 'play').map(({ card }) => card);

/** Suits that are trump as a whole below the lords. */
const trumpSuits = (contract: Contract): readonly string[] =>
  contract.trumps.flatMap((step) => ('suit' in step ? [step.suit] : []));

/** Whether a card is trump by its rank or by name. */
const isLord = (contract: Contract, card: Card): boolean =>
  contract.trumps.some((step) => ('rank' in step ? step.rank === rankOf(card) : 'card' in step && step.card === card));

/** Why a trump is one: its rank or its suit is trump, or it is a lord that has left its printed suit. */
export function whyTrump(contract: Contract, card: Card): Note {
  const suit = suitOf(card);
  if (!trumpSuits(contract).includes(suit)) return note('N.LORD_IS_TRUMP', { cards: [card], suit });
  return isLord(contract, card) ? note('N.RANK_IS_TRUMP', { card }) : note('N.SUIT_IS_TRUMP', { card, suit });
}

/** A note on the held trumps that bear the sign of a plain suit; none if there are none. */
export function lordsOfSuit(order: Order, hand: readonly Card[], suit: Suit): readonly Note[] {
  const cards = hand.filter((card) => suitOf(card) === suit && order.groupOf(card) === 'trump');
  return cards.length > 0 ? [note('N.LORD_IS_TRUMP', { cards, suit })] : [];
}

/** Notes on cards of one plain suit that are trumps in the lowest contract of the table, but not here. */
export function usuallyTrump(view: PublicView, cards: readonly Card[], suit: Suit): readonly Note[] {
  const usual = handOrderContract(view.rules);
  const courts = cards.filter((card) => isLord(usual, card));
  return [
    ...(trumpSuits(usual).includes(suit) ? [note('N.SUIT_IS_PLAIN', { suit })] : []),
    ...(courts.length > 0 ? [note('N.COURT_IS_PLAIN', { cards: courts, suit })] : []),
  ];
}
