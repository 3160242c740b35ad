// The player's settings as the page knows them: their types, which follow from the schema, and their defaults.
import type { z } from 'zod';
import type { SettingsChangeSchema, SettingsSchema } from './settings-schema.ts';
import type { Language } from '../border/language.ts';

export type Settings = Readonly<z.infer<typeof SettingsSchema>>;

/** Some settings to change; those not named stay. */
export type SettingsChange = Readonly<z.infer<typeof SettingsChangeSchema>>;

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

/** The language that is read: the chosen one, or the system's. */
export const languageRead = ({ language }: Pick<Settings, 'language'>, system: Language): Language =>
  language === 'system' ? system : language;
