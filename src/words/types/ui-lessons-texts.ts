// The form of the wording of the lessons: the way through them, and what surrounds their steps.
import type { LessonWay } from '../../shared/teaching/lessons.ts';

export interface UiLessonsTexts {
  readonly title: string;
  readonly lead: string;
  readonly loading: string;
  readonly failed: string;
  readonly chapters: {
    readonly cards: string;
    readonly following: string;
    readonly contracts: string;
    readonly money: string;
    readonly basics: string;
    readonly leading: string;
    readonly inTheTrick: string;
    readonly alone: string;
    readonly games: string;
  };
  /** The three ways, each with what one learns on it. */
  readonly ways: Readonly<Record<LessonWay, { readonly title: string; readonly about: string }>>;
  readonly wayDone: (done: number, all: number) => string;
  readonly number: (lesson: number) => string;
  readonly state: {
    readonly fresh: string;
    readonly begun: string;
    readonly seen: string;
    readonly done: string;
    readonly known: string;
  };
  readonly stars: (count: number, most: number) => string;
  readonly deal: string;
  readonly needs: (lesson: number) => string;
  readonly next: {
    readonly first: string;
    readonly begun: string;
    readonly seen: string;
    readonly next: string;
    readonly all: string;
  };
  readonly start: string;
  readonly goOn: string;
  readonly again: string;
  readonly test: string;
  readonly testHint: string;
  readonly progress: string;
  readonly lessonsDone: (done: number, all: number) => string;
  readonly practise: string;
  readonly firstGame: {
    readonly coached: string;
    readonly coachedText: string;
    readonly title: string;
    readonly text: string;
    readonly early: string;
    readonly button: string;
    readonly running: string;
  };
  /** What is advised now, with its reason. */
  readonly whatNext: {
    readonly title: string;
    readonly lesson: (lesson: number, title: string) => string;
    readonly deck: (due: number) => string;
    readonly day: string;
    /** An idea, as a hint asks for it, and what it costs an evening. */
    readonly idea: (question: string, amount: string) => string;
    readonly leak: (skill: string, amount: string) => string;
    readonly game: { readonly ready: string; readonly nothingDue: string };
  };
  readonly door: {
    readonly title: string;
    readonly text: string;
    readonly playedTitle: string;
    readonly playedText: string;
    readonly onTitle: string;
    readonly on: (lesson: number, title: string) => string;
    readonly seen: (lesson: number, title: string) => string;
    readonly allDone: string;
  };
  readonly screen: {
    readonly toPath: string;
    readonly goal: string;
    readonly step: (at: number, of: number) => string;
    readonly testOf: (title: string) => string;
    readonly question: (at: number, of: number) => string;
    readonly steps: string;
    readonly read: string;
    readonly exercise: string;
    readonly states: {
      readonly open: string;
      readonly solved: string;
      readonly shown: string;
    };
    readonly back: string;
    readonly next: string;
    readonly skip: string;
    readonly finish: string;
    readonly answerFirst: string;
    readonly showMe: string;
    readonly check: string;
    readonly practiseAgain: string;
    readonly dealAgain: string;
    readonly right: string;
    readonly wrong: string;
    readonly wrongTest: string;
    readonly going: string;
    readonly illegal: string;
    readonly shown: string;
    readonly earned: (count: number) => string;
    readonly scene: string;
    readonly pointed: (cards: string) => string;
    readonly keys: string;
    readonly skipFrames: string;
  };
  readonly tasks: {
    readonly choose: string;
    readonly chooseCall: string;
    readonly wrongOption: string;
    readonly rightOption: string;
    readonly number: {
      readonly points: string;
      readonly cents: string;
      readonly count: string;
    };
    readonly numberLabel: string;
    readonly numberProblem: string;
    readonly cardsHint: string;
    readonly tableHint: string;
    readonly findHint: string;
    readonly round: (at: number, of: number) => string;
    readonly names: string;
    readonly none: string;
    readonly chosen: string;
    readonly chosenCount: (count: number) => string;
    readonly cardsOfTask: string;
    readonly orderHint: string;
    readonly order: string;
    readonly place: (card: string, at: number, of: number) => string;
    readonly lifted: string;
    readonly highest: string;
    readonly lowest: string;
    readonly matchHint: string;
    readonly matchLeft: string;
    readonly matchRight: string;
    readonly pairOf: (left: string, right: string) => string;
    readonly noPair: (left: string) => string;
    readonly taken: string;
    readonly winnerHint: string;
    readonly seatHint: string;
    readonly playHint: string;
    readonly dealHint: string;
    readonly yourMove: string;
    readonly sides: (own: number, other: number) => string;
    readonly solution: string;
  };
  readonly done: {
    readonly title: string;
    readonly half: string;
    readonly learnt: string;
    readonly seen: string;
    readonly unsolved: (count: number) => string;
    readonly workOff: string;
    readonly nextLesson: (lesson: number) => string;
    readonly repeat: string;
    readonly toPath: string;
    readonly passed: string;
    readonly passedText: string;
    readonly failed: string;
    readonly failedText: string;
    readonly toLesson: string;
    readonly allDone: string;
  };
}
