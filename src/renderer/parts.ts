// The rooms and sheets of the page, each with a script of its own; only the first screen comes with the page itself.
import { LANGUAGES } from '../shared/border/language.ts';
import { loadTongue } from './state/tongues.ts';
import { speaking } from './ui/part.svelte.ts';

/** The rules are searched in every language. */
async function rulesRoom(): Promise<typeof import('./rules/RulesScreen.svelte')> {
  const [room] = await Promise.all([import('./rules/RulesScreen.svelte'), ...LANGUAGES.map(loadTongue)]);
  return room;
}

/** Rooms by the names of their screens. */
export const ROOMS = {
  setup: speaking(() => import('./start/SetupScreen.svelte')),
  table: speaking(() => import('./table/frame/TableScreen.svelte')),
  evening: speaking(() => import('./evening/EveningScreen.svelte')),
  library: speaking(() => import('./library/LibraryScreen.svelte')),
  guided: speaking(() => import('./learn/GuidedScreen.svelte')),
  learn: speaking(() => import('./learn/LearnScreen.svelte')),
  lesson: speaking(() => import('./lessons/LessonScreen.svelte')),
  trainer: speaking(() => import('./training/TrainerScreen.svelte')),
  progress: speaking(() => import('./progress/ProgressScreen.svelte')),
  scorer: speaking(() => import('./scorer/ScorerScreen.svelte')),
  positions: speaking(() => import('./positions/PositionsScreen.svelte')),
  tournament: speaking(() => import('./tournament/TournamentScreen.svelte')),
  duel: speaking(() => import('./duel/DuelScreen.svelte')),
  rules: speaking(rulesRoom),
  glossary: speaking(() => import('./glossary/GlossaryScreen.svelte')),
  replay: speaking(() => import('./replay/ReplayScreen.svelte')),
} as const;

/** What is opened over a room. */
export const SHEETS = {
  settings: speaking(() => import('./settings/SettingsDialog.svelte')),
  help: speaking(() => import('./settings/HelpDialog.svelte')),
  about: speaking(() => import('./settings/AboutDialog.svelte')),
  fairness: speaking(() => import('./fairness/FairnessDialog.svelte')),
  rules: speaking(() => import('./rules/RulesDialog.svelte')),
  quarrel: speaking(() => import('./rules/QuarrelDialog.svelte')),
  leave: speaking(() => import('./table/frame/LeaveDialog.svelte')),
} as const;

/** The order in which they are wanted, as far as that can be guessed. */
export const IN_TIME = [ROOMS.table, SHEETS.settings, ...Object.values(ROOMS), ...Object.values(SHEETS)];
