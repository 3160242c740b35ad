// The glossary as a whole: every term with its words and explanation, and a search that forgives spelling.
import type { OwnEntryId } from '../types/contract-entries.ts';
import { CONTRACTS_DE } from '../de/contract-names.ts';
import { GLOSSARY_DE } from '../de/glossary.ts';
import { CONTRACTS_EN } from '../en/contract-names.ts';
import { GLOSSARY_EN } from '../en/glossary.ts';
import { HEADWORDS, type Headwords } from './glossary-headwords.ts';
import { hasOwnEntry, TERM_IDS, type TermId, TERMS, type Topic, TOPICS } from '../types/glossary-terms.ts';
import type { GlossaryTexts, TermText } from '../types/glossary-texts.ts';
import type { Language } from '../../shared/border/language.ts';

/** A term as it is shown in one language. Each list of words begins with the headword. */
export interface Term {
  readonly id: TermId;
  readonly topic: Topic;
  readonly german: readonly string[];
  readonly english: readonly string[];
  /** Bavarian words or phrases, for colour; may be empty. */
  readonly bavarian: readonly string[];
  readonly short: string;
  readonly long: string;
  /** Words that become links by themselves. */
  readonly forms: readonly string[];
  readonly related: readonly TermId[];
}

const GLOSSARIES: Readonly<Record<Language, GlossaryTexts>> = { de: GLOSSARY_DE, en: GLOSSARY_EN };

const wordsIn = (list = ''): readonly string[] => (list === '' ? [] : list.split(', '));

/** The words of a term: a contract's stand beside its names. */
const headwordsOf = (id: TermId): Headwords =>
  hasOwnEntry(id) ? { ...CONTRACTS_DE[id].entry, english: CONTRACTS_EN[id].entry.english } : HEADWORDS[id];

/** Explanations of the contracts that have an entry of their own, by language. */
const OF_CONTRACTS: Readonly<Record<Language, (id: OwnEntryId) => TermText>> = {
  de: (id) => CONTRACTS_DE[id].entry,
  en: (id) => CONTRACTS_EN[id].entry,
};

/** The explanation of a term. Throws for an id that no table knows, which cannot happen with a `TermId`. */
function explanationOf(topic: Topic, id: TermId, language: Language): TermText {
  if (hasOwnEntry(id)) return OF_CONTRACTS[language](id);
  const texts: Partial<Record<TermId, TermText>> = GLOSSARIES[language][topic];
  const text = texts[id];
  if (!text) throw new Error(`no explanation of ${id}`);
  return text;
}

function makeTerm(topic: Topic, id: TermId, language: Language): Term {
  const { german, english, bavarian, related } = headwordsOf(id);
  const { short, long, forms } = explanationOf(topic, id, language);
  const words = { german: wordsIn(german), english: wordsIn(english), bavarian: wordsIn(bavarian) };
  return { id, topic, ...words, short, long, forms: wordsIn(forms), related };
}

const termsOf = (language: Language): readonly Term[] =>
  TOPICS.flatMap((topic) => TERMS[topic].map((id) => makeTerm(topic, id, language)));

const ALL: Readonly<Record<Language, readonly Term[]>> = { de: termsOf('de'), en: termsOf('en') };
const BY_ID: Readonly<Record<Language, ReadonlyMap<TermId, Term>>> = {
  de: new Map(ALL.de.map((term) => [term.id, term])),
  en: new Map(ALL.en.map((term) => [term.id, term])),
};

/** All terms, in the order of their topics. */
export const allTerms = (language: Language): readonly Term[] => ALL[language];

export const isTermId = (id: string): id is TermId => (TERM_IDS as readonly string[]).includes(id);

/** A term's explanation. Throws for an id that no table knows, which cannot happen with a `TermId`. */
export function termOf(id: TermId, language: Language): Term {
  const term = BY_ID[language].get(id);
  if (!term) throw new Error(`no term ${id}`);
  return term;
}

/** The word by which a reader of a language knows the term. */
export const headwordOf = (term: Term, language: Language): string =>
  (language === 'de' ? term.german[0] : term.english[0]) ?? term.id;

/** Without case, accents and punctuation; umlauts as plain vowels, so that "stoss" and "konig" find their words. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The same with umlauts written as two letters: "koenig". */
export const foldedLong = (text: string): string =>
  folded(text.toLowerCase().replace(/[äöü]/g, (vowel) => `${vowel.normalize('NFD').charAt(0)}e`));

/** The ways in which a word may be typed: folded, with long umlauts, in one word. */
function spellingsOf(word: string): readonly string[] {
  const short = folded(word);
  return [...new Set([short, foldedLong(word), short.replaceAll(' ', '')])];
}

/** A term with all that is searched in it. */
interface Searched {
  readonly term: Term;
  readonly words: readonly string[];
  readonly explanation: readonly string[];
}

const searchedIn = (language: Language): readonly Searched[] =>
  ALL[language].map((term) => ({
    term,
    words: [...term.german, ...term.english, ...term.bavarian].flatMap(spellingsOf),
    explanation: spellingsOf(`${term.short} ${term.long}`),
  }));

const SEARCHED = new Map<Language, readonly Searched[]>();

/** What is searched in a language; worked out with the first search, because the words are many. */
function searched(language: Language): readonly Searched[] {
  const known = SEARCHED.get(language) ?? searchedIn(language);
  SEARCHED.set(language, known);
  return known;
}

/** How well a word fits what was typed: 0 the whole word, then its beginning, a part's beginning, inside; or not. */
function fit(word: string, query: string): number {
  if (word === query) return 0;
  if (word.startsWith(query)) return 1;
  if (word.includes(` ${query}`)) return 2;
  return word.includes(query) ? 3 : Infinity;
}

/** A word in the explanation counts less than any headword. */
const IN_EXPLANATION = 4;

function rankOf({ words, explanation }: Searched, query: string): number {
  const told = explanation.some((text) => text.includes(query)) ? IN_EXPLANATION : Infinity;
  return Math.min(...words.map((word) => fit(word, query)), told);
}

/**
 * Terms that fit what was typed, the best first: by German, English and Bavarian words, whatever the reader's
 * language, and last by the explanation. All terms in their usual order if nothing was typed.
 */
export function searchTerms(typed: string, language: Language): readonly Term[] {
  const query = folded(typed);
  if (query === '') return ALL[language];
  return searched(language)
    .map((each) => ({ term: each.term, rank: rankOf(each, query) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ term }) => term);
}
