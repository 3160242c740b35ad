// Every exercise of every lesson is solved by the engine, agrees with the syllabus, and says something true to every wrong answer.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCard } from '../../../src/engine/base/cards.ts';
import { finalPoints } from '../../../src/engine/teaching/lessons/best-play.ts';
import { goalOf } from '../../../src/engine/teaching/lessons/deal.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import type { LessonAnswer } from '../../../src/engine/teaching/lessons/exercise-answers.ts';
import { judgeAnswer, type QuickStep, solutionOf } from '../../../src/engine/teaching/lessons/judge.ts';
import type { Said } from '../../../src/engine/teaching/lessons/judgement.ts';
import { exercisesOf, LESSONS } from '../../../src/engine/teaching/lessons/lessons.ts';
import type { Lesson } from '../../../src/engine/teaching/lessons/steps.ts';
import { tellExplanation, tellNote } from '../../../src/words/speak/explanations.ts';
import { unknownMarks, withoutMarks } from '../../../src/words/glossary/glossary-links.ts';
import { textRef } from '../../../src/main/lessons/lesson-view.ts';
import { tellLesson, tellSaying } from '../../../src/words/speak/lessons/tell-lesson.ts';
import { expectSentence, namings } from '../../../lab/sentences/well-formed.ts';
import { likelyAnswers, QUICK } from '../../../lab/support/lessons/lesson-answers.ts';

interface Planned {
  readonly id: string;
  readonly kind: 'choice' | 'number' | 'legal';
  readonly options?: readonly { readonly text: string; readonly correct: boolean }[];
  readonly answer?: number | readonly string[];
}

const file = path.join(import.meta.dirname, '../../fixtures/LESSONS.json');
const SYLLABUS = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly exercises: readonly Planned[] }[];
const PLANNED = SYLLABUS.flatMap(({ exercises }) => exercises);

const NAMINGS = namings(0);

function expectSaid(lesson: Lesson, step: QuickStep, said: Said): void {
  for (const name of NAMINGS) {
    const told =
      said.kind === 'text'
        ? tellLesson(textRef(lesson, step, said.part), name)
        : said.kind === 'saying'
          ? tellSaying(said.saying, name)
          : said.kind === 'note'
            ? tellNote(said.note, name)
            : tellExplanation(said.explanation, name).rule;
    expect(unknownMarks(told)).toEqual([]);
    expectSentence(withoutMarks(told, name.language));
  }
}

describe.each(QUICK.map(({ lesson, step }) => [`${lesson.number} ${step.id}`, lesson, step] as const))(
  'exercise %s',
  (_, lesson, step) => {
    test('is solved by the engine', () => {
      const judged = judgeAnswer(step, solutionOf(step));
      expect(judged.verdict).toBe('right');
      expect(judged.said.length).toBeGreaterThan(0);
      judged.said.forEach((said) => expectSaid(lesson, step, said));
    });

    test('says something to every likely wrong answer', () => {
      const wrong = likelyAnswers(step)
        .map((answer) => judgeAnswer(step, answer))
        .filter(({ verdict }) => verdict !== 'right');
      expect(wrong.length).toBeGreaterThan(0);
      for (const { said, verdict } of wrong) {
        expect(verdict).not.toBe('form');
        expect(said.length).toBeGreaterThan(0);
        said.forEach((each) => expectSaid(lesson, step, each));
      }
    });
  },
);

/** What the syllabus gives as the answer, in the form of our exercise; its options stand in the same order as ours. */
function plannedAnswer(planned: Planned, step: QuickStep): unknown {
  if (planned.kind === 'number') return planned.answer;
  if (planned.kind === 'legal') return planned.answer;
  const index = planned.options?.findIndex(({ correct }) => correct) ?? -1;
  const text = planned.options?.[index]?.text ?? '';
  const words = text.match(/\b[EGHS][ATKOU987]\b/g) ?? [];
  if (step.kind === 'choice' || step.kind === 'bid') return step.options[index];
  if (step.kind === 'winner') return 'ABCD'.indexOf(text);
  return words.filter(isCard);
}

function ours(answer: LessonAnswer): unknown {
  switch (answer.kind) {
    case 'option':
      return answer.option;
    case 'number':
      return answer.value;
    case 'seat':
      return answer.seat;
    case 'cards':
    case 'order':
      return answer.cards;
    case 'card':
      return [answer.card];
    case 'match':
      return answer.pairs;
  }
}

/** Where the syllabus names no card but a kind of card: one of that kind. */
const PLAYED: Readonly<Record<string, string>> = { '18.2': 'EO' };

const sorted = (value: unknown): unknown => (Array.isArray(value) ? [...(value as string[])].sort() : value);

const OURS = new Map(QUICK.map(({ step }) => [step.id, step]));
const covered = PLANNED.filter(({ id }) => Number(id.split('.')[0]) <= LESSONS.length);

describe('the syllabus', () => {
  test('is followed whole', () => {
    expect(covered.filter(({ id }) => !OURS.has(id)).map(({ id }) => id)).toEqual([]);
    const numbers = LESSONS.map(({ number }) => number);
    expect([...numbers].sort((a, b) => a - b)).toEqual(LESSONS.map((_, index) => index + 1));
  });

  test.each(covered.map((planned) => [planned.id, planned] as const))('agrees in %s', (id, planned) => {
    const step = OURS.get(id);
    if (!step) throw new Error(`no exercise ${id}`);
    if (step.kind === 'play') {
      const card = PLAYED[id] ?? String(plannedAnswer(planned, step));
      expect(isCard(card) && judgeAnswer(step, { kind: 'card', card }).verdict).toBe('right');
      return;
    }
    const solution = solutionOf(step);
    const answer = ours(solution);
    const expected = plannedAnswer(planned, step);
    if (solution.kind === 'order') expect(answer).toEqual(expected);
    else expect(sorted(answer)).toEqual(sorted(expected));
  });
});

describe('cards to be played', () => {
  const tasks = QUICK.flatMap(({ step }) =>
    step.kind === 'play' && !step.problem && !step.sorted ? [[step.id, step] as const] : [],
  );
  test.each(tasks)('in %s the right one is better on the table that lies there', (_, step) => {
    const round = step.round();
    if (!isPlaying(round)) throw new Error('no cards are played');
    const points = [...finalPoints(round)];
    const right = points.filter(([card]) => step.right.includes(step.outcomeOf(round, card))).map(([, value]) => value);
    const wrong = points
      .filter(([card]) => !step.right.includes(step.outcomeOf(round, card)))
      .map(([, value]) => value);
    const goal = goalOf(round, step.you);
    expect(Math.min(...right)).toBeGreaterThanOrEqual(goal);
    expect(Math.max(...wrong)).toBeLessThan(goal);
  });
});

test('no two steps of a lesson share a name, and each lesson has something to read and to do', () => {
  for (const lesson of LESSONS) {
    const ids = lesson.steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(exercisesOf(lesson).length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps[0]?.kind).toBe('read');
  }
});

test('every known wrong number is wrong', () => {
  for (const { step } of QUICK) if (step.kind === 'number') expect(step.wrong).not.toContain(step.right());
});

test('cards to choose from lie on the table of the lesson: no trick and no hands are shown there then', () => {
  const apart = LESSONS.flatMap(exercisesOf).filter(
    (step) => step.kind === 'choice' && step.options.some((option) => option.split(' ').every(isCard)),
  );
  expect(apart.length).toBeGreaterThan(5);
  expect(apart.filter(({ show }) => show.kind === 'table').map(({ id }) => id)).toEqual([]);
});
