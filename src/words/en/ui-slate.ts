// English labels of the slate on which two sides write their marks.
import { linesEn } from './naming.ts';
import { allDo } from './people.ts';
import type { UiSlateTexts } from '../types/ui-slate-texts.ts';

export const UI_SLATE_EN: UiSlateTexts = {
  title: 'Slate',
  game: (game, target, name) => `Game ${name.number(game)}, up to ${linesEn(target)}`,
  stands: (side, marks, target, name) =>
    `${allDo(side, name, 'have', 'has')} ${linesEn(marks)} of ${name.number(target)}.`,
  hasChalk: (side, name) => `${allDo(side, name, 'have', 'has')} the chalk.`,
  games: (games) => (games === 1 ? '1 game won' : `${games} games won`),
  rounds: 'Rounds of this game',
  earlier: 'Earlier games',
  won: 'won',
  over: (side, name) => `${allDo(side, name, 'win', 'wins')} the game. The next one starts from zero.`,
  next: 'Next game',
  empty: 'There is no mark on the slate yet.',
};
