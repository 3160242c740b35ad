// The languages of the page: only the one in use is loaded at the start, another one when it is chosen.
import { addLanguage } from '../../words/base/catalogue.ts';
import type { Language } from '../../shared/border/language.ts';
import type { Tongue } from './tongue.ts';

const SCRIPTS: Readonly<Record<Language, () => Promise<{ readonly tongue: Tongue }>>> = {
  de: () => import('./tongue-de.ts'),
  en: () => import('./tongue-en.ts'),
};

const known = new Map<Language, Tongue>();

/** Loads a language, so that `tongueOf` knows it. Rejects if its script cannot be read. */
export async function loadTongue(language: Language): Promise<void> {
  if (known.has(language)) return;
  const { tongue } = await SCRIPTS[language]();
  addLanguage(language, tongue.catalogue);
  known.set(language, tongue);
}

export const isKnown = (language: Language): boolean => known.has(language);

/** What the page says in a language. Throws if it has not been loaded. */
export function tongueOf(language: Language): Tongue {
  const found = known.get(language);
  if (!found) throw new Error(`the language "${language}" has not been loaded`);
  return found;
}
