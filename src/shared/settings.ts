// The player's settings: values and defaults. The page uses this file, so it stays free of schemas, which its policy forbids.
import { DECKS, LANGUAGES } from './texts/naming.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export const TUTOR_LEVELS = ['always', 'demand', 'off'] as const;
export type TutorLevel = (typeof TUTOR_LEVELS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
export const PALETTES = ['standard', 'colourblind'] as const;

/** From which loss on a decision is warned of: a doubtful one, a bad one, a very bad one. */
export const GATE_THRESHOLDS = ['doubtful', 'bad', 'veryBad'] as const;
export type GateThreshold = (typeof GATE_THRESHOLDS)[number];

export interface Settings {
  readonly language: (typeof LANGUAGES)[number] | 'system';
  readonly theme: (typeof THEMES)[number];
  readonly deck: (typeof DECKS)[number];
  /** How cards are drawn in games with packs in which every card is there twice. */
  readonly doubleDeck: (typeof DECKS)[number];
  readonly palette: (typeof PALETTES)[number];
  readonly speed: Speed;
  readonly tutor: TutorLevel;
  readonly motion: (typeof MOTIONS)[number];
  /** The player's own name at the table; empty means "you". */
  readonly playerName: string;
  /** Whether the table waits for the player's Stoss or Retour, or leaves only the button. */
  readonly doublingPrompt: 'ask' | 'button';
  /** Single-letter shortcuts may be switched off (WCAG 2.1.4). */
  readonly letterKeys: 'on' | 'off';
  /** Warnings before bad calls, announcements and doublings, and before bad cards. */
  readonly gateCalls: 'on' | 'off';
  readonly gateCards: 'on' | 'off';
  readonly gateThreshold: GateThreshold;
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  deck: 'bavarian',
  doubleDeck: 'french',
  palette: 'standard',
  speed: 'normal',
  tutor: 'always',
  motion: 'system',
  playerName: '',
  doublingPrompt: 'ask',
  letterKeys: 'on',
  gateCalls: 'on',
  gateCards: 'on',
  gateThreshold: 'bad',
};

/** Some settings to change; those not named stay. */
export type SettingsChange = Partial<Settings>;
