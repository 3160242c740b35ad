// The form of the labels that the first screen and the head speak; those of a room that stand there too are named by its form.
import type { Naming } from './naming.ts';
import type { UiSavingTexts } from './saving-texts.ts';
import type { UiAboutTexts } from './ui-about-texts.ts';
import type { UiAdviceTexts } from './ui-advice-texts.ts';
import type { UiDuelTexts } from './ui-duel-texts.ts';
import type { UiFirstTexts } from './ui-first-texts.ts';
import type { UiHelpTexts } from './ui-help-texts.ts';
import type { UiLessonsTexts } from './ui-lessons-texts.ts';
import type { UiLibraryTexts } from './ui-library-texts.ts';
import type { UiRulesTexts } from './ui-rules-texts.ts';
import type { UiScorerTexts } from './ui-scorer-texts.ts';
import type { UiSessionTexts } from './ui-session-texts.ts';
import type { UiSpecialTexts } from './ui-special-texts.ts';
import type { UiTableTexts } from './ui-table-texts.ts';

export interface LabelTexts {
  readonly app: {
    readonly name: string;
    readonly subtitle: string;
    readonly navigation: string;
    /** What a room is called when the focus comes to it. */
    readonly rooms: {
      readonly start: string;
      readonly setup: string;
      readonly guided: string;
      readonly table: string;
      readonly evening: string;
      readonly library: string;
      readonly replay: string;
      readonly learn: string;
      readonly lesson: string;
      readonly trainer: string;
      readonly progress: string;
      readonly scorer: string;
      readonly positions: string;
      readonly tournament: string;
      readonly duel: string;
      readonly rules: string;
      readonly glossary: string;
    };
    readonly home: string;
    readonly table: string;
    readonly library: string;
    readonly settings: string;
    readonly newSession: string;
    readonly close: string;
    readonly language: string;
    readonly languages: {
      readonly de: string;
      readonly en: string;
    };
    readonly notices: string;
    readonly dismiss: string;
    readonly dropHere: string;
    readonly dropFailed: string;
    readonly imported: string;
    readonly callFailed: string;
    readonly partMissing: string;
  };

  readonly start: {
    readonly greeting: string;
    readonly running: string;
    readonly runningRound: (round: number, name: Naming) => string;
    readonly resume: string;
    readonly fresh: string;
    readonly packs: {
      readonly 32: string;
      readonly 24: string;
      readonly 20: string;
    };
    readonly levels: {
      readonly neuling: string;
      readonly anfaenger: string;
      readonly hobby: string;
      readonly stammtisch: string;
      readonly kenner: string;
      readonly meister: string;
    };
    readonly playedAt: (level: string) => string;
    readonly tariffs: {
      readonly p1050: string;
      readonly p2050: string;
      readonly p510: string;
      readonly p515: string;
      readonly t102050: string;
      readonly historic: string;
      readonly ground: string;
      readonly free: string;
    };
    readonly sitDown: string;
    readonly starting: string;
    readonly libraryHint: string;
    readonly settingsHint: string;
    readonly version: (version: string) => string;
    readonly offline: string;
  };

  readonly first: UiFirstTexts;
  readonly saving: UiSavingTexts;

  readonly about: Pick<UiAboutTexts, 'showReports'>;
  readonly advice: { readonly modes: Pick<UiAdviceTexts['modes'], 'legend' | 'names'> };
  readonly duel: Pick<UiDuelTexts, 'title' | 'hint'>;
  readonly help: Pick<UiHelpTexts, 'title'>;
  readonly lessons: Pick<UiLessonsTexts, 'door'>;
  readonly library: Pick<UiLibraryTexts, 'importedMany'>;
  readonly rules: Pick<UiRulesTexts, 'usual' | 'unnamed' | 'imported'>;
  readonly scorer: Pick<UiScorerTexts, 'title' | 'hint'>;
  readonly session: Pick<UiSessionTexts, 'round'>;
  readonly special: Pick<UiSpecialTexts, 'games'>;
  readonly table: Pick<UiTableTexts['table'], 'you'>;
}
