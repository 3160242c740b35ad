// Names of those at a table: of people and players their own, and a word of the language for a blind.
import { type BySeat, bySeat } from '../../engine/base/seats.ts';
import type { BoardPlayer } from '../../shared/table/board.ts';
import type { Language } from '../../shared/border/language.ts';

/** What a blind is called where a player's name would stand. */
export const BLIND_NAMES: Readonly<Record<Language, string>> = { de: 'Strohmann', en: 'Straw Man' };

/** The names by seat; empty for a person without one. */
export const namesOf = (language: Language, players: BySeat<BoardPlayer>): BySeat<string> =>
  bySeat((seat) => (players[seat].kind === 'blind' ? BLIND_NAMES[language] : players[seat].name));
