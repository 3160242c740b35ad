// Small helpers for words that both languages need.
import type { Message } from '../../engine/base/messages.ts';
import type { Naming, Texts } from '../types/naming.ts';

/** The text with a capital first letter, for the beginning of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The last part of a path, whichever way this system writes paths. */
export const fileNameOf = (path: string): string => path.slice(folderEnd(path) + 1);

/** Words about the folder that a path names; none if it names only a file. */
export const folderOf = (path: string | undefined, words: (folder: string) => string): string =>
  path !== undefined && folderEnd(path) > 0 ? words(path.slice(0, folderEnd(path))) : '';

const folderEnd = (path: string): number => Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));

/** A readable name for an id without one: "suit-wenz" becomes "Suit-Wenz". */
export const titled = (id: string): string => id.split('-').map(capitalised).join('-');

/** Whether a table of names has an entry for this id. */
export const isBuiltIn = <K extends string>(table: Readonly<Record<K, unknown>>, id: string): id is K =>
  Object.hasOwn(table, id);

/** A message of a table: an id with its evidence. */
/** The sentence that a table has for a message. */
export function tellWith<Params>(texts: Texts<Params>, message: Message<Params>, name: Naming): string {
  return texts[message.id](message.params, name);
}

/** A phrase with a mark at its end: its own, or a full stop. */
export const ended = (phrase: string): string => (/[.!?…]$/.test(phrase) ? phrase : `${phrase}.`);

/** A share in per cent as tenths: 0 to 10. */
export const tenthsOf = (percent: number): number => Math.round(percent / 10);
