// What a skill is called, wherever it is named.
import type { Skill } from '../../engine/tutor/review/skills.ts';
import type { Theme } from '../../engine/tutor/ideas/themes.ts';
import { PROBLEM_THEMES } from '../../shared/teaching/practices.ts';
import type { Leak } from '../../shared/teaching/progress.ts';
import type { UiTexts } from '../types/ui-texts.ts';

/** Skills that problems are about. */
export const themeOfSkill = (skill: Skill): Theme | undefined =>
  PROBLEM_THEMES.filter((theme) => theme !== 'all').find((theme) => theme === skill);

/** What a leak is called: the question that its idea answers, or the skill. */
export const nameOfLeak = (
  { skill, idea }: { readonly skill: Skill; readonly idea?: Leak['idea'] | undefined },
  ui: UiTexts,
): string => (idea === undefined ? nameOfSkill(skill, ui) : ui.advice.ideas[idea]);

export const nameOfSkill = (skill: Skill, { training, progress }: Pick<UiTexts, 'training' | 'progress'>): string => {
  const theme = themeOfSkill(skill);
  return theme === undefined ? progress.leaks.skills[skill as Exclude<Skill, Theme>] : training.problems.themes[theme];
};
