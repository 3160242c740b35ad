// The form of the labels of the settings.

export interface UiSettingsTexts {
  readonly title: string;
  readonly description: string;
  readonly groups: {
    readonly look: string;
    readonly play: string;
    readonly access: string;
  };
  readonly language: string;
  readonly languages: {
    readonly system: string;
    readonly de: string;
    readonly en: string;
  };
  readonly theme: string;
  readonly themes: {
    readonly system: string;
    readonly light: string;
    readonly dark: string;
  };
  readonly deck: string;
  readonly doubleDeck: string;
  readonly decks: {
    readonly bavarian: string;
    readonly french: string;
  };
  readonly palette: string;
  readonly palettes: {
    readonly standard: string;
    readonly colourblind: string;
  };
  readonly paletteHint: string;
  readonly speed: string;
  readonly speeds: {
    readonly slow: string;
    readonly normal: string;
    readonly fast: string;
    readonly instant: string;
  };
  readonly tutor: string;
  readonly tutors: {
    readonly always: string;
    readonly demand: string;
    readonly off: string;
  };
  readonly textSize: string;
  readonly cardSize: string;
  readonly sizeHint: string;
  readonly percent: (size: number) => string;
  readonly contrast: string;
  readonly contrasts: {
    readonly system: string;
    readonly normal: string;
    readonly high: string;
  };
  readonly motion: string;
  readonly motions: {
    readonly system: string;
    readonly reduced: string;
    readonly full: string;
  };
  readonly playerName: string;
  readonly playerNameHint: string;
  readonly doubling: string;
  readonly doublings: {
    readonly ask: string;
    readonly button: string;
  };
  readonly letterKeys: string;
  readonly letterKeysValues: {
    readonly on: string;
    readonly off: string;
  };
  readonly letterKeysHint: string;
}
