// The player's settings: values, defaults, schema.
import { z } from 'zod';
import { DECKS, LANGUAGES } from './texts/naming.ts';
import type { Schema } from './schemas.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export const TUTOR_LEVELS = ['always', 'demand', 'off'] as const;
export type TutorLevel = (typeof TUTOR_LEVELS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
export const PALETTES = ['standard', 'colourblind'] as const;

export interface Settings {
  readonly language: (typeof LANGUAGES)[number] | 'system';
  readonly theme: (typeof THEMES)[number];
  readonly deck: (typeof DECKS)[number];
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
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  deck: 'bavarian',
  palette: 'standard',
  speed: 'normal',
  tutor: 'always',
  motion: 'system',
  playerName: '',
  doublingPrompt: 'ask',
  letterKeys: 'on',
};

const fields = {
  language: z.enum(['system', ...LANGUAGES]),
  theme: z.enum(THEMES),
  deck: z.enum(DECKS),
  palette: z.enum(PALETTES),
  speed: z.enum(SPEEDS),
  tutor: z.enum(TUTOR_LEVELS),
  motion: z.enum(MOTIONS),
  playerName: z.string().max(24),
  doublingPrompt: z.enum(['ask', 'button']),
  letterKeys: z.enum(['on', 'off']),
} as const;

export const SettingsSchema: Schema<Settings> = z.strictObject(fields);

/** Some settings to change; those not named stay. */
export const SettingsChangeSchema = z.strictObject({
  language: fields.language.exactOptional(),
  theme: fields.theme.exactOptional(),
  deck: fields.deck.exactOptional(),
  palette: fields.palette.exactOptional(),
  speed: fields.speed.exactOptional(),
  tutor: fields.tutor.exactOptional(),
  motion: fields.motion.exactOptional(),
  playerName: fields.playerName.exactOptional(),
  doublingPrompt: fields.doublingPrompt.exactOptional(),
  letterKeys: fields.letterKeys.exactOptional(),
});
export type SettingsChange = z.output<typeof SettingsChangeSchema>;
