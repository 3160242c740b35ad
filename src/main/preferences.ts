// The player's settings: read once, changed one by one, written at every change.
import { z } from 'zod';
import type { Problem } from '../shared/problems.ts';
import type { Settings, SettingsChange } from '../shared/settings.ts';
import { DEFAULT_SETTINGS } from '../shared/settings.ts';
import { SettingsChangeSchema } from '../shared/settings-schema.ts';
import type { FileKind } from './store/check.ts';
import { parseFile } from './store/check.ts';
import { readPlace, writerOf } from './store/place.ts';

/** Settings that a newer program has added are missing in an older file; they get their defaults. */
interface SettingsFile {
  readonly format: 'schafkopf-stube-settings';
  readonly version: 1;
  readonly settings: SettingsChange;
}

const SETTINGS_KIND: FileKind<SettingsFile> = {
  format: 'schafkopf-stube-settings',
  version: 1,
  maxBytes: 100_000,
  schema: z.strictObject({
    format: z.literal('schafkopf-stube-settings'),
    version: z.literal(1),
    settings: SettingsChangeSchema,
  }),
};

export interface Preferences {
  readonly get: () => Settings;
  /** Takes over a change at once; the promise tells whether it could be written. */
  change(change: SettingsChange): Promise<void>;
  /** Resolves when nothing is being written any more. */
  settled(): Promise<void>;
  /** A settings file that could not be read, put aside. */
  readonly problem: Problem | undefined;
}

export async function openPreferences(file: string, date: string): Promise<Preferences> {
  const found = await readPlace(file, SETTINGS_KIND.maxBytes, (text) => parseFile(text, SETTINGS_KIND), date);
  let settings: Settings = { ...DEFAULT_SETTINGS, ...(found.state === 'read' && found.value.settings) };
  const writer = writerOf(file);
  return {
    get: () => settings,
    change(change) {
      settings = { ...settings, ...change };
      const content: SettingsFile = { format: 'schafkopf-stube-settings', version: 1, settings };
      return writer.write(JSON.stringify(content, undefined, 2));
    },
    settled: () => writer.settled(),
    problem: found.state === 'damaged' ? found.problem : undefined,
  };
}
