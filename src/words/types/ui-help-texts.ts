// The form of the words of the help sheet.
import type { Naming } from './naming.ts';

export interface UiHelpTexts {
  readonly title: string;
  readonly description: string;
  readonly game: string;
  readonly points: (name: Naming) => readonly string[];
  readonly keys: string;
  readonly keyList: readonly (readonly string[])[];
}
