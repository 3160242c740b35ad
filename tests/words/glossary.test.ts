// The glossary: complete, consistent, searchable in three languages, and found in sentences.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  linkedBefore,
  type Piece,
  piecesOf,
  unknownMarks,
  withoutMarks,
} from '../../src/words/glossary/glossary-links.ts';
import { allTerms, folded, headwordOf, searchTerms, termOf } from '../../src/words/glossary/glossary.ts';
import { TERM_IDS } from '../../src/words/types/glossary-terms.ts';
import { LANGUAGES } from '../../src/shared/border/language.ts';

const PROJECT_GLOSSARY = path.resolve(import.meta.dirname, '../../docs/GLOSSARY.md');

/** German terms of the project's own glossary, as far as players meet them. */
function germanTermsOfTheGame(): string[] {
  const game = readFileSync(PROJECT_GLOSSARY, 'utf8').split('## Program')[0] ?? '';
  const rows = game.split('\n').filter((line) => line.startsWith('| ') && !/^\| (German|---)/.test(line));
  return rows
    .map((row) => row.split('|')[1]?.trim() ?? '')
    .filter((words) => words !== '-')
    .flatMap((words) => words.split(/, (?=\S)|: /));
}

const links = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ text, term }) => (term ? [`${text}=${term}`] : []));

const topOf = (typed: string, language: 'de' | 'en' = 'de'): string | undefined => searchTerms(typed, language)[0]?.id;

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  test('explains every id once', () => {
    expect(allTerms(language).map(({ id }) => id)).toEqual(TERM_IDS);
    expect(new Set(TERM_IDS).size).toBe(TERM_IDS.length);
  });

  test.each(allTerms(language).map((term) => [term.id, term] as const))('%s is told well', (id, term) => {
    expect(term.short).toMatch(/^[\p{Lu}„“‘].*[.?]$/u);
    expect(term.short.length).toBeLessThanOrEqual(140);
    expect(term.long).toMatch(/[.?]$/);
    expect(term.related).not.toContain(id);
    expect(new Set(term.related).size).toBe(term.related.length);
    expect(unknownMarks(term.short + term.long)).toEqual([]);
  });

  test('has no word that would lead to two terms', () => {
    const forms = allTerms(language).flatMap((term) => term.forms);
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
  });

  test('finds every term by each of its words', () => {
    for (const term of allTerms(language))
      for (const word of [...term.german, ...term.english, ...term.bavarian])
        expect(searchTerms(word, language), word).toContain(term);
  });
});

test('every German term of the project’s glossary is a headword', () => {
  const words = new Set(allTerms('de').flatMap(({ german }) => german.map(folded)));
  const missing = germanTermsOfTheGame().filter((word) => !words.has(folded(word)));
  // Named differently for players: numbers of cards, words in a chain, the suit of the pack.
  expect(germanTermsOfTheGame().length).toBeGreaterThan(60);
  expect(missing).toEqual(['Karte', 'Neun', 'Acht', 'Sieben']);
});

describe('search', () => {
  test.each([
    ['stoss', 'stoss'],
    ['STOSS', 'stoss'],
    ['konig', 'koenig'],
    ['koenig', 'koenig'],
    ['davolaffa', 'davonlaufen'],
    ['run away', 'davonlaufen'],
    ['runners', 'laufende'],
    ['rufs', 'rufsau'],
    ['zammschmeissn', 'zusammenwerfen'],
    ["d'Bumbs", 'schellenSau'],
    ['muss-spiel', 'mussspiel'],
    ['mussspiel', 'mussspiel'],
  ])('%s leads to %s, in both languages of the reader', (typed, id) => {
    for (const language of LANGUAGES)
      expect(
        searchTerms(typed, language)
          .slice(0, 3)
          .map((term) => term.id),
      ).toContain(id);
  });

  test('puts the whole word first', () => {
    expect(topOf('Solo')).toBe('solo');
    expect(topOf('Ober')).toBe('ober');
    expect(topOf('trick', 'en')).toBe('stich');
  });

  test('looks into explanations last', () => {
    expect(searchTerms('Stammtisch', 'de').map(({ id }) => id)).toContain('sie');
  });

  test('finds nothing for what is not there, and everything for nothing', () => {
    expect(searchTerms('Rasenmäher', 'de')).toEqual([]);
    expect(searchTerms('  ', 'de')).toHaveLength(TERM_IDS.length);
  });
});

describe('links', () => {
  test('are made for a word the first time it occurs', () => {
    const pieces = piecesOf('Mit dem Stich kommt der nächste Stich.', 'de');
    expect(links(pieces)).toEqual(['Stich=stich']);
    expect(pieces.map(({ text }) => text).join('')).toBe('Mit dem Stich kommt der nächste Stich.');
  });

  test('know inflections and the beginning of a sentence', () => {
    expect(links(piecesOf('Davonlaufen darfst du mit vier Trümpfen.', 'de'))).toEqual([
      'Davonlaufen=davonlaufen',
      'Trümpfen=trumpf',
    ]);
    expect(links(piecesOf('Follow suit with two Obers.', 'en'))).toEqual(['Follow suit=bedienen', 'Obers=ober']);
  });

  test('respect the borders of words and prefer the longer term', () => {
    expect(links(piecesOf('Der Eichel-Ober liegt, das Gras-Solo nicht.', 'de'))).toEqual(['Eichel-Ober=eichelOber']);
    expect(links(piecesOf('Oberschlaue Farben-Tricks im Wenz-Tout', 'de'))).toEqual(['Wenz-Tout=tout']);
  });

  test('follow marks where there are any, and nothing else then', () => {
    const text = 'Ein [[stich]] mit vielen [[augen|Punkten]] und Trumpf.';
    expect(links(piecesOf(text, 'de'))).toEqual(['Stich=stich', 'Punkten=augen']);
    expect(withoutMarks(text, 'de')).toBe('Ein Stich mit vielen Punkten und Trumpf.');
    expect(unknownMarks('[[stich]] [[gibtsnicht|so]]')).toEqual(['gibtsnicht']);
  });

  test('are made once in sentences that stand together', () => {
    const texts = ['Der Stich zählt.', 'Mit dem Stich kommt Trumpf.', 'Stich und [[trumpf|Trümpfe]], [[stich]].'];
    const known = linkedBefore(texts, 'de');
    expect(texts.map((text, index) => links(piecesOf(text, 'de', known[index])))).toEqual([
      ['Stich=stich'],
      ['Trumpf=trumpf'],
      [],
    ]);
  });

  test('leave out what is explained right here', () => {
    expect(links(piecesOf('Stich und Trumpf', 'de', new Set(['stich' as const])))).toEqual(['Trumpf=trumpf']);
    expect(links(piecesOf('[[stich]] und [[trumpf]]', 'de', new Set(['stich' as const])))).toEqual(['Trumpf=trumpf']);
  });
});

test('a headword is in the reader’s language', () => {
  expect(headwordOf(termOf('davonlaufen', 'de'), 'de')).toBe('davonlaufen');
  expect(headwordOf(termOf('davonlaufen', 'en'), 'en')).toBe('run away');
});
