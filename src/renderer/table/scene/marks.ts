// Marks on cards: of the own hand, the tutor's choice, a candidate of a hint, the card that was played; of the trick, what answers a question.
import type { Card } from '../../../engine/base/cards.ts';
import type { Seat } from '../../../engine/base/seats.ts';

export interface CardMark {
  /** A word or two, shown on the card and spoken with its name. */
  readonly label: string;
  /** What is spoken instead of a sign. */
  readonly spoken?: string;
  /** `praised` marks what is good, `doubtful` what is not. */
  readonly look: 'praised' | 'doubtful';
}

export type CardMarks = Readonly<Partial<Record<Card, CardMark>>>;

/** A question about the trick that is answered by pressing one of its cards. */
export interface TrickQuestion {
  /** What is spoken of an answer that was wrong, and of the right one. */
  readonly words: { readonly wrong: string; readonly right: string };
  readonly wrong: readonly Seat[];
  readonly right?: Seat | undefined;
  /** Called with whoever has played the card; undefined once it is answered. */
  readonly onanswer?: ((seat: Seat) => void) | undefined;
}
