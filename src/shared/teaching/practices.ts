// What can be practised, and what problems can be about.
import { STAGES, TRAINER_IDS } from '../../engine/teaching/trainers/trainer.ts';
import { THEMES } from '../../engine/tutor/ideas/themes.ts';

/** What is practised: one trainer, what the deck has due, the day's problem, or problems until the third mistake. */
export const PRACTICES = [...TRAINER_IDS, 'deck', 'day', 'run'] as const;
export type Practice = (typeof PRACTICES)[number];

/** Wrong answers with which a run through the problems ends. */
export const RUN_MISTAKES = 3;

/** What problems are about. */
export const PROBLEM_THEMES = ['all', ...THEMES] as const;

/** How hard they are; 0: as hard as the row of right answers deserves. */
export const PROBLEM_GRADES = [0, ...STAGES] as const;
