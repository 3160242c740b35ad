// All tables of a language; a text that is missing in one of them does not compile.
import type { FactParams } from '../../engine/inference/facts.ts';
import type { ReasonParams } from '../../engine/base/reasons.ts';
import type { NoteParams } from '../../engine/tutor/notes.ts';
import type { RemarkParams } from '../../engine/tutor/review/remarks.ts';
import type { ProblemParams } from '../problems.ts';
import type { TogetherParams } from '../told-together.ts';
import type { CallTexts } from './calls.ts';
import { CALLS_DE } from './de/calls.ts';
import { CALLS_EN } from './en/calls.ts';
import { FACTS_DE } from './de/facts.ts';
import { FACTS_EN } from './en/facts.ts';
import type { Language, Texts } from './naming.ts';
import { NOTES_DE } from './de/notes.ts';
import { NOTES_EN } from './en/notes.ts';
import { PROBLEMS_DE } from './de/problems.ts';
import { TOGETHER_DE } from './de/problems-together.ts';
import { PROBLEMS_EN } from './en/problems.ts';
import { TOGETHER_EN } from './en/problems-together.ts';
import { REASONS_DE, SHORT_REASONS_DE } from './de/reasons.ts';
import { REASONS_EN, SHORT_REASONS_EN } from './en/reasons.ts';
import { REMARKS_DE } from './de/remarks.ts';
import { REMARKS_EN } from './en/remarks.ts';
import type { RuleTexts } from './types/rules/rule-texts.ts';
import { RULES_DE } from './de/rules/rules.ts';
import { RULES_EN } from './en/rules/rules.ts';
import type { SettlementTexts } from './settlement.ts';
import { SETTLEMENT_DE } from './de/settlement.ts';
import { SETTLEMENT_EN } from './en/settlement.ts';
import type { SpokenTexts } from './types/spoken.ts';
import { SPOKEN_DE } from './de/spoken.ts';
import { SPOKEN_EN } from './en/spoken.ts';

export interface Catalogue {
  readonly reasons: Texts<ReasonParams>;
  readonly shortReasons: Texts<ReasonParams>;
  readonly notes: Texts<NoteParams>;
  readonly facts: Texts<FactParams>;
  readonly remarks: Texts<RemarkParams>;
  readonly problems: Texts<ProblemParams>;
  readonly together: Texts<TogetherParams>;
  readonly calls: CallTexts;
  readonly settlement: SettlementTexts;
  readonly spoken: SpokenTexts;
  readonly rules: RuleTexts;
}

const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  de: {
    reasons: REASONS_DE,
    shortReasons: SHORT_REASONS_DE,
    notes: NOTES_DE,
    facts: FACTS_DE,
    remarks: REMARKS_DE,
    problems: PROBLEMS_DE,
    together: TOGETHER_DE,
    calls: CALLS_DE,
    settlement: SETTLEMENT_DE,
    spoken: SPOKEN_DE,
    rules: RULES_DE,
  },
  en: {
    reasons: REASONS_EN,
    shortReasons: SHORT_REASONS_EN,
    notes: NOTES_EN,
    facts: FACTS_EN,
    remarks: REMARKS_EN,
    problems: PROBLEMS_EN,
    together: TOGETHER_EN,
    calls: CALLS_EN,
    settlement: SETTLEMENT_EN,
    spoken: SPOKEN_EN,
    rules: RULES_EN,
  },
};

/** The texts of a language. */
export const textsOf = (language: Language): Catalogue => CATALOGUES[language];
