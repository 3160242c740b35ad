// The form of the words of the first round of a newcomer: one sentence for each step.
import type { Settlement } from '../../engine/scoring/money.ts';
import type { GuidedAsk, GuidedTell } from '../../engine/teaching/lessons/guided-round.ts';
import type { Naming } from './naming.ts';

/** What the sentences of the steps are filled with. */
export interface GuidedFacts {
  /** Card points of the trick that is told of. */
  readonly trick: number;
  /** Card points so far, of the learner's side and of the other. */
  readonly own: number;
  readonly other: number;
  /** The bill, in the end. */
  readonly bill: Settlement | undefined;
}

export type Sentence = (facts: GuidedFacts, name: Naming) => string;

export interface UiGuidedTexts {
  readonly title: string;
  readonly step: (at: number, of: number) => string;
  readonly decision: (at: number, of: number) => string;
  readonly next: string;
  readonly back: string;
  readonly skip: string;
  readonly toLesson: string;
  readonly choose: string;
  readonly failed: string;
  readonly own: string;
  readonly others: string;
  readonly bar: (own: number, other: number, needed: number) => string;
  readonly coins: string;
  readonly steps: Readonly<Record<GuidedTell | GuidedAsk, Sentence>>;
  readonly other: Readonly<Record<GuidedAsk, Sentence>>;
}
