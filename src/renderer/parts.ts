// The rooms and sheets of the page, each with a script of its own; only the first screen comes with the page itself.
import { LANGUAGES } from '../shared/border/language.ts';
import { loadTongue } from './state/tongues.ts';
import { Part } from './ui/part.svelte.ts';

/** The rules are searched in every language. */
async function rulesRoom(): Promise<typeof import('./rules/RulesScreen.svelte')> {
  const [room] = await Promise.all([import('./rules/RulesScreen.svelte'), ...LANGUAGES.map(loadTongue)]);
  return room;
}

/** Rooms by the names of their screens. */
export const ROOMS = {
  setup: new Part(() => import('./start/SetupScreen.svelte')),
  table: new Part(() => import('./table/frame/TableScreen.svelte')),
  evening: new Part(() => import('./evening/EveningScreen.svelte')),
  library: new Part(() => import('./library/LibraryScreen.svelte')),
  guided: new Part(() => import('./learn/GuidedScreen.svelte')),
  learn: new Part(() => import('./learn/LearnScreen.svelte')),
  lesson: new Part(() => import('./lessons/LessonScreen.svelte')),
  trainer: new Part(() => import('./training/TrainerScreen.svelte')),
  progress: new Part(() => import('./progress/ProgressScreen.svelte')),
  scorer: new Part(() => import('./scorer/ScorerScreen.svelte')),
  positions: new Part(() => import('./positions/PositionsScreen.svelte')),
  tournament: new Part(() => import('./tournament/TournamentScreen.svelte')),
  rules: new Part(rulesRoom),
  glossary: new Part(() => import('./glossary/GlossaryScreen.svelte')),
  replay: new Part(() => import('./replay/ReplayScreen.svelte')),
} as const;

/** What is opened over a room. */
export const SHEETS = {
  settings: new Part(() => import('./settings/SettingsDialog.svelte')),
  help: new Part(() => import('./settings/HelpDialog.svelte')),
  about: new Part(() => import('./settings/AboutDialog.svelte')),
  fairness: new Part(() => import('./fairness/FairnessDialog.svelte')),
  rules: new Part(() => import('./rules/RulesDialog.svelte')),
  leave: new Part(() => import('./table/frame/LeaveDialog.svelte')),
} as const;

/** The order in which they are wanted, as far as that can be guessed. */
export const IN_TIME = [ROOMS.table, SHEETS.settings, ...Object.values(ROOMS), ...Object.values(SHEETS)];
