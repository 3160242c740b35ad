// Schemas of the settings and of changes to them.
import { z } from 'zod';
import { oneLine } from './one-line.ts';
import type { Schema } from './schemas.ts';
import type { Settings, SettingsChange } from './settings.ts';
import { BUBBLE_STYLES } from './bubble-styles.ts';
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
} from './settings.ts';
import { DECKS, LANGUAGES } from './texts/naming.ts';

/** Longest name that the player can give himself, in characters. */
const MOST_OWN_NAME = 24;

const fields = {
  language: z.enum(['system', ...LANGUAGES]),
  theme: z.enum(THEMES),
  contrast: z.enum(CONTRASTS),
  textSize: z.enum(TEXT_SIZES),
  cardSize: z.enum(CARD_SIZES),
  deck: z.enum(DECKS),
  doubleDeck: z.enum(DECKS),
  palette: z.enum(PALETTES),
  speed: z.enum(SPEEDS),
  tutor: z.enum(TUTOR_LEVELS),
  motion: z.enum(MOTIONS),
  playerName: z
    .string()
    .max(MOST_OWN_NAME)
    .transform((name) => oneLine(name, MOST_OWN_NAME)),
  doublingPrompt: z.enum(['ask', 'button']),
  letterKeys: z.enum(['on', 'off']),
  gateCalls: z.enum(['on', 'off']),
  gateCards: z.enum(['on', 'off']),
  gateThreshold: z.enum(GATE_THRESHOLDS),
  sound: z.enum(SOUNDS),
  volume: z.int().min(VOLUME.least).max(VOLUME.most),
  readAloud: z.enum(READ_ALOUD),
  bubbles: z.enum(BUBBLE_STYLES),
  tableTalk: z.enum(['on', 'off']),
  byItself: z.enum(BY_ITSELF),
  inAdvance: z.enum(['on', 'off']),
} as const;

export const SettingsSchema: Schema<Settings> = z.strictObject(fields);

/** Some settings to change; those not named stay. */
export const SettingsChangeSchema: Schema<SettingsChange> = z.strictObject({
  language: fields.language.exactOptional(),
  theme: fields.theme.exactOptional(),
  contrast: fields.contrast.exactOptional(),
  textSize: fields.textSize.exactOptional(),
  cardSize: fields.cardSize.exactOptional(),
  deck: fields.deck.exactOptional(),
  doubleDeck: fields.doubleDeck.exactOptional(),
  palette: fields.palette.exactOptional(),
  speed: fields.speed.exactOptional(),
  tutor: fields.tutor.exactOptional(),
  motion: fields.motion.exactOptional(),
  playerName: fields.playerName.exactOptional(),
  doublingPrompt: fields.doublingPrompt.exactOptional(),
  letterKeys: fields.letterKeys.exactOptional(),
  gateCalls: fields.gateCalls.exactOptional(),
  gateCards: fields.gateCards.exactOptional(),
  gateThreshold: fields.gateThreshold.exactOptional(),
  sound: fields.sound.exactOptional(),
  volume: fields.volume.exactOptional(),
  readAloud: fields.readAloud.exactOptional(),
  bubbles: fields.bubbles.exactOptional(),
  tableTalk: fields.tableTalk.exactOptional(),
  byItself: fields.byItself.exactOptional(),
  inAdvance: fields.inAdvance.exactOptional(),
});
