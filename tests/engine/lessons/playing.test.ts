// The lessons of playing well: their positions are problems that were measured, none comes twice, each gets harder, and steps to read are short.
import { describe, expect, test } from 'vitest';
import { judgePlay } from '../../../src/engine/teaching/lessons/judge-table.ts';
import { lessonOf, LESSONS, TAUGHT_PROBLEMS } from '../../../src/engine/teaching/lessons/lessons.ts';
import type { Lesson, PlayStep } from '../../../src/engine/teaching/lessons/steps.ts';
import { problemNamed } from '../../../src/engine/teaching/problems/choosing.ts';
import { knowledgeIn, type Problem } from '../../../src/engine/teaching/problems/problem.ts';
import { LESSON_OF_IDEA } from '../../../src/engine/tutor/review/skills.ts';
import { LANGUAGES } from '../../../src/shared/border/language.ts';
import { LESSON_WAYS } from '../../../src/shared/teaching/lessons.ts';
import { withoutMarks } from '../../../src/words/glossary/glossary-links.ts';
import { tellLesson } from '../../../src/words/speak/lessons/tell-lesson.ts';
import { namings } from '../../../lab/sentences/well-formed.ts';
import { refsOf, stepOf } from '../../../lab/support/lessons/refs.ts';

interface Asked {
  readonly lesson: Lesson;
  readonly step: PlayStep;
  readonly problem: Problem;
}

const ASKED: readonly Asked[] = LESSONS.flatMap((lesson) =>
  lesson.steps.flatMap((step) =>
    step.kind === 'play' && step.problem !== undefined ? [{ lesson, step, problem: problemNamed(step.problem) }] : [],
  ),
);

const PLAYING = LESSON_WAYS.playing.flatMap((number) => lessonOf(number) ?? []);

test('most of what they ask is a card to be played', () => {
  expect(ASKED.length).toBeGreaterThan(45);
});

describe.each(ASKED.map((asked) => [asked.step.id, asked] as const))('position %s', (_, { step, problem }) => {
  test('has an answer to every card: what is wrong is told with what it costs', () => {
    const { legal } = knowledgeIn(problem);
    const verdicts = legal.map((card) => ({ card, judged: judgePlay(step, { kind: 'card', card }) }));
    expect(verdicts.flatMap(({ card, judged }) => (judged.verdict === 'right' ? [card] : [])).toSorted()).toEqual(
      [...problem.right].toSorted(),
    );
    for (const { judged } of verdicts.filter(({ judged }) => judged.verdict === 'wrong'))
      expect(judged.said.map(({ kind }) => kind)).toEqual(['text', 'saying']);
    const round = step.round();
    const meant = new Set(legal.map((card) => step.outcomeOf(round, card)));
    expect([...meant].toSorted()).toEqual([...step.outcomes].toSorted());
  });
});

test('no position comes twice', () => {
  expect(new Set(TAUGHT_PROBLEMS).size).toBe(TAUGHT_PROBLEMS.length);
  const hands = ASKED.map(({ problem }) => [...knowledgeIn(problem).hand].toSorted().join(' '));
  expect(new Set(hands).size).toBe(hands.length);
});

test.each(PLAYING.map((lesson) => [lesson.number, lesson] as const))(
  'lesson %i ends no easier than it begins',
  (_, { number }) => {
    const grades = ASKED.filter(({ lesson }) => lesson.number === number).map(({ problem }) => problem.grade);
    expect(grades.at(-1) ?? 0).toBeGreaterThanOrEqual(grades[0] ?? 0);
  },
);

test('an idea leads to a lesson that asks for it', () => {
  for (const [idea, number] of Object.entries(LESSON_OF_IDEA))
    expect(
      ASKED.some(({ lesson, problem }) => lesson.number === number && problem.idea === idea),
      idea,
    ).toBe(true);
});

/** So many words are read in one breath. */
const MOST_WORDS = 40;

test.each(LANGUAGES)('in %s a step to read has at most forty words', (language) => {
  const [name] = namings(0).filter((each) => each.language === language);
  if (!name) throw new Error('no naming');
  const long = PLAYING.flatMap(refsOf)
    .filter(({ path }) => stepOf(path)?.kind === 'read')
    .map((ref) => ({ path: ref.path, words: withoutMarks(tellLesson(ref, name), language).split(/\s+/).length }))
    .filter(({ words }) => words > MOST_WORDS);
  expect(long).toEqual([]);
});
