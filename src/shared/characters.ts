// The four people who may sit at the table, as the page may know them: the engine's list and their names.
export { CHARACTER_NAMES, CHARACTERS } from '../engine/bots/characters.ts';
export type { Character } from '../engine/bots/characters.ts';
