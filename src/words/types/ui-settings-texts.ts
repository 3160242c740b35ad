// The form of the labels of the settings: name and values of each that has values to choose from follow from their list.
import type { ChosenSetting, SettingGroup, SettingValue } from '../../shared/files/setting-values.ts';

interface SettingWords<S extends ChosenSetting> {
  readonly name: string;
  readonly values: Readonly<Record<SettingValue<S>, string>>;
  /** Stands below it. */
  readonly hint?: string;
}

export interface UiSettingsTexts {
  readonly title: string;
  readonly description: string;
  readonly groups: Readonly<Record<SettingGroup, string>>;
  readonly of: { readonly [S in ChosenSetting]: SettingWords<S> };
  readonly playerName: string;
  readonly playerNameHint: string;
  readonly noVoice: string;
  readonly volume: string;
  readonly percent: (volume: number) => string;
  readonly try: string;
  readonly volumeHint: string;
}
