// Stopping a Tout: what a defender's cards of a group are worth while they can still take a trick there.
import type { Card } from '../../base/cards.ts';
import type { Seat } from '../../base/seats.ts';
import { higherOut, type Knowledge, outOf, ownOf } from '../../inference/knowledge.ts';
import { WEIGHTS } from '../weights.ts';

/** Card points that keeping the card is worth to a defender against a Tout: by how much its group would stop less without it. */
export function stopperValue(know: Knowledge, card: Card, declarer: Seat): number {
  const own = ownOf(know, know.order.groupOf(card));
  const without = own.filter((each) => each !== card);
  return WEIGHTS.stopper * (stops(know, own, declarer) - stops(know, without, declarer));
}

/**
 * How likely (0 to 1) cards of a group, high to low, take one of the declarer's tricks in it: one of them has as many lower
 * ones to give first as he has higher ones to draw them with, and he has a card under it left.
 */
function stops(know: Knowledge, own: readonly Card[], declarer: Seat): number {
  return own.reduce((best, card, place) => {
    const above = higherOut(know, card);
    const under = outOf(know, know.order.groupOf(card)).filter((each) => !above.includes(each));
    const guards = own.length - 1 - place;
    const held = atMost(
      guards,
      above.map((each) => know.chances.holdsAny(declarer, [each])),
    );
    return Math.max(best, held * know.chances.holdsAny(declarer, under));
  }, 0);
}

/** Chance that at most so many of several independent things happen. */
function atMost(most: number, chances: readonly number[]): number {
  const counts = chances.reduce<readonly number[]>(
    (before, chance) =>
      Array.from(
        { length: before.length + 1 },
        (_, count) => (before[count] ?? 0) * (1 - chance) + (before[count - 1] ?? 0) * chance,
      ),
    [1],
  );
  return counts.slice(0, most + 1).reduce((sum, each) => sum + each, 0);
}
