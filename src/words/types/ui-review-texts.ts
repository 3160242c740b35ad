// The form of the wording of the commentary on a round.
import type { Basis } from '../../engine/tutor/advice/advice.ts';
import type { Naming } from './naming.ts';

export interface UiReviewTexts {
  readonly title: string;
  readonly tabs: {
    readonly legend: string;
    readonly step: string;
    readonly round: string;
  };
  readonly percent: (chance: number, name: Naming) => string;
  readonly cents: (value: number, name: Naming) => string;

  readonly progress: {
    readonly label: string;
    readonly waiting: string;
    readonly working: string;
    readonly resting: string;
    readonly done: string;
    readonly cancelled: string;
    readonly failed: string;
    readonly nothing: string;
    readonly count: (done: number, total: number, name: Naming) => string;
    readonly cancel: string;
    readonly resume: string;
  };

  readonly grades: {
    readonly best: string;
    readonly inaccuracy: string;
    readonly mistake: string;
    readonly blunder: string;
    readonly unsure: string;
  };
  /** How often a grade was given: "2 grobe Fehler". */
  readonly gradeCounts: {
    readonly best: (count: number) => string;
    readonly inaccuracy: (count: number) => string;
    readonly mistake: (count: number) => string;
    readonly blunder: (count: number) => string;
    readonly unsure: (count: number) => string;
  };
  readonly gradeHints: {
    readonly best: string;
    readonly unsure: string;
  };
  readonly limitsTitle: string;
  readonly limits: (
    share: { readonly inaccuracy: number; readonly mistake: number; readonly blunder: number },
    name: Naming,
  ) => readonly string[];

  readonly loss: (value: number, name: Naming) => string;
  readonly costs: (figure: string) => string;
  readonly hardlyCosts: (figure: string) => string;
  readonly costsNothing: string;
  readonly noChoice: string;
  readonly tutorSame: string;
  readonly tutorEqual: (decision: string) => string;
  readonly tutorWould: (decision: string) => string;
  readonly hindsight: string;
  readonly hindsightHints: Readonly<Record<Exclude<Basis, 'yourView'>, string>>;
  /** What open cards show, and by which measure. */
  readonly hindsightBest: {
    readonly openCards: string;
    readonly playedOut: string;
  };
  readonly hindsightWould: {
    readonly openCards: (decision: string, figure: string) => string;
    readonly playedOut: (decision: string, figure: string) => string;
  };
  readonly basis: {
    readonly all: (count: number, name: Naming) => string;
    readonly drawn: (count: number, name: Naming) => string;
  };
  readonly notYet: string;
  readonly nothingHere: string;
  readonly why: string;
  readonly whyBetter: (decision: string) => string;

  readonly hand: (player: string) => string;
  readonly handOwn: string;
  readonly marks: {
    readonly taken: string;
    readonly best: string;
    readonly both: string;
    readonly barred: string;
  };
  readonly alternatives: string;
  readonly columns: {
    readonly decision: string;
    readonly grade: string;
    readonly cents: string;
    readonly chance: string;
    readonly points: string;
    readonly open: string;
    readonly step: string;
    readonly player: string;
    readonly course: string;
    readonly loss: string;
  };
  readonly taken: string;

  readonly graph: {
    readonly title: string;
    readonly label: string;
    readonly decided: (player: string, decision: string, grade: string, figure: string) => string;
    readonly value: (step: string, chance: string) => string;
    readonly unknown: (step: string) => string;
    readonly won: string;
    readonly drawn: string;
    readonly lost: string;
    readonly table: string;
    readonly keys: string;
  };

  /** Heading above the round as it is told to its reader. */
  readonly story: string;
  readonly moments: string;
  readonly noMoments: string;
  readonly moment: (step: string, player: string, decision: string) => string;

  readonly summary: {
    readonly title: string;
    readonly accuracy: string;
    readonly accuracyHint: string;
    readonly skill: string;
    readonly worth: string;
    readonly worthHint: string;
    readonly luck: string;
    readonly luckHint: string;
    readonly balance: string;
    readonly mistakes: string;
    readonly none: string;
    readonly pending: string;
  };

  readonly drill: {
    readonly start: (count: number, name: Naming) => string;
    readonly none: string;
    readonly title: string;
    readonly count: (at: number, of: number, name: Naming) => string;
    readonly took: (decision: string) => string;
    readonly ofTwo: string;
    readonly find: string;
    readonly findCall: string;
    readonly right: (decision: string) => string;
    readonly rightToo: (decision: string) => string;
    readonly worse: (decision: string, parts: string) => string;
    readonly same: (decision: string) => string;
    readonly unsure: (decision: string) => string;
    readonly solution: (decision: string) => string;
    readonly show: string;
    readonly skip: string;
    readonly next: string;
    readonly finish: string;
    readonly leave: string;
    readonly over: string;
    readonly score: (found: number, of: number, name: Naming) => string;
    readonly again: string;
    readonly offered: string;
    readonly region: string;
  };

  readonly compare: {
    readonly title: string;
    readonly hint: string;
    readonly usual: string;
    readonly start: string;
    readonly playing: (played: number, of: number, name: Naming) => string;
    readonly own: string;
    readonly bot: string;
    readonly each: string;
    readonly difference: string;
    readonly better: (money: string) => string;
    readonly worse: (money: string) => string;
    readonly equal: string;
    readonly failed: string;
  };

  readonly bar: {
    readonly label: string;
    readonly nextMistake: string;
    readonly noMistake: string;
    readonly notYet: string;
    readonly otherCard: string;
    readonly back: string;
    readonly keys: string;
  };
  readonly values: {
    readonly judged: string;
    readonly openCards: string;
    readonly playedOut: string;
    readonly thinking: string;
    readonly best: string;
    readonly loses: (figure: string) => string;
    readonly pick: (card: string, worth: string) => string;
  };
  readonly branch: {
    readonly title: (step: string) => string;
    readonly hint: string;
    readonly moves: string;
    readonly start: string;
    readonly trick: string;
    readonly end: string;
    readonly undo: string;
    readonly keep: string;
    readonly kept: string;
    readonly failed: string;
    readonly note: string;
    readonly list: (count: number, name: Naming) => string;
    readonly none: string;
    readonly open: (step: string, first: string) => string;
    readonly remove: string;
    readonly outcome: (own: string, then: string) => string;
  };
  readonly playFrom: string;
  readonly playFromHint: string;

  readonly export: {
    readonly title: string;
    readonly text: string;
    readonly pages: string;
    readonly saved: (file: string) => string;
    readonly working: string;
  };

  readonly print: {
    readonly heading: (game: string) => string;
    readonly tricks: string;
    readonly trick: string;
    readonly calls: string;
    readonly verdicts: string;
    readonly noVerdicts: string;
    readonly verdict: (
      step: string,
      player: string,
      decision: string,
      grade: string,
      figure: string,
      better: string,
    ) => string;
    readonly further: (count: number) => string;
    readonly legend: string;
    readonly dealt: string;
    readonly played: (player: string, decision: string) => string;
    readonly made: string;
    readonly result: (points: number, against: number) => string;
    readonly course: string;
    readonly tutor: (decision: string) => string;
    readonly unfinished: string;
  };

  /** How decisions are named in a sentence. */
  readonly decisions: {
    readonly said: (phrase: string) => string;
    readonly leave: string;
    readonly cut: string;
  };
}
