// What the page is told of an evening with real cards.
import type { ScorerSchemas } from './scorer-calls.ts';
import type { Shape } from '../border/schemas.ts';

export type {
  DealEntry,
  EnteredDoubling,
  EnteredExtra,
  EveningLine,
  GameEntry,
  LogEntry,
  ReEntry,
} from '../../engine/scorer/evening.ts';
export type { ScorerReason, ScorerReasonParams } from '../../engine/scorer/scorer-reasons.ts';

export type ScorerSummary = Shape<typeof ScorerSchemas.summary>;
export type ScorerOffer = Shape<typeof ScorerSchemas.offer>;
export type ScorerSetting = Shape<typeof ScorerSchemas.setting>;
export type ScorerBill = Shape<typeof ScorerSchemas.bill>;
export type ScorerLine = Shape<typeof ScorerSchemas.told>;
export type ScorerView = Shape<typeof ScorerSchemas.view>;
export type ScorerWritten = Shape<typeof ScorerSchemas.written>;
export type ScorerFilter = Shape<typeof ScorerSchemas.filter>;
export type ScorerStanding = Shape<typeof ScorerSchemas.standing>;
