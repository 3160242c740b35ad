// The form of the wording of the progress page.
import type { ReasonId } from '../../engine/base/reasons.ts';
import type { Skill } from '../../engine/tutor/review/skills.ts';
import type { Theme } from '../../engine/tutor/ideas/themes.ts';

export interface UiProgressTexts {
  readonly title: string;
  readonly lead: string;
  readonly since: (date: string) => string;
  readonly loading: string;
  readonly failed: string;
  readonly emptyTitle: string;
  readonly empty: string;
  readonly play: string;
  readonly practise: string;
  readonly export: string;
  readonly exportJson: string;
  readonly exportCsv: string;
  readonly exported: (file: string) => string;
  readonly erase: string;
  readonly eraseTitle: string;
  readonly eraseText: string;
  readonly eraseYes: string;
  readonly eraseNo: string;
  readonly erased: string;
  readonly tiles: {
    readonly rounds: string;
    readonly thrownIn: (count: number) => string;
    readonly won: string;
    readonly balance: string;
    readonly lost: string;
    readonly reviewed: (rounds: number) => string;
    readonly notReviewed: string;
  };
  readonly columns: {
    readonly game: string;
    readonly role: string;
    readonly games: string;
    readonly won: string;
    readonly drawn: string;
    readonly share: string;
    readonly cents: string;
    readonly lost: string;
    readonly promised: string;
    readonly announced: string;
    readonly estimated: string;
    readonly cards: string;
    readonly lay: string;
    readonly onAverage: string;
    readonly expected: string;
    readonly round: string;
    readonly rule: string;
    readonly count: string;
    readonly grade: string;
    readonly trainer: string;
    readonly right: string;
    readonly best: string;
    readonly stage: string;
  };
  readonly sections: {
    readonly course: string;
    readonly contracts: string;
    readonly roles: string;
    readonly guesses: string;
    readonly guessesHint: string;
    readonly calibration: string;
    readonly calibrationHint: string;
    readonly refusals: string;
    readonly noRefusals: string;
    readonly grades: string;
    readonly noGrades: string;
    readonly learning: string;
  };
  /** Card points given away, beside the levels and people. */
  readonly strength: {
    readonly title: string;
    readonly who: string;
    readonly given: string;
    readonly you: string;
    readonly people: string;
    readonly within: (given: string, error: string) => string;
    readonly note: (choices: string) => string;
    readonly money: (balance: string, luck: string, rounds: number) => string;
  };
  /** What costs money again and again. */
  readonly leaks: {
    readonly title: string;
    readonly note: string;
    readonly nothing: (rounds: number) => string;
    readonly what: string;
    readonly times: string;
    readonly timesIn: (times: number, rounds: number) => string;
    /** Of so many cards that an idea decided, and how many of them others would have missed. */
    readonly timesOf: (times: number, of: number, usual: string) => string;
    readonly evening: string;
    readonly within: (mean: string, error: string) => string;
    readonly lately: string;
    readonly ways: string;
    readonly again: string;
    readonly againOf: (skill: string) => string;
    readonly practise: string;
    readonly practiseOf: (skill: string) => string;
    /** Those that are not about cards; the others are called as the themes of problems. */
    readonly skills: Readonly<Record<Exclude<Skill, Theme>, string>>;
  };
  readonly roles: {
    readonly declarer: string;
    readonly partner: string;
    readonly defender: string;
    readonly alone: string;
  };
  readonly grades: {
    readonly best: string;
    readonly inaccuracy: string;
    readonly mistake: string;
    readonly blunder: string;
    readonly unsure: string;
  };
  readonly rules: Readonly<Record<ReasonId, string>>;
  readonly span: (from: number, to: number) => string;
  readonly share: (percent: number) => string;
  readonly none: string;
  /** Questions on what has fallen; at least one was asked. */
  readonly remembered: (remembered: number, asked: number) => string;
  readonly help: (hints: number, warnings: number) => string;
  readonly lessons: (done: number, all: number, stars: number, most: number) => string;
  readonly notPractised: string;
}
