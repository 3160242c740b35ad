// What the page is told of positions that are put together.
import type { PositionSchemas } from './position-calls.ts';
import type { Shape } from '../border/schemas.ts';

export type { Condition, Counted, Position } from '../../engine/positions/position.ts';
export type { PositionReason, PositionReasonParams } from '../../engine/positions/position-reasons.ts';

export type PositionOffer = Shape<typeof PositionSchemas.offer>;
export type PositionTable = Shape<typeof PositionSchemas.table>;
export type PositionView = Shape<typeof PositionSchemas.view>;
export type PositionRead = Shape<typeof PositionSchemas.read>;
export type PositionOutcome = Shape<typeof PositionSchemas.outcome>;
export type PositionTried = Shape<typeof PositionSchemas.tried>;
export type PositionSummary = Shape<typeof PositionSchemas.summary>;
export type Posed = Shape<typeof PositionSchemas.posed>;
export type KeptPosition = Shape<typeof PositionSchemas.kept>;
