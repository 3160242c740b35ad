// Every contract and every special round is taught: its trumps, its entry in the glossary, a step of a lesson.
import { describe, expect, test } from 'vitest';
import { announcementsOf } from '../../src/engine/base/contract.ts';
import { ALL_CONTRACTS, builtIn, type BuiltInContractId } from '../../src/engine/contracts/registry.ts';
import { gameOf } from '../../src/engine/teaching/lessons/position.ts';
import { GAMES } from '../../src/engine/games/shelf.ts';
import { SPECIAL_ROUNDS } from '../../src/engine/table/terms.ts';
import { ladderOf } from '../../src/engine/tutor/ladder.ts';
import { LANGUAGES, type Language } from '../../src/shared/texts/naming.ts';
import { namingOf } from '../../src/shared/texts/naming-of.ts';
import { LESSON_WORDS, type WordTree } from '../../src/shared/texts/lessons/lesson-words.ts';
import type { TermId } from '../../src/shared/texts/glossary-terms.ts';
import { withoutMarks } from '../../src/shared/glossary-links.ts';
import { searchTerms, termOf } from '../../src/shared/glossary.ts';
import { RULE_LINKS } from '../../src/shared/rules-links.ts';
import { plainTrumps } from '../engine/trainers/plain-rules.ts';

/** The entry of the glossary for each contract; a new contract needs one. */
const TERM_OF: Readonly<Record<BuiltInContractId, TermId>> = {
  rufer: 'rufspiel',
  hochzeit: 'hochzeit',
  bettel: 'bettel',
  'suit-geier': 'farbgeier',
  'suit-wenz': 'farbwenz',
  eisenbahner: 'eisenbahner',
  kaiser: 'kaiser',
  geier: 'geier',
  wenz: 'wenz',
  solo: 'solo',
  'suit-geier-tout': 'tout',
  'suit-wenz-tout': 'tout',
  'eisenbahner-tout': 'tout',
  'kaiser-tout': 'tout',
  'geier-tout': 'tout',
  'wenz-tout': 'tout',
  'open-bettel': 'offenerBettel',
  'solo-tout': 'tout',
  sie: 'sie',
  muss: 'mussspiel',
  'muss-rufer': 'mussspiel',
  kreuz: 'kreuzrunde',
  bierkopf: 'bierkopf',
  ramsch: 'ramsch',
  'widow-game': 'witwe',
  least: 'amWenigsten',
};

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
  vicar: 'pfarrerschafkopf',
  denexa: 'witwe',
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
    expect(rungs.map(({ card }) => card)).toEqual(plainTrumps(announcement, 32));
  });

  test.each(LANGUAGES)('is found in the glossary by its name in %s', (language) => {
    const called = naming(language).contract(id);
    const words = called.split(/[ -]/);
    const found = [called, ...words].flatMap((word) => searchTerms(word, language).slice(0, 3));
    expect(found.map((term) => term.id)).toContain(TERM_OF[id]);
  });

  test.each(LANGUAGES)('is taught in a lesson in %s', (language) => {
    expect(isTaught(TERM_OF[id], language)).toBe(true);
  });
});

test.each(LANGUAGES)('every special round and game of its own is taught in a lesson in %s', (language) => {
  expect(Object.values(ROUND_TERMS).filter((term) => !isTaught(term, language))).toEqual([]);
});

test.each(LANGUAGES)('a rule leads to a lesson that tells of it in %s', (language) => {
  const astray = Object.entries(RULE_LINKS).filter(
    ([, { term, lesson }]) =>
      lesson !== undefined && !textsOf(language, lesson).some((text) => names(text, term, language)),
  );
  expect(astray.map(([rule, { term, lesson }]) => `${rule}: ${term} in lesson ${lesson}`)).toEqual([]);
});
