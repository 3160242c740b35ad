// All English tables that sentences are told from.
import type { Catalogue } from '../base/catalogue.ts';
import { CALLS_EN } from './acts.ts';
import { FACTS_EN } from './facts.ts';
import { NOTES_EN } from './notes.ts';
import { PROBLEMS_EN } from './problems.ts';
import { REASONS_EN, SHORT_REASONS_EN } from './reasons.ts';
import { REMARKS_EN } from './remarks.ts';
import { STORY_EN } from './story.ts';
import { RULES_EN } from './rules/rules.ts';
import { IMPORTS_EN } from './imports.ts';
import { SETTLEMENT_EN } from './settlement.ts';
import { SPOKEN_EN } from './spoken.ts';
import { TABLE_TALK_EN } from './table-talk.ts';
import { TOGETHER_EN } from './problems-together.ts';

export const CATALOGUE_EN: Catalogue = {
  reasons: REASONS_EN,
  shortReasons: SHORT_REASONS_EN,
  notes: NOTES_EN,
  facts: FACTS_EN,
  remarks: REMARKS_EN,
  story: STORY_EN,
  problems: PROBLEMS_EN,
  together: TOGETHER_EN,
  calls: CALLS_EN,
  bubbles: { standard: CALLS_EN, bairisch: CALLS_EN },
  talk: { standard: TABLE_TALK_EN, bairisch: TABLE_TALK_EN },
  settlement: SETTLEMENT_EN,
  imports: IMPORTS_EN,
  spoken: SPOKEN_EN,
  rules: RULES_EN,
};
