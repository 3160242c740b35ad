// The opponents' levels as the page may know them: the engine's list, and the one that is meant unless something is said.
import type { Level } from '../engine/bots/levels.ts';

export { LEVELS } from '../engine/bots/levels.ts';
export type { Level };

export const USUAL_LEVEL: Level = 'stammtisch';
