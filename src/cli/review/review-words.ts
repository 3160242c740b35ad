// The few words of the printed commentary that no other text has.
import type { Grade } from '../../engine/tutor/advice/advice.ts';
import type { Language } from '../../shared/border/language.ts';

export interface ReviewWords {
  readonly players: readonly [string, string, string, string];
  readonly round: (id: string) => string;
  readonly trick: (number: number) => string;
  readonly grades: Readonly<Record<Grade, string>>;
  readonly better: (decision: string) => string;
  /** The same where nobody can tell. */
  readonly perhapsBetter: (decision: string) => string;
  readonly chance: (percent: number) => string;
  readonly accuracy: (percent: number) => string;
  readonly luck: string;
  readonly why: string;
  /** Not to double, as a decision. */
  readonly leave: string;
  readonly keyMoments: string;
  readonly none: string;
}

export const REVIEW_WORDS: Readonly<Record<Language, ReviewWords>> = {
  de: {
    players: ['Spieler 1', 'Spieler 2', 'Spieler 3', 'Spieler 4'],
    round: (id) => `Runde ${id}`,
    trick: (number) => `${number}. Stich`,
    grades: {
      best: 'gut',
      inaccuracy: 'ungenau',
      mistake: 'Fehler',
      blunder: 'grober Fehler',
      unsure: 'unklar',
    },
    better: (decision) => `besser: ${decision}`,
    perhapsBetter: (decision) => `vielleicht besser: ${decision}`,
    chance: (percent) => `Chance ${percent} %`,
    accuracy: (percent) => `Genauigkeit ${percent} von 100`,
    luck: 'Glück',
    why: 'Warum',
    leave: 'nicht verdoppeln',
    keyMoments: 'Schlüsselstellen',
    none: 'keine',
  },
  en: {
    players: ['Player 1', 'Player 2', 'Player 3', 'Player 4'],
    round: (id) => `Round ${id}`,
    trick: (number) => `Trick ${number}`,
    grades: {
      best: 'good',
      inaccuracy: 'inaccurate',
      mistake: 'mistake',
      blunder: 'blunder',
      unsure: 'unclear',
    },
    better: (decision) => `better: ${decision}`,
    perhapsBetter: (decision) => `perhaps better: ${decision}`,
    chance: (percent) => `chance ${percent}%`,
    accuracy: (percent) => `accuracy ${percent} of 100`,
    luck: 'luck',
    why: 'Why',
    leave: 'not doubling',
    keyMoments: 'Key moments',
    none: 'none',
  },
};
