// What a hand may announce, and so bid for (SPEC 2.3 rule 3, 2.4, 3.4, 3.6, 3.9; OPTIONS solo.requireTrumpSuitCard).
import type { Card, Rank, Suit } from '../../../src/engine/base/cards.ts';
import { levelsOf } from './oracle-levels.ts';
import { isUsualTrump } from './deal.ts';
import { ladderOf, trumpsOf } from './order.ts';
import type { Named, Table } from './table.ts';
import { withoutTout } from './contracts.ts';

const SUITS: readonly Suit[] = ['E', 'G', 'H', 'S'];
const CALLED: readonly Suit[] = ['E', 'G', 'S'];

/** Suits of which the hand has a card that is no lord of the game. */
const plainSuits = (table: Table, game: string, hand: readonly Card[]): readonly Suit[] =>
  SUITS.filter((suit) =>
    hand.some((card) => card[0] === suit && !trumpsOf(game, table).lords.some((rank) => rank === card[1])),
  );

/** Every form in which a hand may announce a contract: with a suit, with an Ace, or as it is. */
export function formsOf(table: Table, id: string, hand: readonly Card[]): readonly Named[] {
  const game = withoutTout(id);
  if (game === 'rufer') {
    const suits = plainSuits(table, game, hand).filter((suit) => CALLED.includes(suit) && !hand.includes(`${suit}A`));
    return suits.map((suit) => ({ id, called: `${suit}A` }));
  }
  if (game === 'hochzeit') return hand.filter(isUsualTrump).length === 1 ? [{ id }] : [];
  if (game === 'sie') {
    const top = ladderOf({ id: game }, table).trumps.slice(0, hand.length);
    return top.every((card) => hand.includes(card)) ? [{ id }] : [];
  }
  if (trumpsOf(game, table).suit !== 'named') return [{ id }];
  const suits = table.house['solo.requireTrumpSuitCard'] ? plainSuits(table, game, hand) : SUITS;
  return suits.map((trump) => ({ id, trump }));
}

/** Contracts of the auction for which a hand is good. */
export const announceableBy = (table: Table, hand: readonly Card[]): readonly string[] =>
  levelsOf(table)
    .flat()
    .filter((id) => formsOf(table, id, hand).length > 0);

/** What may be called in a Muss-Spiel: an Ace whose suit is held, else any Ace not held, else a Ten, else a King (SPEC 3.9). */
export function mussCalls(table: Table, hand: readonly Card[]): readonly Card[] {
  const usual = formsOf(table, 'rufer', hand).flatMap(({ called }) => called ?? []);
  const missing = (rank: Rank): readonly Card[] =>
    CALLED.map((suit): Card => `${suit}${rank}`).filter((card) => !hand.includes(card));
  return [usual, missing('A'), missing('T'), missing('K')].find((cards) => cards.length > 0) ?? [];
}
