// The form of the wording of the help at the table: hint, warning, why, taking back, modes of help.
import type { Practice } from '../../shared/table/help-modes.ts';
import type { Idea } from '../../engine/tutor/ideas/asked.ts';
import type { Cause, Loss, Worth } from '../../shared/teaching/advice-answers.ts';
import type { GlimpseParams } from '../../shared/teaching/glimpses.ts';
import type { Naming, Texts } from './naming.ts';

/** Deals that a figure is taken from. */
export type Worlds = { readonly of: 'all' | 'drawn'; readonly count: number };

/** How a game goes in imagined deals. */
type Figures = Omit<Extract<Cause, { readonly kind: 'losesGame' }>, 'kind'>;
type Doubled = Omit<Extract<Cause, { readonly kind: 'losesDoubled' | 'winsDoubled' }>, 'kind'>;

export interface UiAdviceTexts {
  readonly ideas: Readonly<Record<Idea, string>>;
  readonly glimpses: Texts<GlimpseParams>;

  readonly hint: {
    readonly title: string;
    readonly button: string;
    readonly buttonHint: string;
    readonly step: (step: number) => string;
    readonly next: {
      readonly 1: string;
      readonly 2: string;
    };
    readonly thinking: string;
    readonly nothing: string;
    readonly failed: string;
    readonly candidate: string;
    readonly best: string;
    readonly candidates: (count: number) => string;
    readonly advised: string;
    readonly asGood: string;
    /** Where no other choice is surely worse, and nothing speaks for the one that is advised. */
    readonly undecided: string;
    /** Something is worse, but nothing that can be said tells why. */
    readonly slight: string;
    readonly besides: string;
    readonly why: string;
    readonly worth: (worth: Worth, worlds: Worlds, name: Naming) => string;
    readonly other: (words: string, loss: Loss, name: Naming) => string;
    readonly worlds: (worlds: Worlds, name: Naming) => string;
  };

  readonly decision: {
    readonly stoss: string;
    readonly retour: string;
    readonly leave: string;
    readonly cut: string;
    readonly call: (phrase: string) => string;
    readonly announce: (announcement: string) => string;
    readonly play: (card: string) => string;
  };

  /** A good card and a worse one, played out side by side. */
  readonly ways: {
    readonly show: string;
    readonly hide: string;
    readonly looking: string;
    readonly none: string;
    /** In which deal they are played. */
    readonly deal: string;
    readonly trick: (number: number) => string;
    /** Card points, where a game is won by them. */
    readonly taken: (who: string, points: number | undefined) => string;
    readonly whose: { readonly ours: string; readonly theirs: string };
  };
  readonly gate: {
    readonly titles: {
      readonly inaccuracy: string;
      readonly mistake: string;
      readonly blunder: string;
    };
    readonly costs: (words: string, loss: Loss, kind: 'bid' | 'card', name: Naming) => string;
    /** From how many deals the warning comes: it is given only where these suffice. */
    readonly worlds: (worlds: Worlds, name: Naming) => string;
    readonly cause: {
      readonly losesTrick: (winner: string, points: number) => string;
      readonly givesPoints: (winner: string, points: number) => string;
      readonly bringsLess: (_winner: string, points: number) => string;
      readonly losesNext: (winner: string, points: number) => string;
      readonly later: string;
      readonly losesGame: (figures: Figures, name: Naming) => string;
      readonly missesGame: (figures: Figures, name: Naming) => string;
      readonly losesDoubled: (doubled: Doubled) => string;
      readonly winsDoubled: (doubled: Doubled) => string;
      readonly unlikely: (tenths: number) => string;
      readonly likely: (tenths: number) => string;
      readonly paysRamsch: (tenths: number) => string;
      readonly looking: string;
    };
    readonly showMe: string;
    readonly showing: string;
    readonly showingGame: string;
    readonly enough: string;
    readonly anyway: {
      readonly play: string;
      readonly say: string;
      readonly leave: string;
    };
    readonly looking: {
      readonly card: string;
      readonly bid: string;
    };
    readonly think: string;
    readonly hint: string;
    readonly stop: {
      readonly card: string;
      readonly bid: string;
    };
    readonly stopped: {
      readonly card: string;
      readonly bid: string;
    };
  };

  readonly why: {
    readonly title: string;
    readonly ask: string;
    readonly about: (player: string, words: string) => string;
    readonly seen: string;
    readonly more: string;
    readonly later: string;
    readonly nothing: string;
    readonly close: string;
    readonly askCard: (player: string, card: string) => string;
    readonly askSaid: (player: string, phrase: string) => string;
  };

  readonly time: {
    readonly takeBack: string;
    readonly repeat: string;
    readonly sameDeal: string;
    readonly leaveAside: string;
    readonly practice: Readonly<Record<Practice, string>>;
    readonly practiceShort: string;
  };

  readonly modes: {
    readonly legend: string;
    readonly names: {
      readonly open: string;
      readonly coached: string;
      readonly marked: string;
      readonly onDemand: string;
      readonly memory: string;
      readonly inn: string;
    };
    readonly hints: {
      readonly open: string;
      readonly coached: string;
      readonly marked: string;
      readonly onDemand: string;
      readonly memory: string;
      readonly inn: string;
    };
  };

  readonly revoked: {
    readonly title: string;
    readonly why: string;
    readonly price: string;
    readonly side: string;
    readonly alone: string;
    readonly fine: string;
    readonly dealLost: string;
  };

  readonly teacher: {
    readonly title: string;
    readonly foundTitle: (card: string) => string;
    readonly more: string;
    readonly close: string;
  };

  readonly recall: {
    readonly title: string;
    /** What can be chosen: several cards, or none of them. */
    readonly check: string;
    readonly later: string;
    readonly goOn: string;
    readonly right: string;
    readonly wrong: string;
    /** Questions of this round so far. */
    readonly soFar: (remembered: number, asked: number) => string;
    readonly lastTrick: string;
  };

  readonly innTutor: string;

  readonly settings: {
    readonly group: string;
    readonly cards: string;
    readonly calls: string;
    readonly values: {
      readonly on: string;
      readonly off: string;
    };
    readonly threshold: string;
    readonly thresholds: {
      readonly doubtful: string;
      readonly bad: string;
      readonly veryBad: string;
    };
    readonly hint: string;
  };
}
