// Records of positions compared with the exact solver: the value of every legal card, and no other cards.
import type { Card } from '../../../src/engine/base/cards.ts';
import { openCardValues } from '../../../src/engine/search/open-cards.ts';
import type { Difference, Findings } from './difference.ts';
import { type KnownPosition, readPosition } from './position.ts';

/**
 * Final card points (0 - 120) of the declaring side for every legal card of the seat to play, if both sides then play
 * perfectly with open hands; the cards in ASCII order.
 */
export function finalPoints({ play, declarer, partner, made }: KnownPosition): ReadonlyMap<Card, number> {
  const toCome = [...openCardValues(play, declarer, partner)].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(toCome.map(([card, value]) => [card, value + made.declarerSide]));
}

export function checkPosition(json: unknown): Findings {
  const read = readPosition(json);
  if (!read.ok) return read;
  const { values } = read.position;
  return { differences: values ? valueDifferences(values, finalPoints(read.position)) : [] };
}

/** Wrong values, legal cards without a value, and values of cards that are not legal. */
function valueDifferences(
  expected: Readonly<Record<string, number>>,
  actual: ReadonlyMap<string, number>,
): readonly Difference[] {
  const cards = [...new Set([...Object.keys(expected), ...actual.keys()])];
  return cards.flatMap((card): readonly Difference[] => {
    const given = Object.hasOwn(expected, card) ? expected[card] : undefined;
    const found = actual.get(card);
    if (given === found) return [];
    const path = `values.${card}`;
    if (given === undefined) return [{ path, expected: null, actual: found, message: 'missing' }];
    if (found === undefined) return [{ path, expected: given, actual: null, message: 'not a legal card' }];
    return [{ path, expected: given, actual: found }];
  });
}
