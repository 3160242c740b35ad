// The player's settings, each declared once: its schema, from which its type follows.
import { z } from 'zod';
import { oneLine } from '../border/one-line.ts';
import { BUBBLE_STYLES } from '../table/bubble-styles.ts';
import {
  BY_ITSELF,
  CARD_SIZES,
  CONTRASTS,
  GATE_THRESHOLDS,
  MOTIONS,
  PALETTES,
  READ_ALOUD,
  SOUNDS,
  SPEEDS,
  TEXT_SIZES,
  THEMES,
  TUTOR_LEVELS,
  VOLUME,
} from './setting-values.ts';
import { DECKS, LANGUAGES } from '../border/language.ts';

/** Longest name that the player can give himself, in characters. */
const MOST_OWN_NAME = 24;

const fields = {
  language: z.enum(['system', ...LANGUAGES]),
  theme: z.enum(THEMES),
  contrast: z.enum(CONTRASTS),
  /** As far as the window has room for it. */
  textSize: z.enum(TEXT_SIZES),
  cardSize: z.enum(CARD_SIZES),
  deck: z.enum(DECKS),
  /** How cards are drawn in games with packs in which every card is there twice. */
  doubleDeck: z.enum(DECKS),
  palette: z.enum(PALETTES),
  speed: z.enum(SPEEDS),
  tutor: z.enum(TUTOR_LEVELS),
  motion: z.enum(MOTIONS),
  /** The player's own name at the table; empty means "you". */
  playerName: z
    .string()
    .max(MOST_OWN_NAME)
    .transform((name) => oneLine(name, MOST_OWN_NAME)),
  /** Whether the table waits for the player's Stoss or Retour, or leaves only the button. */
  doublingPrompt: z.enum(['ask', 'button']),
  /** Single-letter shortcuts may be switched off (WCAG 2.1.4). */
  letterKeys: z.enum(['on', 'off']),
  /** Warnings before bad calls, announcements and doublings, and before bad cards. */
  gateCalls: z.enum(['on', 'off']),
  gateCards: z.enum(['on', 'off']),
  gateThreshold: z.enum(GATE_THRESHOLDS),
  /** Sounds of the table; nothing is ever told by them alone. */
  sound: z.enum(SOUNDS),
  /** From 0 to 100. */
  volume: z.int().min(VOLUME.least).max(VOLUME.most),
  readAloud: z.enum(READ_ALOUD),
  /** How speech bubbles sound where German is spoken. */
  bubbles: z.enum(BUBBLE_STYLES),
  /** Whether the people at the table remark on what happens, now and then. */
  tableTalk: z.enum(['on', 'off']),
  byItself: z.enum(BY_ITSELF),
  /** Whether a press on an own card chooses it for a turn that is still to come. */
  inAdvance: z.enum(['on', 'off']),
} as const;

export const SettingsSchema = z.strictObject(fields);

/** Some settings to change; those not named stay. */
export const SettingsChangeSchema = z.strictObject(
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.exactOptional(field)])) as {
    [Name in keyof typeof fields]: z.ZodExactOptional<(typeof fields)[Name]>;
  },
);
