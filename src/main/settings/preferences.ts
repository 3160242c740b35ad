// The player's settings: read once, changed one by one, written at every change.
import { z } from 'zod';
import type { Disk } from '../../shared/border/saving.ts';
import { DEFAULT_SETTINGS, type Settings, type SettingsChange } from '../../shared/files/settings.ts';
import { SettingsChangeSchema } from '../../shared/files/settings-schema.ts';
import type { OwnKind } from '../store/check.ts';
import type { Stores } from '../store/stores.ts';

/** Only what was ever chosen: what is missing, such as a setting that came later, has its default. */
interface SettingsFile {
  readonly format: 'schafkopf-stube-settings';
  readonly version: 1;
  readonly settings: SettingsChange;
}

export const SETTINGS_KIND: OwnKind<SettingsFile> = {
  store: 'settings',
  format: 'schafkopf-stube-settings',
  version: 1,
  maxBytes: 100_000,
  loose: ['settings.*'],
  schema: z.strictObject({
    format: z.literal('schafkopf-stube-settings'),
    version: z.literal(1),
    settings: SettingsChangeSchema,
  }),
};

export interface Preferences {
  readonly get: () => Settings;
  /** Takes over a change at once; resolves when it is written, or has to wait for that. */
  change(change: SettingsChange): Promise<Disk>;
}

export async function openPreferences(stores: Stores): Promise<Preferences> {
  const file = await stores.open(SETTINGS_KIND);
  let chosen: SettingsChange = file.content?.settings ?? {};
  let settings: Settings = { ...DEFAULT_SETTINGS, ...chosen };
  return {
    get: () => settings,
    change(change) {
      chosen = { ...chosen, ...change };
      settings = { ...settings, ...change };
      return file.write({ format: 'schafkopf-stube-settings', version: 1, settings: chosen });
    },
  };
}
