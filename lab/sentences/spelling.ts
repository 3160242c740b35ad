// The words that texts are made of, each looked up once: a word that is not on its list is misspelt, or new and to be added.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACTS_DE } from '../../src/words/de/contract-names.ts';
import { CONTRACTS_EN } from '../../src/words/en/contract-names.ts';
import { type Language, LANGUAGES } from '../../src/shared/border/language.ts';
import { PLAYERS } from './well-formed.ts';

const FOLDER = join(import.meta.dirname, '../../tests/words/spelling');

/** Words of every list of a language: `de.txt`, and further ones as `lessons-de.txt`; one word a line, the game's own included. */
const listed = (language: Language): ReadonlySet<string> =>
  new Set(
    readdirSync(FOLDER)
      .filter((file) => file === `${language}.txt` || file.endsWith(`-${language}.txt`))
      .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n')),
  );

const LISTS = Object.fromEntries(LANGUAGES.map((language) => [language, listed(language)])) as Readonly<
  Record<Language, ReadonlySet<string>>
>;

/** Words as they stand in a text; parts of a compound with hyphens count by themselves. */
const wordsIn = (text: string): readonly string[] => text.match(/\p{L}+(?:’\p{L}+)?/gu) ?? [];

/** Words in the names of the contracts, which their tables spell. */
const contractWords = (table: Readonly<Record<string, { readonly name: string }>>): readonly string[] =>
  Object.values(table).flatMap(({ name }) => wordsIn(name));

const NAMES: readonly string[] = [...PLAYERS, ...contractWords(CONTRACTS_DE), ...contractWords(CONTRACTS_EN)];

const isName = (word: string): boolean => NAMES.includes(word.replace(/’s$/, ''));

/** Whether a word is listed, also as it stands at the beginning of a sentence. */
function isKnown(word: string, list: ReadonlySet<string>): boolean {
  return list.has(word) || list.has(word.charAt(0).toLowerCase() + word.slice(1)) || isName(word);
}

/** Words of a text that are on no list of its language. */
export const unknownWords = (text: string, language: Language): readonly string[] =>
  wordsIn(text).filter((word) => !isKnown(word, LISTS[language]));
