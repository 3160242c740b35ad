// The form of the wording of the slip that says whether the cards are dealt honestly.
import type { Naming } from './naming.ts';

export interface UiFairnessTexts {
  readonly title: string;
  readonly open: string;
  readonly description: string;
  readonly failed: string;
  readonly how: string;
  readonly points: readonly string[];
  readonly running: (round: number) => string;
  readonly runningHint: string;
  readonly noRunning: string;
  readonly noCommitment: string;
  readonly copy: string;
  readonly copyCommitment: string;
  readonly copyCommand: string;
  readonly copied: string;
  readonly finished: string;
  readonly noFinished: string;
  readonly round: (round: number) => string;
  readonly verdicts: {
    readonly matches: string;
    readonly differs: string;
  };
  readonly pack: string;
  readonly salt: string;
  readonly commitment: string;
  readonly byHand: string;
  readonly hands: string;
  readonly handsOf: (rounds: number, written: string) => string;
  readonly noHands: string;
  readonly columns: {
    readonly kind: string;
    readonly average: string;
    readonly expected: string;
    readonly error: string;
    readonly place: string;
  };
  readonly kinds: {
    readonly obers: (name: Naming) => string;
    readonly unters: (name: Naming) => string;
    readonly trumps: () => string;
    readonly aces: (name: Naming) => string;
  };
  readonly chance: string;
}
