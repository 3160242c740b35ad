// Small helpers for words that both languages need.

/** The text with a capital first letter, for the beginning of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A readable name for an id without one: "suit-wenz" becomes "Suit-Wenz". */
export const titled = (id: string): string => id.split('-').map(capitalised).join('-');

/** Whether a table of names has an entry for this id. */
export const isBuiltIn = <K extends string>(table: Readonly<Record<K, unknown>>, id: string): id is K =>
  Object.hasOwn(table, id);
