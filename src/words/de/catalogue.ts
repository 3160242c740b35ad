// All German tables that sentences are told from.
import type { Catalogue } from '../base/catalogue.ts';
import { CALLS_BAIRISCH } from './bairisch/calls.ts';
import { TABLE_TALK_BAIRISCH } from './bairisch/table-talk.ts';
import { CALLS_DE } from './acts.ts';
import { FACTS_DE } from './facts.ts';
import { NOTES_DE } from './notes.ts';
import { PROBLEMS_DE } from './problems.ts';
import { REASONS_DE, SHORT_REASONS_DE } from './reasons.ts';
import { REMARKS_DE } from './remarks.ts';
import { STORY_DE } from './story.ts';
import { RULES_DE } from './rules/rules.ts';
import { IMPORTS_DE } from './imports.ts';
import { SETTLEMENT_DE } from './settlement.ts';
import { SPOKEN_DE } from './spoken.ts';
import { TABLE_TALK_DE } from './table-talk.ts';
import { TOGETHER_DE } from './problems-together.ts';

export const CATALOGUE_DE: Catalogue = {
  reasons: REASONS_DE,
  shortReasons: SHORT_REASONS_DE,
  notes: NOTES_DE,
  facts: FACTS_DE,
  remarks: REMARKS_DE,
  story: STORY_DE,
  problems: PROBLEMS_DE,
  together: TOGETHER_DE,
  calls: CALLS_DE,
  bubbles: { standard: CALLS_DE, bairisch: CALLS_BAIRISCH },
  talk: { standard: TABLE_TALK_DE, bairisch: TABLE_TALK_BAIRISCH },
  settlement: SETTLEMENT_DE,
  imports: IMPORTS_DE,
  spoken: SPOKEN_DE,
  rules: RULES_DE,
};
