// The form of the wording of saying how a round ends instead of playing it out.
import type { RestParams } from '../../engine/inference/rest.ts';
import type { Texts } from './naming.ts';

export interface UiRestTexts {
  readonly open: string;
  readonly openHint: string;
  readonly title: string;
  readonly claims: {
    readonly mine: string;
    readonly giveUp: string;
  };
  readonly meanings: {
    readonly mine: string;
    readonly giveUp: string;
  };
  readonly playOn: string;
  readonly proving: string;
  readonly refused: {
    readonly mine: string;
    readonly giveUp: string;
  };
  readonly because: Texts<RestParams>;
  readonly nothingLost: string;
  readonly said: {
    readonly mine: string;
    readonly giveUp: string;
  };
  readonly saidByOther: (who: string) => string;
}
