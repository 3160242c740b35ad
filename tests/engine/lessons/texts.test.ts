// All texts of the lessons are clean sentences in both languages and with both decks, and name only terms of the glossary.
import { describe, expect, test } from 'vitest';
import { callableIn, legalAt } from '../../../src/engine/teaching/lessons/judge-cards.ts';
import { LESSON_26 } from '../../../src/engine/teaching/lessons/lesson-26.ts';
import { LESSONS } from '../../../src/engine/teaching/lessons/lessons.ts';
import { moment } from '../../../src/engine/teaching/lessons/position.ts';
import { unknownMarks, withoutMarks } from '../../../src/words/glossary/glossary-links.ts';
import type { LessonTextRef } from '../../../src/shared/teaching/lesson-views.ts';
import { LESSON_WORDS } from '../../../src/words/speak/lessons/lesson-words.ts';
import { withoutPraise } from '../../../src/words/speak/lessons/praise.ts';
import { tellLesson } from '../../../src/words/speak/lessons/tell-lesson.ts';
import { type Language, LANGUAGES } from '../../../src/shared/border/language.ts';
import type { Naming } from '../../../src/words/types/naming.ts';
import { lintOf } from '../../../lab/sentences/rendered-lint.ts';
import { unknownWords } from '../../../lab/sentences/spelling.ts';
import { expectCleanText, expectSentence, namings } from '../../../lab/sentences/well-formed.ts';
import { pathsOf, refsOf } from '../../../lab/support/lessons/refs.ts';

/** The lesson that teaches both packs. */
const BOTH_PACKS = 1;
/** What is no fault in it: names of the other pack, and cards as one reads them off their faces. */
const FAULTS_OF_BOTH_PACKS = /^a word of the other deck|without an article$/;

const namingsIn = (language: Language): readonly Naming[] => namings(0).filter((name) => name.language === language);

/** Titles and options are no sentences. */
const isLabel = ({ path }: LessonTextRef): boolean => /\/title$|\/labels\//.test(path);

/** Words at the beginning that tell somebody to be right; "exactly these two" tells which cards. */
const PRAISING =
  /^(?:Richtig|Genau(?! dies)|Stimmt|Gut|Sehr gut|Bravo|Sauber|Right|Exactly(?! these)|Correct|Good|Well done|That is (?:it|right))\b/;

describe.each(LANGUAGES)('texts in %s', (language) => {
  test.each(LESSONS.map((lesson) => [lesson.number, lesson] as const))('of lesson %i are well formed', (_, lesson) => {
    const refs = refsOf(lesson);
    expect(refs.length).toBeGreaterThan(10);
    for (const name of namingsIn(language))
      for (const ref of refs) {
        const text = tellLesson(ref, name);
        expect(unknownMarks(text), ref.path).toEqual([]);
        (isLabel(ref) ? expectCleanText : expectSentence)(withoutMarks(text, language));
      }
  });

  test.each(LESSONS.map((lesson) => [lesson.number, lesson] as const))('of lesson %i read well', (number, lesson) => {
    const faults = namingsIn(language).flatMap((name) =>
      refsOf(lesson).flatMap((ref) => {
        const text = withoutMarks(tellLesson(ref, name), language);
        const found = lintOf(
          text,
          language,
          number === BOTH_PACKS ? 'bavarian' : name.deck,
          isLabel(ref) ? 'phrase' : 'sentence',
        );
        return found
          .filter((fault) => number !== BOTH_PACKS || !FAULTS_OF_BOTH_PACKS.test(fault))
          .map((fault) => `${ref.path}: ${fault} in: ${text}`);
      }),
    );
    expect(faults).toEqual([]);
  });

  test('say the number that an exercise asks for, without praise, as “show me” tells them too', () => {
    const asked = LESSONS.flatMap((lesson) =>
      lesson.steps.flatMap((step) => (step.kind === 'number' ? [{ lesson, step, right: step.right() }] : [])),
    );
    expect(asked.length).toBeGreaterThan(10);
    for (const { lesson, step, right } of asked)
      for (const name of namingsIn(language)) {
        const text = withoutMarks(
          tellLesson({ path: `${lesson.number}/steps/${step.id}/right`, cast: {} }, name),
          language,
        );
        expect(text, step.id).toMatch(new RegExp(`\\b${right}\\b`));
        expect(text, step.id).not.toMatch(/^(Richtig|Right|Genau|Exactly)\b/);
      }
  });

  test('speak of no single card where several may have been forgotten', () => {
    const several = LESSONS.flatMap((lesson) =>
      lesson.steps.flatMap((step) => {
        const right = step.kind === 'legal' ? legalAt(step.moment()) : step.kind === 'callable' ? callableIn(step) : [];
        return right.length > 1 ? [{ path: `${lesson.number}/steps/${step.id}/missing`, cast: {} }] : [];
      }),
    );
    expect(several.length).toBeGreaterThan(8);
    for (const name of namingsIn(language))
      for (const ref of several)
        expect(tellLesson(ref, name), ref.path).not.toMatch(
          /\b(?:Auch das ist|diese Karte|This is|[Tt]his card|That is)\b/,
        );
  });

  test('praise nobody where the solution was only shown', () => {
    const shown = LESSONS.flatMap(refsOf).filter(({ path }) => /\/right$|\/feedback\//.test(path));
    expect(shown.length).toBeGreaterThan(200);
    for (const name of namingsIn(language))
      for (const ref of shown) {
        const text = withoutMarks(withoutPraise(tellLesson(ref, name), language), language);
        (/^\d/.test(text) ? expectCleanText : expectSentence)(text); // "11, 10 und 4"
        expect(text, ref.path).not.toMatch(PRAISING);
      }
  });

  test('are spelt with words that are listed (tests/words/spelling)', () => {
    const texts = namingsIn(language).flatMap((name) =>
      LESSONS.flatMap((lesson) => refsOf(lesson).map((ref) => withoutMarks(tellLesson(ref, name), language))),
    );
    expect([...new Set(texts.flatMap((text) => unknownWords(text, language)))].sort()).toEqual([]);
  });
});

/** Words that players elsewhere use for what docs/GLOSSARY.md names otherwise. */
const NOT_OURS =
  /\b(Sauspiel|Rufer|Kontra|Re-Ansage|Spritz\w*|Grün|Laub|Bauern?|Daus|Trumpfen|Atout|Matador\w*|Skat|Reizen|Stichzwang)\b/;
/** Card points are not called so; what is won is, in the games that are not played for money. */
const CARD_POINTS = /\bPunkten?\b/;
const IN_POINTS: readonly number[] = [21, 22, 23, LESSON_26.number];
/** In Doppelkopf one side is called Kontra, where Schafkopf says Stoss. */
const withoutSides = (text: string, lesson: (typeof LESSONS)[number]): string =>
  lesson === LESSON_26 ? text.replace(/\bKontra\b/g, '') : text;
/** Names of the French pack must not stand in a text that follows the deck. */
const FRENCH = /\b(Ass|Dame|Bube|Kreuz|Pik|Karo)\b/;

test('German texts keep to the words of the glossary, and to those of the deck on the screen', () => {
  const [bavarian] = namingsIn('de').filter(({ deck }) => deck === 'bavarian');
  if (!bavarian) throw new Error('no naming');
  for (const lesson of LESSONS)
    for (const ref of refsOf(lesson)) {
      const text = withoutMarks(tellLesson(ref, bavarian), 'de');
      expect(withoutSides(text, lesson), ref.path).not.toMatch(NOT_OURS);
      if (!IN_POINTS.includes(lesson.number)) expect(text, ref.path).not.toMatch(CARD_POINTS);
      if (lesson.number !== BOTH_PACKS) expect(text, ref.path).not.toMatch(FRENCH);
    }
});

test('both languages have the same texts', () => {
  for (const { number } of LESSONS) {
    const [de, en] = LANGUAGES.map((language) => pathsOf(number, language));
    expect([...(de ?? [])].sort()).toEqual([...(en ?? [])].sort());
  }
});

test('every step has its texts and nothing is left over', () => {
  for (const { number, steps } of LESSONS) {
    const words = Object.keys((LESSON_WORDS.de[number - 1] as { readonly steps: object }).steps);
    expect([...words].sort()).toEqual(steps.map(({ id }) => id).sort());
  }
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
