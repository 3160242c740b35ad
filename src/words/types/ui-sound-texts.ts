// The form of the labels of what can be heard: sounds of the table, the system's voice, how bubbles sound.

export interface UiSoundTexts {
  readonly group: string;
  readonly sound: string;
  readonly values: {
    readonly system: string;
    readonly on: string;
    readonly off: string;
  };
  readonly volume: string;
  readonly percent: (volume: number) => string;
  readonly try: string;
  readonly hint: string;
  readonly readAloud: string;
  readonly readAloudValues: {
    readonly nothing: string;
    readonly calls: string;
    readonly tutor: string;
  };
  readonly noVoice: string;
  readonly bubbles: string;
  readonly bubblesValues: {
    readonly standard: string;
    readonly bairisch: string;
  };
  readonly tableTalk: string;
}
