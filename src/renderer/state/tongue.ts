// What the page says in one language: labels, with which it starts, and all else, which comes after its first paint.
import type { Catalogue } from '../../words/base/catalogue.ts';
import type { LabelTexts } from '../../words/types/label-texts.ts';
import type { RuleTexts } from '../../words/types/rules/rule-texts.ts';
import type { UiTexts } from '../../words/types/ui-texts.ts';
import type { UiTutorTexts } from '../../words/types/ui-tutor-texts.ts';

export interface Tongue {
  readonly labels: LabelTexts;
  readonly presets: RuleTexts['presets'];
}

export interface Sentences {
  readonly catalogue: Catalogue;
  readonly ui: UiTexts;
  readonly tutor: UiTutorTexts;
}
