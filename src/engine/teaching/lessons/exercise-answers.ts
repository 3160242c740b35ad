// What a learner answers to an exercise, in the form that its task asks for.
import type { Card } from '../../base/cards.ts';
import type { Seat } from '../../base/seats.ts';

export type LessonAnswer =
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'order'; readonly cards: readonly Card[] }
  | { readonly kind: 'match'; readonly pairs: readonly (readonly [left: Card, right: Card])[] }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly card: Card };
