// Where a player gives money away again and again: cards by how often an idea is missed beside how often people miss it, all else by what it
// cost over many rounds; named only where chance does not explain it.
import type { Idea } from '../../engine/tutor/ideas/asked.ts';
import type { Occasion } from '../../engine/tutor/review/occasions.ts';
import { LESSON_OF, type Skill, SKILLS } from '../../engine/tutor/review/skills.ts';
import type { Leak, Missed } from '../../shared/teaching/progress.ts';

/** A decision that is held against the player. */
export interface Given {
  readonly skill: Skill;
  /** Index of the entry in its record. */
  readonly entry: number;
  readonly cents: number;
}

/** What was given away in one round, and the cards of it that an idea decided. */
export interface GivenInRound {
  readonly id: string;
  readonly given: readonly Given[];
  readonly occasions?: readonly Occasion[];
}

/** Rounds of a long evening. */
const EVENING = 20;
/** What is named has happened at least so often, in so many rounds, and is so many standard errors from nothing. */
const LEAST_TIMES = 3;
const LEAST_ROUNDS = 2;
const SURE = 2;
/** An idea is missed more often than people miss it by so many standard errors: of some thirty ideas none may seem so by chance. */
const SURELY_MORE = 2.4;
/** Rounds from which on the later half of them is told by itself. */
const ENOUGH_FOR_LATELY = 24;

/** Every skill with a name, and what missing it cost in some rounds, the dearest first. */
export const missedIn = (rounds: readonly GivenInRound[]): readonly Missed[] =>
  SKILLS.filter((skill) => skill !== 'other')
    .map((skill) =>
      summed(
        skill,
        rounds.map(({ id, given }) => ({ id, lost: given.filter((each) => each.skill === skill) })),
      ),
    )
    .sort((a, b) => b.cents - a.cents);

/** The leaks, the dearest first, of rounds with commentary in the order in which they were played. */
export const leaksOf = (rounds: readonly GivenInRound[]): readonly Leak[] =>
  [...ideaLeaks(rounds), ...otherLeaks(rounds)].sort((a, b) => b.evening - a.evening);

/** What was lost in a round, decision by decision. */
interface LostIn {
  readonly id: string;
  readonly lost: readonly Pick<Given, 'entry' | 'cents'>[];
}

function summed(skill: Skill, rounds: readonly LostIn[]): Missed {
  const lesson = LESSON_OF[skill];
  return {
    skill,
    times: rounds.reduce((sum, { lost }) => sum + lost.length, 0),
    rounds: rounds.filter(({ lost }) => lost.length > 0).length,
    cents: rounds.reduce((sum, { lost }) => sum + sumOf(lost), 0),
    ...(lesson !== undefined && { lesson }),
  };
}

/** Ideas that are missed more often than people miss them. */
function ideaLeaks(rounds: readonly GivenInRound[]): readonly Leak[] {
  const all = rounds.flatMap(({ occasions = [] }) => occasions);
  return [...new Set(all.map(({ idea }) => idea))].flatMap((idea): readonly Leak[] => {
    const occasions = all.filter((each) => each.idea === idea);
    const missed = occasions.filter((each) => each.missed !== undefined);
    const usual = occasions.reduce((sum, each) => sum + each.usual, 0);
    if (errorsAbove(missed.length, usual, occasions.length) < SURELY_MORE) return [];
    const skill = mostOf(missed.map((each) => each.skill));
    const leak =
      skill &&
      leakIn(
        skill,
        rounds.map((round) => missedOf(round, idea)),
      );
    return leak ? [{ ...leak, idea, occasions: occasions.length, usual }] : [];
  });
}

const missedOf = ({ id, occasions = [] }: GivenInRound, idea: Idea): LostIn => ({
  id,
  lost: occasions.flatMap(({ idea: asked, entry, missed }) =>
    asked === idea && missed !== undefined ? [{ entry, cents: missed }] : [],
  ),
});

/** What is no card that an idea decided and of which it is known how often people miss it. */
function otherLeaks(rounds: readonly GivenInRound[]): readonly Leak[] {
  const others = rounds.map(({ id, given, occasions = [] }) => {
    const decided = new Set(occasions.map(({ entry }) => entry));
    return { id, given: given.filter(({ entry }) => !decided.has(entry)) };
  });
  return SKILLS.filter((skill) => skill !== 'other').flatMap((skill) => {
    const lost = others.map(({ id, given }) => ({ id, lost: given.filter((each) => each.skill === skill) }));
    const sums = lost.map((round) => sumOf(round.lost));
    return meanOf(sums) < SURE * errorOf(sums) ? [] : (leakIn(skill, lost) ?? []);
  });
}

function leakIn(skill: Skill, rounds: readonly LostIn[]): Leak | undefined {
  const missed = summed(skill, rounds);
  const [dearest] = rounds
    .flatMap(({ id, lost }) => lost.map((each) => ({ id, ...each })))
    .sort((a, b) => b.cents - a.cents);
  if (!dearest || missed.times < LEAST_TIMES || missed.rounds < LEAST_ROUNDS) return undefined;
  const sums = rounds.map(({ lost }) => sumOf(lost));
  return {
    ...missed,
    evening: EVENING * meanOf(sums),
    error: EVENING * errorOf(sums),
    ...(sums.length >= ENOUGH_FOR_LATELY && { lately: EVENING * meanOf(sums.slice(sums.length / 2)) }),
    dearest: { id: dearest.id, entry: dearest.entry },
  };
}

/**
 * By how many standard errors something that was to happen `usual` times of `of` happened more often: the signed root of the deviance, which no
 * sum of unequal chances exceeds more often than that of equal ones.
 */
export function errorsAbove(times: number, usual: number, of: number): number {
  if (times <= usual) return 0;
  const part = (seen: number, expected: number): number => (seen === 0 ? 0 : seen * Math.log(seen / expected));
  return Math.sqrt(2 * (part(times, usual) + part(of - times, of - usual)));
}

function mostOf<T>(values: readonly T[]): T | undefined {
  const count = (value: T): number => values.filter((each) => each === value).length;
  return [...new Set(values)].sort((a, b) => count(b) - count(a))[0];
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
