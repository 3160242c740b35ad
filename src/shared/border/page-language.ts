// The language in which a window is opened, as its address tells the page, which loads no other one at the start.
import { type Language, LANGUAGES } from './language.ts';

const KEY = 'lang';

/** The address of the page with the language that it shall begin in. */
export const withLanguage = (url: string, language: Language): string => `${url}?${KEY}=${language}`;

/** The language in the query of an address; German where none is told. */
export function languageOf(query: string): Language {
  const told = new URLSearchParams(query).get(KEY);
  return LANGUAGES.find((language) => language === told) ?? 'de';
}

export const otherThan = (language: Language): Language => (language === 'de' ? 'en' : 'de');
