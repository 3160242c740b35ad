// The player's settings: values and defaults. The page uses this file, so it stays free of schemas, which its policy forbids.
import type { BubbleStyle } from './bubble-styles.ts';
import { DECKS, LANGUAGES } from './texts/naming.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export const TUTOR_LEVELS = ['always', 'demand', 'off'] as const;
export type TutorLevel = (typeof TUTOR_LEVELS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
export const PALETTES = ['standard', 'colourblind'] as const;

/** Contrast: as the system wishes, as drawn, or at least 7 to 1 for all text. */
export const CONTRASTS = ['system', 'normal', 'high'] as const;

/** Size of text and controls, and of the cards in the own hand, in per cent. */
export const TEXT_SIZES = ['100', '110', '125', '150'] as const;
export const CARD_SIZES = ['100', '115', '130', '150'] as const;

/** Sounds of the table: silent where the system asks for calm (`prefers-reduced-motion`, its only such wish that a page is told of), heard, or silent. */
export const SOUNDS = ['system', 'on', 'off'] as const;

/** From which loss on a decision is warned of: a doubtful one, a bad one, a very bad one. */
export const GATE_THRESHOLDS = ['doubtful', 'bad', 'veryBad'] as const;
export type GateThreshold = (typeof GATE_THRESHOLDS)[number];

/** What the system's voice reads out: nothing, what the players say, or what the tutor says as well. */
export const READ_ALOUD = ['nothing', 'calls', 'tutor'] as const;

/** Own cards that are played without being chosen: none, the last one, or any that is the only one allowed. */
export const BY_ITSELF = ['nothing', 'last', 'forced'] as const;

/** Volume of the sounds: from inaudible to as loud as they were made. */
export const VOLUME = { least: 0, most: 100, step: 10 } as const;

export interface Settings {
  readonly language: (typeof LANGUAGES)[number] | 'system';
  readonly theme: (typeof THEMES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  /** As far as the window has room for it. */
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly cardSize: (typeof CARD_SIZES)[number];
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
  /** Sounds of the table; nothing is ever told by them alone. */
  readonly sound: (typeof SOUNDS)[number];
  /** From 0 to 100. */
  readonly volume: number;
  readonly readAloud: (typeof READ_ALOUD)[number];
  /** How speech bubbles sound where German is spoken. */
  readonly bubbles: BubbleStyle;
  /** Whether the people at the table remark on what happens, now and then. */
  readonly tableTalk: 'on' | 'off';
  readonly byItself: (typeof BY_ITSELF)[number];
  /** Whether a press on an own card chooses it for a turn that is still to come. */
  readonly inAdvance: 'on' | 'off';
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  contrast: 'system',
  textSize: '100',
  cardSize: '100',
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
  sound: 'system',
  volume: 60,
  readAloud: 'nothing',
  bubbles: 'standard',
  tableTalk: 'on',
  byItself: 'last',
  inAdvance: 'on',
};

/** Some settings to change; those not named stay. */
export type SettingsChange = Partial<Settings>;
