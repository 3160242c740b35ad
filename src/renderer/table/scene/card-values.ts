// What may be said of the cards of whoever is to play, and what a click on one of them does; only where all cards lie open.
import { getContext, setContext } from 'svelte';
import type { Card } from '../../../engine/base/cards.ts';
import type { Seat } from '../../../engine/base/seats.ts';
import type { CardMark } from './marks.ts';

export interface CardTags {
  /** Whose cards they are. */
  readonly seat: Seat;
  readonly marks: Readonly<Partial<Record<Card, CardMark>>>;
  /** The card in a sentence with what a click does. */
  readonly spoken: (card: Card) => string;
  readonly onpick: (card: Card) => void;
}

const KEY = Symbol('card tags');

/** Gives all open hands below what is to be said of their cards; undefined while nothing is. */
export const provideCardTags = (tags: () => CardTags | undefined): void => void setContext(KEY, tags);

/** What is said of the cards of a seat; nothing where nobody provides it. */
export const cardTags = (): (() => CardTags | undefined) =>
  getContext<(() => CardTags | undefined) | undefined>(KEY) ?? (() => undefined);
