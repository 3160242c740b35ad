// Where a player gives money away again and again: sums by skill over many rounds, named only where chance does not explain them.
import { LESSON_OF, type Skill, SKILLS } from '../../engine/tutor/review/skills.ts';
import type { Leak, Missed } from '../../shared/teaching/progress.ts';

/** A decision that is held against the player. */
export interface Given {
  readonly skill: Skill;
  /** Index of the entry in its record. */
  readonly entry: number;
  readonly cents: number;
}

/** What was given away in one round. */
export interface GivenInRound {
  readonly id: string;
  readonly given: readonly Given[];
}

/** Rounds of a long evening. */
const EVENING = 20;
/** What is named has happened at least so often, in so many rounds, and is so many standard errors from nothing. */
const LEAST_TIMES = 3;
const LEAST_ROUNDS = 2;
const SURE = 2;
/** Rounds from which on the later half of them is told by itself. */
const ENOUGH_FOR_LATELY = 24;

/** Every skill with a name, and what missing it cost in some rounds, the dearest first. */
export const missedIn = (rounds: readonly GivenInRound[]): readonly Missed[] =>
  SKILLS.filter((skill) => skill !== 'other')
    .map((skill) => {
      const found = givenOf(rounds, skill);
      const lesson = LESSON_OF[skill];
      return {
        skill,
        times: found.length,
        rounds: new Set(found.map(({ id }) => id)).size,
        cents: sumOf(found),
        ...(lesson !== undefined && { lesson }),
      };
    })
    .sort((a, b) => b.cents - a.cents);

/** The leaks, the dearest first, of rounds with commentary in the order in which they were played. */
export const leaksOf = (rounds: readonly GivenInRound[]): readonly Leak[] =>
  missedIn(rounds).flatMap((missed) => leakIn(rounds, missed) ?? []);

function leakIn(rounds: readonly GivenInRound[], missed: Missed): Leak | undefined {
  const [dearest] = givenOf(rounds, missed.skill).toSorted((a, b) => b.cents - a.cents);
  const sums = rounds.map((round) => sumOf(givenOf([round], missed.skill)));
  const [mean, error] = [meanOf(sums), errorOf(sums)];
  if (!dearest || missed.times < LEAST_TIMES || missed.rounds < LEAST_ROUNDS || mean < SURE * error) return undefined;
  return {
    ...missed,
    evening: EVENING * mean,
    error: EVENING * error,
    ...(sums.length >= ENOUGH_FOR_LATELY && { lately: EVENING * meanOf(sums.slice(sums.length / 2)) }),
    dearest: { id: dearest.id, entry: dearest.entry },
  };
}

const givenOf = (rounds: readonly GivenInRound[], skill: Skill): readonly (Given & { readonly id: string })[] =>
  rounds.flatMap(({ id, given }) => given.filter((each) => each.skill === skill).map((each) => ({ id, ...each })));

const sumOf = (given: readonly Pick<Given, 'cents'>[]): number => given.reduce((sum, { cents }) => sum + cents, 0);

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);

/** Standard error of a mean; nothing is known from a single value. */
function errorOf(values: readonly number[]): number {
  if (values.length < 2) return Infinity;
  const mean = meanOf(values);
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
