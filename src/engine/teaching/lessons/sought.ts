// What is looked for among cards that lie on the table, and which cards are it.
import { type Card, pointsOf, type Rank, rankOf, type Suit, suitOf } from '../../base/cards.ts';

/** What is looked for in a round: any card that is it may be tapped. */
export type Sought =
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'rank'; readonly rank: Rank }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'points'; readonly points: number };

/** Whether a card is what is looked for. */
export function isSought(sought: Sought, card: Card): boolean {
  switch (sought.kind) {
    case 'suit':
      return suitOf(card) === sought.suit;
    case 'rank':
      return rankOf(card) === sought.rank;
    case 'card':
      return card === sought.card;
    case 'points':
      return pointsOf(card) === sought.points;
  }
}

/** What a card lacks to be what is looked for. */
export function whatIsMissed(sought: Sought, card: Card): 'suit' | 'rank' | 'corner' | 'both' | 'points' {
  if (sought.kind === 'points') return 'points';
  if (sought.kind !== 'card') return sought.kind === 'suit' ? 'suit' : 'corner';
  const [suit, rank] = [suitOf(card) === suitOf(sought.card), rankOf(card) === rankOf(sought.card)];
  return suit ? 'rank' : rank ? 'suit' : 'both';
}
