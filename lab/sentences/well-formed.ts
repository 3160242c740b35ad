// What every sentence must look like, in both languages and with both decks.
import { expect } from 'vitest';
import type { Seat } from '../../src/engine/base/seats.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import type { Naming } from '../../src/words/types/naming.ts';
import { DECKS, LANGUAGES } from '../../src/shared/border/language.ts';

export const PLAYERS = ['Anna', 'Bertl', 'Christl', 'Done'] as const;

/** Every combination of language and deck, told to the player in a seat. */
export const namings = (you: Seat | undefined): readonly Naming[] =>
  LANGUAGES.flatMap((language) => DECKS.map((deck) => namingOf(language, deck, PLAYERS, you)));

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['a missing value', /undefined|NaN|null|\[object/],
  ['blanks in a row or at an end', / {2}|^ | $/],
  ['a blank before punctuation', / [.,;:!?)]/],
  ['punctuation twice', /[,;:]\.|\.\.|,,|\.,/],
  ['a template left over', /[{}$`]|=>/],
  ['a card code', /\b[EGHS][ATKOU987]\b/],
];

/** What is wrong with a text: leftovers and stray blanks. */
const faultsOf = (text: string): readonly string[] => [
  ...(text === '' ? ['nothing at all'] : []),
  ...FAULTS.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault),
];

/** Throws with the text and its faults; cheaper than one expectation for each of thousands of sentences. */
function expectNone(faults: readonly string[], text: string): void {
  if (faults.length > 0) expect.fail(`${faults.join(', ')} in: ${text}`);
}

/** No leftovers and no stray blanks. */
export const expectCleanText = (text: string): void => expectNone(faultsOf(text), text);

/** A clean sentence: begins with a capital letter, ends with a full stop or the like. */
export function expectSentence(text: string): void {
  const begins = /^[„“]?[A-ZÄÖÜ]/.test(text);
  const ends = /[.!?…][“”]?$/.test(text);
  expectNone([...faultsOf(text), ...(begins ? [] : ['a small letter first']), ...(ends ? [] : ['no end'])], text);
}

/** A clean piece of a sentence, which may stand after a colon. */
export function expectPhrase(text: string): void {
  expectNone([...faultsOf(text), ...(/[.!?]$/.test(text) ? ['a full stop'] : [])], text);
}
