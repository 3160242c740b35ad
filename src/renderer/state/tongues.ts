// The languages of the page: of the one in use the labels are loaded at the start and the rest after it, another one when it is chosen.
import { addLanguage } from '../../words/base/catalogue.ts';
import { type Language, LANGUAGES } from '../../shared/border/language.ts';
import type { Sentences, Tongue } from './tongue.ts';

const TONGUES: Readonly<Record<Language, () => Promise<{ readonly tongue: Tongue }>>> = {
  de: () => import('./tongue-de.ts'),
  en: () => import('./tongue-en.ts'),
};

const SENTENCES: Readonly<Record<Language, () => Promise<{ readonly sentences: Sentences }>>> = {
  de: () => import('./sentences-de.ts'),
  en: () => import('./sentences-en.ts'),
};

const known = new Map<Language, Tongue>();
const whole = new Map<Language, Sentences>();

/** Loads what the first screen says, so that `tongueOf` knows it. Rejects if its script cannot be read. */
export async function loadLabels(language: Language): Promise<void> {
  if (!known.has(language)) known.set(language, (await TONGUES[language]()).tongue);
}

/** Loads all of a language, so that any room can speak it. Rejects if a script cannot be read. */
export async function loadTongue(language: Language): Promise<void> {
  if (whole.has(language)) return;
  const [{ sentences }] = await Promise.all([SENTENCES[language](), loadLabels(language)]);
  addLanguage(language, sentences.catalogue);
  whole.set(language, sentences);
}

/** Loads all of the languages that have been begun with. */
export const loadBegun = async (): Promise<void> =>
  void (await Promise.all(LANGUAGES.filter(isKnown).map((language) => loadTongue(language))));

export const isKnown = (language: Language): boolean => known.has(language);

/** Whether sentences can be told in it, and not only labels. */
export const isWhole = (language: Language): boolean => whole.has(language);

/** What the first screen says in a language. Throws if it has not been loaded. */
export function tongueOf(language: Language): Tongue {
  const found = known.get(language);
  if (!found) throw new Error(`the language "${language}" has not been loaded`);
  return found;
}

/** What rooms and sheets say in a language. Throws if it has not been loaded. */
export function sentencesOf(language: Language): Sentences {
  const found = whole.get(language);
  if (!found) throw new Error(`the sentences in "${language}" have not been loaded`);
  return found;
}
