// Every mined problem is rebuilt by the rules and says what it is said to be; some, others each day, are solved anew by the judgement.
import { describe, expect, test } from 'vitest';
import { PATIENCE_MS, sample } from '../../../lab/base/thorough.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { touching } from '../../../src/engine/inference/knowledge.ts';
import {
  allProblems,
  chosenProblem,
  kindredOf,
  problemOfDay,
  themeOf,
} from '../../../src/engine/teaching/problems/choosing.ts';
import {
  knowledgeIn,
  nameOf,
  type Problem,
  readProblem,
  reasonsIn,
  roundOf,
  writeProblem,
} from '../../../src/engine/teaching/problems/problem.ts';
import { itemOf } from '../../../src/engine/teaching/trainers/items.ts';
import { judgeAnswer } from '../../../src/engine/teaching/trainers/judge.ts';
import { problemRef } from '../../../src/engine/teaching/trainers/problem-item.ts';
import { LEARNER, STAGES } from '../../../src/engine/teaching/trainers/trainer.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { playedCard } from '../../../src/engine/table/readers.ts';
import { gradeOf, isHeldAgainst } from '../../../src/engine/tutor/advice/grade.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import { judgedAt } from '../../../src/engine/tutor/advice/judged.ts';

const PROBLEMS = allProblems();

/** Others each day. */
const DAY = new Date().toISOString().slice(0, 10);
const some = (usual: number): readonly Problem[] =>
  shuffled(PROBLEMS, randomOf('looked at', DAY)).slice(0, sample(usual, PROBLEMS.length));

describe('mined problems', () => {
  test('are many, of many ideas and of all grades, each with a name of its own', () => {
    expect(PROBLEMS.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(PROBLEMS.map(({ idea }) => idea)).size).toBeGreaterThanOrEqual(40);
    expect(new Set(PROBLEMS.map(({ grade }) => grade))).toEqual(new Set(STAGES));
    expect(new Set(PROBLEMS.map(nameOf)).size).toBe(PROBLEMS.length);
  });

  test('are rebuilt by the rules, with the right cards as one kind, every allowed card weighed and the idea that is told', () => {
    for (const problem of PROBLEMS) {
      const name = nameOf(problem);
      const know = knowledgeIn(problem);
      const [right] = problem.right;
      expect(know.view.turn, name).toBe(LEARNER);
      expect(new Set(problem.cards.map(({ card }) => card)), name).toEqual(new Set(know.legal));
      expect(right && new Set(touching(know, right)), name).toEqual(new Set(problem.right));
      expect(problem.right, name).not.toContain(problem.against);
      expect(problem.cards.length, name).toBeGreaterThan(problem.right.length);
      expect(reasonsIn(know, problem)[0]?.id, name).toBe(problem.idea);
    }
  });

  test('are the same as lines and as items', () => {
    for (const problem of some(300)) {
      expect(readProblem(writeProblem(problem))).toEqual(problem);
      const item = itemOf(problemRef(problem));
      for (const { card } of problem.cards) {
        const { verdict, told } = judgeAnswer(item, { kind: 'cards', cards: [card] });
        expect(verdict, `${nameOf(problem)} ${card}`).toBe(problem.right.includes(card) ? 'right' : 'wrong');
        expect(told.some((each) => each.of === 'fact' && each.fact.id === problem.idea)).toBe(true);
        expect(told.some((each) => each.of === 'people')).toBe(true);
      }
    }
  });

  test('lines that are none are refused', () => {
    const line = writeProblem(PROBLEMS[0] as Problem);
    expect(() => readProblem(line.replace(/ \d /, ' 9 '))).toThrow();
    expect(() => roundOf({ ...readProblem(line), said: ['weiter', 'weiter', 'weiter', 'weiter'] })).toThrow();
  });
});

/** What the judgement holds against the stored key of a problem; nothing where it agrees. */
function objections(problem: Problem): readonly string[] {
  const view = viewFor(roundOf(problem), LEARNER);
  const first = adviseAt(view, { random: randomOf('anew', nameOf(problem)), effort: 'deep' });
  const best = playedCard(first.ranked[0]?.decision);
  if (best === undefined || !problem.right.includes(best)) return [`${nameOf(problem)}: best is ${best}`];
  return problem.cards.flatMap(({ card }) => {
    if (problem.right.includes(card)) return [];
    const play = { type: 'play', seat: LEARNER, card } as const;
    const think = { random: randomOf('anew', nameOf(problem), card), effort: 'deep' } as const;
    const grade = gradeOf(judgedAt(view, play, think, first), play);
    return isHeldAgainst(grade) ? [] : [`${nameOf(problem)}: ${card} is ${grade} beside ${best}`];
  });
}

describe('the judgement', () => {
  test('agrees with the keys, from other seeds', { timeout: PATIENCE_MS }, () => {
    expect(some(1).flatMap((problem) => objections(problem))).toEqual([]);
  });

  test('objects to a key that is wrong', () => {
    const late = PROBLEMS.findLast(({ played, right }) => played.length > 20 && right.length === 1) as Problem;
    expect(objections({ ...late, right: [late.against] })).not.toEqual([]);
  });
});

describe('which problem comes', () => {
  test('on a day is the same for all, and none comes twice before all have been', () => {
    const days = PROBLEMS.map((_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));
    expect(problemOfDay('2026-11-28')).toBe(problemOfDay('2026-11-28'));
    expect(new Set(days.map((day) => nameOf(problemOfDay(day)))).size).toBe(PROBLEMS.length);
  });

  test('is of the theme and grade that are wanted, and none of those before', () => {
    for (const grade of STAGES) {
      const first = chosenProblem({ theme: 'saving', grade }, 'a');
      expect(themeOf(first)).toBe('saving');
      expect(first.grade).toBe(grade);
      expect(chosenProblem({ theme: 'saving', grade }, 'a', [nameOf(first)])).not.toBe(first);
    }
  });

  test('after one that was missed is another one of the same idea, and each time another', () => {
    const often = PROBLEMS.filter(({ idea }) => PROBLEMS.filter((each) => each.idea === idea).length > 3);
    expect(often.length).toBeGreaterThan(0);
    for (const problem of often) {
      const [first, second] = [kindredOf(problem, 0), kindredOf(problem, 1)];
      expect([first.idea, second.idea]).toEqual([problem.idea, problem.idea]);
      expect(new Set([problem, first, second].map(nameOf)).size).toBe(3);
    }
  });
});
