// All tables of a language; a text that is missing in one of them does not compile.
import type { FactParams } from '../../engine/inference/facts.ts';
import type { ReasonParams } from '../../engine/base/reasons.ts';
import type { NoteParams } from '../../engine/tutor/notes.ts';
import type { RemarkParams } from '../../engine/tutor/review/remarks.ts';
import type { ProblemParams } from '../problems.ts';
import type { CallTexts } from './calls.ts';
import { CALLS_DE } from './calls-de.ts';
import { CALLS_EN } from './calls-en.ts';
import { FACTS_DE } from './facts-de.ts';
import { FACTS_EN } from './facts-en.ts';
import type { Language, Texts } from './naming.ts';
import { NOTES_DE } from './notes-de.ts';
import { NOTES_EN } from './notes-en.ts';
import { PROBLEMS_DE } from './problems-de.ts';
import { PROBLEMS_EN } from './problems-en.ts';
import { REASONS_DE, SHORT_REASONS_DE } from './reasons-de.ts';
import { REASONS_EN, SHORT_REASONS_EN } from './reasons-en.ts';
import { REMARKS_DE } from './remarks-de.ts';
import { REMARKS_EN } from './remarks-en.ts';
import type { RuleTexts } from './rules/rule-texts.ts';
import { RULES_DE } from './rules/rules-de.ts';
import { RULES_EN } from './rules/rules-en.ts';
import type { SettlementTexts } from './settlement.ts';
import { SETTLEMENT_DE } from './settlement-de.ts';
import { SETTLEMENT_EN } from './settlement-en.ts';
import type { SpokenTexts } from './spoken.ts';
import { SPOKEN_DE } from './spoken-de.ts';
import { SPOKEN_EN } from './spoken-en.ts';

export interface Catalogue {
  readonly reasons: Texts<ReasonParams>;
  readonly shortReasons: Texts<ReasonParams>;
  readonly notes: Texts<NoteParams>;
  readonly facts: Texts<FactParams>;
  readonly remarks: Texts<RemarkParams>;
  readonly problems: Texts<ProblemParams>;
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
    calls: CALLS_EN,
    settlement: SETTLEMENT_EN,
    spoken: SPOKEN_EN,
    rules: RULES_EN,
  },
};

/** The texts of a language. */
export const textsOf = (language: Language): Catalogue => CATALOGUES[language];
