// Schemas of the player's settings, made of the list of settings: a new one needs no line here.
import { z } from 'zod';
import { oneLine } from '../border/one-line.ts';
import { SETTING_NAMES, type SettingName, SETTINGS, type SettingValue } from './setting-values.ts';

type Fields = { [S in SettingName]: z.ZodType<SettingValue<S>, SettingValue<S>> };

function schemaOf(name: SettingName): z.ZodType {
  const setting = SETTINGS[name];
  switch (setting.kind) {
    case 'choice':
      return z.enum(setting.values);
    case 'line':
      return z
        .string()
        .max(setting.longest)
        .transform((line) => oneLine(line, setting.longest));
    case 'amount':
      return z.int().min(setting.least).max(setting.most);
  }
}

const fields = Object.fromEntries(SETTING_NAMES.map((name) => [name, schemaOf(name)])) as Fields;

export const SettingsSchema = z.strictObject(fields);

/** Some settings to change; those not named stay. */
export const SettingsChangeSchema = z.strictObject(
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.exactOptional(field)])) as {
    [S in SettingName]: z.ZodExactOptional<Fields[S]>;
  },
);
