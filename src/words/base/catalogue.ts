// The tables of the languages that have been loaded; a text that is missing in one of them does not compile.
import type { FactParams } from '../../engine/inference/facts.ts';
import type { ReasonParams } from '../../engine/base/reasons.ts';
import type { NoteParams } from '../../engine/tutor/notes.ts';
import type { RemarkParams } from '../../engine/tutor/review/review-remarks.ts';
import type { StoryParams } from '../../engine/tutor/review/story-remarks.ts';
import type { ProblemParams } from '../../shared/border/problems.ts';
import type { TogetherParams } from '../../shared/border/told-together.ts';
import type { BubbleStyle } from '../../shared/table/bubble-styles.ts';
import type { TableTalk } from '../../shared/table/talk-occasions.ts';
import type { CallTexts } from './call-words.ts';
import type { Language } from '../../shared/border/language.ts';
import type { Texts } from '../types/naming.ts';
import type { SettlementTexts } from './settlement.ts';
import type { ImportTexts } from '../types/imports.ts';
import type { RuleTexts } from '../types/rules/rule-texts.ts';
import type { SpokenTexts } from '../types/spoken.ts';

export interface Catalogue {
  readonly reasons: Texts<ReasonParams>;
  readonly shortReasons: Texts<ReasonParams>;
  readonly notes: Texts<NoteParams>;
  readonly facts: Texts<FactParams>;
  readonly remarks: Texts<RemarkParams>;
  readonly story: Texts<StoryParams>;
  readonly problems: Texts<ProblemParams>;
  readonly together: Texts<TogetherParams>;
  readonly calls: CallTexts;
  /** What is heard at the table; only German has a Bavarian style. */
  readonly bubbles: Readonly<Record<BubbleStyle, CallTexts>>;
  readonly talk: Readonly<Record<BubbleStyle, TableTalk>>;
  readonly settlement: SettlementTexts;
  readonly imports: ImportTexts;
  readonly spoken: SpokenTexts;
  readonly rules: RuleTexts;
}

const loaded = new Map<Language, Catalogue>();

/** Makes a language known to `textsOf`. The page does so with the one in use, everything else with all (`all-languages.ts`). */
export const addLanguage = (language: Language, catalogue: Catalogue): void => void loaded.set(language, catalogue);

/** The texts of a language. Throws if it has not been loaded. */
export function textsOf(language: Language): Catalogue {
  const found = loaded.get(language);
  if (!found) throw new Error(`the texts of "${language}" have not been loaded`);
  return found;
}
