// All texts of the lessons are clean sentences in both languages and with both decks, and name only terms of the glossary.
import { describe, expect, test } from 'vitest';
import { LESSONS } from '../../../src/engine/lessons/lessons.ts';
import { moment } from '../../../src/engine/lessons/position.ts';
import { unknownMarks, withoutMarks } from '../../../src/shared/glossary-links.ts';
import type { WordTree } from '../../../src/shared/texts/lessons/lesson-words.ts';
import { LESSON_WORDS } from '../../../src/shared/texts/lessons/lesson-words.ts';
import { tellLesson } from '../../../src/shared/texts/lessons/tell-lesson.ts';
import { expectCleanText, expectSentence, namings } from '../../shared/texts/well-formed.ts';

/** References to all texts below a place of the tree. */
function refsIn(tree: WordTree | string, at: string): readonly string[] {
  if (typeof tree === 'string') return [at];
  return Object.entries(tree).flatMap(([key, below]) => refsIn(below, `${at}/${key}`));
}

const isLabel = (ref: string): boolean => /\/title$|\/labels\//.test(ref);

describe.each(['de', 'en'] as const)('texts in %s', (language) => {
  test.each(LESSONS.map(({ number }) => number))('of lesson %i are well formed', (number) => {
    const root = LESSON_WORDS[language][number - 1] as unknown as WordTree;
    const refs = refsIn(root, String(number));
    expect(refs.length).toBeGreaterThan(10);
    for (const name of namings(0).filter((each) => each.language === language))
      for (const ref of refs) {
        const text = tellLesson(ref, name);
        expect(unknownMarks(text), ref).toEqual([]);
        (isLabel(ref) ? expectCleanText : expectSentence)(withoutMarks(text, language));
      }
  });
});

/** Words that players elsewhere use for what docs/GLOSSARY.md names otherwise. */
const NOT_OURS =
  /\b(Punkte|Sauspiel|Rufer|Kontra|Re-Ansage|Spritz\w*|Grün|Laub|Bauern?|Daus|Trumpfen|Atout|Matador\w*|Skat|Reizen|Stichzwang)\b/;
/** Names of the French pack must not stand in a text that follows the deck. */
const FRENCH = /\b(Ass|Dame|Bube|Kreuz|Pik|Karo)\b/;
/** The lesson that teaches both packs. */
const BOTH_PACKS = 1;

test('German texts keep to the words of the glossary, and to those of the deck on the screen', () => {
  const [bavarian] = namings(0).filter(({ language, deck }) => language === 'de' && deck === 'bavarian');
  if (!bavarian) throw new Error('no naming');
  LESSONS.forEach(({ number }, index) => {
    for (const ref of refsIn(LESSON_WORDS.de[index] as unknown as WordTree, String(number))) {
      const text = withoutMarks(tellLesson(ref, bavarian), 'de');
      expect(text, ref).not.toMatch(NOT_OURS);
      if (number !== BOTH_PACKS) expect(text, ref).not.toMatch(FRENCH);
    }
  });
});

test('both languages have the same texts', () => {
  LESSONS.forEach(({ number }, index) => {
    const [de, en] = (['de', 'en'] as const).map((language) =>
      refsIn(LESSON_WORDS[language][index] as unknown as WordTree, String(number)),
    );
    expect([...(de ?? [])].sort()).toEqual([...(en ?? [])].sort());
  });
});

test('every step has its texts and nothing is left over', () => {
  LESSONS.forEach(({ steps }, index) => {
    const words = Object.keys((LESSON_WORDS.de[index] as { readonly steps: object }).steps);
    expect([...words].sort()).toEqual(steps.map(({ id }) => id).sort());
  });
});

test('no card lies in two places of a made-up moment', () => {
  for (const { steps } of LESSONS)
    for (const step of steps) {
      if (step.show.kind !== 'table') continue;
      const shown = step.show.table();
      if (shown.kind !== 'moment') continue;
      const { hand, trick, done } = shown.moment;
      const cards = [...hand, ...trick.cards, ...done.flatMap((each) => each.cards)];
      expect(new Set(cards).size, step.id).toBe(cards.length);
    }
});

test('a moment written with a card that does not exist is refused', () => {
  expect(() => moment({ hand: 'EO XX' })).toThrow('no card');
});
