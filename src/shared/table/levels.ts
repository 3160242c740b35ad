// The opponents' levels as the page may know them: the engine's list, and the one that is meant unless something is said.
import type { Level, PlayedBy } from '../../engine/bots/levels.ts';

export { LEVELS, PLAYED_BY } from '../../engine/bots/levels.ts';
export type { Level, PlayedBy };

export const USUAL_LEVEL: Level = 'stammtisch';
