// The form of the wording of the trainers.
import type { Theme } from '../../engine/tutor/ideas/themes.ts';
import type { Naming } from './naming.ts';

export interface UiTrainingTexts {
  readonly title: string;
  readonly trainers: {
    readonly higherCard: {
      readonly name: string;
      readonly hint: string;
    };
    readonly trickWinner: {
      readonly name: string;
      readonly hint: string;
    };
    readonly legalCards: {
      readonly name: string;
      readonly hint: string;
    };
    readonly trickPoints: {
      readonly name: string;
      readonly hint: string;
    };
    readonly runningScore: {
      readonly name: string;
      readonly hint: string;
    };
    readonly trumpsOut: {
      readonly name: string;
      readonly hint: string;
    };
    readonly calledAce: {
      readonly name: string;
      readonly hint: string;
    };
    readonly whoHas: {
      readonly name: string;
      readonly hint: string;
    };
    readonly announceOrPass: {
      readonly name: string;
      readonly hint: string;
    };
    readonly bestLead: {
      readonly name: string;
      readonly hint: string;
    };
    readonly settlement: {
      readonly name: string;
      readonly hint: string;
    };
    readonly problems: {
      readonly name: string;
      readonly hint: string;
    };
  };
  readonly mistake: string;
  readonly problems: {
    /** The problem of the day, with the date. */
    readonly day: string;
    readonly dayHint: Readonly<Record<'open' | 'right' | 'wrong', string>>;
    readonly row: (days: number) => string;
    readonly solve: string;
    readonly solveAgain: string;
    readonly run: string;
    readonly runBest: (count: number) => string;
    readonly startRun: string;
    readonly anotherRun: string;
    /** Wrong answers of a run, of those with which it ends. */
    readonly mistakes: (wrong: number, of: number) => string;
    readonly number: (number: number) => string;
    readonly choose: string;
    readonly theme: string;
    readonly grade: string;
    readonly themes: Readonly<Record<Theme | 'all', string>>;
    readonly grades: Readonly<Record<0 | 1 | 2 | 3 | 4 | 5, string>>;
    readonly gradeOf: (grade: number) => string;
    readonly start: string;
    readonly toDeck: string;
  };
  readonly deck: {
    readonly name: string;
    readonly due: (count: number) => string;
    readonly later: (date: string) => string;
    readonly empty: string;
    readonly start: string;
    readonly size: (count: number) => string;
  };
  readonly games: {
    readonly legend: string;
    readonly pure: {
      readonly label: string;
      readonly hint: string;
    };
    readonly further: {
      readonly label: string;
      readonly hint: string;
    };
  };
  readonly best: (count: number) => string;
  readonly fresh: string;
  readonly share: (right: number, answered: number) => string;
  readonly item: (number: number, total: number) => string;
  readonly streak: string;
  readonly personalBest: string;
  readonly stage: (stage: number) => string;
  readonly outcomes: {
    readonly open: string;
    readonly right: string;
    readonly wrong: string;
    readonly late: string;
  };
  readonly progress: string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly leave: string;
  readonly clockOff: string;
  readonly clockOn: string;
  readonly time: string;
  readonly seconds: (left: number) => string;
  readonly check: string;
  readonly none: string;
  readonly next: string;
  readonly finish: string;
  readonly played: string;
  readonly declarer: (who: string) => string;
  readonly partner: (who: string) => string;
  readonly renonce: string;
  readonly forehand: (who: string) => string;
  readonly table: string;
  readonly trick: string;
  readonly hand: string;
  readonly cards: string;
  readonly players: string;
  readonly choices: string;
  readonly tricks: string;
  readonly trickNumber: (number: number) => string;
  readonly wonBy: (who: string) => string;
  readonly wonByYou: string;
  readonly nextTrick: string;
  readonly lastTrickDone: string;
  readonly covered: string;
  readonly leads: string;
  readonly pass: string;
  readonly chosen: string;
  readonly notAllowed: string;
  readonly marks: {
    readonly right: string;
    readonly wrong: string;
    readonly missed: string;
  };
  readonly number: {
    readonly points: string;
    readonly trumps: string;
    readonly cards: string;
    readonly cents: string;
    readonly percent: string;
  };
  readonly yourAnswer: string;
  readonly numberProblem: string;
  readonly verdicts: {
    readonly right: string;
    readonly wrong: string;
    readonly late: string;
  };
  readonly solution: string;
  readonly solutionNobody: string;
  readonly given: string;
  readonly noAnswer: string;
  readonly why: string;
  readonly toDeck: string;
  readonly bill: {
    readonly title: string;
    readonly tariff: string;
    readonly game: string;
    readonly side: string;
    readonly points: string;
    readonly pointsOf: (points: number, against: number) => string;
    readonly tricks: string;
    readonly tricksOf: (tricks: number, all: number) => string;
    readonly runners: string;
    readonly runnersTold: (count: number) => string;
    readonly trumpsOf: {
      readonly declarer: string;
      readonly defenders: string;
    };
    readonly doubled: string;
    readonly notDoubled: string;
    readonly carried: string;
    readonly carriedDeals: (count: number) => string;
    readonly costs: string;
    readonly costsAs: {
      readonly rufer: string;
      readonly solo: string;
      readonly tout: string;
    };
    readonly taken: (points: number, tricks: number) => string;
    readonly jungfrauen: string;
    readonly jungfrau: {
      readonly 'double-all': string;
      readonly off: string;
    };
    readonly pair: (low: string, high: string) => string;
    readonly triple: (low: string, middle: string, high: string) => string;
    readonly ground: (unit: string) => string;
    readonly historic: (game: string, schneider: string, march: string) => string;
    readonly you: string;
  };
  readonly summary: {
    readonly title: string;
    readonly score: (right: number, total: number) => string;
    readonly longest: (count: number) => string;
    readonly broken: string;
    readonly perfect: string;
    readonly wrong: string;
    readonly due: (count: number) => string;
    readonly again: string;
    readonly repeat: string;
    readonly back: string;
  };
  readonly money: (cents: number, name: Naming) => string;
  readonly keys: {
    readonly number: string;
    readonly one: string;
    readonly several: string;
  };
}
