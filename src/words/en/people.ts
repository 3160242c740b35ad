// Players in English sentences: "you" with its verb forms, or the name.
import type { Seat } from '../../engine/base/seats.ts';
import type { Naming } from '../types/naming.ts';
import { wordsEn } from './naming.ts';
import { capitalised } from '../base/words.ts';

/** "You" / "Sepp" at the beginning of a sentence. */
export const Who = (seat: Seat, name: Naming): string => capitalised(name.player(seat));

/** The verb that goes with a player: `does(seat, name, 'have', 'has')`. */
export const does = (seat: Seat, name: Naming, you: string, she: string): string => (name.isReader(seat) ? you : she);

/** "you have" / "Sepp has". */
export const whoDoes = (seat: Seat, name: Naming, you: string, she: string): string =>
  `${name.player(seat)} ${does(seat, name, you, she)}`;

/** The same at the beginning of a sentence. */
export const WhoDoes = (...of: Parameters<typeof whoDoes>): string => capitalised(whoDoes(...of));

/** "You and Sepp have", "Resi has"; the reader comes first. */
export function allDo(seats: readonly Seat[], name: Naming, many: string, one: string): string {
  const reader = seats.filter((seat) => name.isReader(seat));
  const ordered = [...reader, ...seats.filter((seat) => !name.isReader(seat))];
  const people = capitalised(wordsEn(ordered.map((seat) => name.player(seat))));
  return `${people} ${seats.length > 1 || reader.length > 0 ? many : one}`;
}

/** Several people within a sentence, the reader's side in one word: "you are", "Resi and Sepp are". */
export function theyAre(seats: readonly Seat[], name: Naming): string {
  if (seats.some((seat) => name.isReader(seat))) return 'you are';
  return `${wordsEn(seats.map((seat) => name.player(seat)))} ${seats.length === 1 ? 'is' : 'are'}`;
}
