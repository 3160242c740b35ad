// Every setting, a row each: its group in the dialog, what it can be, what it usually is. Free of schemas, which the policy of the page forbids.
import { DECKS, LANGUAGES } from '../border/language.ts';
import { BUBBLE_STYLES } from '../table/bubble-styles.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

const TUTOR_LEVELS = ['always', 'demand', 'off'] as const;
export type TutorLevel = (typeof TUTOR_LEVELS)[number];

const THEMES = ['system', 'light', 'dark'] as const;
const MOTIONS = ['system', 'reduced', 'full'] as const;
const PALETTES = ['standard', 'colourblind'] as const;

/** Contrast: as the system wishes, as drawn, or at least 7 to 1 for all text. */
const CONTRASTS = ['system', 'normal', 'high'] as const;

/** Size of text and controls, and of the cards in the own hand, in per cent. */
const TEXT_SIZES = ['100', '110', '125', '150'] as const;
const CARD_SIZES = ['100', '115', '130', '150'] as const;

/** Sounds of the table: silent where the system asks for calm (`prefers-reduced-motion`, its only such wish that a page is told of), heard, or silent. */
const SOUNDS = ['system', 'on', 'off'] as const;

/** From which loss on a decision is warned of: a doubtful one, a bad one, a very bad one. */
const GATE_THRESHOLDS = ['doubtful', 'bad', 'veryBad'] as const;
export type GateThreshold = (typeof GATE_THRESHOLDS)[number];

/** What the system's voice reads out: nothing, what the players say, or what the tutor says as well. */
const READ_ALOUD = ['nothing', 'calls', 'tutor'] as const;

/** Own cards that are played without being chosen: none, the last one, or any that is the only one allowed. */
const BY_ITSELF = ['nothing', 'last', 'forced'] as const;

/** Groups in which the dialog shows the settings. */
export type SettingGroup = 'look' | 'warnings' | 'play' | 'sound' | 'access';

/** One of few values. */
interface Choice<V extends string> {
  readonly kind: 'choice';
  readonly group: SettingGroup;
  readonly values: readonly V[];
  readonly usual: V;
}
/** A line of text. */
interface Line {
  readonly kind: 'line';
  readonly group: SettingGroup;
  /** In characters. */
  readonly longest: number;
  readonly usual: string;
}
/** A whole number in a range. */
interface Amount {
  readonly kind: 'amount';
  readonly group: SettingGroup;
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

const choice = <const V extends string>(group: SettingGroup, values: readonly V[], usual: NoInfer<V>): Choice<V> => ({
  kind: 'choice',
  group,
  values,
  usual,
});

const flag = (group: SettingGroup): Choice<'on' | 'off'> => choice(group, ['on', 'off'], 'on');

/** All settings, in the order in which the dialog shows those of a group. */
export const SETTINGS = {
  /** As far as the window has room for it. */
  textSize: choice('look', TEXT_SIZES, '100'),
  cardSize: choice('look', CARD_SIZES, '100'),
  language: choice('look', ['system', ...LANGUAGES], 'system'),
  theme: choice('look', THEMES, 'system'),
  deck: choice('look', DECKS, 'bavarian'),
  /** How cards are drawn in games with packs in which every card is there twice. */
  doubleDeck: choice('look', DECKS, 'french'),
  palette: choice('look', PALETTES, 'standard'),

  /** Warnings before bad cards, and before bad calls, announcements and doublings. */
  gateCards: flag('warnings'),
  gateCalls: flag('warnings'),
  gateThreshold: choice('warnings', GATE_THRESHOLDS, 'bad'),

  speed: choice('play', SPEEDS, 'normal'),
  tutor: choice('play', TUTOR_LEVELS, 'always'),
  /** Whether the table waits for the player's Stoss or Retour, or leaves only the button. */
  doublingPrompt: choice('play', ['ask', 'button'], 'ask'),
  byItself: choice('play', BY_ITSELF, 'last'),
  /** Whether a press on an own card chooses it for a turn that is still to come. */
  inAdvance: flag('play'),
  /** The player's own name at the table; empty means "you". */
  playerName: { kind: 'line', group: 'play', longest: 24, usual: '' } satisfies Line as Line,

  /** Sounds of the table; nothing is ever told by them alone. */
  sound: choice('sound', SOUNDS, 'system'),
  /** From inaudible to as loud as the sounds were made. */
  volume: { kind: 'amount', group: 'sound', least: 0, most: 100, usual: 60 } satisfies Amount as Amount,
  readAloud: choice('sound', READ_ALOUD, 'nothing'),
  /** How speech bubbles sound where German is spoken. */
  bubbles: choice('sound', BUBBLE_STYLES, 'standard'),
  /** Whether the people at the table remark on what happens, now and then. */
  tableTalk: flag('sound'),

  contrast: choice('access', CONTRASTS, 'system'),
  motion: choice('access', MOTIONS, 'system'),
  /** Single-letter shortcuts may be switched off (WCAG 2.1.4). */
  letterKeys: flag('access'),
} as const;

export type SettingName = keyof typeof SETTINGS;

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** What a setting can be. */
export type SettingValue<S extends SettingName> =
  (typeof SETTINGS)[S] extends Choice<infer V> ? V : (typeof SETTINGS)[S]['usual'];

/** Settings that are chosen from few values. */
export type ChosenSetting = {
  [S in SettingName]: (typeof SETTINGS)[S] extends Choice<string> ? S : never;
}[SettingName];

/** The settings of a group. */
export const settingsIn = (group: SettingGroup): readonly SettingName[] =>
  SETTING_NAMES.filter((name) => SETTINGS[name].group === group);
