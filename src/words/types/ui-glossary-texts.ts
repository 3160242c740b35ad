// The form of the wording of the glossary.
import type { Topic } from './glossary-terms.ts';

export interface UiGlossaryTexts {
  readonly title: string;
  readonly openHint: string;
  readonly lead: string;
  readonly search: string;
  readonly searchHint: string;
  readonly clear: string;
  readonly found: (count: number) => string;
  readonly nothing: (typed: string) => string;
  readonly nothingHint: string;
  readonly list: string;
  readonly topics: Readonly<Record<Topic, string>>;
  readonly languages: {
    readonly german: string;
    readonly english: string;
    readonly bavarian: string;
  };
  readonly related: string;
  readonly back: string;
}
