// What the page is sent of the first round of a newcomer: one stage for each step, with what may be decided.
import type { GuidedAnswerSchema, GuidedRoundSchema, GuidedStageSchema } from './guided-calls.ts';
import type { Shape } from '../border/schemas.ts';
import type { Decision } from '../../engine/table/log.ts';

export type GuidedStage = Shape<typeof GuidedStageSchema>;

export type GuidedRound = Shape<typeof GuidedRoundSchema>;

export type GuidedAnswer = Shape<typeof GuidedAnswerSchema>;

export type GuidedDecisions = readonly Decision[];
