// Players in German sentences: "du" with its verb forms, or the name.
import type { Seat } from '../../engine/base/seats.ts';
import type { Naming } from '../types/naming.ts';
import { wordsDe } from './naming.ts';
import { capitalised } from '../base/words.ts';

/** "Du" / "Sepp" at the beginning of a sentence. */
export const Who = (seat: Seat, name: Naming): string => capitalised(name.player(seat));

/** "dir" / "Sepp". */
export const toWhom = (seat: Seat, name: Naming): string => (name.isReader(seat) ? 'dir' : name.player(seat));

/** "dich" / "Sepp". */
export const whom = (seat: Seat, name: Naming): string => (name.isReader(seat) ? 'dich' : name.player(seat));

/** The verb that goes with a player: `does(seat, name, 'hast', 'hat')`. */
export const does = (seat: Seat, name: Naming, du: string, er: string): string => (name.isReader(seat) ? du : er);

/** "du hast" / "Sepp hat". */
export const whoDoes = (seat: Seat, name: Naming, du: string, er: string): string =>
  `${name.player(seat)} ${does(seat, name, du, er)}`;

/** Forms of a verb for one and for several players. */
export interface VerbForms {
  readonly du: string;
  readonly er: string;
  readonly ihr: string;
  readonly sie: string;
}

export const HABEN: VerbForms = { du: 'hast', er: 'hat', ihr: 'habt', sie: 'haben' };

/** "Du und Sepp habt", "Resi hat"; the reader comes first. */
export function allDo(seats: readonly Seat[], name: Naming, verb: VerbForms): string {
  const withReader = seats.some((seat) => name.isReader(seat));
  const ordered = [...seats.filter((seat) => name.isReader(seat)), ...seats.filter((seat) => !name.isReader(seat))];
  const people = capitalised(wordsDe(ordered.map((seat) => name.player(seat))));
  const form = seats.length === 1 ? (withReader ? verb.du : verb.er) : withReader ? verb.ihr : verb.sie;
  return `${people} ${form}`;
}

export const SEIN: VerbForms = { du: 'bist', er: 'ist', ihr: 'seid', sie: 'sind' };

/** Several people within a sentence, the reader's side in one word: "ihr seid", "Resi und Sepp sind". */
export function theyDo(seats: readonly Seat[], name: Naming, verb: VerbForms): string {
  const alone = seats.length === 1;
  if (seats.some((seat) => name.isReader(seat))) return alone ? `du ${verb.du}` : `ihr ${verb.ihr}`;
  return `${wordsDe(seats.map((seat) => name.player(seat)))} ${alone ? verb.er : verb.sie}`;
}
