// The order of lessons and steps: nothing is used before it is taught, and no answer is shown right before its question.
import { describe, expect, test } from 'vitest';
import { type Card, isCard } from '../../../src/engine/base/cards.ts';
import { tableOf } from '../../../src/engine/teaching/lessons/company.ts';
import { judgeAnswer, type QuickStep, solutionOf } from '../../../src/engine/teaching/lessons/judge.ts';
import { exercisesOf, isExercise, lessonBefore, LESSONS } from '../../../src/engine/teaching/lessons/lessons.ts';
import type { Lesson, ReadStep, Step } from '../../../src/engine/teaching/lessons/steps.ts';
import { viewOf } from '../../../src/engine/teaching/lessons/position.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { textRef } from '../../../src/main/lessons/lesson-view.ts';
import { withoutMarks } from '../../../src/words/glossary/glossary-links.ts';
import { LESSON_ORDER, lessonAfter, placeOfLesson } from '../../../src/shared/teaching/lessons.ts';
import { tellExplanation, tellNote } from '../../../src/words/speak/explanations.ts';
import { type Language, LANGUAGES } from '../../../src/shared/border/language.ts';
import { tellLesson, tellSaying } from '../../../src/words/speak/lessons/tell-lesson.ts';
import { namings } from '../../../lab/sentences/well-formed.ts';
import { likelyAnswers } from '../../../lab/support/lessons/lesson-answers.ts';
import { refsOf } from '../../../lab/support/lessons/refs.ts';

describe('the way through the lessons', () => {
  test('is the same for the page as for the engine', () => {
    expect(LESSONS.map(({ number }) => number)).toEqual(LESSON_ORDER);
    expect(LESSON_ORDER.map(placeOfLesson)).toEqual(LESSONS.map((_, index) => index + 1));
    expect(LESSONS.map((lesson) => lessonBefore(lesson)?.number)).toEqual([undefined, ...LESSON_ORDER.slice(0, -1)]);
    expect(LESSON_ORDER.map(lessonAfter)).toEqual([...LESSON_ORDER.slice(1), undefined]);
  });

  test('tells what a Tout costs after Schneider, runners and stakes', () => {
    const [won, paid, tout] = [14, 15, 13].map(placeOfLesson);
    expect([won, paid, tout]).toEqual([13, 14, 15]);
  });
});

/** A word, and the lesson that teaches it: no lesson before may use it. */
const TAUGHT: readonly { readonly lesson: number; readonly words: Readonly<Record<Language, RegExp>> }[] = [
  {
    lesson: 4,
    words: { de: /[Tt]rumpf|Trümpf|[Ss]tech|gestochen|\bsticht|Rufspiel/, en: /\b[Tt]rump|\bruff|Rufspiel/ },
  },
  { lesson: 8, words: { de: /Rufsau/, en: /called Ace/ } },
  { lesson: 14, words: { de: /Schneider/, en: /Schneider/ } },
  { lesson: 15, words: { de: /Laufende|Tarif/, en: /\b[Rr]unners?\b|\b[Ss]takes\b/ } },
  { lesson: 13, words: { de: /(?<!Sie, )Tout zählt/, en: /Tout counts/ } },
];

/** Everything that a lesson can say: its texts, and what the engine says to right and wrong answers. */
function everythingSaid(lesson: Lesson, language: Language): readonly string[] {
  const [name] = namings(0).filter((each) => each.language === language);
  if (!name) throw new Error('no naming');
  const told = exercisesOf(lesson).flatMap((step) =>
    step.kind === 'deal'
      ? []
      : [...likelyAnswers(step), solutionOf(step)].flatMap((answer) =>
          judgeAnswer(step, answer).said.flatMap((said): readonly string[] => {
            if (said.kind === 'text') return [tellLesson(textRef(lesson, step, said.part), name)];
            if (said.kind === 'saying') return [tellSaying(said.saying, name)];
            if (said.kind === 'note') return [tellNote(said.note, name)];
            const { rule, notes } = tellExplanation(said.explanation, name);
            return [rule, ...notes];
          }),
        ),
  );
  return [...refsOf(lesson).map((ref) => tellLesson(ref, name)), ...told].map((text) => withoutMarks(text, language));
}

describe.each(LANGUAGES)('what is said in %s', (language) => {
  test.each(TAUGHT.map(({ lesson, words }) => [words[language].source, lesson, words[language]] as const))(
    'does not use /%s/ before lesson %i has taught it',
    (_, lesson, words) => {
      const early = LESSONS.filter(({ number }) => placeOfLesson(number) < placeOfLesson(lesson)).flatMap((before) =>
        [...new Set(everythingSaid(before, language))].filter((text) => words.test(text)),
      );
      expect(early).toEqual([]);
    },
  );
});

/** The own hand, and the trick on the table. */
function position(step: Step): { readonly hand: readonly Card[]; readonly trick: readonly Card[] } | undefined {
  const table = tableOf(step);
  if (!table) return undefined;
  const { hand, trick } = table.kind === 'moment' ? viewOf(table.moment) : viewFor(table.round, table.you);
  return { hand: [...hand].sort(), trick: trick?.cards ?? [] };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The cards that answer an exercise: those to play or choose, the taker of a trick, or the option that is a card. */
function answerCards(step: QuickStep): readonly Card[] {
  const solution = solutionOf(step);
  switch (solution.kind) {
    case 'cards':
    case 'order':
      return solution.cards;
    case 'card':
      return [solution.card];
    case 'option':
      return solution.option.split(' ').filter(isCard);
    case 'seat': {
      const table = tableOf(step);
      const trick = table?.kind === 'moment' ? table.moment.trick : undefined;
      const taken = trick?.cards[(solution.seat - trick.leader + 4) % 4];
      return taken ? [taken] : [];
    }
    default:
      return [];
  }
}

const sorted = (cards: readonly Card[]): readonly Card[] => [...cards].sort();

/** How a step to read gives away the answer to the exercise that follows it. */
function givenAway({ show, ...read }: ReadStep, exercise: QuickStep): string | undefined {
  const answer = answerCards(exercise);
  if (show.kind === 'cards')
    return show.rows.some(({ cards }) => answer.length > 1 && same(cards, answer))
      ? 'shows the answer as a row'
      : undefined;
  if (show.kind !== 'table') return undefined;
  const [before, now] = [position({ show, ...read }), position(exercise)];
  if (!before || !now) return undefined;
  const { marked } = show;
  const rest = now.hand.filter((card) => !answer.includes(card));
  if (marked.length > 0 && answer.length > 0 && same(before.hand, now.hand)) {
    if (same(sorted(marked), sorted(answer))) return 'marks exactly the right cards of the same hand';
    if (same(sorted(marked), sorted(rest))) return 'marks exactly the wrong cards of the same hand';
  }
  const sameTable = same(before, now);
  if (sameTable && marked.some((card) => before.hand.includes(card)))
    return 'marks cards of the hand at the same table';
  return sameTable && before.trick.length === 4 && marked.length > 0 ? 'marks cards of the same trick' : undefined;
}

/** Each exercise with the last step to read before it. */
const PAIRS = LESSONS.flatMap(({ steps }) =>
  steps.flatMap((step, index) => {
    const read = steps.slice(0, index).findLast((each): each is ReadStep => !isExercise(each));
    return isExercise(step) && step.kind !== 'deal' && read ? [{ read, step }] : [];
  }),
);

test.each(PAIRS.map(({ read, step }) => [step.id, read.id, read, step] as const))(
  'the answer to %s is not shown in the step before it (%s)',
  (_, __, read, step) => expect(givenAway(read, step)).toBeUndefined(),
);

test('no right option is known by being the only one with a reason, or by a word that never holds', () => {
  const labels = LESSONS.flatMap((lesson) =>
    exercisesOf(lesson).flatMap((step) =>
      step.kind === 'choice'
        ? step.options
            .filter((option) => !option.split(' ').every(isCard))
            .map((option) => ({
              id: step.id,
              options: step.options.length,
              ref: textRef(lesson, step, `labels/${option}`),
            }))
        : [],
    ),
  );
  const [de] = namings(0).filter(({ language }) => language === 'de');
  if (!de) throw new Error('no naming');
  const faults = labels.flatMap(({ id, options, ref }) => [
    ...(options < 3 ? [`${id}: two options`] : []),
    ...(/\bimmer\b|übersehen/.test(tellLesson(ref, de)) ? [`${id}: ${tellLesson(ref, de)}`] : []),
  ]);
  expect(faults).toEqual([]);
});
