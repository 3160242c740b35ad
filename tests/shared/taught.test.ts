// Every contract and every special round is taught: its trumps, its entry in the glossary, a step of a lesson.
import { describe, expect, test } from 'vitest';
import { ladderOf as ladderAsWritten } from '../../lab/prove/oracle/order.ts';
import { announcementsOf } from '../../src/engine/base/contract.ts';
import { ALL_CONTRACTS, builtIn } from '../../src/engine/contracts/registry.ts';
import { gameOf } from '../../src/engine/teaching/lessons/position.ts';
import { OPTION_IDS, PURE_2007 } from '../../src/engine/options/options.ts';
import { GAMES } from '../../src/engine/games/shelf.ts';
import { SPECIAL_ROUNDS } from '../../src/engine/table/terms.ts';
import { ladderOf } from '../../src/engine/tutor/ladder.ts';
import { type Language, LANGUAGES } from '../../src/shared/border/language.ts';
import { namingOf } from '../../src/words/speak/naming-of.ts';
import { LESSON_WORDS, type WordTree } from '../../src/words/speak/lessons/lesson-words.ts';
import type { TermId } from '../../src/words/types/glossary-terms.ts';
import { withoutMarks } from '../../src/words/glossary/glossary-links.ts';
import { searchTerms, termOf } from '../../src/words/glossary/glossary.ts';
import { linkOf } from '../../src/words/glossary/rules-links.ts';
import { explained } from '../../lab/support/contract-terms.ts';

/** What a table may play besides single contracts: the special rounds, those that only double, and games of their own. */
const ROUND_TERMS: Readonly<
  Record<(typeof SPECIAL_ROUNDS)[number] | (typeof GAMES)[number] | 'bock' | 'stock', TermId>
> = {
  kreuz: 'kreuzrunde',
  schieber: 'schieber',
  teufel: 'teufel',
  bock: 'bock',
  stock: 'stock',
  bierkopf: 'bierkopf',
  'three-hand': 'zuDritt',
  officers: 'offiziersschafkopf',
  vicar: 'pfarrerschafkopf',
  denexa: 'witwe',
  deutscher: 'deutscherSchafkopf',
  bauernstoss: 'bauernstoss',
  schoofkopp: 'alterSchoofkopp',
  doppelkopf: 'doppelkopf',
  doppelschafkopf: 'doppelschafkopf',
  strohmann: 'strohmann',
};

const leaves = (tree: WordTree | string): readonly string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves);

const textsOf = (language: Language, lesson: number): readonly string[] =>
  leaves(LESSON_WORDS[language][lesson - 1] as unknown as WordTree);

/** Whether a text names the term, with a link or with one of the words that lead to it by themselves. */
const names = (text: string, term: TermId, language: Language): boolean =>
  text.includes(`[[${term}`) || withoutMarks(text, language).match(wordsOf(term, language)) !== null;

function wordsOf(term: TermId, language: Language): RegExp {
  const { forms } = termOf(term, language);
  return forms.length === 0 ? /(?!)/ : new RegExp(`\\b(${forms.join('|')})\\b`, 'iu');
}

/** Whether a lesson explains the term: it links to its entry. */
const isTaught = (term: TermId, language: Language): boolean =>
  LESSON_WORDS[language].some((_, index) => textsOf(language, index + 1).some((text) => text.includes(`[[${term}`)));

const naming = (language: Language) => namingOf(language, 'bavarian', ['', 'Vroni', 'Sepp', 'Resi'], 0);

describe.each(ALL_CONTRACTS.map(({ id }) => id))('%s', (id) => {
  const [announcement] = announcementsOf(builtIn(id));
  if (!announcement) throw new Error(`${id} cannot be announced`);

  test('has its trumps in the ladder, from the strongest down', () => {
    const rungs = ladderOf(gameOf(announcement), 32, [], [], []);
    expect(
      rungs.map(({ card }) => card),
      `trumps of ${id}: say them in lab/prove/oracle/contracts.ts`,
    ).toEqual(ladderAsWritten({ ...announcement, id }, { game: 'four', house: PURE_2007 }).trumps);
  });

  test.each(LANGUAGES)('is found in the glossary by its name in %s', (language) => {
    const called = naming(language).contract(id);
    const words = called.split(/[ -]/);
    const found = [called, ...words].flatMap((word) => searchTerms(word, language).slice(0, 3));
    expect(
      found.map((term) => term.id),
      `entry of ${id}: src/words/${language}/contract-names.ts, or another named in src/words/types/contract-entries.ts`,
    ).toContain(explained(id));
  });

  test.each(LANGUAGES)('is taught in a lesson in %s', (language) => {
    expect(
      isTaught(explained(id), language),
      `no lesson links to the entry of ${id}, [[${explained(id)}]]: src/words/${language}/lessons`,
    ).toBe(true);
  });
});

test.each(LANGUAGES)('every special round and game of its own is taught in a lesson in %s', (language) => {
  expect(Object.values(ROUND_TERMS).filter((term) => !isTaught(term, language))).toEqual([]);
});

test.each(LANGUAGES)('a rule leads to a lesson that tells of it in %s', (language) => {
  const astray = OPTION_IDS.map((rule) => ({ rule, ...linkOf(rule) })).filter(
    ({ term, lesson }) =>
      lesson !== undefined && !textsOf(language, lesson).some((text) => names(text, term, language)),
  );
  expect(astray.map(({ rule, term, lesson }) => `${rule}: ${term} in lesson ${lesson}`)).toEqual([]);
});
