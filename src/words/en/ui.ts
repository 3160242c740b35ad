// English labels of the interface: what stands on buttons, headings and sheets.
import { LABELS_EN } from './labels.ts';
import { QUESTIONS_EN } from './acts.ts';
import { UI_ABOUT_EN } from './ui-about.ts';
import { UI_ADVICE_EN } from './ui-advice.ts';
import { UI_CARDS_EN } from './ui-cards.ts';
import { UI_CHARACTERS_EN } from './ui-characters.ts';
import { UI_COACH_EN } from './ui-coach.ts';
import { UI_FAIRNESS_EN } from './ui-fairness.ts';
import { UI_FIRST_EN } from './ui-first.ts';
import { UI_GLOSSARY_EN } from './ui-glossary.ts';
import { UI_GUIDED_EN } from './ui-guided.ts';
import { UI_LESSONS_EN } from './ui-lessons.ts';
import { UI_LIBRARY_EN } from './ui-library.ts';
import { UI_PROGRESS_EN } from './ui-progress.ts';
import { UI_POSITIONS_EN } from './ui-positions.ts';
import { UI_SCORER_EN } from './ui-scorer.ts';
import { UI_DUEL_EN } from './ui-duel.ts';
import { UI_TOURNAMENT_EN } from './ui-tournament.ts';
import { UI_READOUT_EN } from './ui-readout.ts';
import { UI_REVIEW_EN } from './ui-review.ts';
import { UI_REST_EN } from './ui-rest.ts';
import { UI_RULES_EN } from './ui-rules.ts';
import { UI_HELP_EN } from './ui-help.ts';
import { UI_HOCHZEIT_EN } from './ui-hochzeit.ts';
import { UI_SAVING_EN } from './saving.ts';
import { UI_SESSION_EN } from './ui-session.ts';
import { UI_SETTINGS_EN } from './ui-settings.ts';
import { UI_SETUP_EN } from './ui-setup.ts';
import { UI_SHEET_EN } from './ui-sheet.ts';
import { UI_SLATE_EN } from './ui-slate.ts';
import { UI_SPECIAL_EN } from './ui-special.ts';
import { UI_TABLE_EN } from './ui-table.ts';
import { UI_WIDOW_EN } from './ui-widow.ts';
import { UI_TRAINING_EN } from './ui-training.ts';
import type { UiTexts } from '../types/ui-texts.ts';

export const UI_EN: UiTexts = {
  app: LABELS_EN.app,
  start: { ...LABELS_EN.start, ...UI_SETUP_EN },
  ...UI_TABLE_EN,
  ...UI_SHEET_EN,
  help: UI_HELP_EN,
  settings: UI_SETTINGS_EN,
  cards: UI_CARDS_EN,
  characters: UI_CHARACTERS_EN,
  coach: UI_COACH_EN,
  fairness: UI_FAIRNESS_EN,
  first: UI_FIRST_EN,
  guided: UI_GUIDED_EN,
  about: UI_ABOUT_EN,
  advice: UI_ADVICE_EN,
  lessons: UI_LESSONS_EN,
  training: UI_TRAINING_EN,
  hochzeit: UI_HOCHZEIT_EN,
  questions: QUESTIONS_EN,
  review: UI_REVIEW_EN,
  rest: UI_REST_EN,
  rules: UI_RULES_EN,
  special: UI_SPECIAL_EN,
  widow: UI_WIDOW_EN,
  saving: UI_SAVING_EN,
  session: UI_SESSION_EN,
  slate: UI_SLATE_EN,
  library: UI_LIBRARY_EN,
  readout: UI_READOUT_EN,
  progress: UI_PROGRESS_EN,
  scorer: UI_SCORER_EN,
  positions: UI_POSITIONS_EN,
  tournament: UI_TOURNAMENT_EN,
  duel: UI_DUEL_EN,
  glossary: UI_GLOSSARY_EN,
};
