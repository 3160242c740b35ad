// German labels of the slate on which two sides write their marks.
import type { Seat } from '../../../engine/base/seats.ts';
import type { Naming } from '../naming.ts';
import { linesDe } from './naming.ts';
import { allDo, HABEN, type VerbForms } from './people.ts';

const GEWINNEN: VerbForms = { du: 'gewinnst', er: 'gewinnt', ihr: 'gewinnt', sie: 'gewinnen' };

export const UI_SLATE_DE = {
  title: 'Tafel',
  game: (game: number, target: number, name: Naming) => `${name.number(game)}. Partie bis ${linesDe(target)}`,
  /** The marks of a side for who cannot see them. */
  stands: (side: readonly Seat[], marks: number, target: number, name: Naming) =>
    `${allDo(side, name, HABEN)} ${linesDe(marks)} von ${name.number(target)}.`,
  hasChalk: (side: readonly Seat[], name: Naming) => `${allDo(side, name, HABEN)} die Kreide.`,
  games: (games: number) => (games === 1 ? '1 Partie gewonnen' : `${games} Partien gewonnen`),
  rounds: 'Runden dieser Partie',
  earlier: 'Frühere Partien',
  won: 'gewonnen',
  over: (side: readonly Seat[], name: Naming) =>
    `${allDo(side, name, GEWINNEN)} die Partie. Die nächste beginnt bei null.`,
  next: 'Nächste Partie',
  empty: 'Noch steht kein Strich auf der Tafel.',
};

export type UiSlateTexts = typeof UI_SLATE_DE;
