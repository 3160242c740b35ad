// Marks on cards of the own hand: the tutor's choice, a candidate of a hint, the card that was played.
import type { Card } from '../../../engine/base/cards.ts';

export interface CardMark {
  /** A word or two, shown on the card and spoken with its name. */
  readonly label: string;
  /** What is spoken instead of a sign. */
  readonly spoken?: string;
  /** `praised` marks what is good, `doubtful` what is not. */
  readonly look: 'praised' | 'doubtful';
}

export type CardMarks = Readonly<Partial<Record<Card, CardMark>>>;
