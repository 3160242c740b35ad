// What the page says in one language.
import type { Catalogue } from '../../shared/texts/catalogue.ts';
import type { UiTutorTexts } from '../../shared/texts/de/ui-tutor.ts';
import type { UiTexts } from '../../shared/texts/de/ui.ts';

export interface Tongue {
  readonly catalogue: Catalogue;
  readonly ui: UiTexts;
  readonly tutor: UiTutorTexts;
}
