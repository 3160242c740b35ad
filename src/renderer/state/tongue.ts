// What the page says in one language.
import type { Catalogue } from '../../words/base/catalogue.ts';
import type { UiTutorTexts } from '../../words/types/ui-tutor-texts.ts';
import type { UiTexts } from '../../words/types/ui-texts.ts';

export interface Tongue {
  readonly catalogue: Catalogue;
  readonly ui: UiTexts;
  readonly tutor: UiTutorTexts;
}
