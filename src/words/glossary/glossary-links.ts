// Finds the terms in a sentence: marks like [[stich]] and [[stich|Stiche]], or else the first time a known word occurs.
import { allTerms, headwordOf, isTermId, termOf } from './glossary.ts';
import type { TermId } from '../types/glossary-terms.ts';
import type { Language } from '../../shared/border/language.ts';
import { capitalised } from '../base/words.ts';

/** A piece of a sentence; with a term it is a link. */
export interface Piece {
  readonly text: string;
  readonly term?: TermId;
}

const MARK = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g;

/** Ids in marks that no term has; for tests of texts. */
export const unknownMarks = (text: string): readonly string[] =>
  [...text.matchAll(MARK)].map((match) => match[1] ?? '').filter((id) => !isTermId(id));

/** The sentence as it is read aloud: marks give way to their words. */
export const withoutMarks = (text: string, language: Language): string =>
  markedPieces(text, language)
    .map((piece) => piece.text)
    .join('');

/** The words of a mark: its own, or the headword. A mark without a term stays plain text. */
function marked(id: string, words: string | undefined, language: Language): Piece {
  if (!isTermId(id)) return { text: words ?? id };
  return { text: words ?? headwordOf(termOf(id, language), language), term: id };
}

function cut(text: string, pattern: RegExp, pieceOf: (match: RegExpMatchArray) => Piece): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const at = match.index ?? 0;
    if (at > from) pieces.push({ text: text.slice(from, at) });
    pieces.push(pieceOf(match));
    from = at + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

const markedPieces = (text: string, language: Language): readonly Piece[] =>
  cut(text, MARK, (match) => marked(match[1] ?? '', match[2], language));

interface Forms {
  readonly termBy: ReadonlyMap<string, TermId>;
  /** Any form as a whole word, longer ones first. Hyphens belong to words, so "Gras" is not found in "Gras-Acht". */
  readonly pattern: RegExp;
}

function formsOf(language: Language): Forms {
  const termBy = new Map(
    allTerms(language).flatMap(({ id, forms }) =>
      forms.flatMap((form) => [[form, id] as const, [capitalised(form), id] as const]),
    ),
  );
  const longestFirst = [...termBy.keys()].sort((a, b) => b.length - a.length);
  return { termBy, pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}-])`, 'gu') };
}

const FORMS: Readonly<Record<Language, Forms>> = { de: formsOf('de'), en: formsOf('en') };

/** Pieces of a sentence without marks: each known term becomes a link where it occurs first. */
function foundPieces(text: string, language: Language, known: ReadonlySet<TermId>): readonly Piece[] {
  const { termBy, pattern } = FORMS[language];
  const seen = new Set(known);
  return cut(text, pattern, ([word]) => {
    const term = termBy.get(word);
    if (!term || seen.has(term)) return { text: word };
    seen.add(term);
    return { text: word, term };
  });
}

/**
 * A sentence in pieces. If it carries marks, only these become links; otherwise known words do, the first time they
 * occur. Terms in `known` get no link: those explained right here.
 */
export function piecesOf(text: string, language: Language, known: ReadonlySet<TermId> = new Set()): readonly Piece[] {
  if (!text.includes('[[')) return foundPieces(text, language, known);
  return markedPieces(text, language).map((piece) =>
    piece.term && known.has(piece.term) ? { text: piece.text } : piece,
  );
}

/** For each of some sentences that stand together, the terms that are links in one before it: they are underlined once. */
export function linkedBefore(texts: readonly string[], language: Language): readonly ReadonlySet<TermId>[] {
  const seen = new Set<TermId>();
  return texts.map((text) => {
    const before = new Set(seen);
    for (const { term } of piecesOf(text, language)) if (term) seen.add(term);
    return before;
  });
}
