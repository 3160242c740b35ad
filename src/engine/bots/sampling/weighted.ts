// Imagined deals that count more or less, and how much they tell: as much as so many deals of equal weight that have nothing to do with each other.
import type { Card } from '../../base/cards.ts';
import type { Seat } from '../../base/seats.ts';
import type { World } from '../../inference/worlds.ts';

/** An imagined deal and how much it counts. */
export interface Weighted {
  readonly world: World;
  readonly weight: number;
}

/** Likeness, as a share of what a deal has with itself, below which deals of a walk count as strangers. */
const STRANGERS = 0.05;

/** How many deals of equal weight tell as much as these, if they were drawn apart from each other. */
export function effectiveOf(worlds: readonly Weighted[]): number {
  const sum = worlds.reduce((all, { weight }) => all + weight, 0);
  const squares = worlds.reduce((all, { weight }) => all + weight * weight, 0);
  return squares === 0 ? 0 : (sum * sum) / squares;
}

/**
 * How much a deal of a walk tells against one that was drawn apart, more than 0 to 1: deals that follow each other hold the same cards in
 * the same hands more often than chance would have it (1 over the integrated autocorrelation of the cards' places).
 */
export function apartness(walked: readonly World[]): number {
  const places = walked.map(placesIn);
  const cards = [...new Set(places.flatMap((each) => [...each.keys()]))];
  const byChance = cards.reduce((sum, card) => sum + likenessByChance(places.map((each) => each.get(card))), 0);
  const most = cards.length - byChance;
  if (most <= 0) return 1 / walked.length;
  let sum = 1;
  for (let apart = 1; apart < places.length / 2; apart++) {
    const likeness = (likenessAt(places, cards, apart) - byChance) / most;
    if (likeness < STRANGERS) break;
    sum += 2 * likeness;
  }
  return 1 / sum;
}

type Places = ReadonlyMap<Card, Seat>;

const placesIn = (world: World): Places =>
  new Map(world.flatMap((hand, seat) => hand.map((card) => [card, seat as Seat] as const)));

/** How likely two deals drawn apart have a card in the same place, from the places that it had. */
function likenessByChance(places: readonly (Seat | undefined)[]): number {
  const counts = new Map<Seat | undefined, number>();
  for (const seat of places) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + (count / places.length) ** 2, 0);
}

/** Cards that lie in the same place in two deals so far apart, on average. */
function likenessAt(places: readonly Places[], cards: readonly Card[], apart: number): number {
  let same = 0;
  for (let at = 0; at + apart < places.length; at++)
    for (const card of cards) if (places[at]?.get(card) === places[at + apart]?.get(card)) same++;
  return same / (places.length - apart);
}
