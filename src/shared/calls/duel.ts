// What the page is told of challenges.
import type { Shape } from '../border/schemas.ts';
import type { DuelSchemas } from './duel-calls.ts';

export type DuelSummary = Shape<typeof DuelSchemas.summary>;
export type DuelView = Shape<typeof DuelSchemas.view>;
export type DuelScore = Shape<typeof DuelSchemas.score>;
export type DuelParted = Shape<typeof DuelSchemas.parted>;
export type DuelTyped = Shape<typeof DuelSchemas.typed>;
export type DuelImported = Shape<typeof DuelSchemas.imported>;
