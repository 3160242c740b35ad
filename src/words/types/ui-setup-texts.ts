// The form of the labels of setting up a table: pack, opponents, tariff.

export interface UiSetupTexts {
  readonly freshHint: string;
  readonly keepsOld: string;
  readonly pack: string;
  readonly packCards: {
    readonly 32: string;
    readonly 24: string;
    readonly 20: string;
  };
  readonly packHints: {
    readonly 32: string;
    readonly 24: string;
    readonly 20: string;
  };
  readonly level: string;
  readonly levelHints: {
    readonly search: {
      readonly neuling: string;
      readonly anfaenger: string;
      readonly hobby: string;
      readonly stammtisch: string;
      readonly kenner: string;
      readonly meister: string;
    };
    readonly people: {
      readonly neuling: string;
      readonly anfaenger: string;
      readonly hobby: string;
      readonly stammtisch: string;
      readonly kenner: string;
      readonly meister: string;
    } & {
      readonly anfaenger: string;
      readonly stammtisch: string;
      readonly kenner: string;
    };
    readonly thumb: {
      readonly neuling: string;
      readonly anfaenger: string;
      readonly hobby: string;
      readonly stammtisch: string;
      readonly kenner: string;
      readonly meister: string;
    } & {
      readonly neuling: string;
      readonly anfaenger: string;
      readonly hobby: string;
      readonly stammtisch: string;
      readonly kenner: string;
    };
  };
  readonly tariff: string;
  readonly tariffHints: {
    readonly pair: (low: string, high: string) => string;
    readonly triple: (low: string, middle: string, high: string) => string;
    readonly ground: (unit: string) => string;
    readonly historic: (game: string, schneider: string, march: string, of: readonly [string, string]) => string;
  };
  readonly level1876: string;
  readonly form: string;
  readonly forms: {
    readonly pair: string;
    readonly triple: string;
  };
  readonly fields: {
    readonly low: string;
    readonly middle: string;
    readonly high: string;
    readonly ground: string;
  };
  readonly fieldUnit: string;
  readonly fieldProblem: string;
}
