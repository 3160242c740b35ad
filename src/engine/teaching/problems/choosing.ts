// Which problem comes: of the day, by theme and grade, or another one of the same idea.
import { randomOf, shuffled } from '../../base/random.ts';
import type { Idea } from '../../tutor/ideas/asked.ts';
import { questionBehind } from '../../tutor/ideas/idea-questions.ts';
import { IDEAS } from '../../tutor/ideas/ideas.ts';
import type { Theme } from '../../tutor/ideas/themes.ts';
import type { Stage } from '../trainers/trainer.ts';
import { MINED } from './mined.ts';
import { nameOf, type Problem, readProblem } from './problem.ts';

/** What problems are to be about; all of it where nothing is said. */
export interface Wanted {
  readonly theme?: Theme;
  /** One idea of it, as a hint asks for it. */
  readonly idea?: Idea;
  readonly grade?: Stage;
}

let read: readonly Problem[] | undefined;

/** All problems, in the order of their deals; read when they are first asked for. */
export const allProblems = (): readonly Problem[] => (read ??= MINED.trim().split('\n').map(readProblem));

const foundBy = (name: string): Problem | undefined => allProblems().find((each) => nameOf(each) === name);

/** The problem with a name. Throws if there is none (programming error). */
export function problemNamed(name: string): Problem {
  const found = foundBy(name);
  if (!found) throw new Error(`no problem ${name}`);
  return found;
}

/** What the idea of a problem explains. */
export const themeOf = ({ idea }: Problem): Theme => IDEAS[idea].explains;

/** Of fewer problems than these nobody learns an idea: then there are those of its theme. */
const LEAST_OF_IDEA = 5;

/** Whether there are enough problems of an idea to practise it. */
export const isPractised = (idea: Idea): boolean => ofIdea(idea).length >= LEAST_OF_IDEA;

const ofIdea = (idea: Idea): readonly Problem[] => allProblems().filter((each) => questionBehind(each.idea) === idea);

/** Problems of an idea or a theme, of the grade that is wanted or the nearest that there is. */
function wantedOnes({ theme, idea, grade }: Wanted): readonly Problem[] {
  const ofTheme =
    idea !== undefined && isPractised(idea)
      ? ofIdea(idea)
      : allProblems().filter((each) => theme === undefined || themeOf(each) === theme);
  if (grade === undefined) return ofTheme;
  const away = (each: Problem): number => Math.abs(each.grade - grade);
  const nearest = Math.min(...ofTheme.map(away));
  return ofTheme.filter((each) => away(each) === nearest);
}

/** One of the wanted problems, by a seed; none of those that have just been, as long as there are others. */
export function chosenProblem(wanted: Wanted, seed: string, before: readonly string[] = []): Problem {
  const all = wantedOnes(wanted);
  const others = all.filter((each) => !before.includes(nameOf(each)));
  const from = others.length > 0 ? others : all;
  const chosen = from[randomOf('chosen', seed).below(from.length)];
  if (!chosen) throw new Error('there are no problems');
  return chosen;
}

/** The problem with a name; where it is gone, since problems are mined anew, one as hard. */
export const problemOf = (name: string, grade: Stage): Problem => foundBy(name) ?? chosenProblem({ grade }, name);

const DAY = 86_400_000;

/** The problem of a calendar day (`2026-11-28`), the same everywhere; none comes twice before all have been. */
export function problemOfDay(day: string): Problem {
  const all = shuffled(allProblems(), randomOf('days'));
  const number = Math.floor(Date.parse(day) / DAY);
  const problem = all[((number % all.length) + all.length) % all.length];
  if (!problem) throw new Error('there are no problems');
  return problem;
}

/** Another problem of the same idea, the nearest in grade first and another one each turn; of the same theme where the idea has no other. */
export function kindredOf(problem: Problem, turn: number): Problem {
  const others = allProblems().filter((each) => nameOf(each) !== nameOf(problem));
  const ofIdea = others.filter(({ idea }) => idea === problem.idea);
  const kindred = ofIdea.length > 0 ? ofIdea : others.filter((each) => themeOf(each) === themeOf(problem));
  const away = ({ grade }: Problem): number => Math.abs(grade - problem.grade);
  const sorted = shuffled(kindred, randomOf('kindred', nameOf(problem))).toSorted((a, b) => away(a) - away(b));
  return sorted[turn % Math.max(1, sorted.length)] ?? problem;
}
