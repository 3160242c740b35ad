// The form of the wording of the coach after a round and at the end of an evening.
import type { Naming } from './naming.ts';

export interface UiCoachTexts {
  readonly region: string;
  readonly looking: string;
  readonly accuracy: (value: number, name: Naming) => string;
  readonly score: (free: number, seen: number, lost: string | undefined) => string;
  readonly dearest: {
    readonly own: (place: string) => string;
    readonly others: (place: string) => string;
  };
  readonly better: (taken: string, best: string) => string;
  readonly playBetter: string;
  readonly look: string;

  readonly evening: {
    readonly open: string;
    readonly title: string;
    readonly none: string;
    readonly money: string;
    readonly luck: string;
    readonly luckHint: string;
    readonly given: string;
    readonly rest: string;
    readonly restHint: string;
    readonly provisional: (done: number, all: number) => string;
    readonly best: string;
    readonly worst: string;
    readonly dearest: string;
    /** What was missed more than once: its name, how often, in how many rounds, and what it cost. */
    readonly missed: (skill: string, times: number, rounds: number, cost: string) => string;
    /** Where there is none: so far or for good, and by whether anything was given away at all. */
    readonly noMistake: {
      readonly yet: {
        readonly nothing: string;
        readonly little: string;
      };
      readonly final: {
        readonly nothing: string;
        readonly little: string;
      };
    };
    readonly revokes: (count: number) => string;
    readonly took: (taken: string, best: string, cost: string) => string;
    readonly round: (round: number, name: Naming) => string;
    readonly tryNow: string;
    readonly tomorrow: string;
    readonly tomorrowHint: string;
    readonly watch: string;
    readonly back: string;
  };
}
