// Where a player gives money away again and again: sums by skill over many rounds, named only where chance does not explain them.
import { LESSON_OF, type Skill, SKILLS } from '../../engine/tutor/review/skills.ts';
import type { Leak } from '../../shared/teaching/progress.ts';

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

/** The leaks, the dearest first, of rounds with commentary in the order in which they were played. */
export const leaksOf = (rounds: readonly GivenInRound[]): readonly Leak[] =>
  SKILLS.filter((skill) => skill !== 'other')
    .flatMap((skill) => leakIn(rounds, skill) ?? [])
    .sort((a, b) => b.cents - a.cents);

function leakIn(rounds: readonly GivenInRound[], skill: Skill): Leak | undefined {
  const inRound = rounds.map(({ id, given }) => ({ id, given: given.filter((each) => each.skill === skill) }));
  const found = inRound.filter(({ given }) => given.length > 0);
  const all = found.flatMap(({ id, given }) => given.map((each) => ({ id, ...each })));
  const [dearest] = all.toSorted((a, b) => b.cents - a.cents);
  const sums = inRound.map(({ given }) => sumOf(given));
  const error = errorOf(sums);
  if (!dearest || all.length < LEAST_TIMES || found.length < LEAST_ROUNDS || meanOf(sums) < SURE * error)
    return undefined;
  const lesson = LESSON_OF[skill];
  return {
    skill,
    times: all.length,
    rounds: found.length,
    cents: sumOf(all),
    evening: EVENING * meanOf(sums),
    error: EVENING * error,
    ...(sums.length >= ENOUGH_FOR_LATELY && { lately: EVENING * meanOf(sums.slice(sums.length / 2)) }),
    ...(lesson !== undefined && { lesson }),
    dearest: { id: dearest.id, entry: dearest.entry },
  };
}

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
