// Ids and evidence of what the engine itself has found out about an answer in a lesson (texts in src/words/lessons).
import { type Message, messagesOf } from '../../base/messages.ts';
import type { Card } from '../../base/cards.ts';
import type { WeighedCard } from '../problems/problem.ts';
import type { Sought } from './sought.ts';

export interface SayingParams {
  /** The first pair in a wrong order: `higher` stands above `lower`, and why. */
  'order.pair': {
    readonly higher: Card;
    readonly lower: Card;
    readonly why: 'trumpBeatsPlain' | 'lordAboveSuit' | 'oberAboveUnter' | 'suitOfLords' | 'rank';
  };
  /** Cards that should have been chosen too. */
  'cards.missing': { readonly cards: readonly Card[] };
  /** Cards that should not have been chosen. */
  'cards.extra': { readonly cards: readonly Card[] };
  /** The French card has the wrong suit, or the wrong rank, for the Bavarian one; `should` is the right French card. */
  'match.suit': { readonly card: Card; readonly should: Card };
  'match.rank': { readonly card: Card; readonly should: Card };
  /** What is looked for among the cards on the table. */
  'find.ask': { readonly sought: Sought };
  /** Another card was tapped than the one looked for. */
  'find.other': { readonly card: Card; readonly sought: Sought };
  /** How a number comes about: these cards with their points. */
  'sum.cards': { readonly cards: readonly Card[]; readonly points: number };
  /** With this card the goal of a prepared deal went out of reach; up to then it could be reached by force. */
  'deal.turned': { readonly card: Card; readonly trick: number; readonly better: readonly Card[] };
  /** The result of a prepared deal: card points of the learner's side and of the other. */
  'deal.points': { readonly own: number; readonly other: number };
  /** The best chance to win that the hand has, in per cent, by the program's own estimate; `plays` if it is enough. */
  'bid.chance': { readonly percent: number };
  /** How often the own side wins where the stakes may be doubled, in per cent, by the tutor's advice. */
  'doubling.chance': { readonly percent: number };
  /** A wrong card: what it comes to less than the right one, and how many play it. */
  'card.costs': WeighedCard;
}

export type SayingId = keyof SayingParams;

/** A true statement about an answer. A value, never prose. */
export type LessonSaying = Message<SayingParams>;

/** A saying made of its id and evidence. */
export const saying = messagesOf<SayingParams>();
