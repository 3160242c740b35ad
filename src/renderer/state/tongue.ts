// What the page says in one language: labels, with which it starts, and the sentences that come after its first paint.
import type { Catalogue } from '../../words/base/catalogue.ts';
import type { RuleTexts } from '../../words/types/rules/rule-texts.ts';
import type { UiTutorTexts } from '../../words/types/ui-tutor-texts.ts';
import type { UiTexts } from '../../words/types/ui-texts.ts';

export interface Tongue {
  readonly ui: UiTexts;
  readonly presets: RuleTexts['presets'];
}

export interface Sentences {
  readonly catalogue: Catalogue;
  readonly tutor: UiTutorTexts;
}
