// The player's settings as the page knows them: their types, which follow from the schema, and their defaults.
import type { z } from 'zod';
import { SETTING_NAMES, SETTINGS } from './setting-values.ts';
import type { SettingsChangeSchema, SettingsSchema } from './settings-schema.ts';
import type { Language } from '../border/language.ts';

export type Settings = Readonly<z.infer<typeof SettingsSchema>>;

/** Some settings to change; those not named stay. */
export type SettingsChange = Readonly<z.infer<typeof SettingsChangeSchema>>;

/** What holds where nothing was chosen. */
export const DEFAULT_SETTINGS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS[name].usual]),
) as unknown as Settings;

/** The language that is read: the chosen one, or the system's. */
export const languageRead = ({ language }: Pick<Settings, 'language'>, system: Language): Language =>
  language === 'system' ? system : language;
