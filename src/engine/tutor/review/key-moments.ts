// The few moments of a round that are worth looking at again.
import { isDecided, severityOf } from '../advice/grade.ts';
import type { RoundRecord } from '../../table/log.ts';
import { playersAt } from '../../table/table-rules.ts';
import type { EntryReview } from './review.ts';

/** Most moments that are named. */
const MOST = 3;

/** How much more a mistake counts whose principle can be named. */
const NAMED = 1.25;

/**
 * Entries of at most three mistakes, the gravest first and those in decided games last, at most one in each trick; `trickOf` tells the
 * trick of an entry.
 */
export function keyMomentsOf(
  reviews: readonly EntryReview[],
  trickOf: (entry: number) => number | undefined,
): readonly number[] {
  const seen = new Set<number>();
  return reviews
    .filter(({ grade }) => grade === 'mistake' || grade === 'blunder' || grade === 'inaccuracy')
    .map((review) => ({ review, weight: weightOf(review) }))
    .sort((a, b) => Number(isLate(a.review)) - Number(isLate(b.review)) || b.weight - a.weight)
    .flatMap(({ review: { entry } }) => {
      const trick = trickOf(entry) ?? -1;
      if (seen.has(trick)) return [];
      seen.add(trick);
      return [entry];
    })
    .slice(0, MOST);
}

/** Whether nothing but the height of the game was left to lose. */
const isLate = ({ advice, decision }: EntryReview): boolean => isDecided(advice, decision);

const weightOf = ({ advice, decision, facts }: EntryReview): number =>
  severityOf(advice, decision) * (facts.length > 0 ? NAMED : 1);

/** The number of the trick, from 0, to which an entry plays a card; undefined for all other entries. */
export function trickIn({ rules, entries }: RoundRecord): (entry: number) => number | undefined {
  const plays = entries.flatMap(({ type }, entry) => (type === 'play' ? [entry] : []));
  return (entry) => (plays.includes(entry) ? Math.floor(plays.indexOf(entry) / playersAt(rules)) : undefined);
}
