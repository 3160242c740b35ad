// The four people who may sit at the table, as the page may know them: the engine's list and their names.
import { type Character, CHARACTER_NAMES, CHARACTERS } from '../../engine/bots/characters.ts';

export { CHARACTER_NAMES, CHARACTERS };
export type { Character };

/** Who of the four goes by a name, as finished rounds know their players; undefined for anybody else. */
export const characterNamed = (name: string): Character | undefined =>
  CHARACTERS.find((character) => CHARACTER_NAMES[character] === name);
