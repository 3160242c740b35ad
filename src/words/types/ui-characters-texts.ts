// The form of the wording of what the four people at the table are like, a line each.
import type { Character } from '../../shared/table/characters.ts';

export interface UiCharactersTexts {
  /** Heads the list of the four where a new game is chosen. */
  readonly company: string;
  readonly hints: Record<Character, string>;
}
