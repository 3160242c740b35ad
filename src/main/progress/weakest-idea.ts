// The idea that has lately cost most: what "what next" lets one practise, until the answers show that it is known.
import { isPractised } from '../../engine/teaching/problems/choosing.ts';
import type { Idea } from '../../engine/tutor/ideas/asked.ts';
import type { Occasion } from '../../engine/tutor/review/occasions.ts';
import { LESSON_OF } from '../../engine/tutor/review/skills.ts';
import type { WeakIdea } from '../../shared/teaching/progress.ts';
import type { RoundFacts } from '../rounds/round-facts.ts';
import type { ReviewFigures } from '../rounds/statistics.ts';

/** A moment at which an idea was to be found, in a round or a problem. */
export interface Asked extends Pick<Occasion, 'idea' | 'usual'> {
  /** ISO 8601. */
  readonly at: string;
  readonly missed: 'yes' | 'no';
}

export interface PlayedAt {
  readonly at: string;
  readonly occasions: readonly Occasion[];
}

/** The rounds that have a whole commentary. */
export const playedAt = (
  rounds: readonly Pick<RoundFacts, 'id' | 'finishedAt'>[],
  own: ReadonlyMap<string, Pick<ReviewFigures, 'occasions'>>,
): readonly PlayedAt[] =>
  rounds.flatMap(({ id, finishedAt }) => {
    const figures = own.get(id);
    return figures ? [{ at: finishedAt, occasions: figures.occasions }] : [];
  });

/** Rounds that tell how often an idea decides a card, and what it costs: the latest ones. */
const ROUNDS = 120;
/** What somebody can do now is told by so many of the latest moments of an idea. */
const LATEST = 12;
/** Moments that count as if nothing had been missed in them, so that two bad ones are no proof. */
const CALM = 3;
/** Rounds of a long evening, and cents of one from which an idea is worth practising. */
const EVENING = 20;
const LEAST = 5;

/** Undefined where nothing costs much more than it costs others. */
export function weakestIdea(rounds: readonly PlayedAt[], solved: readonly Asked[]): WeakIdea | undefined {
  const latest = rounds.toSorted((a, b) => a.at.localeCompare(b.at)).slice(-ROUNDS);
  const played = latest.flatMap(({ occasions }) => occasions);
  const asked = [...latest.flatMap(momentsOf), ...solved].toSorted((a, b) => a.at.localeCompare(b.at));
  const [weakest] = [...new Set(played.map(({ idea }) => idea))]
    .filter(isPractised)
    .flatMap((idea) => {
      const own = played.filter((each) => each.idea === idea);
      const [{ skill } = {}] = own;
      const each = own.reduce((sum, { usual, costs }) => sum + (1 - usual) * costs, 0) / latest.length;
      return skill ? [{ idea, skill, evening: EVENING * each * slipIn(asked, idea) }] : [];
    })
    .sort((a, b) => b.evening - a.evening);
  if (!weakest || weakest.evening < LEAST) return undefined;
  const lesson = LESSON_OF[weakest.skill];
  return { ...weakest, ...(lesson !== undefined && { lesson }) };
}

const momentsOf = ({ at, occasions }: PlayedAt): readonly Asked[] =>
  occasions.map(({ idea, usual, missed }) => ({ at, idea, usual, missed: missed === undefined ? 'no' : 'yes' }));

/** How often an idea is missed lately where people would have found it, 0 to 1. */
function slipIn(asked: readonly Asked[], idea: Idea): number {
  const latest = asked.filter((each) => each.idea === idea).slice(-LATEST);
  const missed = latest.filter((each) => each.missed === 'yes').length;
  const usual = latest.reduce((sum, each) => sum + each.usual, 0);
  return Math.max(0, missed - usual) / (latest.length - usual + CALM);
}
