// German labels of the interface: what stands on buttons, headings and sheets.
import { LABELS_DE } from './labels.ts';
import { QUESTIONS_DE } from './acts.ts';
import { UI_ABOUT_DE } from './ui-about.ts';
import { UI_ADVICE_DE } from './ui-advice.ts';
import { UI_CARDS_DE } from './ui-cards.ts';
import { UI_CHARACTERS_DE } from './ui-characters.ts';
import { UI_COACH_DE } from './ui-coach.ts';
import { UI_FAIRNESS_DE } from './ui-fairness.ts';
import { UI_FIRST_DE } from './ui-first.ts';
import { UI_GLOSSARY_DE } from './ui-glossary.ts';
import { UI_GUIDED_DE } from './ui-guided.ts';
import { UI_LESSONS_DE } from './ui-lessons.ts';
import { UI_LIBRARY_DE } from './ui-library.ts';
import { UI_PROGRESS_DE } from './ui-progress.ts';
import { UI_POSITIONS_DE } from './ui-positions.ts';
import { UI_SCORER_DE } from './ui-scorer.ts';
import { UI_DUEL_DE } from './ui-duel.ts';
import { UI_TOURNAMENT_DE } from './ui-tournament.ts';
import { UI_READOUT_DE } from './ui-readout.ts';
import { UI_REVIEW_DE } from './ui-review.ts';
import { UI_REST_DE } from './ui-rest.ts';
import { UI_RULES_DE } from './ui-rules.ts';
import { UI_HELP_DE } from './ui-help.ts';
import { UI_HOCHZEIT_DE } from './ui-hochzeit.ts';
import { UI_SAVING_DE } from './saving.ts';
import { UI_SESSION_DE } from './ui-session.ts';
import { UI_SETTINGS_DE } from './ui-settings.ts';
import { UI_SETUP_DE } from './ui-setup.ts';
import { UI_SHEET_DE } from './ui-sheet.ts';
import { UI_SLATE_DE } from './ui-slate.ts';
import { UI_SPECIAL_DE } from './ui-special.ts';
import { UI_TABLE_DE } from './ui-table.ts';
import { UI_WIDOW_DE } from './ui-widow.ts';
import { UI_TRAINING_DE } from './ui-training.ts';
import type { UiTexts } from '../types/ui-texts.ts';

export const UI_DE: UiTexts = {
  app: LABELS_DE.app,
  start: { ...LABELS_DE.start, ...UI_SETUP_DE },
  ...UI_TABLE_DE,
  ...UI_SHEET_DE,
  help: UI_HELP_DE,
  settings: UI_SETTINGS_DE,
  cards: UI_CARDS_DE,
  characters: UI_CHARACTERS_DE,
  coach: UI_COACH_DE,
  fairness: UI_FAIRNESS_DE,
  first: UI_FIRST_DE,
  guided: UI_GUIDED_DE,
  about: UI_ABOUT_DE,
  advice: UI_ADVICE_DE,
  lessons: UI_LESSONS_DE,
  training: UI_TRAINING_DE,
  hochzeit: UI_HOCHZEIT_DE,
  questions: QUESTIONS_DE,
  review: UI_REVIEW_DE,
  rest: UI_REST_DE,
  rules: UI_RULES_DE,
  special: UI_SPECIAL_DE,
  widow: UI_WIDOW_DE,
  saving: UI_SAVING_DE,
  session: UI_SESSION_DE,
  slate: UI_SLATE_DE,
  library: UI_LIBRARY_DE,
  readout: UI_READOUT_DE,
  progress: UI_PROGRESS_DE,
  scorer: UI_SCORER_DE,
  positions: UI_POSITIONS_DE,
  tournament: UI_TOURNAMENT_DE,
  duel: UI_DUEL_DE,
  glossary: UI_GLOSSARY_DE,
};
