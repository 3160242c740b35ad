// German labels of the slate on which two sides write their marks.
import { linesDe } from './naming.ts';
import { allDo, HABEN, type VerbForms } from './people.ts';
import type { UiSlateTexts } from '../types/ui-slate-texts.ts';

const GEWINNEN: VerbForms = { du: 'gewinnst', er: 'gewinnt', ihr: 'gewinnt', sie: 'gewinnen' };

export const UI_SLATE_DE: UiSlateTexts = {
  title: 'Tafel',
  game: (game, target, name) => `${name.number(game)}. Partie bis ${linesDe(target)}`,
  stands: (side, marks, target, name) => `${allDo(side, name, HABEN)} ${linesDe(marks)} von ${name.number(target)}.`,
  hasChalk: (side, name) => `${allDo(side, name, HABEN)} die Kreide.`,
  games: (games) => (games === 1 ? '1 Partie gewonnen' : `${games} Partien gewonnen`),
  rounds: 'Runden dieser Partie',
  earlier: 'Frühere Partien',
  won: 'gewonnen',
  over: (side, name) => `${allDo(side, name, GEWINNEN)} die Partie. Die nächste beginnt bei null.`,
  next: 'Nächste Partie',
  empty: 'Noch steht kein Strich auf der Tafel.',
};
