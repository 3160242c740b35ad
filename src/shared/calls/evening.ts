// What an evening came to for the player, as far as the commentary on its rounds is.
import type { EveningRoundSchema, EveningSchema } from './review-calls.ts';
import type { Shape } from '../border/schemas.ts';

/** A round of the evening: its number in the session and its id in the library. */
export type EveningRound = Shape<typeof EveningRoundSchema>;

export type EveningView = Shape<typeof EveningSchema>;
